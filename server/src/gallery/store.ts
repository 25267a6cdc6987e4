import type { Gender, KindName } from '@visage/contract'
import { and, asc, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm'
import { assets, filesToErase } from '../db/schema.ts'
import type { Db } from '../db/transaction.ts'
import type { Place } from '../lib/cursor.ts'

export type Asset = typeof assets.$inferSelect
export type NewAsset = typeof assets.$inferInsert

export const insertAsset = async (db: Db, asset: NewAsset): Promise<void> => {
  await db.insert(assets).values(asset)
}

type Page = { userId: string; kinds: KindName[]; gender?: Gender; after?: Place; limit: number }

/** A page of a person's assets, newest first. */
export const listAssets = (db: Db, { userId, kinds, gender, after, limit }: Page): Promise<Asset[]> =>
  db
    .select()
    .from(assets)
    .where(
      and(
        eq(assets.userId, userId),
        inArray(assets.kind, kinds),
        gender ? eq(assets.gender, gender) : undefined,
        after
          ? sql`(${assets.createdAt}, ${assets.id}) < (${after.createdAt.toISOString()}::timestamptz, ${after.id}::uuid)`
          : undefined,
      ),
    )
    .orderBy(desc(assets.createdAt), desc(assets.id))
    .limit(limit)

/** An asset of this person. */
export const findAsset = async (
  db: Db,
  { userId, ...wanted }: { userId: string } & ({ id: string } | { blobKey: string }),
): Promise<Asset | undefined> => {
  const [asset] = await db
    .select()
    .from(assets)
    .where(
      and(eq(assets.userId, userId), 'id' in wanted ? eq(assets.id, wanted.id) : eq(assets.blobKey, wanted.blobKey)),
    )
  return asset
}

type Marking = { asset: Asset; markedKey: string; markedAt: Date }

/** Notes an asset's marked copy; false when the asset is gone or has got another copy since it was read. */
export const keepMarked = async (db: Db, { asset, markedKey, markedAt }: Marking): Promise<boolean> => {
  const { id, markedKey: earlier } = asset
  const rows = await db
    .update(assets)
    .set({ markedKey, markedAt })
    .where(and(eq(assets.id, id), earlier === null ? isNull(assets.markedKey) : eq(assets.markedKey, earlier)))
    .returning({ id: assets.id })
  return rows.length > 0
}

/** Forgets some marked copies from before a time and answers their keys. */
export const forgetMarkedBefore = async (db: Db, { time, limit }: { time: Date; limit: number }): Promise<string[]> => {
  const old = await db
    .select({ id: assets.id, markedKey: assets.markedKey })
    .from(assets)
    .where(lt(assets.markedAt, time))
    .limit(limit)
    .for('update')
  const ids = old.map(({ id }) => id)
  if (ids.length > 0) await db.update(assets).set({ markedKey: null, markedAt: null }).where(inArray(assets.id, ids))
  return old.flatMap(({ markedKey }) => markedKey ?? [])
}

/** Every file of an asset. */
export const filesOf = ({ blobKey, thumbnailKey, markedKey }: Asset): string[] =>
  [blobKey, thumbnailKey, markedKey].filter((key) => key !== null)

type JobAsset = Pick<Asset, 'id' | 'blobKey' | 'thumbnailKey' | 'width' | 'height' | 'durationSeconds' | 'jobId'>

export const listAssetsOfJobs = (db: Db, jobIds: string[]): Promise<JobAsset[]> =>
  db
    .select({
      id: assets.id,
      blobKey: assets.blobKey,
      thumbnailKey: assets.thumbnailKey,
      durationSeconds: assets.durationSeconds,
      jobId: assets.jobId,
      width: assets.width,
      height: assets.height,
    })
    .from(assets)
    .where(inArray(assets.jobId, jobIds))

/** Deletes a person's asset and answers what it was, or undefined when there is none. */
export const removeAsset = async (
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<Asset | undefined> => {
  const [asset] = await db
    .delete(assets)
    .where(and(eq(assets.id, id), eq(assets.userId, userId)))
    .returning()
  return asset
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

export const forgetFileToErase = async (db: Db, blobKey: string): Promise<void> => {
  await db.delete(filesToErase).where(eq(filesToErase.blobKey, blobKey))
}
