import { eq } from 'drizzle-orm'
import { billingMails } from '../../db/schema.ts'
import type { Db } from '../../db/transaction.ts'

export type BillingMail = typeof billingMails.$inferSelect

/** False when a receipt of the same payment is there already. */
export const addBillingMail = async (db: Db, mail: typeof billingMails.$inferInsert): Promise<boolean> => {
  const rows = await db.insert(billingMails).values(mail).onConflictDoNothing().returning({ id: billingMails.id })
  return rows.length > 0
}

export const findBillingMail = async (db: Db, id: string): Promise<BillingMail | undefined> => {
  const [mail] = await db.select().from(billingMails).where(eq(billingMails.id, id))
  return mail
}

export const noteSent = async (db: Db, id: string, sentAt: Date): Promise<void> => {
  await db.update(billingMails).set({ sentAt }).where(eq(billingMails.id, id))
}
