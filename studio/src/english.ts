import type { dictionary as english } from 'cmu-pronouncing-dictionary'

type Dictionary = typeof english

let known: Dictionary | null = null

/** Four megabytes, read when a word could be a slip of the finger or is sung; a browser's build has another file in this one's place. */
const dictionary = (): Dictionary => {
  known ??= (
    process.getBuiltinModule('node:module').createRequire(import.meta.url)('cmu-pronouncing-dictionary') as {
      dictionary: Dictionary
    }
  ).dictionary
  return known
}

/** Has the dictionary at hand, so that nobody waits for it. */
export const loadEnglish = async (): Promise<void> => {
  dictionary()
}

/** How a word in lower case is said, in the phones of ARPAbet; undefined for one that is not English. */
export const pronunciationOf = (word: string): string | undefined =>
  Object.hasOwn(dictionary(), word) ? dictionary()[word] : undefined

/** Whether a word in lower case is an English one. */
export const isEnglish = (word: string): boolean => word in dictionary()

/** Every English word, in no order. */
export const englishWords = (): string[] => Object.keys(dictionary())
