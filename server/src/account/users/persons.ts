import type { Db } from '../../db/transaction.ts'
import { findUser, listUsers } from './store.ts'
import { fieldError } from '../../lib/app-error.ts'

/** A person's name and address, for who has to write to them. */
export const findPerson = async (db: Db, userId: string): Promise<{ name: string; email: string } | undefined> => {
  const user = await findUser(db, userId)
  return user && { name: user.name, email: user.email }
}

/** Told of an address that somebody else has, or nobody. */
export const notYourAddress = () => fieldError('email', 'This is not the address of your account.')

type Person = { id: string; email: string; name: string }

/** Names and addresses by id, for who shows what many people did. */
export const listPersons = async (db: Db, ids: readonly (string | null)[]): Promise<Map<string, Person>> => {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  const users = wanted.length === 0 ? [] : await listUsers(db, wanted)
  return new Map(users.map(({ id, email, name }) => [id, { id, email, name }]))
}
