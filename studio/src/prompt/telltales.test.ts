import { expect, it } from 'vitest'
import { createLexicon } from './lexicon.ts'
import { saysMore } from './match-phrases.ts'
import { readPrompt } from './read-prompt.ts'
import { listTelltales } from './telltales.ts'
import { FURTHER_WORDS } from './words/further-words.ts'
import { PORTRAIT_WORDS } from './words/portrait-words.ts'

const portrait = createLexicon(PORTRAIT_WORDS)
const telltales = listTelltales()

const told = (text: string, lexicon?: typeof portrait) => {
  const { person, scene, verdicts } = readPrompt(text, lexicon)
  return { person, scene, verdicts: verdicts.map(({ item, fate, how }) => [item.phrase, fate, how]) }
}

const SENTENCES = [
  (phrase: string) => `a young woman with ${phrase} and long black hair`,
  (phrase: string) => `${phrase} eyes, 34`,
  (phrase: string) => `no ${phrase}, a red ${phrase} in white`,
]

/** Each phrase between others. */
const phrases = new Set([...PORTRAIT_WORDS, ...FURTHER_WORDS].map(([phrase]) => phrase))
const sentences = [...phrases].map((phrase, at) => SENTENCES[at % SENTENCES.length]?.(phrase) ?? '')

it('reads a prompt by the words of portraits alone as by all words, unless it says more', () => {
  const alone = sentences.filter((text) => !saysMore(text, portrait, telltales))
  expect(alone.length).toBeGreaterThan(2000)
  for (const text of alone) expect({ text, ...told(text, portrait) }).toEqual({ text, ...told(text) })
})

it('needs no more words for faces, and all of them for places, callings and things', () => {
  const faces = [
    'Woman, 27, long wavy copper hair, green eyes and freckles',
    'A 33-year-old man with fair skin, a blonde quiff, blue eyes, round glasses and a warm smile, wearing a black turtleneck',
    'beautiful elderly Japanese lady with a grey bun, pearl earrings, red lipstick, soft light',
  ]
  expect(faces.filter((text) => saysMore(text, portrait, telltales))).toEqual([])
  const others = [
    'a nurse',
    'a woman at the beach',
    'a man with a hand on his chin',
    'photo of a woman',
    'hot chocolate',
    'a zorgle',
  ]
  expect(others.filter((text) => !saysMore(text, portrait, telltales))).toEqual([])
})
