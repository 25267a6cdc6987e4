import { mkdir, writeFile } from 'node:fs/promises'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { createStudioPool } from '@visage/studio/pool'
import { listArticleTasks } from './articles/article-tasks.ts'
import { createCachedStudio } from './cached-studio.ts'
import { composePortraitSheet, composeSocialCard } from './collages.ts'
import { listExampleClipTasks, listExampleTalkTasks } from './examples/example-clip-tasks.ts'
import { listExampleOutfitTasks, listExamplePictureTasks } from './examples/example-picture-tasks.ts'
import { listExampleSongTasks } from './examples/example-song-tasks.ts'
import { listLoopTasks } from './loops/loop-tasks.ts'
import { runMediaTasks } from './media-task.ts'
import { listPortraitTasks } from './portrait-tasks.ts'
import { listTemplateTasks } from './templates/template-tasks.ts'

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    force: { type: 'boolean', default: false },
    out: { type: 'string', default: new URL('../public/media', import.meta.url).pathname },
    server: { type: 'string', default: new URL('../../server/media', import.meta.url).pathname },
    docs: { type: 'string', default: new URL('../../docs/images', import.meta.url).pathname },
    cache: { type: 'string', default: join(tmpdir(), 'visage-site-media') },
  },
})

const isWanted = (path: string) => wanted.length === 0 || wanted.some((name) => path.includes(name))

/** Renders the pictures and films of the public pages and the documentation with the studio. */
const renderSiteMedia = async () => {
  const atOnce = availableParallelism()
  const pool = createStudioPool({ threads: atOnce })
  try {
    const studio = await createCachedStudio(pool, values.cache)
    const options = { isForced: values.force, isWanted, atOnce }
    const tasks = [
      ...listPortraitTasks(studio),
      ...listArticleTasks(studio),
      ...listLoopTasks(studio),
      ...listExamplePictureTasks(pool),
      ...listExampleOutfitTasks(pool),
      ...listExampleSongTasks(),
      ...listExampleClipTasks(),
      ...listExampleTalkTasks(),
    ]
    await runMediaTasks(tasks, { ...options, out: values.out })
    await runMediaTasks(listTemplateTasks(pool), { ...options, out: values.server })
  } finally {
    await pool.close()
  }
  await writeFile(join(values.out, 'social-card.jpg'), await composeSocialCard(values.out))
  await mkdir(values.docs, { recursive: true })
  await writeFile(join(values.docs, 'portraits.webp'), await composePortraitSheet(values.out))
}

await renderSiteMedia()
