import { and, asc, count, eq, gt, isNull, ne, or } from 'drizzle-orm'
import { assets, collectionItems, collections, shares, users } from '../../db/schema.ts'
import { firstRow } from '../../db/transaction.ts'
import type { Db } from '../../db/transaction.ts'

export type Share = typeof shares.$inferSelect

export const findShare = (db: Db, assetId: string): Promise<Share | undefined> =>
  firstRow(db.select().from(shares).where(eq(shares.assetId, assetId)))

type ShareToSave = Omit<Share, 'hiddenByCase' | 'isPrivate'> & { token: string }

/** Keeps a share; one that has an address keeps it. Answers what holds from then on. */
export const saveShare = async (db: Db, share: ShareToSave): Promise<Share> => {
  const { allowsRemix, changedAt } = share
  const isPrivate = false
  await db
    .insert(shares)
    .values({ ...share, token: null })
    .onConflictDoUpdate({ target: shares.assetId, set: { allowsRemix, isPrivate, changedAt } })
  await db
    .update(shares)
    .set({ token: share.token })
    .where(and(eq(shares.assetId, share.assetId), isNull(shares.token)))
  return (await findShare(db, share.assetId)) ?? { ...share, isPrivate, hiddenByCase: null }
}

/** Takes an item's address away, and keeps it off every page. */
export const keepPrivate = async (db: Db, share: Pick<Share, 'assetId' | 'userId' | 'changedAt'>): Promise<void> => {
  const taken = { token: null, isPrivate: true, changedAt: share.changedAt }
  await db
    .insert(shares)
    .values({ ...share, ...taken, allowsRemix: true })
    .onConflictDoUpdate({ target: shares.assetId, set: taken })
}

/** What is shared at an address, unless it was deleted or hidden or its owner is suspended. */
export const findShared = (db: Db, token: string) =>
  firstRow(
    db
      .select({ asset: assets, allowsRemix: shares.allowsRemix })
      .from(shares)
      .innerJoin(assets, eq(assets.id, shares.assetId))
      .innerJoin(users, eq(users.id, assets.userId))
      .where(
        and(eq(shares.token, token), isNull(shares.hiddenByCase), isNull(assets.deletedAt), isNull(users.suspendedAt)),
      ),
  )

const isAt = (token: string) => and(eq(collections.shareToken, token), isNull(users.suspendedAt))

/** The collection whose page this is, unless its owner is suspended. */
export const findSharedCollection = (db: Db, token: string) =>
  firstRow(
    db
      .select({ id: collections.id, name: collections.name })
      .from(collections)
      .innerJoin(users, eq(users.id, collections.userId))
      .where(isAt(token)),
  )

/** Neither deleted nor taken down, and not private. */
const mayBeShown = and(
  isNull(assets.deletedAt),
  isNull(shares.hiddenByCase),
  or(isNull(shares.isPrivate), eq(shares.isPrivate, false)),
)

const itemsOf = (db: Db) =>
  db
    .select({ asset: assets, position: collectionItems.position, publicId: collectionItems.publicId })
    .from(collectionItems)
    .innerJoin(assets, eq(assets.id, collectionItems.assetId))
    .leftJoin(shares, eq(shares.assetId, assets.id))

type Page = { collectionId: string; after: number; limit: number }

/** A page of what everybody may see of a collection, in its order. */
export const listShown = (db: Db, { collectionId, after, limit }: Page) =>
  itemsOf(db)
    .where(and(eq(collectionItems.collectionId, collectionId), gt(collectionItems.position, after), mayBeShown))
    .orderBy(asc(collectionItems.position))
    .limit(limit)

/** One item that everybody may see on the page of a collection. */
export const findShown = async (db: Db, { token, publicId }: { token: string; publicId: string }) => {
  const [row] = await itemsOf(db)
    .innerJoin(collections, eq(collections.id, collectionItems.collectionId))
    .innerJoin(users, eq(users.id, collections.userId))
    .where(and(isAt(token), eq(collectionItems.publicId, publicId), mayBeShown))
  return row?.asset
}

/** The first picture or video that the page of a collection shows. */
export const findFirstPicture = async (db: Db, token: string) => {
  const [row] = await itemsOf(db)
    .innerJoin(collections, eq(collections.id, collectionItems.collectionId))
    .innerJoin(users, eq(users.id, collections.userId))
    .where(and(isAt(token), ne(assets.medium, 'audio'), mayBeShown))
    .orderBy(asc(collectionItems.position))
    .limit(1)
  return row?.asset
}

/** How many items of a collection there are, and how many of them its page shows. */
export const countShown = async (db: Db, collectionId: string): Promise<{ all: number; shown: number }> => {
  const counted = (isShown: boolean) =>
    db
      .select({ count: count() })
      .from(collectionItems)
      .innerJoin(assets, eq(assets.id, collectionItems.assetId))
      .leftJoin(shares, eq(shares.assetId, assets.id))
      .where(and(eq(collectionItems.collectionId, collectionId), isShown ? mayBeShown : isNull(assets.deletedAt)))
  const [[all], [shown]] = [await counted(false), await counted(true)]
  return { all: all?.count ?? 0, shown: shown?.count ?? 0 }
}

/** Gives a collection the address of a page unless it has one, or takes it away, and answers what it has then. */
export const saveCollectionToken = async (
  db: Db,
  { id, token }: { id: string; token: string | null },
): Promise<string | null> => {
  const wanted = eq(collections.id, id)
  await db
    .update(collections)
    .set({ shareToken: token })
    .where(token === null ? wanted : and(wanted, isNull(collections.shareToken)))
  const [row] = await db.select({ token: collections.shareToken }).from(collections).where(wanted)
  return row?.token ?? null
}
