import { createLexicon } from './lexicon.ts'
import { FURTHER_WORDS } from './words/further-words.ts'
import { PORTRAIT_WORDS } from './words/portrait-words.ts'

/** What is known of people, clothes, places and light. */
export const PICTURE_LEXICON = createLexicon([...PORTRAIT_WORDS, ...FURTHER_WORDS])

/**
 * Has the words at hand that reading a prompt needs. Here all of them always are; a browser's build has those of portraits
 * at once, and loads the others when a prompt says one of them.
 */
export const loadWords = async (_prompt: string): Promise<void> => {}
