import { lookNameNow } from '@visage/contract'
import type { Colour, Gender, KindName } from '@visage/contract'
import { and, arrayContains, desc, eq, gte, inArray, isNull, lt, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { alias, unionAll } from 'drizzle-orm/pg-core'
import { assets, influencerFaces, influencers, jobs } from '../../db/schema.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Db, Tx } from '../../db/transaction.ts'
import { afterCursor } from '../../lib/paging.ts'
import type { PageQuery } from '../../lib/paging.ts'
import { idsOf, SHOWN } from '../assets/store.ts'
import type { Asset, ShownAsset } from '../assets/store.ts'

export type AssetFilter = {
  gender?: Gender
  /** Only this face, other ones of the same influencer, and what shows one of them. */
  face?: string
  /** Words, each of which begins one of the prompt or the description, or is part of the name of influencer or look. */
  search?: string
  /** The look that it shows, by its name; of that face's influencer also by one that it had before. */
  look?: string
  /** Plain to see in it. */
  colour?: Colour
  favouritesOnly?: boolean
  madeFrom?: Date
  /** The first instant that is too late. */
  madeBefore?: Date
}

type Page = AssetFilter & PageQuery & { userId: string; kinds: KindName[] }

/** A face, the other ones of the same influencer, and what her looks that were renamed are called now. */
const readHers = async (db: Db, { userId, face }: { userId: string; face: string }) => {
  const own = alias(influencerFaces, 'own')
  const rows = await db
    .select({ id: influencerFaces.faceId, formerLooks: influencers.formerLooks })
    .from(own)
    .innerJoin(influencers, and(eq(influencers.id, own.influencerId), eq(influencers.userId, userId)))
    .innerJoin(influencerFaces, eq(influencerFaces.influencerId, own.influencerId))
    .where(eq(own.faceId, face))
  return { faces: [face, ...idsOf(rows)], formerLooks: rows[0]?.formerLooks ?? [] }
}

const shows = (faces: string[]): SQL | undefined =>
  or(inArray(assets.faceId, faces), inArray(assets.otherFaceId, faces), inArray(assets.id, faces))

/** A person's faces, each with what its influencer is called, and her looks. */
const listCalledFaces = (db: Db, userId: string) =>
  db
    .select({
      id: influencerFaces.faceId,
      called: sql<string>`lower(concat_ws(' ', ${influencers.name}, ${influencers.handle}))`,
      looks: influencers.looks,
    })
    .from(influencerFaces)
    .innerJoin(influencers, eq(influencers.id, influencerFaces.influencerId))
    .where(eq(influencers.userId, userId))

/** What begins with this word, however that is inflected: the last one is often still being typed. */
const beginsWith = (word: string): SQL =>
  sql`to_tsquery('english', ${`'${word.replaceAll('\\', '').replaceAll("'", "''")}':*`})`

/**
 * Each word in the asset's own words, or in the name of whom or which look it shows. Faces and looks are looked up first and
 * named one by one, so that an index answers each side. A word that is in every text, such as "the", narrows nothing down.
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
  const looks = [...new Set(called.flatMap((face) => face.looks.map(({ name }) => name)))]
  return words.map((word) => {
    const query = beginsWith(word)
    const faces = called.filter((face) => face.called.includes(word)).map(({ id }) => id)
    const named = looks.filter((name) => name.toLowerCase().includes(word))
    return or(
      sql`${assets.words} @@ ${query}`,
      faces.length === 0 ? undefined : shows(faces),
      named.length === 0 ? undefined : inArray(assets.look, named),
      faces.length + named.length === 0 ? sql`numnode(${query}) = 0` : undefined,
    )
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

type Newest = {
  /** All that the index of owners answers, but for the kinds. */
  owned: SQL | undefined
  kinds: readonly KindName[]
  matches: SQL | undefined
  limit: number
  rows: number
}

