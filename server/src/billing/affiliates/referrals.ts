import { AFFILIATE_COMMISSION, PLANS } from '@visage/contract'
import type { contract, OutputOf } from '@visage/contract'
import { findPerson } from '../../account/users/persons.ts'
import type { Context } from '../../program/context.ts'
import { AppError } from '../../lib/app-error.ts'
import { decimalMoney } from '../../lib/money.ts'
import { writeCsv } from '../../lib/write-csv.ts'
import { countReferrals, findAffiliate, findAffiliateByEmail, listReferredPayments } from './store.ts'
import type { Affiliate, ReferredPaymentRow } from './store.ts'

type Answer = OutputOf<typeof contract.billing.readAffiliate>
type ReferredPayment = NonNullable<Answer['affiliate']>['payments'][number]

const describePayment = ({ paidAt, plan, amount, refunded, currency }: ReferredPaymentRow): ReferredPayment => {
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
const findOwnAffiliate = async ({ db }: Context, userId: string): Promise<Affiliate | undefined> => {
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

const HEAD = ['Affiliate', 'Paid at', 'Plan', 'Amount', 'Commission', 'Currency']

/** The payments that an affiliate's code has brought, as a table for a spreadsheet. */
export const writeReferrals = async (ctx: Pick<Context, 'db'>, code: string): Promise<string> => {
  if (!(await findAffiliate(ctx.db, code)))
    throw new AppError('not_found', `There is no affiliate with the code ${code}.`)
  const payments = await listReferred(ctx, code)
  return writeCsv([
    HEAD,
    ...payments.map(({ paid_at: paidAt, plan, amount, commission, currency }) => [
      code,
      paidAt,
      PLANS[plan].name,
      decimalMoney(amount, currency),
      decimalMoney(commission, currency),
      currency,
    ]),
  ])
}

/** The same for the affiliate that a person is. */
export const writeOwnReferrals = async (ctx: Context, userId: string): Promise<string> => {
  const affiliate = await findOwnAffiliate(ctx, userId)
  if (!affiliate) throw new AppError('not_found', 'You are not an affiliate yet.')
  return writeReferrals(ctx, affiliate.code)
}
