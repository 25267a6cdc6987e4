import { email as emailField } from '@visage/contract'
import type { Context } from '../context.ts'
import { addAffiliate as insertAffiliate } from './store/affiliates.ts'

const codeShape = /^[a-z0-9][a-z0-9_-]{1,39}$/

type Wanted = { code: string; email: string; createdAt: Date }

/** Makes the person with an address an affiliate; answers a line that says so, throws one that says why not. */
export const addAffiliate = async (
  { db }: Pick<Context, 'db'>,
  { code, email, createdAt }: Wanted,
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
