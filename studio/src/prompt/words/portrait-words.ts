import type { WordList } from '../sense.ts'
import { FACE_WORDS } from './people/face-words.ts'
import { HAIR_WORDS } from './people/hair-words.ts'
import { PEOPLE_WORDS } from './people/people-words.ts'
import { SCENE_WORDS } from './picture/scene-words.ts'
import { STRUCTURE_WORDS } from './structure-words.ts'
import { STYLING_WORDS, WORN_COLOR_WORDS } from './people/styling-words.ts'

/** What faces are described with: people, hair, clothes, light. */
export const PORTRAIT_WORDS: WordList = [
  ...STRUCTURE_WORDS,
  ...FACE_WORDS,
  ...HAIR_WORDS,
  ...STYLING_WORDS,
  ...SCENE_WORDS,
  ...PEOPLE_WORDS,
  ...WORN_COLOR_WORDS,
]
