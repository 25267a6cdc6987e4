import { eq } from 'drizzle-orm'
import { billingAddresses } from '../../db/schema.ts'
import type { Db } from '../../db/transaction.ts'

export type AddressRow = typeof billingAddresses.$inferSelect

export const findAddress = async (db: Db, userId: string): Promise<AddressRow | undefined> => {
  const [address] = await db.select().from(billingAddresses).where(eq(billingAddresses.userId, userId))
  return address
}

export const putAddress = async (db: Db, { userId, ...address }: AddressRow): Promise<void> => {
  await db
    .insert(billingAddresses)
    .values({ userId, ...address })
    .onConflictDoUpdate({ target: billingAddresses.userId, set: address })
}
