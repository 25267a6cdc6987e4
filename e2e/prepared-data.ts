import { randomUUID } from 'node:crypto'
import { copyFile, mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, extname, join } from 'node:path'
import { createBlobKey } from '../server/src/adapters/blobs/blob-store.ts'
import { openDatabase } from '../server/src/db/client.ts'
import { ASSET_COLUMNS, assets } from '../server/src/db/schema.ts'
import { readConfig } from '../server/src/program/env.ts'
import { callsOf, copperWoman, emptyHanded, readyPeople, signUpByCalls } from './testing/person.ts'
import { VisageServer } from './testing/visage-server.ts'

/** Lays the only face that there is into the galleries of others. The program must not be running. */
const copyFace = async (dataDir: string, userIds: readonly string[]): Promise<void> => {
  const config = readConfig({ NODE_ENV: 'development', DATA_DIR: dataDir, WEB_DIR: '' })
  const copied = async (key: string) => {
    const copy = createBlobKey(extname(key).slice(1))
    const target = join(config.storage.dir, copy)
    await mkdir(dirname(target), { recursive: true })
    await copyFile(join(config.storage.dir, key), target)
    return copy
  }
  const database = await openDatabase(config.database)
  try {
    const [face] = await database.db.select(ASSET_COLUMNS).from(assets)
    if (!face?.thumbnailKey) throw new Error('No face was drawn for those who begin with one.')
    for (const userId of userIds) {
      const [blobKey, thumbnailKey] = [await copied(face.blobKey), await copied(face.thumbnailKey)]
      const own = { id: randomUUID(), userId, jobId: null, blobKey, thumbnailKey, watermarkedKey: null }
      await database.db.insert(assets).values({ ...face, ...own })
    }
  } finally {
    await database.close()
  }
}

/**
 * Runs the program once in an empty folder: the other servers of the run begin with a copy of what it leaves, people with
 * a face among it, and with its modules compiled.
 */
const setup = async (): Promise<() => Promise<void>> => {
  const compiled = await mkdtemp(join(tmpdir(), 'visage-e2e-compiled-'))
  process.env.NODE_COMPILE_CACHE ??= compiled
  const server = await VisageServer.start({ TRUST_PROXY: '127.0.0.1' })
  await signUpByCalls(server, emptyHanded)
  const people: Awaited<ReturnType<typeof signUpByCalls>>[] = []
  for (const email of readyPeople) people.push(await signUpByCalls(server, email))
  const [first, ...others] = people
  if (first) await callsOf(server, first).ask('generate-face-prompt', { prompt: copperWoman })
  await server.stop()
  await copyFace(
    server.dataDir,
    others.map(({ profile }) => profile.user_id),
  )
  process.env.VISAGE_E2E_PREPARED = server.dataDir
  return async () => {
    await rm(server.dataDir, { recursive: true, force: true })
    await rm(compiled, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}

export default setup
