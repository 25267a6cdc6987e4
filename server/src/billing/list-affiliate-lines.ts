import type { Context } from '../context.ts'
import { formatMoney } from '../lib/money.ts'
import { listReferred, sumByCurrency } from './read-affiliate.ts'
import { countReferrals, listAffiliates } from './store/affiliates.ts'

/** Every affiliate on a line: code, address, people who came, and what was earned. */
export const listAffiliateLines = async ({ db }: Pick<Context, 'db'>): Promise<string> => {
  const affiliates = await listAffiliates(db)
  if (affiliates.length === 0) return 'There are no affiliates yet.\n'
  const lines: string[] = []
  for (const { code, email } of affiliates) {
    const earned = Object.entries(sumByCurrency(await listReferred({ db }, code)))
    const sums = earned.map(([currency, amount]) => formatMoney(amount, currency)).join(' + ')
    lines.push(`${code}  ${email}  ${await countReferrals(db, code)} people  ${sums || 'nothing earned yet'}\n`)
  }
  return lines.join('')
}
