import type { Db } from '../db/transaction.ts'
import { listUsers } from './store/users.ts'

export type Person = { id: string; email: string; name: string }

/** Names and addresses by id, for who shows what many people did. */
export const listPersons = async (db: Db, ids: readonly (string | null)[]): Promise<Map<string, Person>> => {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  const users = wanted.length === 0 ? [] : await listUsers(db, wanted)
  return new Map(users.map(({ id, email, name }) => [id, { id, email, name }]))
}
