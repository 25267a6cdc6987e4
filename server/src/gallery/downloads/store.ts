import { and, eq, gt, isNull, lt } from 'drizzle-orm'
import { assets, zipOrders } from '../../db/schema.ts'
import type { Db } from '../../db/transaction.ts'
import type { Asset } from '../assets/store.ts'

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

export type ZipOrder = typeof zipOrders.$inferSelect

export const addZipOrder = async (db: Db, order: ZipOrder): Promise<void> => {
  await db.insert(zipOrders).values(order)
}

export const findZipOrder = async (
  db: Db,
  { tokenHash, since }: { tokenHash: string; since: Date },
): Promise<ZipOrder | undefined> => {
  const [order] = await db
    .select()
    .from(zipOrders)
    .where(and(eq(zipOrders.tokenHash, tokenHash), gt(zipOrders.createdAt, since)))
  return order
}

export const removeZipOrdersBefore = async (db: Db, time: Date): Promise<void> => {
  await db.delete(zipOrders).where(lt(zipOrders.createdAt, time))
}
