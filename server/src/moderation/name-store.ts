import { asc, eq } from 'drizzle-orm'
import { blockedNames } from '../db/schema.ts'
import type { Db } from '../db/transaction.ts'

export type BlockedName = typeof blockedNames.$inferSelect

export const listNames = (db: Db): Promise<BlockedName[]> =>
  db.select().from(blockedNames).orderBy(asc(blockedNames.name))

/** False when the name is on the list already, however it was written. */
export const addName = async (db: Db, name: BlockedName): Promise<boolean> => {
  const rows = await db.insert(blockedNames).values(name).onConflictDoNothing().returning({ id: blockedNames.id })
  return rows.length > 0
}

export const removeName = async (db: Db, id: string): Promise<BlockedName | undefined> => {
  const [row] = await db.delete(blockedNames).where(eq(blockedNames.id, id)).returning()
  return row
}
