import { and, eq, gt, lt } from 'drizzle-orm'
import { exportOrders } from '../db/schema.ts'
import type { Db } from '../db/transaction.ts'

export type ExportOrder = typeof exportOrders.$inferSelect

export const addExportOrder = async (db: Db, order: typeof exportOrders.$inferInsert): Promise<ExportOrder> => {
  const [added] = await db.insert(exportOrders).values(order).returning()
  if (!added) throw new Error('An export was not stored.')
  return added
}

export const findExportOrder = async (
  db: Db,
  { id, userId }: { id: string; userId: string },
): Promise<ExportOrder | undefined> => {
  const [order] = await db
    .select()
    .from(exportOrders)
    .where(and(eq(exportOrders.id, id), eq(exportOrders.userId, userId)))
  return order
}

/** The order behind a token, unless it was made before an instant. */
export const findExportByToken = async (
  db: Db,
  { tokenHash, since }: { tokenHash: string; since: Date },
): Promise<ExportOrder | undefined> => {
  const [order] = await db
    .select()
    .from(exportOrders)
    .where(and(eq(exportOrders.tokenHash, tokenHash), gt(exportOrders.createdAt, since)))
  return order
}

type Progress = Pick<ExportOrder, 'id' | 'state' | 'sentFiles' | 'changedAt'>

export const noteProgress = async (db: Db, { id, ...progress }: Progress): Promise<void> => {
  await db.update(exportOrders).set(progress).where(eq(exportOrders.id, id))
}

export const removeExportOrdersBefore = async (db: Db, time: Date): Promise<void> => {
  await db.delete(exportOrders).where(lt(exportOrders.createdAt, time))
}
