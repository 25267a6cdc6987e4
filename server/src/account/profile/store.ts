import { eq, lt } from 'drizzle-orm'
import { deletionConfirmations } from '../../db/schema.ts'
import type { Db } from '../../db/transaction.ts'

type DeletionConfirmation = typeof deletionConfirmations.$inferSelect

export const addDeletionConfirmation = async (db: Db, farewell: DeletionConfirmation): Promise<void> => {
  await db.insert(deletionConfirmations).values(farewell)
}

export const findDeletionConfirmation = async (db: Db, id: string): Promise<DeletionConfirmation | undefined> => {
  const [farewell] = await db.select().from(deletionConfirmations).where(eq(deletionConfirmations.id, id))
  return farewell
}

export const removeDeletionConfirmation = async (db: Db, id: string): Promise<void> => {
  await db.delete(deletionConfirmations).where(eq(deletionConfirmations.id, id))
}

export const removeDeletionConfirmationsBefore = async (db: Db, instant: Date): Promise<void> => {
  await db.delete(deletionConfirmations).where(lt(deletionConfirmations.createdAt, instant))
}
