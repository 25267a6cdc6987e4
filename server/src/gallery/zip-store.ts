import { and, eq, gt, lt } from 'drizzle-orm'
import { zipOrders } from '../db/schema.ts'
import type { Db } from '../db/transaction.ts'

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
