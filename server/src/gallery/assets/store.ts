import type { Colour } from '@visage/contract'
import { and, desc, eq, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { isOwn } from '../../db/is-own.ts'
import type { Owned } from '../../db/is-own.ts'
import { ASSET_COLUMNS, assets, influencerFaces, influencers, jobs, uploads } from '../../db/schema.ts'
import { firstRow } from '../../db/transaction.ts'
import type { Db } from '../../db/transaction.ts'

type Consents = typeof assets.$inferSelect.consents
type ConsentSources = { userId: string; uploads: string[]; assets: string[] }

/** What a person confirmed of some uploads, and of the uploads behind some results. */
export const listConsents = async (db: Db, { userId, ...sources }: ConsentSources): Promise<Consents> => {
  const brought = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.userId, userId), inArray(uploads.id, sources.uploads)))
  const made = await db
    .select({ consents: assets.consents })
    .from(assets)
    .where(and(eq(assets.userId, userId), inArray(assets.id, sources.assets)))
  const own = brought.flatMap(({ id, consentVersion: version, consentWay: way, createdAt }) =>
    version === null || way === null ? [] : [{ upload: id, version, way, at: createdAt.toISOString(), by: userId }],
  )
  const all = [...own, ...made.flatMap(({ consents }) => consents)]
  return [...new Map(all.map((consent) => [consent.upload, consent])).values()]
}

export type Asset = Omit<typeof assets.$inferSelect, 'words'>
export type NewAsset = typeof assets.$inferInsert
type Bringer = typeof jobs.$inferSelect
/** With what its owner chose and paid, where the job that brought it is still known. */
export type ShownAsset = Asset & {
  cost: Bringer['cost'] | null
  quality: Bringer['quality']
  /** Of whom it shows, or whose song it is; null for a face without a name. */
  influencerName: string | null
}

/** What a selection of assets, joined with their jobs, shows of each. */
export const SHOWN = {
  ...ASSET_COLUMNS,
  cost: jobs.cost,
  quality: jobs.quality,
  influencerName: sql<string | null>`(select ${influencers.name} from ${influencerFaces}
    inner join ${influencers} on ${influencers.id} = ${influencerFaces.influencerId}
    where ${influencerFaces.faceId} = ${assets.faceId})`,
}

export const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)

export const insertAsset = async (db: Db, asset: NewAsset): Promise<void> => {
  await db.insert(assets).values(asset)
}

/** An asset of this person. */
export const findAsset = (
  db: Db,
  { userId, ...wanted }: { userId: string } & ({ id: string } | { blobKey: string }),
): Promise<ShownAsset | undefined> =>
  firstRow(
    db
      .select(SHOWN)
      .from(assets)
      .leftJoin(jobs, eq(jobs.id, assets.jobId))
      .where(
        and(
          eq(assets.userId, userId),
          isNull(assets.deletedAt),
          'id' in wanted ? eq(assets.id, wanted.id) : eq(assets.blobKey, wanted.blobKey),
        ),
      ),
  )

/** Which face a person's asset is or shows. */
export const findFacts = (db: Db, own: Owned) =>
  firstRow(
    db.select({ id: assets.id, kind: assets.kind, faceId: assets.faceId }).from(assets).where(isOwn(assets, own)),
  )

const JOB_ASSET = {
  id: assets.id,
  blobKey: assets.blobKey,
  thumbnailKey: assets.thumbnailKey,
  durationSeconds: assets.durationSeconds,
  peaks: assets.peaks,
  identityScore: assets.identityScore,
  otherIdentityScore: assets.otherIdentityScore,
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

/** Which of these are a person's assets, newest first. */
export const listExisting = async (db: Db, chosen: Chosen): Promise<string[]> => {
  const shown = and(isChosen(chosen), isNull(assets.deletedAt))
  return idsOf(await db.select({ id: assets.id }).from(assets).where(shown).orderBy(desc(assets.createdAt)))
}

/** The name of an influencer that stands on one of these; undefined where none does. */
export const findStandingOn = async (db: Db, { userId, ids }: Chosen): Promise<string | undefined> => {
  const hers = and(eq(influencers.userId, userId), inArray(influencers.portraitId, [...ids]))
  const [found] = await db.select({ name: influencers.name }).from(influencers).where(hers).limit(1)
  return found?.name
}

/** Takes some of a person's assets out of the gallery and answers which. */
export const noteDeleted = async (db: Db, chosen: Chosen, deletedAt: Date): Promise<string[]> => {
  const shown = and(isChosen(chosen), isNull(assets.deletedAt))
  return idsOf(await db.update(assets).set({ deletedAt }).where(shown).returning({ id: assets.id }))
}

/** Puts some of a person's deleted assets back and answers which. */
export const clearDeletion = async (db: Db, chosen: Chosen): Promise<string[]> => {
  const gone = and(isChosen(chosen), isNotNull(assets.deletedAt))
  return idsOf(await db.update(assets).set({ deletedAt: null }).where(gone).returning({ id: assets.id }))
}

export const setFavourite = async (db: Db, chosen: Chosen, isFavourite: boolean): Promise<string[]> => {
  const shown = and(isChosen(chosen), isNull(assets.deletedAt))
  return idsOf(await db.update(assets).set({ isFavourite }).where(shown).returning({ id: assets.id }))
}

/** Some assets whose colours nobody has read yet, the newest first. */
export const listColourless = (db: Db, limit: number): Promise<Pick<Asset, 'id' | 'thumbnailKey'>[]> =>
  db
    .select({ id: assets.id, thumbnailKey: assets.thumbnailKey })
    .from(assets)
    .where(isNull(assets.colours))
    .orderBy(desc(assets.createdAt))
    .limit(limit)

export const saveColours = async (db: Db, { id, colours }: { id: string; colours: Colour[] }): Promise<void> => {
  await db.update(assets).set({ colours }).where(eq(assets.id, id))
}
