import { mkdir, writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { createStudioPool } from '@visage/studio/pool'
import { composePortraitSheet } from './compose-portrait-sheet.ts'
import { composeSocialCard } from './compose-social-card.ts'
import { encodePortrait } from './encode-portrait.ts'
import { renderArticlePictures } from './render-article-pictures.ts'
import { SITE_PORTRAITS } from './site-portraits.ts'

const sizePixels = 1024

const { values, positionals: wanted } = parseArgs({
  allowPositionals: true,
  options: {
    out: { type: 'string', default: new URL('../public/media', import.meta.url).pathname },
    docs: { type: 'string', default: new URL('../../docs/images', import.meta.url).pathname },
  },
})

const isWanted = (path: string) => wanted.length === 0 || wanted.some((name) => path.includes(name))

/** Renders the pictures of the public pages and the documentation with the studio; names given as arguments render only those. */
const renderSiteMedia = async () => {
  const portraits = SITE_PORTRAITS.filter(({ path }) => isWanted(path))
  const pool = createStudioPool()
  let totalBytes = 0
  try {
    for (const { path, identity, scene } of portraits) {
      const { png } = await pool.renderPortrait({ identity, scene, width: sizePixels, height: sizePixels })
      const webp = await encodePortrait(png)
      const file = `${values.out}/${path}.webp`
      await mkdir(file.slice(0, file.lastIndexOf('/')), { recursive: true })
      await writeFile(file, webp)
      totalBytes += webp.length
      console.log(`${path}.webp ${Math.round(webp.length / 1000)} kB`)
    }
    await renderArticlePictures({ pool, out: values.out, isWanted })
  } finally {
    await pool.close()
  }
  await writeFile(`${values.out}/social-card.jpg`, await composeSocialCard(values.out))
  await mkdir(values.docs, { recursive: true })
  await writeFile(`${values.docs}/portraits.webp`, await composePortraitSheet(values.out))
  console.log(`${portraits.length} portraits, ${Math.round(totalBytes / 1000)} kB`)
}

await renderSiteMedia()
