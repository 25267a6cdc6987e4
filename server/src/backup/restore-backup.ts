import { createReadStream } from 'node:fs'
import { copyFile, mkdir, readdir } from 'node:fs/promises'
import { dirname, join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type { BlobStore } from '../adapters/blobs/blob-store.ts'
import type { Db } from '../db/transaction.ts'
import { NAMES, readManifest } from './make-backup.ts'
import type { Manifest } from './make-backup.ts'
import { hasPeople, readShape, restoreRows } from './store.ts'

const assertFits = async (db: Db, { shape }: Manifest): Promise<void> => {
  if ((await readShape(db)) !== shape)
    throw new Error('Another release of Visage made this backup: restore it with that release, then upgrade.')
  if (await hasPeople(db))
    throw new Error('There are people in this database already: set DATA_DIR or DATABASE_URL to an empty one.')
}

const restoreFiles = async (blobs: BlobStore, dir: string): Promise<number> => {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  let count = 0
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name)
    const key = relative(dir, path).split(sep).join('/')
    if (await blobs.has(key)) continue
    await using draft = await blobs.openDraft()
    await copyFile(path, draft.path)
    await draft.keep(key)
    count += 1
  }
  return count
}

type Options = { db: Db; blobs: BlobStore; secretsFile: string; dir: string }

/** Puts a backup into a database without people: files first, then all rows at once. Can be run again when it was cut off. */
export const restoreBackup = async ({
  db,
  blobs,
  secretsFile,
  dir,
}: Options): Promise<{ rows: number; files: number }> => {
  const manifest = await readManifest(dir)
  await assertFits(db, manifest)
  const files = await restoreFiles(blobs, join(dir, NAMES.files))
  const rows = await db.transaction(async (tx) =>
    pipeline(createReadStream(join(dir, NAMES.rows)), createGunzip(), (lines) => restoreRows(tx, lines)),
  )
  await mkdir(dirname(secretsFile), { recursive: true })
  // An installation that has secrets by its environment has no such file.
  await copyFile(join(dir, NAMES.secrets), secretsFile).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  return { rows, files }
}
