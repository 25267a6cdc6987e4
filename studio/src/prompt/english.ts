import { dictionary } from 'cmu-pronouncing-dictionary'

/** Has the dictionary at hand. Here it always is; a browser loads it when a word could be a slip of the finger. */
export const loadEnglish = async (): Promise<void> => {}

/** Whether a word in lower case is an English one. */
export const isEnglish = (word: string): boolean => word in dictionary

/** Every English word, in no order. */
export const englishWords = (): string[] => Object.keys(dictionary)
