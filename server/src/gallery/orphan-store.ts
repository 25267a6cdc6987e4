import { inArray } from 'drizzle-orm'
import { assets, filesToErase, uploads } from '../db/schema.ts'
import type { Db } from '../db/transaction.ts'

const ASSET_FILES = [assets.blobKey, assets.thumbnailKey, assets.markedKey, assets.losslessKey] as const
const UPLOAD_FILES = [uploads.blobKey, uploads.thumbnailKey, uploads.playableKey, uploads.facesKey] as const

/** Those of some keys that no row has. */
export const listUnknownFiles = async (db: Db, keys: readonly string[]): Promise<string[]> => {
  if (keys.length === 0) return []
  const wanted = [...keys]
  const found = await Promise.all([
    ...ASSET_FILES.map((key) => db.select({ key }).from(assets).where(inArray(key, wanted))),
    ...UPLOAD_FILES.map((key) => db.select({ key }).from(uploads).where(inArray(key, wanted))),
    db.select({ key: filesToErase.blobKey }).from(filesToErase).where(inArray(filesToErase.blobKey, wanted)),
  ])
  const known = new Set(found.flatMap((rows) => rows.map(({ key }) => key)))
  return keys.filter((key) => !known.has(key))
}
