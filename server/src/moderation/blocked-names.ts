import { randomUUID } from 'node:crypto'
import type { Context } from '../program/context.ts'
import { AppError, fieldError } from '../lib/app-error.ts'
import { readWords } from './policy/read-words.ts'
import { addName, listNames, removeName } from './store.ts'
import type { BlockedName } from './store.ts'

const mostPermuted = 4
const longestName = 8

const permute = (words: readonly string[]): string[][] =>
  words.length < 2
    ? [[...words]]
    : words.flatMap((word, index) =>
        permute([...words.slice(0, index), ...words.slice(index + 1)]).map((rest) => [word, ...rest]),
      )

const plainWords = (name: string): string[] => readWords(name).map(([word = '']) => word)

/** A name as names are told apart: the same in every order, with or without accents. */
export const nameKey = (name: string): string => plainWords(name).toSorted().join(' ')

const spellingsOf = (name: string): string[] => {
  const words = plainWords(name)
  const orders = words.length <= mostPermuted ? permute(words) : [words, words.toReversed()]
  return orders.map((order) => order.join(''))
}

/** Finds the first of some names in a text: in any order, with or without spaces, accents and disguises. */
export const createNameFinder = (names: readonly string[]): ((text: string) => string | undefined) => {
  const known = new Map(names.flatMap((name) => spellingsOf(name).map((spelling) => [spelling, name] as const)))
  known.delete('')
  return (text) => {
    const words = readWords(text)
    for (let start = 0; start < words.length; start += 1) {
      let spellings = ['']
      for (const readings of words.slice(start, start + longestName)) {
        spellings = spellings.flatMap((begun) => readings.slice(0, 3).map((reading) => begun + reading)).slice(0, 81)
        const found = spellings.map((spelling) => known.get(spelling)).find((name) => name !== undefined)
        if (found !== undefined) return found
      }
    }
    return undefined
  }
}

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
