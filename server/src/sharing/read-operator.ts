import { findPerson } from '../account/find-person.ts'
import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'

/** The address of an operator who is signed in. Throws `not_found` for everybody else, as if there were nothing here. */
export const readOperator = async ({ db, config }: Context, userId: string): Promise<string> => {
  const person = await findPerson(db, userId)
  if (!person || !config.adminEmails.includes(person.email)) throw new AppError('not_found')
  return person.email
}
