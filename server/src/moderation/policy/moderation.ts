import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ConfigError } from '../../lib/env-values.ts'
import { policyFile, UNDER_AGE } from './policy.ts'
import type { PolicyFile, PolicyRule } from './policy.ts'
import { readWords } from './read-words.ts'
import type { Word } from './read-words.ts'

/** A word or words one after the other; `*` at the end of one stands for any ending. */
type Term = readonly { text: string; isStem: boolean }[]

const stems = /\*(?=\s|$)/g

const parseTerm = (term: string): Term => {
  const isStem = term
    .trim()
    .split(/\s+/)
    .map((part) => part.endsWith('*'))
  return readWords(term.replaceAll(stems, '')).map(([text = ''], index) => ({ text, isStem: isStem[index] ?? false }))
}

const fits = (word: Word | undefined, { text, isStem }: Term[number]): boolean =>
  word?.some((reading) => (isStem ? reading.startsWith(text) : reading === text)) ?? false

/** Where a term begins in some words, or -1. */
const findTerm = (words: readonly Word[], term: Term): number =>
  words.findIndex((_word, start) => term.every((part, offset) => fits(words[start + offset], part)))

const NUMBERS =
  'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen'.split(
    ' ',
  )

const age = `(\\d{1,2}|${NUMBERS.join('|')})`
const SAID = [
  new RegExp(`\\b${age}[\\s-]*(?:years?|yrs?|y)[\\s/-]*(?:olds?|o)\\b`, 'gi'),
  new RegExp(`\\b${age}[\\s-]*yo\\b`, 'gi'),
  new RegExp(`\\b(?:aged?|at age)\\s+${age}\\b`, 'gi'),
]

const adultAge = 18

/** Whether a text names an age of somebody who is not of age. */
const namesUnderAge = (text: string): boolean =>
  SAID.some((pattern) =>
    [...text.matchAll(pattern)].some(([, said = '']) => {
      const spelled = NUMBERS.indexOf(said.toLowerCase())
      return (spelled >= 0 ? spelled + 1 : Number(said)) < adultAge
    }),
  )

type Read = { text: string; words: readonly Word[] }

/** Takes out the innocent phrases, wherever they stand. */
const without = (words: readonly Word[], phrases: readonly Term[]): readonly Word[] => {
  let left = words
  for (const phrase of phrases)
    for (let at = findTerm(left, phrase); at >= 0; at = findTerm(left, phrase))
      left = [...left.slice(0, at), [''], ...left.slice(at + phrase.length)]
  return left
}

const compileList = (list: readonly string[]) => {
  const terms = list.filter((term) => term !== UNDER_AGE).map(parseTerm)
  const countsAge = list.includes(UNDER_AGE)
  return ({ text, words }: Read): boolean =>
    terms.some((term) => findTerm(words, term) >= 0) || (countsAge && namesUnderAge(text))
}

/** A test of a text by one rule. */
const compileRule = ({ terms, together, except }: PolicyRule): ((text: string) => boolean) => {
  const phrases = except.map(parseTerm)
  const single = compileList(terms)
  const lists = together.map(compileList)
  return (text) => {
    const read = { text, words: without(readWords(text), phrases) }
    return single(read) || (lists.length > 0 && lists.every((matches) => matches(read)))
  }
}

/** What a text or a file is refused for. */
export type Breach = { rule: string; reason: string }

/** What is allowed here, as the operator's policy has it. */
export type Moderation = {
  /** The first rule that one of the texts breaks. */
  findBreach(texts: readonly string[]): Breach | undefined
  findFileBreach(sha256: string): Breach | undefined
  blockedNames: readonly string[]
}

const fileBreach: Breach = {
  rule: 'blocked-file',
  reason: 'This file is on the list of files that may not be used here.',
}

export const createModeration = (policy: PolicyFile): Moderation => {
  const rules = policy.rules.map((rule) => ({ id: rule.id, reason: rule.reason, breaks: compileRule(rule) }))
  const files = new Set(policy.blocked_files)
  return {
    findBreach(texts) {
      const broken = rules.find(({ breaks }) => breaks(texts.join('\n')))
      return broken && { rule: broken.id, reason: broken.reason }
    },
    findFileBreach: (sha256) => (files.has(sha256) ? fileBreach : undefined),
    blockedNames: policy.blocked_names,
  }
}

const usualPath = fileURLToPath(new URL('./default-policy.json', import.meta.url))

const readJson = (path: string): unknown => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'))
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause)
    throw new ConfigError(`MODERATION_POLICY: ${path} cannot be read as JSON (${why}).`, { cause })
  }
}

/** Reads the operator's policy, or the one that comes with the product. Throws a `ConfigError` that names what is wrong. */
export const openModeration = ({ moderationPolicy }: { moderationPolicy: string | null }): Moderation => {
  const path = moderationPolicy ?? usualPath
  const parsed = policyFile.safeParse(readJson(path))
  if (parsed.success) return createModeration(parsed.data)
  const [issue] = parsed.error.issues
  throw new ConfigError(`MODERATION_POLICY: ${path}, ${issue?.path.join('.') || 'the file'}: ${issue?.message}`)
}
