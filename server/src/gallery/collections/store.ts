import { and, asc, count, desc, eq, gt, inArray, isNotNull, isNull, max, ne, sql } from 'drizzle-orm'
import { isOwn } from '../../db/is-own.ts'
import type { Owned } from '../../db/is-own.ts'
import { assets, collectionItems, collections, jobs } from '../../db/schema.ts'
import { firstRow, lockFor } from '../../db/transaction.ts'
import type { Db, Tx } from '../../db/transaction.ts'
import { SHOWN } from '../assets/store.ts'
import type { ShownAsset } from '../assets/store.ts'

export type CollectionRow = typeof collections.$inferSelect

/** Keeps everyone else from changing a person's collections until the transaction ends. */
export const lockCollections = (tx: Tx, userId: string): Promise<void> => lockFor(tx, 'collections', userId)

export const findCollection = (db: Db, owned: Owned): Promise<CollectionRow | undefined> =>
  firstRow(db.select().from(collections).where(isOwn(collections, owned)))

export const listCollectionRows = (db: Db, userId: string): Promise<CollectionRow[]> =>
  db
    .select()
    .from(collections)
    .where(eq(collections.userId, userId))
    .orderBy(desc(collections.changedAt), desc(collections.id))

export const countCollections = (db: Db, userId: string): Promise<number> =>
  db.$count(collections, eq(collections.userId, userId))

/** Whether another collection of a person's is called so, in small or capital letters. */
export const isNameTaken = async (db: Db, { userId, id, name }: Owned & { name: string }): Promise<boolean> => {
  const [row] = await db
    .select({ id: collections.id })
    .from(collections)
    .where(
      and(eq(collections.userId, userId), sql`lower(${collections.name}) = lower(${name})`, ne(collections.id, id)),
    )
  return row !== undefined
}

export const insertCollection = async (tx: Tx, row: CollectionRow): Promise<void> => {
  await tx.insert(collections).values(row)
}

export type CollectionChanges = Partial<Pick<CollectionRow, 'name' | 'notes' | 'coverId' | 'shareToken' | 'changedAt'>>

export const changeCollectionRow = async (db: Db, id: string, changes: CollectionChanges): Promise<void> => {
  await db.update(collections).set(changes).where(eq(collections.id, id))
}

/** Whether there was such a collection. */
export const deleteCollectionRow = async (db: Db, owned: Owned): Promise<boolean> =>
  (await db.delete(collections).where(isOwn(collections, owned)).returning({ id: collections.id })).length > 0

/** How many items some collections show. */
export const countItemsOf = async (db: Db, ids: string[]): Promise<Map<string, number>> => {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select({ id: collectionItems.collectionId, count: count() })
    .from(collectionItems)
    .innerJoin(assets, and(eq(assets.id, collectionItems.assetId), isNull(assets.deletedAt)))
    .where(inArray(collectionItems.collectionId, ids))
    .groupBy(collectionItems.collectionId)
  return new Map(rows.map((row) => [row.id, row.count]))
}

/** Keys of the small pictures of some collections: that of the cover, then those of the first items. */
export const listStillsOf = async (
  db: Db,
  { ids, limit }: { ids: string[]; limit: number },
): Promise<Map<string, string[]>> => {
  if (ids.length === 0) return new Map()
  const stills = db
    .select({ key: assets.thumbnailKey, position: collectionItems.position, assetId: collectionItems.assetId })
    .from(collectionItems)
    .innerJoin(assets, eq(assets.id, collectionItems.assetId))
    .where(
      and(eq(collectionItems.collectionId, collections.id), isNull(assets.deletedAt), isNotNull(assets.thumbnailKey)),
    )
    .orderBy(
      desc(sql`coalesce(${collectionItems.assetId} = ${collections.coverId}, false)`),
      asc(collectionItems.position),
    )
    .limit(limit)
    .as('stills')
  const rows = await db
    .select({ id: collections.id, key: stills.key })
    .from(collections)
    .innerJoinLateral(stills, sql`true`)
    .where(inArray(collections.id, ids))
    .orderBy(desc(sql`coalesce(${stills.assetId} = ${collections.coverId}, false)`), asc(stills.position))
  const byId = Map.groupBy(rows, ({ id }) => id)
  return new Map([...byId].map(([id, of]) => [id, of.flatMap(({ key }) => key ?? [])]))
}

