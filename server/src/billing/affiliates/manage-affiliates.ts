import { email as emailField } from '@visage/contract'
import type { Context } from '../../program/context.ts'
import { formatMoney } from '../../lib/money.ts'
import { listReferred, sumByCurrency } from './referrals.ts'
import { countReferrals, addAffiliate as insertAffiliate, listAffiliates } from './store.ts'

/** Every affiliate on a line: code, address, people who came, and what was earned. */
export const describeAffiliates = async ({ db }: Pick<Context, 'db'>): Promise<string> => {
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

const codeShape = /^[a-z0-9][a-z0-9_-]{1,39}$/

type NewAffiliate = { code: string; email: string; createdAt: Date }

/** Makes the person with an address an affiliate; answers a line that says so, throws one that says why not. */
export const addAffiliate = async (
  { db }: Pick<Context, 'db'>,
  { code, email, createdAt }: NewAffiliate,
): Promise<string> => {
  const wanted = code.toLowerCase()
  if (!codeShape.test(wanted))
    throw new Error(`"${code}" cannot be a code: use 2 to 40 letters, digits, dashes and underscores.`)
  const address = emailField.safeParse(email)
  if (!address.success) throw new Error(`"${email}" is no email address.`)
  if (!(await insertAffiliate(db, { code: wanted, email: address.data, createdAt })))
    throw new Error(`The code ${wanted} or the address ${address.data} has an affiliate already.`)
  return `${address.data} is an affiliate now. The link ends in ?ref=${wanted}\n`
}
