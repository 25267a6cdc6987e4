import { eq, lt } from 'drizzle-orm'
import { deletionConfirmations } from '../../db/schema.ts'
import { firstRow } from '../../db/transaction.ts'
import type { Db } from '../../db/transaction.ts'

type DeletionConfirmation = typeof deletionConfirmations.$inferSelect

export const addDeletionConfirmation = async (db: Db, farewell: DeletionConfirmation): Promise<void> => {
  await db.insert(deletionConfirmations).values(farewell)
}

export const findDeletionConfirmation = (db: Db, id: string): Promise<DeletionConfirmation | undefined> =>
  firstRow(db.select().from(deletionConfirmations).where(eq(deletionConfirmations.id, id)))

export const removeDeletionConfirmation = async (db: Db, id: string): Promise<void> => {
  await db.delete(deletionConfirmations).where(eq(deletionConfirmations.id, id))
}

export const removeDeletionConfirmationsBefore = async (db: Db, instant: Date): Promise<void> => {
  await db.delete(deletionConfirmations).where(lt(deletionConfirmations.createdAt, instant))
}