type ItemsPage = { collectionId: string; after: number; limit: number }
type CollectionItem = { position: number; asset: ShownAsset }

/** A page of what a collection holds, in its order. */
export const listItemsOf = async (db: Db, { collectionId, after, limit }: ItemsPage): Promise<CollectionItem[]> => {
  const rows = await db
    .select({ position: collectionItems.position, ...SHOWN })
    .from(collectionItems)
    .innerJoin(assets, eq(assets.id, collectionItems.assetId))
    .leftJoin(jobs, eq(jobs.id, assets.jobId))
    .where(
      and(
        eq(collectionItems.collectionId, collectionId),
        gt(collectionItems.position, after),
        isNull(assets.deletedAt),
      ),
    )
    .orderBy(asc(collectionItems.position))
    .limit(limit)
  return rows.map(({ position, ...asset }) => ({ position, asset }))
}

/** Ids of all that a collection shows, in its order. */
export const listItemIds = async (db: Db, collectionId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: collectionItems.assetId })
    .from(collectionItems)
    .innerJoin(assets, and(eq(assets.id, collectionItems.assetId), isNull(assets.deletedAt)))
    .where(eq(collectionItems.collectionId, collectionId))
    .orderBy(asc(collectionItems.position))
  return rows.map(({ id }) => id)
}

type Some = { collectionId: string; ids: readonly string[] }

const isSome = ({ collectionId, ids }: Some) =>
  and(eq(collectionItems.collectionId, collectionId), inArray(collectionItems.assetId, [...ids]))

/** Which of some ids are in a collection, with those whose items were deleted and can be brought back. */
export const listHeld = async (db: Db, some: Some): Promise<string[]> => {
  const rows = await db.select({ id: collectionItems.assetId }).from(collectionItems).where(isSome(some))
  return rows.map(({ id }) => id)
}

/** How many places of a collection are taken, and the last of them. */
export const readPlaces = async (db: Db, collectionId: string): Promise<{ taken: number; last: number }> => {
  const [row] = await db
    .select({ taken: count(), last: max(collectionItems.position) })
    .from(collectionItems)
    .where(eq(collectionItems.collectionId, collectionId))
  return { taken: row?.taken ?? 0, last: row?.last ?? 0 }
}

/** Puts items in after a place, in their order. */
export const insertItems = async (tx: Tx, { collectionId, ids, after }: Some & { after: number }): Promise<void> => {
  if (ids.length > 0)
    await tx
      .insert(collectionItems)
      .values(ids.map((assetId, place) => ({ collectionId, assetId, position: after + place + 1 })))
}

export const removeItems = async (tx: Tx, some: Some): Promise<void> => {
  await tx.delete(collectionItems).where(isSome(some))
}

/** Puts some items of a collection, in the order of their ids, before another one or at the end, and numbers all anew. */
export const moveItems = async (
  tx: Tx,
  { collectionId, ids, before }: Some & { before: string | null },
): Promise<void> => {
  const moved = sql`array[${sql.join(
    ids.map((id) => sql`${id}::uuid`),
    sql`, `,
  )}]`
  await tx.execute(sql`
    update ${collectionItems} set position = ordered.place
    from (
      select item.asset_id, row_number() over (order by
        case when item.asset_id = any(${moved}) then coalesce((
          select position from ${collectionItems} where collection_id = ${collectionId} and asset_id = ${before}::uuid
        ), 2147483647) else item.position end,
        case when item.asset_id = any(${moved}) then array_position(${moved}, item.asset_id) else 2147483647 end
      ) as place
      from ${collectionItems} item where item.collection_id = ${collectionId}
    ) ordered
    where ${collectionItems.collectionId} = ${collectionId} and ${collectionItems.assetId} = ordered.asset_id
      and ${collectionItems.position} <> ordered.place`)
}
