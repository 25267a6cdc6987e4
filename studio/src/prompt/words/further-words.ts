import type { WordList } from '../sense.ts'
import { BESIDE_WORDS } from './beside-words.ts'
import { CALLING_WORDS } from './calling-words.ts'
import { ERA_WORDS } from './era-words.ts'
import { MAKING_WORDS } from './making-words.ts'
import { NEAR_OUTFIT_WORDS } from './near-outfit-words.ts'
import { PLACE_WORDS } from './place-words.ts'
import { PROP_WORDS } from './prop-words.ts'
import { STANCE_WORDS } from './stance-words.ts'
import { BEAUTY_WORDS } from './beauty-words.ts'
import { BRIEF_WORDS } from './brief-words.ts'
import { WEAR_WORDS } from './wear-words.ts'
import { TASTE_WORDS } from './taste-words.ts'
import { THING_WORDS } from './thing-words.ts'

/** What pictures are described with beside people: places, callings, things, what is done, how pictures are made. */
export const FURTHER_WORDS: WordList = [
  ...MAKING_WORDS,
  ...NEAR_OUTFIT_WORDS,
  ...PLACE_WORDS,
  ...STANCE_WORDS,
  ...ERA_WORDS,
  ...PROP_WORDS,
  ...CALLING_WORDS,
  ...BESIDE_WORDS,
  ...THING_WORDS,
  ...TASTE_WORDS,
  ...BEAUTY_WORDS,
  ...WEAR_WORDS,
  ...BRIEF_WORDS,
]
