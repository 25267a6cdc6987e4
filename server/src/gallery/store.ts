import type { Gender, KindName } from '@visage/contract'
import { and, asc, desc, eq, getTableColumns, gte, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { assets, filesToErase, jobs } from '../db/schema.ts'
import type { Db } from '../db/transaction.ts'
import type { Place } from '../lib/cursor.ts'

export type Asset = typeof assets.$inferSelect
export type NewAsset = typeof assets.$inferInsert
/** With what its owner paid, where the job that brought it is still known. */
export type ShownAsset = Asset & { cost: (typeof jobs.$inferSelect)['cost'] | null }

const SHOWN = { ...getTableColumns(assets), cost: jobs.cost }

export const insertAsset = async (db: Db, asset: NewAsset): Promise<void> => {
  await db.insert(assets).values(asset)
}

export type AssetFilter = {
  gender?: Gender
  /** Only what shows this face. */
  face?: string
  favouritesOnly?: boolean
  madeFrom?: Date
  /** The first instant that is too late. */
  madeBefore?: Date
}

type Page = AssetFilter & { userId: string; kinds: KindName[]; after?: Place; limit: number }

const passes = ({ gender, face, favouritesOnly, madeFrom, madeBefore }: AssetFilter) => [
  gender === undefined ? undefined : eq(assets.gender, gender),
  face === undefined ? undefined : eq(assets.faceId, face),
  favouritesOnly ? eq(assets.isFavourite, true) : undefined,
  madeFrom === undefined ? undefined : gte(assets.createdAt, madeFrom),
  madeBefore === undefined ? undefined : lt(assets.createdAt, madeBefore),
]

/** A page of a person's assets, newest first. */
export const listAssets = (db: Db, { userId, kinds, after, limit, ...filter }: Page): Promise<ShownAsset[]> =>
  db
    .select(SHOWN)
    .from(assets)
    .leftJoin(jobs, eq(jobs.id, assets.jobId))
    .where(
      and(
        eq(assets.userId, userId),
        inArray(assets.kind, kinds),
        isNull(assets.deletedAt),
        ...passes(filter),
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
): Promise<ShownAsset | undefined> => {
  const [asset] = await db
    .select(SHOWN)
    .from(assets)
    .leftJoin(jobs, eq(jobs.id, assets.jobId))
    .where(
      and(
        eq(assets.userId, userId),
        isNull(assets.deletedAt),
        'id' in wanted ? eq(assets.id, wanted.id) : eq(assets.blobKey, wanted.blobKey),
      ),
    )
  return asset
}

/** The face that a person's asset shows: itself where it is one. Null where that is not known. */
export const findFaceOf = async (db: Db, { userId, id }: { userId: string; id: string }): Promise<string | null> => {
  const [asset] = await db
    .select({ id: assets.id, kind: assets.kind, faceId: assets.faceId })
    .from(assets)
    .where(and(eq(assets.userId, userId), eq(assets.id, id)))
  if (!asset) return null
  return asset.kind === 'face' ? asset.id : asset.faceId
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
export const filesOf = ({ blobKey, thumbnailKey, markedKey, losslessKey }: Asset): string[] =>
  [blobKey, thumbnailKey, markedKey, losslessKey].filter((key) => key !== null)

const JOB_ASSET = {
  id: assets.id,
  blobKey: assets.blobKey,
  thumbnailKey: assets.thumbnailKey,
  durationSeconds: assets.durationSeconds,
  peaks: assets.peaks,
  jobId: assets.jobId,
  width: assets.width,
  height: assets.height,
  model: assets.model,
  licence: assets.licence,
  isBlend: assets.isBlend,
}

type JobAsset = Pick<Asset, keyof typeof JOB_ASSET>

export const listAssetsOfJobs = (db: Db, jobIds: string[]): Promise<JobAsset[]> =>
  db
    .select(JOB_ASSET)
    .from(assets)
    .where(and(inArray(assets.jobId, jobIds), isNull(assets.deletedAt)))

export type Chosen = { userId: string; ids: readonly string[] }

const isChosen = ({ userId, ids }: Chosen) => and(eq(assets.userId, userId), inArray(assets.id, [...ids]))

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)

/** Which of these are a person's assets, newest first. */
export const listExisting = async (db: Db, chosen: Chosen): Promise<string[]> => {
  const shown = and(isChosen(chosen), isNull(assets.deletedAt))
  return idsOf(await db.select({ id: assets.id }).from(assets).where(shown).orderBy(desc(assets.createdAt)))
}

/** Takes some of a person's assets out of the gallery and answers which. */
export const noteDeleted = async (db: Db, chosen: Chosen, deletedAt: Date): Promise<string[]> => {
  const shown = and(isChosen(chosen), isNull(assets.deletedAt))
  return idsOf(await db.update(assets).set({ deletedAt }).where(shown).returning({ id: assets.id }))
}

/** Puts some of a person's deleted assets back and answers which. */
export const forgetDeletion = async (db: Db, chosen: Chosen): Promise<string[]> => {
  const gone = and(isChosen(chosen), isNotNull(assets.deletedAt))
  return idsOf(await db.update(assets).set({ deletedAt: null }).where(gone).returning({ id: assets.id }))
}

export const setFavourite = async (db: Db, chosen: Chosen, isFavourite: boolean): Promise<string[]> => {
  const shown = and(isChosen(chosen), isNull(assets.deletedAt))
  return idsOf(await db.update(assets).set({ isFavourite }).where(shown).returning({ id: assets.id }))
}

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

export const forgetFileToErase = async (db: Db, blobKey: string): Promise<void> => {
  await db.delete(filesToErase).where(eq(filesToErase.blobKey, blobKey))
}
