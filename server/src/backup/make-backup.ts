import { randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { access, copyFile, link, mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import PQueue from 'p-queue'
import { z } from 'zod'
import type { BlobStore } from '../adapters/blobs/blob-store.ts'
import type { Db } from '../db/transaction.ts'
import { dumpRows, hasRun, readShape } from './store.ts'

/** Told of a database on which no server has ever run. */
export const NOTHING_YET =
  'No Visage has ever run on this database, so there is nothing to back up: see whether DATA_DIR or DATABASE_URL names the right one.'

/** What lies in the folder of a backup. */
export const NAMES = {
  manifest: 'manifest.json',
  rows: 'rows.jsonl.gz',
  files: 'files',
  secrets: 'secrets.json',
} as const

const manifestShape = z.object({
  madeAt: z.iso.datetime(),
  /** What the tables look like; only the release that made it takes it back. */
  shape: z.string(),
  rows: z.number(),
  files: z.number(),
})

export type Manifest = z.infer<typeof manifestShape>

const atOnce = 8
const anyAge = -24 * 3_600_000

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

const backupName = /^visage-\d{4}-\d{2}-\d{2}T[\d-]+Z$/

/** The whole backups in a folder, newest first, as their names hold the time; other folders there are nobody's business. */
const listBackups = async (parent: string): Promise<string[]> => {
  const names = await readdir(parent)
  return names
    .filter((name) => backupName.test(name))
    .toSorted((a, b) => (a < b ? 1 : -1))
    .map((name) => join(parent, name))
}

/** The newest whole backup beside a new one: files never change, so those that it has need no room again. */
const findEarlier = async (parent: string): Promise<string | null> => {
  const [newest] = await listBackups(parent)
  return newest ? join(newest, NAMES.files) : null
}

type Copying = { blobs: BlobStore; dir: string; earlier: string | null; copied: Set<string> }

const copyOne = async ({ blobs, dir, earlier, copied }: Copying, key: string): Promise<void> => {
  const path = join(dir, key)
  await mkdir(dirname(path), { recursive: true })
  const linked =
    earlier !== null &&
    (await link(join(earlier, key), path).then(
      () => true,
      () => false,
    ))
  if (!linked)
    try {
      await pipeline(blobs.openRead(key), createWriteStream(path, { flags: 'wx' }))
    } catch (error) {
      await rm(path, { force: true })
      // Its owner has deleted it meanwhile.
      if (!(await blobs.has(key))) return
      throw error
    }
  copied.add(key)
}

/** Copies every file that was not copied yet. */
const copyFiles = async (copying: Copying): Promise<void> => {
  const queue = new PQueue({ concurrency: atOnce })
  const failures: unknown[] = []
  for await (const key of copying.blobs.listOld(anyAge)) {
    if (copying.copied.has(key)) continue
    if (failures.length > 0) break
    await queue.onSizeLessThan(atOnce * 4)
    void queue.add(() => copyOne(copying, key).catch((error: unknown) => failures.push(error)))
  }
  await queue.onIdle()
  if (failures.length > 0) throw failures[0]
}

type Options = {
  db: Db
  blobs: BlobStore
  /** The file of made secrets, where there is one. */
  secretsFile: string
  /** Gets a folder with the backup. */
  parent: string
  now?: Date
}

/**
 * Copies database and files into a new folder in `parent`, while everybody works on. Files are copied before the rows and
 * again after them: one that a row names was there before that row, so it is in the backup unless its owner deletes it in
 * between. The folder gets its name once all of it is there.
 */
export const makeBackup = async ({ db, blobs, secretsFile, parent, now = new Date() }: Options) => {
  if (!(await hasRun(db))) throw new Error(NOTHING_YET)
  await mkdir(parent, { recursive: true, mode: 0o700 })
  const dir = join(parent, `visage-${now.toISOString().replaceAll(/[:.]/g, '-')}`)
  const partial = `${dir}-${randomUUID().slice(0, 8)}.partial`
  const earlier = await findEarlier(parent)
  try {
    await mkdir(join(partial, NAMES.files), { recursive: true, mode: 0o700 })
    const copying: Copying = { blobs, dir: join(partial, NAMES.files), earlier, copied: new Set() }
    await copyFiles(copying)
    const gzip = createGzip()
    const written = pipeline(gzip, createWriteStream(join(partial, NAMES.rows), { mode: 0o600 }))
    const dumping = db.transaction(async (tx) => ({ shape: await readShape(tx), rows: await dumpRows(tx, gzip) }), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    })
    dumping.then(
      () => gzip.end(),
      (error: Error) => gzip.destroy(error),
    )
    const [dumped] = await Promise.all([dumping, written])
    await copyFiles(copying)
    if (await exists(secretsFile)) await copyFile(secretsFile, join(partial, NAMES.secrets))
    const manifest: Manifest = { madeAt: now.toISOString(), ...dumped, files: copying.copied.size }
    await writeFile(join(partial, NAMES.manifest), JSON.stringify(manifest, null, 2))
    await rename(partial, dir)
    return { dir, ...manifest }
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    throw error
  }
}

/** Reads what a backup says of itself; throws for a folder that is none. */
export const readManifest = async (dir: string): Promise<Manifest> => {
  const found = await stat(dir).catch(() => null)
  if (!found?.isDirectory())
    throw new Error(`There is no folder ${dir}: name that of a backup, such as backups/visage-...`)
  const text = await readFile(join(dir, NAMES.manifest), 'utf8').catch(() => {
    throw new Error(`${dir} is no whole backup: it has no ${NAMES.manifest}.`)
  })
  return manifestShape.parse(JSON.parse(text))
}

/** The backup that shows how everything was at a time: the last one made until then. Throws where there is none. */
export const findBackupAt = async (parent: string, at: Date): Promise<string> => {
  for (const dir of await listBackups(parent))
    if (Date.parse((await readManifest(dir)).madeAt) <= at.getTime()) return dir
  throw new Error(`There is no backup in ${parent} from ${at.toISOString()} or before.`)
}

/** Removes backups that are older than that, but never the newest; answers how many. */
export const removeBackupsBefore = async (parent: string, before: Date): Promise<number> => {
  let removed = 0
  for (const dir of (await listBackups(parent)).slice(1))
    if (Date.parse((await readManifest(dir)).madeAt) < before.getTime()) {
      // Under this name it is no backup any more, should this end before all of it is gone.
      const leaving = `${dir}.partial`
      await rename(dir, leaving)
      await rm(leaving, { recursive: true })
      removed += 1
    }
  return removed
}
