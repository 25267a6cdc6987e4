import { PLANS } from '@visage/contract'
import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'
import { decimalMoney } from '../lib/money.ts'
import { writeCsv } from '../lib/write-csv.ts'
import { findOwnAffiliate, listReferred } from './read-affiliate.ts'
import { findAffiliate } from './store/affiliates.ts'

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
