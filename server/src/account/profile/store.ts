import { eq, lt } from 'drizzle-orm'
import { farewells } from '../../db/schema.ts'
import type { Db } from '../../db/transaction.ts'

type Farewell = typeof farewells.$inferSelect

export const addFarewell = async (db: Db, farewell: Farewell): Promise<void> => {
  await db.insert(farewells).values(farewell)
}

export const findFarewell = async (db: Db, id: string): Promise<Farewell | undefined> => {
  const [farewell] = await db.select().from(farewells).where(eq(farewells.id, id))
  return farewell
}

export const deleteFarewell = async (db: Db, id: string): Promise<void> => {
  await db.delete(farewells).where(eq(farewells.id, id))
}

export const deleteFarewellsBefore = async (db: Db, instant: Date): Promise<void> => {
  await db.delete(farewells).where(lt(farewells.createdAt, instant))
}
