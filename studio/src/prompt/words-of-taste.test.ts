import { describe, expect, it, test } from 'vitest'
import { averageIdentity } from '../render/testing/test-person.ts'
import { combineOutfit } from '../scene/outfits/outfits.ts'
import { identityFromText, sceneFromText } from './from-text.ts'
import { readPrompt } from './read-prompt.ts'
import type { WordList } from './sense.ts'
import { FURTHER_WORDS } from './words/further-words.ts'
import { PORTRAIT_WORDS } from './words/portrait-words.ts'

const read = (prompt: string) => sceneFromText(prompt, averageIdentity('female'), { framing: 'full-body', seed: 3 })

const fateOf = (prompt: string, words: string): string | undefined =>
  read(prompt).hints.find((hint) => hint.words.includes(words))?.fate

describe('cuts of clothes', () => {
  // Proves: words-cuts-of-clothes
  it.each([
    ['an oversized tee', { top: { fit: { ease: 'loose' } } }],
    ['a cropped hoodie', { top: { fit: { hem: -0.12 } } }],
    ['a midi summer dress', { top: { fit: { hem: 3.5 } } }],
    ['a v neck tee', { top: { fit: { neckline: 'v' } } }],
    ['a long sleeved tee', { top: { fit: { sleeve: 1.97 } } }],
    ['an oversized blazer', { outer: { fit: { ease: 'loose' } } }],
    ['a cropped denim jacket', { outer: { fit: { hem: 0.25 } } }],
    ['a long wool coat', { outer: { fit: { hem: 3.75 } } }],
  ])('cuts %s', (prompt, asked) => {
    expect(combineOutfit(read(prompt).scene)).toMatchObject(asked)
  })

  it('puts nothing into a waistband that ends above it or hangs wide', () => {
    for (const cut of ['cropped', 'oversized'])
      expect(combineOutfit(read(`a ${cut} shirt and trousers`).scene)).toMatchObject({ tucked: false })
  })

  it('tells where a garment cannot be cut so', () => {
    expect(fateOf('an oversized tee', 'oversized')).toBe('shown')
    expect(fateOf('a long sleeved swimsuit', 'long sleeved')).toBe('changed')
  })
})

/** How light clothes and wall are. */
const lightness = (prompt: string) => {
  const { outfitColor, backdropColors } = read(prompt).scene
  return [outfitColor, backdropColors?.[0] ?? [0, 0, 0]].map((color) => color.reduce((sum, part) => sum + part, 0))
}

// Proves: words-shades
test.each([
  ['pale', 'light'],
  ['deep', 'dark'],
] as const)('%s blue is %ser than blue, on clothes and on walls', (shade, way) => {
  const plain = lightness('a blue dress before a blue wall')
  const shaded = lightness(`a ${shade} blue dress before a ${shade} blue wall`)
  for (const [index, value] of shaded.entries())
    expect(way === 'light' ? value - plain[index] : plain[index] - value).toBeGreaterThan(20)
})

test('a shade of a colour keeps what the word beside it says of other features', () => {
  const { scene } = read('a muted pink dress and pale rose shoes')
  expect(scene.outfitColor[0] - scene.outfitColor[1]).toBeLessThan(60)
  expect(scene.shoeColor).toBeDefined()
})

test.each([
  ['smiling warmly', 'smiling politely'],
  ['grinning broadly', 'smiling sweetly'],
  ['smiling politely', 'softly smiling'],
  ['cheerfully waving', 'confidently waving'],
  ['walking calmly', 'walking sadly'],
])('a face shows how something is done: %s is merrier than %s', (merry, calm) => {
  const [merrier, calmer] = [merry, calm].map((words) => read(`a woman ${words}`))
  expect([...merrier.hints, ...calmer.hints].filter(({ fate }) => fate !== 'shown')).toEqual([])
  expect(merrier.scene.expression.smile).toBeGreaterThan(calmer.scene.expression.smile)
})

test.each([
  ['smiling calmly', 0.4],
  ['calmly smiling', 0.4],
  ['smiling at the camera, walking calmly', 0.4],
  ['calmly walking, smiling', 0.8],
  ['smiling thoughtfully', 0.4],
  ['thoughtfully smiling', 0.4],
  ['smiling seriously', 0.4],
  ['smiling sadly', 0.4],
  ['smiling confidently', 0.6],
  ['confidently smiling', 0.6],
  ['a smile, proudly standing', 0.6],
  ['smiling happily', 1],
  ['walking calmly', 0.05],
  ['walking seriously', -0.35],
  ['walking confidently', 0.3],
])('a smile outlasts how it is done: %s', (prompt, mood) => {
  const { person, scene } = readPrompt(prompt)
  expect(person.mood).toBe(mood)
  expect(scene.face).toBeUndefined()
})

test.each(['laughing calmly', 'confidently laughing', 'laughing, walking sadly'])('a laugh stays one: %s', (prompt) => {
  expect(readPrompt(prompt)).toMatchObject({ person: { mood: 1 }, scene: { face: 'laugh' } })
})