/** Those of the newest that match, as many as a page takes. */
const listNewestMatches = async (tx: Tx, { owned, kinds, matches, limit, rows }: Newest): Promise<string[]> => {
  const newestOf = (kind: KindName) => {
    const isOfIt = and(owned, eq(assets.kind, kind))
    return tx
      .select()
      .from(assets)
      .where(isOfIt)
      .orderBy(...inOrder)
      .limit(rows)
  }
  // One kind after the other, as the index has them; together the database would put all of them in order by itself.
  const [first, second, ...others] = kinds.map(newestOf)
  if (!first) return []
  const newest = second
    ? unionAll(first, second, ...others)
        .orderBy(sql`created_at desc, id desc`)
        .limit(rows)
    : first
  const found = tx
    .select({ id: sql<string>`${assets.id}` })
    // Under the table's own name, so that what is asked of its columns is asked of these.
    .from(newest.as('assets'))
    .where(matches)
  return idsOf(await found.orderBy(...inOrder).limit(limit))
}

/** Whether there are more than were looked through. */
const areMore = async (tx: Tx, { owned, kinds, rows }: Pick<Newest, 'owned' | 'kinds' | 'rows'>): Promise<boolean> => {
  const all = and(owned, inArray(assets.kind, [...kinds]))
  return (await tx.select({ id: assets.id }).from(assets).where(all).offset(rows).limit(1)).length > 0
}

/** A page out of the newest; undefined where that takes more than is looked through. */
const findAmongNewest = (db: Db, wanted: Omit<Newest, 'rows'>): Promise<string[] | undefined> =>
  inTransaction(db, async (tx) => {
    // Of a kind that is rare in the table the database would rather read all of it, and put that in order.
    await tx.execute(sql`set local enable_sort = off`)
    for (const rows of [newestRows, newestRows * wider]) {
      const newest = await listNewestMatches(tx, { ...wanted, rows })
      if (newest.length === wanted.limit || !(await areMore(tx, { ...wanted, rows }))) return newest
      if (newest.length * wider < wanted.limit) break
    }
    return undefined
  })

/** A page of a person's assets, newest first. */
export const listAssets = async (
  db: Db,
  { userId, kinds, after, limit, search = '', face, look, madeFrom, madeBefore, ...filter }: Page,
): Promise<ShownAsset[]> => {
  const hers = face === undefined ? null : await readHers(db, { userId, face })
  const lookNow = look === undefined ? undefined : lookNameNow(look, hers?.formerLooks ?? [])
  const found = await holdsWords(db, { userId, search })
  const owned = and(
    eq(assets.userId, userId),
    madeFrom === undefined ? undefined : gte(assets.createdAt, madeFrom),
    madeBefore === undefined ? undefined : lt(assets.createdAt, madeBefore),
    afterCursor({ at: assets.createdAt, id: assets.id }, after),
  )
  const narrowed = [hers ? shows(hers.faces) : undefined, ...passes({ ...filter, look: lookNow })]
  const matches = and(isNull(assets.deletedAt), ...narrowed, ...found)
  const wanted = and(owned, inArray(assets.kind, kinds), matches)
  const read = (which: SQL | undefined, from = db) =>
    from
      .select(SHOWN)
      .from(assets)
      .leftJoin(jobs, eq(jobs.id, assets.jobId))
      .where(which)
      .orderBy(...inOrder)
      .limit(limit)
  if (found.length === 0 && filter.colour === undefined) return read(wanted)
  const newest = await findAmongNewest(db, { owned, kinds, matches, limit })
  if (newest) return read(inArray(assets.id, newest))
  const all = await listMatches(db, wanted)
  if (all.length <= fewMatches) return read(inArray(assets.id, idsOf(all.toSorted(newestFirst).slice(0, limit))))
  return inTransaction(db, async (tx) => {
    // Of so many a page comes by soon in their order. Where two filters go together the database takes them for few.
    await tx.execute(sql`set local enable_bitmapscan = off`)
    return read(wanted, tx)
  })
}
