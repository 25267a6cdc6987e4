import { eq } from 'drizzle-orm'
import { billingAddresses } from '../../db/schema.ts'
import { firstRow } from '../../db/transaction.ts'
import type { Db } from '../../db/transaction.ts'

export type AddressRow = typeof billingAddresses.$inferSelect

export const findAddress = (db: Db, userId: string): Promise<AddressRow | undefined> =>
  firstRow(db.select().from(billingAddresses).where(eq(billingAddresses.userId, userId)))

export const putAddress = async (db: Db, { userId, ...address }: AddressRow): Promise<void> => {
  await db
    .insert(billingAddresses)
    .values({ userId, ...address })
    .onConflictDoUpdate({ target: billingAddresses.userId, set: address })
}