test('joyfully is a laugh and thoughtfully a look aside', () => {
  expect(readPrompt('dancing joyfully').scene.face).toBe('laugh')
  expect(readPrompt('looking thoughtfully').scene).toMatchObject({ gazeAway: 0.7, gazeDown: 0.3 })
})

const traitsOf = (words: WordList) => words.flatMap(([phrase, { role }]) => (role === 'trait' ? [phrase] : []))

test('no word for a face hides what a further list says of the same word', () => {
  const known = new Set(traitsOf(PORTRAIT_WORDS))
  expect(traitsOf(FURTHER_WORDS).filter((phrase) => known.has(phrase))).toEqual([])
})

test('curls that are asked for are worn long enough to be seen', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const { identity } = identityFromText('a man with curly brown hair', 'male', { seed })
    expect(['buzz', 'crew', 'bald']).not.toContain(identity.hair.style)
    expect(identity.hair.curl).toBeGreaterThan(0.6)
  }
})

test('waves that are asked for are not tied up', () => {
  for (let seed = 1; seed <= 60; seed++) {
    const { hair } = identityFromText('a woman with beach waves', 'female', { seed }).identity
    expect(['long', 'long-fringe', 'lob', 'bob']).toContain(hair.style)
  }
})

test('a picture that is said to be photographed from somewhere is told no miss', () => {
  const { scene, hints } = read('a woman photographed from above, blue hoodie')
  expect(scene.camera?.angle).toBeGreaterThan(0)
  expect(hints.filter(({ fate }) => fate === 'missing')).toEqual([])
})

test('an adverb keeps what it says of light and colours', () => {
  const { scene, hints } = read('a serious woman in a brightly lit room')
  expect(scene.expression.smile).toBeLessThan(0.1)
  expect(hints.find(({ words }) => words.includes('brightly'))?.fate).not.toBe('missing')
})

describe('what a picture is for', () => {
  // Proves: words-for-what
  it.each(['9:16', '16:9', 'for a reel', 'youtube thumbnail', 'lookbook'])(
    '%s changes nothing and is told',
    (words) => {
      const plain = read('woman in a cafe, red dress')
      const said = read(`woman in a cafe, red dress, ${words}`)
      expect(said.scene).toEqual(plain.scene)
      expect(said.hints.at(-1)).toMatchObject({
        words,
        fate: expect.not.stringMatching('shown'),
        how: expect.any(String),
      })
    },
  )

  it('takes no format for an age', () => {
    expect(identityFromText('woman, 9:16', 'female').identity.age).toBe(
      identityFromText('woman', 'female').identity.age,
    )
  })
})

// Proves: words-of-taste
test.each([
  ['muted tones', { mood: 'muted' }],
  ['bright and airy', { mood: 'airy' }],
  ['film grain', { mood: 'film' }],
  ['a romantic mood', { mood: 'warm' }],
  ['harsh light', { lighting: 'dramatic' }],
  ['in a bright kitchen', { backdrop: 'kitchen', mood: 'airy' }],
  ['barefoot on the beach', { backdrop: 'beach', shoes: 'barefoot' }],
  ['in a crowded bar', { backdrop: 'cafe', beside: [{ name: 'crowd' }] }],
  ['in a record shop', { backdrop: 'record-shop' }],
  ['in a pink bedroom', { backdrop: 'bedroom', wallColor: [222, 146, 166] }],
  ['in an autumn garden', { backdrop: 'garden', season: 'autumn' }],
  ['forest, autumn leaves', { backdrop: 'forest', season: 'autumn' }],
  ['dinner under string lights', { backdrop: 'restaurant', air: ['string-lights'] }],
  ['chinatown, red lanterns', { backdrop: 'neon-alley', air: ['lanterns'] }],
  ['christmas, living room', { backdrop: 'living-room', beside: [{ name: 'christmas-tree' }] }],
  ['in a modern office with a desk, monitors and city skyline', { backdrop: 'office' }],
  ['cliff, stormy sea', { backdrop: 'cliff' }],
  ['supermarket aisle', { backdrop: 'supermarket' }],
])('"%s" changes the picture', (prompt, asked) => {
  const { scene, hints } = read(prompt)
  expect(scene).toMatchObject(asked)
  expect(hints.filter(({ fate }) => fate !== 'shown')).toEqual([])
})

const untold = (prompt: string) =>
  read(prompt)
    .hints.filter(({ fate }) => fate !== 'shown')
    .map(({ words }) => words)

test('a place that is not so is told', () => {
  expect(untold('in a modern castle hall')).toEqual(['modern'])
  expect(untold('a library with tall windows and bookshelves')).toEqual([])
  expect(untold('a beach with an espresso machine')).toEqual(['espresso machine'])
  expect(untold('in a pink forest')).toEqual(['pink'])
})
