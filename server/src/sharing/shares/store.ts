import { and, eq, isNull } from 'drizzle-orm'
import { assets, shares, users } from '../../db/schema.ts'
import type { Db } from '../../db/transaction.ts'

export type Share = typeof shares.$inferSelect

export const findShare = async (db: Db, assetId: string): Promise<Share | undefined> => {
  const [share] = await db.select().from(shares).where(eq(shares.assetId, assetId))
  return share
}

type ShareToSave = Omit<Share, 'hiddenByCase'> & { token: string }

/** Keeps a share; one that has an address keeps it. Answers what holds from then on. */
export const saveShare = async (db: Db, share: ShareToSave): Promise<Share> => {
  const { allowsRemix, changedAt } = share
  await db
    .insert(shares)
    .values({ ...share, token: null })
    .onConflictDoUpdate({ target: shares.assetId, set: { allowsRemix, changedAt } })
  await db
    .update(shares)
    .set({ token: share.token })
    .where(and(eq(shares.assetId, share.assetId), isNull(shares.token)))
  return (await findShare(db, share.assetId)) ?? { ...share, hiddenByCase: null }
}

export const clearShareToken = async (
  db: Db,
  { assetId, changedAt }: Pick<Share, 'assetId' | 'changedAt'>,
): Promise<void> => {
  await db.update(shares).set({ token: null, changedAt }).where(eq(shares.assetId, assetId))
}

/** What is shared at an address, unless it was deleted or hidden or its owner is suspended. */
export const findShared = async (db: Db, token: string) => {
  const [row] = await db
    .select({ asset: assets, allowsRemix: shares.allowsRemix })
    .from(shares)
    .innerJoin(assets, eq(assets.id, shares.assetId))
    .innerJoin(users, eq(users.id, assets.userId))
    .where(
      and(eq(shares.token, token), isNull(shares.hiddenByCase), isNull(assets.deletedAt), isNull(users.suspendedAt)),
    )
  return row
}
