import type { Colour, Gender, KindName } from '@visage/contract'
import { and, arrayContains, desc, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { assets, influencerFaces, influencers, jobs } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Db } from '../../db/transaction.ts'
import { afterCursor } from '../../lib/paging.ts'
import type { PageQuery } from '../../lib/paging.ts'
import { SHOWN } from '../assets/store.ts'
import type { Asset, ShownAsset } from '../assets/store.ts'

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id)

export type AssetFilter = {
  gender?: Gender
  /** Only this face, other ones of the same influencer, and what shows one of them. */
  face?: string
  /** Words, each of which begins one of the prompt or the description, or is part of the influencer's name. */
  search?: string
  /** The look that it shows, by its name. */
  look?: string
  /** Plain to see in it. */
  colour?: Colour
  favouritesOnly?: boolean
  madeFrom?: Date
  /** The first instant that is too late. */
  madeBefore?: Date
}

type Page = AssetFilter & PageQuery & { userId: string; kinds: KindName[] }

/** A face, and the other ones of the same influencer. */
const listSameFaces = async (db: Db, { userId, face }: { userId: string; face: string }): Promise<string[]> => {
  const own = alias(influencerFaces, 'own')
  const rows = await db
    .select({ id: influencerFaces.faceId })
    .from(own)
    .innerJoin(influencers, and(eq(influencers.id, own.influencerId), eq(influencers.userId, userId)))
    .innerJoin(influencerFaces, eq(influencerFaces.influencerId, own.influencerId))
    .where(eq(own.faceId, face))
  return [face, ...rows.map(({ id }) => id)]
}

const shows = (faces: string[]): SQL | undefined =>
  or(inArray(assets.faceId, faces), inArray(assets.otherFaceId, faces), inArray(assets.id, faces))

/** A person's faces, each with what its influencer is called. */
const listCalledFaces = (db: Db, userId: string): Promise<{ id: string; called: string }[]> =>
  db
    .select({
      id: influencerFaces.faceId,
      called: sql<string>`lower(concat_ws(' ', ${influencers.name}, ${influencers.handle}))`,
    })
    .from(influencerFaces)
    .innerJoin(influencers, eq(influencers.id, influencerFaces.influencerId))
    .where(eq(influencers.userId, userId))

/** What begins with this word, however that is inflected: the last one is often still being typed. */
const beginsWith = (word: string): SQL =>
  sql`to_tsquery('english', ${`'${word.replaceAll('\\', '').replaceAll("'", "''")}':*`})`

/**
 * Each word in the asset's own words, or in the name of whom it shows. Faces are looked up first and named one by one, so
 * that an index answers either side. A word that is in every text, such as "the", narrows nothing down.
 */
const holdsWords = async (
  db: Db,
  { userId, search }: { userId: string; search: string },
): Promise<(SQL | undefined)[]> => {
  const words = search
    .toLowerCase()
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
  if (words.length === 0) return []
  const called = await listCalledFaces(db, userId)
  return words.map((word) => {
    const query = beginsWith(word)
    const faces = called.filter((face) => face.called.includes(word)).map(({ id }) => id)
    const inText = sql`${assets.words} @@ ${query}`
    return faces.length === 0 ? or(sql`numnode(${query}) = 0`, inText) : or(inText, shows(faces))
  })
}

const passes = ({ gender, look, colour, favouritesOnly }: AssetFilter) => [
  gender === undefined ? undefined : eq(assets.gender, gender),
  look === undefined ? undefined : eq(assets.look, look),
  colour === undefined ? undefined : arrayContains(assets.colours, [colour]),
  favouritesOnly ? eq(assets.isFavourite, true) : undefined,
]

/** Up to so many matches are found by their words or their colour and put in order here; of more the newest soon come by in their order. */
const fewMatches = 1000

const newestFirst = (one: Place, other: Place) =>
  other.createdAt.getTime() - one.createdAt.getTime() || (one.id < other.id ? 1 : -1)
type Place = Pick<Asset, 'id' | 'createdAt'>

const listMatches = (db: Db, wanted: SQL | undefined): Promise<Place[]> =>
  inTransaction(db, async (tx) => {
    // For a word that is in many texts the database would read the whole table, in the hope of an early end.
    await tx.execute(sql`set local enable_seqscan = off`)
    const { id, createdAt } = assets
    return tx
      .select({ id, createdAt })
      .from(assets)
      .where(wanted)
      .limit(fewMatches + 1)
  })

/** So many of the newest are looked through at first: what is usual fills a page from among them. */
const newestRows = 1000
/** So many times as many where that gave this share of a page. */
const wider = 8
const inOrder = [desc(assets.createdAt), desc(assets.id)] as const

/** Those of the newest that match, as many as a page takes. `owned` is all that the index of owners answers. */
const listNewestMatches = async (
  db: Db,
  { owned, matches, limit, rows }: { owned: SQL | undefined; matches: SQL | undefined; limit: number; rows: number },
): Promise<string[]> => {
  // Under the table's own name, so that what is asked of its columns is asked of these.
  const newest = db
    .select()
    .from(assets)
    .where(owned)
    .orderBy(...inOrder)
    .limit(rows)
  const found = db
    .select({ id: sql<string>`${assets.id}` })
    .from(newest.as('assets'))
    .where(matches)
  return idsOf(await found.orderBy(...inOrder).limit(limit))
}

/** A page of a person's assets, newest first. */
export const listAssets = async (
  db: Db,
  { userId, kinds, after, limit, search = '', face, madeFrom, madeBefore, ...filter }: Page,
): Promise<ShownAsset[]> => {
  const faces = face === undefined ? null : await listSameFaces(db, { userId, face })
  const found = await holdsWords(db, { userId, search })
  const owned = and(
    eq(assets.userId, userId),
    inArray(assets.kind, kinds),
    madeFrom === undefined ? undefined : gte(assets.createdAt, madeFrom),
    madeBefore === undefined ? undefined : lt(assets.createdAt, madeBefore),
    afterCursor({ at: assets.createdAt, id: assets.id }, after),
  )
  const matches = and(isNull(assets.deletedAt), faces ? shows(faces) : undefined, ...passes(filter), ...found)
  const wanted = and(owned, matches)
  const read = (which: SQL | undefined, from = db) =>
    from
      .select(SHOWN)
      .from(assets)
      .leftJoin(jobs, eq(jobs.id, assets.jobId))
      .where(which)
      .orderBy(...inOrder)
      .limit(limit)
  if (found.length === 0 && filter.colour === undefined) return read(wanted)
  for (const rows of [newestRows, newestRows * wider]) {
    const newest = await listNewestMatches(db, { owned, matches, limit, rows })
    if (newest.length === limit) return read(inArray(assets.id, newest))
    if (newest.length * wider < limit) break
  }
  const all = await listMatches(db, wanted)
  if (all.length <= fewMatches) return read(inArray(assets.id, idsOf(all.toSorted(newestFirst).slice(0, limit))))
  return inTransaction(db, async (tx) => {
    // Of so many a page comes by soon in their order. Where two filters go together the database takes them for few.
    await tx.execute(sql`set local enable_bitmapscan = off`)
    return read(wanted, tx)
  })
}
