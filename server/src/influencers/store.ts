import { KIND_NAMES, kindOf } from '@visage/contract'
import type { Gender } from '@visage/contract'
import { and, desc, eq, getTableColumns, gte, inArray, isNotNull, isNull, ne, notExists, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { isOwn } from '../db/is-own.ts'
import type { Owned } from '../db/is-own.ts'
import { assets, influencerFaces, influencers, jobs, ledger } from '../db/schema.ts'
import { firstRow, lockFor } from '../db/transaction.ts'
import type { Db, Tx } from '../db/transaction.ts'
import { SHOWN } from '../gallery/assets/gallery-items.ts'
import type { ShownAsset } from '../gallery/assets/gallery-items.ts'
import { afterCursor } from '../lib/paging.ts'
import type { PageQuery } from '../lib/paging.ts'

export type InfluencerRow = typeof influencers.$inferSelect

/** Keeps everyone else from changing a person's influencers, and from deleting their faces, until the transaction ends. */
export const lockInfluencers = (tx: Tx, userId: string): Promise<void> => lockFor(tx, 'influencers', userId)

const FACE_KINDS = KIND_NAMES.filter((name) => kindOf(name).isFace)

export const findInfluencer = (db: Db, own: Owned): Promise<InfluencerRow | undefined> =>
  firstRow(db.select().from(influencers).where(isOwn(influencers, own)))

/** The named influencer whose face this is. */
export const findInfluencerOf = (
  db: Db,
  { userId, faceId }: { userId: string; faceId: string },
): Promise<InfluencerRow | undefined> =>
  firstRow(
    db
      .select(getTableColumns(influencers))
      .from(influencers)
      .innerJoin(influencerFaces, eq(influencerFaces.influencerId, influencers.id))
      .where(and(eq(influencers.userId, userId), eq(influencerFaces.faceId, faceId))),
  )

const PORTRAIT = {
  id: assets.id,
  gender: assets.gender,
  facePrompt: assets.facePrompt,
  prompt: assets.prompt,
  blobKey: assets.blobKey,
  thumbnailKey: assets.thumbnailKey,
  createdAt: assets.createdAt,
  isFavourite: assets.isFavourite,
}

export type Portrait = Pick<typeof assets.$inferSelect, keyof typeof PORTRAIT>

/** A face of a person's that is in the gallery. */
export const findFace = (db: Db, own: Owned): Promise<Portrait | undefined> =>
  firstRow(
    db
      .select(PORTRAIT)
      .from(assets)
      .where(and(isOwn(assets, own), inArray(assets.kind, FACE_KINDS), isNull(assets.deletedAt))),
  )

const made = alias(assets, 'made')

/** When something was last made with the faces that a statement finds. */
const lastUse = (userId: string, isHers: SQL) =>
  sql`(select max(${made.createdAt}) from ${assets} made
    where ${made.userId} = ${userId} and ${made.deletedAt} is null and ${isHers})`.mapWith(assets.createdAt)

/** Every part of a search, anywhere in some of the columns. */
const holds = (search: string, columns: SQL): (SQL | undefined)[] =>
  search
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => sql`${columns} ilike ${`%${word.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`)

type Search = { userId: string; search: string; gender: Gender | undefined }

/** A person's named influencers, favourites and the latest used first. */
export const listNamed = (db: Db, { userId, search, gender, isArchived }: Search & { isArchived: boolean }) => {
  const hers = sql`${made.faceId} in (select ${influencerFaces.faceId} from ${influencerFaces}
    where ${influencerFaces.influencerId} = ${influencers.id})`
  const usedAt = lastUse(userId, hers)
  return db
    .select({ influencer: influencers, portrait: PORTRAIT, usedAt })
    .from(influencers)
    .leftJoin(assets, and(eq(assets.id, influencers.portraitId), isNull(assets.deletedAt)))
    .where(
      and(
        eq(influencers.userId, userId),
        isArchived ? isNotNull(influencers.archivedAt) : isNull(influencers.archivedAt),
        gender === undefined ? undefined : eq(assets.gender, gender),
        ...holds(
          search,
          sql`concat_ws(' ', ${influencers.name}, ${influencers.handle}, ${influencers.niche}, ${assets.facePrompt})`,
        ),
      ),
    )
    .orderBy(
      desc(influencers.isFavourite),
      sql`greatest(${influencers.createdAt}, ${usedAt}) desc`,
      desc(influencers.id),
    )
}

const isNameless = (db: Db) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(influencerFaces)
      .where(eq(influencerFaces.faceId, assets.id)),
  )

/** A page of a person's faces that nobody has named, newest first. */
export const listNameless = (db: Db, { userId, search, gender, after, limit }: Search & PageQuery) =>
  db
    .select({ portrait: PORTRAIT, usedAt: lastUse(userId, sql`${made.faceId} = ${assets.id}`) })
    .from(assets)
    .where(
      and(
        eq(assets.userId, userId),
        inArray(assets.kind, FACE_KINDS),
        isNull(assets.deletedAt),
        isNameless(db),
        gender === undefined ? undefined : eq(assets.gender, gender),
        ...holds(search, sql`concat_ws(' ', ${assets.prompt}, ${assets.facePrompt})`),
        afterCursor({ at: assets.createdAt, id: assets.id }, after),
      ),
    )
    .orderBy(desc(assets.createdAt), desc(assets.id))
    .limit(limit)

/** Ids of an influencer's faces, those included that are gone. */
export const listFaceIds = async (db: Db, influencerId: string): Promise<string[]> => {
  const rows = await db.select().from(influencerFaces).where(eq(influencerFaces.influencerId, influencerId))
  return rows.map(({ faceId }) => faceId)
}

export const listFaces = (db: Db, { userId, faceIds }: { userId: string; faceIds: string[] }): Promise<Portrait[]> =>
  db
    .select(PORTRAIT)
    .from(assets)
    .where(and(eq(assets.userId, userId), inArray(assets.id, faceIds), isNull(assets.deletedAt)))
    .orderBy(desc(assets.createdAt))

type Hers = { userId: string; faceIds: string[] }

const isMadeWith = ({ userId, faceIds }: Hers) =>
  and(
    eq(assets.userId, userId),
    isNull(assets.deletedAt),
    or(inArray(assets.faceId, faceIds), inArray(assets.otherFaceId, faceIds), inArray(assets.id, faceIds)),
  )

/** A page of all that was made with some faces, and these themselves, newest first. */
export const listMadeWith = (db: Db, { after, limit, ...hers }: Hers & PageQuery): Promise<ShownAsset[]> =>
  db
    .select(SHOWN)
    .from(assets)
    .leftJoin(jobs, eq(jobs.id, assets.jobId))
    .where(and(isMadeWith(hers), afterCursor({ at: assets.createdAt, id: assets.id }, after)))
    .orderBy(desc(assets.createdAt), desc(assets.id))
    .limit(limit)

/** Ids of the newest of it. */
export const listIdsMadeWith = async (db: Db, { limit, ...hers }: Hers & { limit: number }): Promise<string[]> => {
  const rows = await db
    .select({ id: assets.id })
    .from(assets)
    .where(isMadeWith(hers))
    .orderBy(desc(assets.createdAt), desc(assets.id))
    .limit(limit)
  return rows.map(({ id }) => id)
}

/** How some of a person's assets were made, newest first. */
export const listOriginsOf = (db: Db, { userId, assetIds }: { userId: string; assetIds: string[] }) =>
  db
    .select({
      id: assets.id,
      kind: assets.kind,
      recipe: assets.recipe,
      facePrompt: assets.facePrompt,
      consents: assets.consents,
      model: assets.model,
      licence: assets.licence,
      engine: assets.engine,
    })
    .from(assets)
    .where(and(eq(assets.userId, userId), inArray(assets.id, assetIds), isNull(assets.deletedAt)))
    .orderBy(desc(assets.createdAt))

export const countMadeWith = (db: Db, hers: Hers): Promise<number> => db.$count(assets, isMadeWith(hers))

/**
 * What some faces and all that was to show them have cost since an instant; also what was deleted since. What shows two
 * people counts for either.
 */
export const sumCosts = (db: Db, { userId, faceIds, since }: Hers & { since: Date }) => {
  const theirs = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.userId, userId), inArray(jobs.faceId, faceIds)))
    .union(
      db
        .select({ id: jobs.id })
        .from(jobs)
        .where(
          and(eq(jobs.userId, userId), gte(jobs.createdAt, since), inArray(sql`${jobs.input} ->> 'other'`, faceIds)),
        ),
    )
    .union(
      db
        .select({ id: sql<string>`${assets.jobId}` })
        .from(assets)
        .where(and(eq(assets.userId, userId), inArray(assets.id, faceIds), isNotNull(assets.jobId))),
    )
  return db
    .select({ meter: ledger.meter, amount: sql`-sum(${ledger.amount})`.mapWith(Number) })
    .from(ledger)
    .where(and(eq(ledger.userId, userId), gte(ledger.createdAt, since), inArray(ledger.jobId, theirs)))
    .groupBy(ledger.meter)
    .orderBy(ledger.meter)
}

export const countInfluencers = (db: Db, userId: string): Promise<number> =>
  db.$count(influencers, eq(influencers.userId, userId))

/** Whether another influencer of a person's has a handle. */
export const isHandleTaken = async (db: Db, { userId, id, handle }: Owned & { handle: string }): Promise<boolean> => {
  const others = and(eq(influencers.userId, userId), eq(influencers.handle, handle), ne(influencers.id, id))
  return (await db.$count(influencers, others)) > 0
}

/** Makes a face an influencer. */
export const addInfluencer = async (tx: Tx, row: typeof influencers.$inferInsert): Promise<void> => {
  await tx.insert(influencers).values(row)
  await tx.insert(influencerFaces).values({ faceId: row.id, influencerId: row.id })
}

export type Changes = Partial<Omit<InfluencerRow, 'id' | 'userId' | 'createdAt'>>

export const changeRow = async (tx: Tx, { id, changes }: { id: string; changes: Changes }): Promise<void> => {
  if (Object.keys(changes).length > 0) await tx.update(influencers).set(changes).where(eq(influencers.id, id))
}

/** Gives a face that is nobody's to an influencer. */
export const addFace = async (tx: Tx, face: typeof influencerFaces.$inferInsert): Promise<void> => {
  await tx.insert(influencerFaces).values(face)
}

/** Gives all faces of one influencer to another. */
export const moveFaces = async (tx: Tx, { from, to }: { from: string; to: string }): Promise<void> => {
  await tx.update(influencerFaces).set({ influencerId: to }).where(eq(influencerFaces.influencerId, from))
}

export const deleteInfluencer = async (tx: Tx, id: string): Promise<void> => {
  await tx.delete(influencers).where(eq(influencers.id, id))
}
