import { and, asc, desc, eq, inArray, isNotNull, isNull, lt, sql } from 'drizzle-orm'
import { afterCursor } from '../../lib/paging.ts'
import { assets, collectionItems, collections, shares, takedownEvents, takedowns } from '../../db/schema.ts'
import { firstRow } from '../../db/transaction.ts'
import type { Db } from '../../db/transaction.ts'
import type { PageQuery } from '../../lib/paging.ts'

export type Takedown = typeof takedowns.$inferSelect
type TakedownEvent = typeof takedownEvents.$inferSelect

type Subjects = { assetId: string; ownerId: string }

/** The item at the end of a public address, hidden or deleted too: of a page of its own, or of one of a collection. */
export const findSharedAt = async (
  db: Db,
  { token, item }: { token: string; item: string | null },
): Promise<Subjects | undefined> => {
  const subject = { assetId: assets.id, ownerId: assets.userId }
  const [row] =
    item === null
      ? await db
          .select(subject)
          .from(shares)
          .innerJoin(assets, eq(assets.id, shares.assetId))
          .where(eq(shares.token, token))
      : await db
          .select(subject)
          .from(collections)
          .innerJoin(collectionItems, eq(collectionItems.collectionId, collections.id))
          .innerJoin(assets, eq(assets.id, collectionItems.assetId))
          .where(and(eq(collections.shareToken, token), eq(collectionItems.publicId, item)))
  return row
}

export const addTakedown = async (db: Db, takedown: Takedown): Promise<void> => {
  await db.insert(takedowns).values(takedown)
}

export const addTakedownEvent = async (db: Db, event: Omit<TakedownEvent, 'id'>): Promise<void> => {
  await db.insert(takedownEvents).values(event)
}

export const findTakedown = (db: Db, wanted: { id: string } | { caseNumber: string }): Promise<Takedown | undefined> =>
  firstRow(
    db
      .select()
      .from(takedowns)
      .where('id' in wanted ? eq(takedowns.id, wanted.id) : eq(takedowns.caseNumber, wanted.caseNumber)),
  )

/** Locks a case until the transaction ends, so that two decisions do not cross. */
export const lockTakedown = (db: Db, caseNumber: string): Promise<Takedown | undefined> =>
  firstRow(db.select().from(takedowns).where(eq(takedowns.caseNumber, caseNumber)).for('update'))

export const changeTakedown = async (
  db: Db,
  id: string,
  change: Partial<Pick<Takedown, 'state' | 'counterNotice' | 'confirmedAt'>>,
): Promise<void> => {
  await db.update(takedowns).set(change).where(eq(takedowns.id, id))
}

/** A page of cases: open ones in the order in which they are due, others newest first. */
export const listTakedowns = (
  db: Db,
  { state, after, limit }: PageQuery & { state?: Takedown['state'] },
): Promise<Takedown[]> => {
  const isOldestFirst = state === 'open'
  const order = isOldestFirst ? asc : desc
  return db
    .select()
    .from(takedowns)
    .where(
      and(
        state && eq(takedowns.state, state),
        afterCursor({ at: takedowns.dueAt, id: takedowns.id, isOldestFirst }, after),
      ),
    )
    .orderBy(order(takedowns.dueAt), order(takedowns.id))
    .limit(limit)
}

type Subject = { id: string; blobKey: string; medium: 'image' | 'video' | 'audio' }

/** What cases are about, where it is still there. */
export const listSubjects = async (db: Db, assetIds: string[]): Promise<Subject[]> =>
  assetIds.length === 0
    ? []
    : db
        .select({ id: assets.id, blobKey: assets.blobKey, medium: assets.medium })
        .from(assets)
        .where(and(inArray(assets.id, assetIds), isNull(assets.deletedAt)))

export const listTakedownsOf = (db: Db, ownerId: string): Promise<Takedown[]> =>
  db.select().from(takedowns).where(eq(takedowns.ownerId, ownerId)).orderBy(desc(takedowns.receivedAt))

export const listEventsOf = async (db: Db, takedownIds: string[]): Promise<TakedownEvent[]> =>
  takedownIds.length === 0
    ? []
    : db
        .select()
        .from(takedownEvents)
        .where(inArray(takedownEvents.takedownId, takedownIds))
        .orderBy(asc(takedownEvents.at))

/** Case numbers of open cases that are due and that somebody whose address is proven stands behind. */
export const listOverdue = async (db: Db, now: Date): Promise<string[]> => {
  const rows = await db
    .select({ caseNumber: takedowns.caseNumber })
    .from(takedowns)
    .where(and(eq(takedowns.state, 'open'), isNotNull(takedowns.confirmedAt), lt(takedowns.dueAt, now)))
  return rows.map(({ caseNumber }) => caseNumber)
}

export const hideShare = async (db: Db, assetId: string, caseNumber: string): Promise<void> => {
  const [asset] = await db.select({ userId: assets.userId }).from(assets).where(eq(assets.id, assetId))
  if (!asset) return
  // An item that only pages of collections show has no row yet.
  await db
    .insert(shares)
    .values({ assetId, ...asset, allowsRemix: true, hiddenByCase: caseNumber, changedAt: sql`now()` })
    .onConflictDoUpdate({ target: shares.assetId, set: { hiddenByCase: caseNumber } })
}

/** Shows an item again, unless another case hides it still. */
export const unhideShare = async (db: Db, assetId: string): Promise<void> => {
  // A case that is being decided to hide it holds this row and is not to be seen before it has ended.
  await db.select({ assetId: shares.assetId }).from(shares).where(eq(shares.assetId, assetId)).for('update')
  const [other] = await db
    .select({ caseNumber: takedowns.caseNumber })
    .from(takedowns)
    .where(
      and(
        eq(takedowns.assetId, assetId),
        inArray(takedowns.state, ['hidden', 'countered']),
        isNotNull(takedowns.assetId),
      ),
    )
  await db
    .update(shares)
    .set({ hiddenByCase: other?.caseNumber ?? null })
    .where(eq(shares.assetId, assetId))
}
