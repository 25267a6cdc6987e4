import { DATE_RULES } from './say-dates.ts'
import { fold } from './plain-text.ts'
import { isInitialism, sayLatin, spellLetters } from './say-letters.ts'
import { amount, NUMBER_RULES } from './say-numbers.ts'
import type { Rule } from './say-numbers.ts'
import { QUANTITY_RULES } from './say-quantities.ts'
import { SHORT_FORM_RULES } from './short-forms.ts'

const sayName = (word: string): string =>
  isInitialism(word) ? spellLetters(word) : sayLatin(fold(word).toLowerCase()).words

const webWords = (address: string): string =>
  address
    .replace(/^https?:\/\//i, '')
    .replace(/^www\./i, 'double you double you double you.')
    .replaceAll(/\p{L}[\p{L}\p{M}]*(?:'[a-z]+)?/gu, sayName)
    .replaceAll('.', ' dot ')
    .replaceAll('/', ' slash ')
    .replaceAll('@', ' at ')
    .replaceAll(/[_-]/g, ' ')
    .replaceAll(/\d+/g, (digits) => ` ${amount(digits)} `)

/** The words that a name is made of: "maya_rose" and "SummerLook" of two. */
export const splitName = (name: string): string =>
  name.replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2').replaceAll(/[_.]+/g, ' ')

/** Addresses and names of accounts, in which words of somebody's own stand too. */
const NAME_RULES: readonly Rule[] = [
  [/https?:\/\/[^\s,;]+[\w/]|www\.[\w.-]+\w(?:\/[\w/.-]*\w)?/i, (all) => all],
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/, (all) => all],
  [/[a-z][\w-]*(?:\.[\w-]+)*\.(?:com|org|net|io|ai|in|co|app|dev|shop|store)(?:\/[\w/.-]*\w)?/i, (all) => all],
  [/#\p{Script=Latin}[\p{Script=Latin}\p{M}\d_]*/u, (all) => `hashtag ${splitName(all.slice(1))}`],
  [
    /@\p{Script=Latin}(?:[\p{Script=Latin}\p{M}\d_.]*[\p{Script=Latin}\p{M}\d_])?/u,
    (all) => `at ${splitName(all.slice(1))}`,
  ],
]

/** What ends with its own full stop ends anywhere, all else before what is no letter and no digit. */
const END = String.raw`(?:(?<=\.)|(?![\p{L}\p{M}\p{N}]))`

const compile = (rules: readonly Rule[]) =>
  rules.map(([{ source, flags }, say]) => ({
    pattern: new RegExp(`^(?:${source})${END}`, flags.includes('u') ? flags : `${flags}u`),
    say,
  }))

const COMPILED_NAMES = compile(NAME_RULES)
const COMPILED = compile([...DATE_RULES, ...QUANTITY_RULES, ...NUMBER_RULES, ...SHORT_FORM_RULES])

/** A piece of text: how long it is, and what is said for it. */
export type SpelledOut = { length: number; words: string }

const firstOf = (rules: ReturnType<typeof compile>, text: string): SpelledOut | undefined => {
  for (const { pattern, say } of rules) {
    const found = pattern.exec(text)
    const words = found && say(...found)?.trim()
    if (found && words) return { length: found[0].length, words }
  }
  return undefined
}

/** An address or the name of an account at the beginning of a text, after its words were replaced. */
export const spellName = (text: string, replaced: (name: string) => string): SpelledOut | undefined => {
  const found = firstOf(COMPILED_NAMES, text)
  return found && { length: found.length, words: webWords(replaced(found.words)).toLowerCase() }
}

/** What is written otherwise than it is said, at the beginning of a text. */
export const spellOut = (text: string): SpelledOut | undefined => {
  const found = firstOf(COMPILED, text)
  return found && { ...found, words: found.words.toLowerCase() }
}
