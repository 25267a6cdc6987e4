import { asc, desc, eq } from 'drizzle-orm'
import { affiliates, payments, referrals, welcomedAddresses } from '../../db/schema.ts'
import { firstRow } from '../../db/transaction.ts'
import type { Db } from '../../db/transaction.ts'

export type Affiliate = typeof affiliates.$inferSelect

/** False when the code or the address has an affiliate already. */
export const addAffiliate = async (db: Db, affiliate: Affiliate): Promise<boolean> =>
  (await db.insert(affiliates).values(affiliate).onConflictDoNothing().returning({ code: affiliates.code })).length > 0

export const findAffiliate = (db: Db, code: string): Promise<Affiliate | undefined> =>
  firstRow(db.select().from(affiliates).where(eq(affiliates.code, code)))

export const findAffiliateByEmail = (db: Db, email: string): Promise<Affiliate | undefined> =>
  firstRow(db.select().from(affiliates).where(eq(affiliates.email, email)))

export const listAffiliates = (db: Db): Promise<Affiliate[]> =>
  db.select().from(affiliates).orderBy(asc(affiliates.code))

export const addReferral = async (db: Db, referral: typeof referrals.$inferInsert): Promise<void> => {
  await db.insert(referrals).values(referral)
}

/** The code of the affiliate who brought a person. */
export const findReferralCode = async (db: Db, userId: string): Promise<string | undefined> => {
  const [referral] = await db.select({ code: referrals.code }).from(referrals).where(eq(referrals.userId, userId))
  return referral?.code
}

export const countReferrals = (db: Db, code: string): Promise<number> => db.$count(referrals, eq(referrals.code, code))

export type ReferredPaymentRow = typeof payments.$inferSelect

/** What the people of an affiliate have paid, newest first. */
export const listReferredPayments = (db: Db, code: string): Promise<ReferredPaymentRow[]> =>
  db.select().from(payments).where(eq(payments.affiliateCode, code)).orderBy(desc(payments.paidAt), desc(payments.id))

/** True when nobody was welcomed under this address before. */
export const addWelcomedAddress = async (db: Db, welcomed: typeof welcomedAddresses.$inferInsert): Promise<boolean> => {
  const rows = await db
    .insert(welcomedAddresses)
    .values(welcomed)
    .onConflictDoNothing()
    .returning({ addressHash: welcomedAddresses.addressHash })
  return rows.length > 0
}
