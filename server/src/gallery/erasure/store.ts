import { and, asc, eq, inArray, isNotNull, lt, notExists, or } from 'drizzle-orm'
import { assets, filesToErase, garments, uploads } from '../../db/schema.ts'
import type { Db } from '../../db/transaction.ts'

type Asset = typeof assets.$inferSelect
type Upload = typeof uploads.$inferSelect

/** Forgets some marked copies from before a time and answers their keys. */
export const clearWatermarkedBefore = async (
  db: Db,
  { time, limit }: { time: Date; limit: number },
): Promise<string[]> => {
  const old = await db
    .select({ id: assets.id, watermarkedKey: assets.watermarkedKey })
    .from(assets)
    .where(lt(assets.watermarkedAt, time))
    .limit(limit)
    .for('update')
  const ids = old.map(({ id }) => id)
  if (ids.length > 0)
    await db.update(assets).set({ watermarkedKey: null, watermarkedAt: null }).where(inArray(assets.id, ids))
  return old.flatMap(({ watermarkedKey }) => watermarkedKey ?? [])
}

/** Every file of an asset. */
export const filesOf = ({ blobKey, thumbnailKey, watermarkedKey, losslessKey }: Asset): string[] =>
  [blobKey, thumbnailKey, watermarkedKey, losslessKey].filter((key) => key !== null)

/** Removes some assets that were deleted before a time and answers what they were. */
export const removeDeletedBefore = (db: Db, { time, limit }: { time: Date; limit: number }): Promise<Asset[]> => {
  const old = db.select({ id: assets.id }).from(assets).where(lt(assets.deletedAt, time)).limit(limit)
  return db
    .delete(assets)
    .where(and(inArray(assets.id, old), isNotNull(assets.deletedAt)))
    .returning()
}

/** Deletes all assets of a person and answers what they were. */
export const removeAssetsOf = (db: Db, userId: string): Promise<Asset[]> =>
  db.delete(assets).where(eq(assets.userId, userId)).returning()

/** Notes files to be erased when the rows that knew them are gone. */
export const addFilesToErase = async (db: Db, blobKeys: readonly string[], createdAt: Date): Promise<void> => {
  await db
    .insert(filesToErase)
    .values(blobKeys.map((blobKey) => ({ blobKey, createdAt })))
    .onConflictDoNothing()
}

/** Keys of files to be erased, oldest first. */
export const listFilesToErase = async (db: Db, limit: number): Promise<string[]> => {
  const rows = await db.select().from(filesToErase).orderBy(asc(filesToErase.createdAt)).limit(limit)
  return rows.map(({ blobKey }) => blobKey)
}

export const removeFileToErase = async (db: Db, blobKey: string): Promise<void> => {
  await db.delete(filesToErase).where(eq(filesToErase.blobKey, blobKey))
}

const FILES = {
  blobKey: uploads.blobKey,
  thumbnailKey: uploads.thumbnailKey,
  playableKey: uploads.playableKey,
  facesKey: uploads.facesKey,
}

const keysOf = (files: Pick<Upload, keyof typeof FILES>): string[] => Object.values(files).filter((key) => key !== null)

/** Deletes all uploads of a person and answers their keys. */
export const removeUploadsOf = async (db: Db, userId: string): Promise<string[]> => {
  const rows = await db.delete(uploads).where(eq(uploads.userId, userId)).returning(FILES)
  return rows.flatMap(keysOf)
}

/** Deletes uploads by their ids and answers their keys. */
export const removeUploads = async (db: Db, ids: readonly string[]): Promise<string[]> => {
  const rows = await db
    .delete(uploads)
    .where(inArray(uploads.id, [...ids]))
    .returning(FILES)
  return rows.flatMap(keysOf)
}

/** Deletes some uploads from before a time, except for garments of a wardrobe, and answers their keys. */
export const removeUploadsBefore = async (
  db: Db,
  { time, limit }: { time: Date; limit: number },
): Promise<string[]> => {
  const kept = db.select({ id: garments.id }).from(garments).where(eq(garments.id, uploads.id))
  const old = db
    .select({ id: uploads.id })
    .from(uploads)
    .where(and(lt(uploads.createdAt, time), notExists(kept)))
    .limit(limit)
  const rows = await db.delete(uploads).where(inArray(uploads.id, old)).returning(FILES)
  return rows.flatMap(keysOf)
}

const ASSET_FILES = [assets.blobKey, assets.thumbnailKey, assets.watermarkedKey, assets.losslessKey] as const
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

/** Whether a file belongs to a deleted item, or waits to be erased. */
export const isDeletedKey = async (db: Db, key: string): Promise<boolean> => {
  const ofDeleted = and(isNotNull(assets.deletedAt), or(...ASSET_FILES.map((column) => eq(column, key))))
  const [[deleted], [waiting]] = await Promise.all([
    db.select({ id: assets.id }).from(assets).where(ofDeleted).limit(1),
    db.select().from(filesToErase).where(eq(filesToErase.blobKey, key)),
  ])
  return deleted !== undefined || waiting !== undefined
}
