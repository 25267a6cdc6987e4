import { AFFILIATE_COMMISSION } from '@visage/contract'
import type { contract, OutputOf } from '@visage/contract'
import { findPerson } from '../account/find-person.ts'
import type { Context } from '../context.ts'
import { countReferrals, findAffiliateByEmail, listReferredPayments } from './store/affiliates.ts'
import type { Affiliate } from './store/affiliates.ts'
import type { PaymentRow } from './store/payments.ts'

type Answer = OutputOf<typeof contract.billing.readAffiliate>
export type ReferredPayment = NonNullable<Answer['affiliate']>['payments'][number]

const describePayment = ({ paidAt, plan, amount, refunded, currency }: PaymentRow): ReferredPayment => {
  const kept = Math.max(0, amount - refunded)
  return {
    paid_at: paidAt.toISOString(),
    plan,
    amount: kept,
    commission: Math.round(kept * AFFILIATE_COMMISSION),
    currency,
  }
}

/** What people who came through a code have paid, refunds taken off, newest first. */
export const listReferred = async ({ db }: Pick<Context, 'db'>, code: string): Promise<ReferredPayment[]> =>
  (await listReferredPayments(db, code)).map(describePayment)

/** The affiliate that a person is, by the address of the account. */
export const findOwnAffiliate = async ({ db }: Context, userId: string): Promise<Affiliate | undefined> => {
  const person = await findPerson(db, userId)
  return person && findAffiliateByEmail(db, person.email)
}

/** What an affiliate has earned, by currency. */
export const sumByCurrency = (payments: ReferredPayment[]): Record<string, number> => {
  const earned: Record<string, number> = {}
  for (const { currency, commission } of payments) earned[currency] = (earned[currency] ?? 0) + commission
  return earned
}

/** A person's affiliate link with what it has earned; null for a person who is no affiliate. */
export const readAffiliate = async (ctx: Context, userId: string): Promise<Answer> => {
  const affiliate = await findOwnAffiliate(ctx, userId)
  if (!affiliate) return { affiliate: null }
  const payments = await listReferred(ctx, affiliate.code)
  return {
    affiliate: {
      code: affiliate.code,
      link: `${ctx.config.publicUrl}/?ref=${encodeURIComponent(affiliate.code)}`,
      people: await countReferrals(ctx.db, affiliate.code),
      payments,
      earned: sumByCurrency(payments),
    },
  }
}
