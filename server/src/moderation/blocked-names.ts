import { randomUUID } from 'node:crypto'
import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'
import { fieldError } from '../lib/field-error.ts'
import { nameKey } from './name-key.ts'
import { addName, listNames, removeName } from './name-store.ts'
import type { BlockedName } from './name-store.ts'

/** The operator's list of names, and those that the policy's file blocks, which only that file can change. */
export const listBlockedNames = async ({
  db,
  moderation,
}: Context): Promise<{ names: BlockedName[]; fromPolicy: readonly string[] }> => ({
  names: await listNames(db),
  fromPolicy: moderation.blockedNames,
})

type Addition = { name: string; note: string; actor: string }

/** Blocks a name from now on, in every order and spelling of it. */
export const addBlockedName = async ({ db, clock }: Context, { name, note, actor }: Addition): Promise<BlockedName> => {
  const key = nameKey(name)
  if (key === '') throw fieldError('name', 'Please enter a name.')
  const blocked = { id: randomUUID(), name, key, note, addedBy: actor, createdAt: clock.now() }
  if (!(await addName(db, blocked))) throw new AppError('conflict', 'This name is on the list already.')
  return blocked
}

/** Takes a name off the list and answers what it was. */
export const removeBlockedName = async ({ db }: Context, id: string): Promise<BlockedName> => {
  const removed = await removeName(db, id)
  if (!removed) throw new AppError('not_found')
  return removed
}
