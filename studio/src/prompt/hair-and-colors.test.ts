import { describe, expect, it } from 'vitest'
import { showsAllInHair, STYLES_OF_LENGTH } from '../identity/seen-in-hair.ts'
import { randomIdentity } from '../identity/random-identity.ts'
import { identityFromText, sceneFromText } from './from-text.ts'
import { readPrompt } from './read-prompt.ts'
import type { Hint } from './tell-hints.ts'

const woman = randomIdentity(3, { gender: 'female' })
const told = (hints: readonly Hint[], fate: Hint['fate']) =>
  hints.filter((hint) => hint.fate === fate).map(({ words }) => words)
const picture = (prompt: string) => sceneFromText(prompt, woman, { framing: 'full-body', seed: 1 })
const peopleOf = (prompt: string, gender: 'female' | 'male') =>
  Array.from({ length: 24 }, (_, seed) => identityFromText(prompt, gender, { seed: seed * 7919 }).identity)
const faceOf = (prompt: string) => {
  const { shape, eyeColor, age, seed } = identityFromText(prompt, 'female').identity
  return { shape, eyeColor, age, seed }
}

describe('hair is drawn in a style that shows what is asked of it', () => {
  const WISHES =
    'middle part hair|side part|deep side part|wavy hair|curly hair|straight hair|voluminous hair|lots of volume|highlights|blonde highlights|ombre hair|frosted tips|pink streak|split dye|pink hair|salt and pepper hair|layered hair|bangs|mint green hair|wavy hair with a middle part|short wavy hair|medium length wavy hair|long hair with highlights'
  const genders = ['female', 'male'] as const

  it.each(WISHES.split('|'))('%s', (wish) => {
    const asked = readPrompt(wish).person.hair ?? {}
    const ofLength = asked.lengthClass && STYLES_OF_LENGTH[asked.lengthClass]
    const styles = genders.flatMap((gender) => peopleOf(`person, ${wish}`, gender).map(({ hair }) => hair.style))
    expect(styles.filter((style) => !showsAllInHair(style, asked) || ofLength?.includes(style) === false)).toEqual([])
  })

  it('a style that is named and hides it is drawn, and it is told', () => {
    for (const prompt of ['buzz cut with a middle part', 'cornrows, middle part', 'bald, highlights']) {
      const { identity, hints } = identityFromText(`man, ${prompt}`, 'male')
      expect(['buzz', 'cornrows', 'bald']).toContain(identity.hair.style)
      expect(hints.some(({ fate, how }) => fate === 'missing' && how === 'not seen in hair of this style')).toBe(true)
    }
  })

  it('men and women have a fringe and a parting of their own', () => {
    expect(identityFromText('man with bangs', 'male').identity.hair.style).toBe('french-crop')
    expect(identityFromText('woman with bangs', 'female').identity.hair.style).toBe('long-fringe')
    expect(identityFromText('man with a side part', 'male').identity.hair.style).toBe('side-part')
    expect(new Set(peopleOf('woman with a side part', 'female').map(({ hair }) => hair.style))).not.toContain(
      'side-part',
    )
  })

  it.each([
    ['woman, layered bob with bangs', 'bob-fringe'],
    ['woman, wavy bob with side swept bangs', 'bob-fringe'],
    ['woman, braided updo', 'crown-braid'],
    ['man, long slicked back hair', 'slicked-long'],
    ['man, slicked back hair', 'slicked-back'],
    ['woman, short messy hair', 'messy'],
    ['woman, messy short hair', 'messy'],
    ['woman, short slicked back hair', 'slicked-back'],
    ['woman, short grey hair combed back', 'slicked-back'],
    ['man, long messy hair', 'long'],
    ['man, long hair and bangs', 'long-fringe'],
    ['man, long curly hair and bangs', 'long-fringe'],
    ['man, curly hair with bangs', 'curtains'],
    ['man, wavy fringe', 'curtains'],
    ['man, bangs, medium length hair', 'curtains'],
    ['man, short hair with bangs', 'french-crop'],
    ['woman, short hair with bangs', 'bob-fringe'],
    ['woman, bangs, middle part', 'curtain-bangs'],
    ['man, long hair, side part', 'long'],
    ['woman, layered pixie cut', 'pixie'],
    ['woman, layered lob', 'lob'],
    ['woman, layered long bob', 'lob'],
    ['woman, layered haircut and bangs', 'curtain-bangs'],
    ['man, layered haircut and bangs', 'curtains'],
    ['woman, slicked back bun', 'bun'],
    ['woman, slick back ponytail', 'ponytail'],
    ['man, fade with curls', 'fade'],
    ['man, curly crew cut', 'crew'],
    ['woman, space buns, middle part', 'space-buns'],
    ['woman, box braids, middle part', 'box-braids'],
    ['woman, split dye ponytail', 'ponytail'],
    ['woman, half black half white ponytail', 'ponytail'],
    ['man, curtain haircut', 'curtains'],
    ['woman, layered shoulder-length hair', 'lob'],
    ['woman, short layered hair', 'pixie'],
    ['woman, long layered hair', 'feathered'],
    ['man, wavy shoulder-length hair', 'lob'],
  ])('%s has both', (prompt, style) => {
    const { identity, hints } = identityFromText(prompt, prompt.startsWith('man') ? 'male' : 'female')
    expect(identity.hair.style).toBe(style)
    expect(hints.filter(({ fate, how }) => fate !== 'shown' && how !== 'drawn as a fringe')).toEqual([])
  })

  it.each([
    ['woman, slicked back pixie', 'pixie', 'slicked back'],
    ['woman, slicked back bob', 'bob', 'slicked back'],
    ['woman, messy ponytail', 'ponytail', 'messy'],
    ['man, messy hair, side part', 'messy', 'side part'],
    ['woman, short curly hair, side part', 'curly-short', 'side part'],
    ['man, half black half white buzz cut', 'buzz', 'half black half white'],
  ])('%s has the cut, and what it does not show is told', (prompt, style, lost) => {
    const { identity, hints } = identityFromText(prompt, prompt.startsWith('man') ? 'male' : 'female')
    expect(identity.hair.style).toBe(style)
    expect(hints.filter(({ fate }) => fate !== 'shown').map(({ words }) => words)).toEqual([lost])
  })

  it('a picture restyles hair that could not show it', () => {
    const shorn = identityFromText('man, buzz cut', 'male').identity
    const { identity, hints } = sceneFromText('middle part, cafe', shorn, { framing: 'selfie', seed: 1 })
    expect(identity.hair.style).toBe('curtains')
    expect(told(hints, 'shown')).toContain('middle part')
  })
})

const curlOf = (prompt: string) => identityFromText(prompt, 'male').identity.hair.curl

it('slicked back hair is straight in another cut, too, unless curls are asked for', () => {
  expect(curlOf('man, undercut, slicked back')).toBeLessThan(0.2)
  expect(curlOf('man, undercut, slicked back, curly')).toBeGreaterThan(0.5)
})

describe('hair as it is cut', () => {
  it.each([
    ['a single braid', 'side-braid'],
    ['a long braid', 'side-braid'],
    ['a braid', 'side-braid'],
    ['two braids', 'braids'],
    ['braids', 'braids'],
    ['lob with bangs', 'lob-fringe'],
    ['bangs and a long bob', 'lob-fringe'],
  ])('%s is a %s', (prompt, style) => {
    expect(picture(prompt).identity.hair.style).toBe(style)
    expect(picture(prompt).hints.every(({ fate }) => fate === 'shown')).toBe(true)
  })

  it('cut otherwise, or with make-up and glasses, is that of the same person', () => {
    const plain = faceOf('Woman, 28, French, green eyes, brown hair')
    for (const more of [
      'bob with bangs',
      'long hair',
      'side part',
      'slicked back',
      'ponytail',
      'red lips',
      'round glasses',
    ])
      expect(faceOf(`Woman, 28, French, green eyes, brown hair, ${more}`)).toEqual(plain)
    expect(faceOf('Woman, 28, French, blue eyes, brown hair').seed).not.toBe(plain.seed)
  })
})

describe('colours of two words are those of things as well as of hair', () => {
  const COLORS =
    'ruby red|cobalt blue|midnight blue|powder blue|lime green|seafoam green|hunter green|dyed green|canary yellow|highlighter yellow|royal purple|baby pink|cotton candy pink|lavender grey|dyed orange|wine red'
  it.each(COLORS.split('|'))('%s', (color) => {
    for (const thing of ['hair', 'dress', 'hat', 'bag', 'heels', 'nails', 'saree', 'background']) {
      const { person, scene, verdicts } = readPrompt(`woman, ${color} ${thing}`)
      const { outfitColor, shoeColor, wornColors, backdropColor } = scene
      const written = [person.hair?.color, outfitColor, shoeColor, backdropColor, ...Object.values(wornColors ?? {})]
      expect(written.filter((each) => each !== undefined)).toHaveLength(1)
      expect(verdicts.filter(({ fate, isCarrier }) => fate === 'missing' && !isCarrier)).toEqual([])
    }
  })

  it('eyes and lips have the nearest colour of theirs', () => {
    expect(readPrompt('hunter green eyes').person.eyeColor).toBe('green')
    expect(readPrompt('baby pink lipstick').person).toEqual(readPrompt('pink lipstick').person)
    expect(readPrompt('mint green hair').person.hair?.color).toBe('mint')
    expect(readPrompt('midnight blue sofa').scene.besideColors?.sofa).toEqual([36, 48, 82])
  })
})

describe('ties', () => {
  const [red, green, blue] = [
    [176, 40, 46],
    [62, 114, 80],
    [58, 96, 164],
  ]
  it.each([
    ['charcoal suit, red tie', 'suit', red, []],
    ['suit with a green silk tie', 'suit', green, []],
    ['red tie', 'suit', red, []],
    ['green bow tie', 'tuxedo', green, []],
    ['tuxedo, red bow tie', 'tuxedo', red, []],
    ['navy suit and a blue and white striped tie', 'suit', blue, ['white']],
    ['suit, blue polka dot tie', 'suit', blue, ['polka dot']],
  ] as const)('%s', (prompt, outfit, tieColor, near) => {
    const { scene, hints } = picture(prompt)
    expect(scene).toMatchObject({ outfit, tieColor })
    expect(told(hints, 'missing')).toEqual([])
    expect(told(hints, 'changed')).toEqual(near)
  })

  it('are told where what is worn has none, and colour nothing else', () => {
    const { scene, hints } = picture('white t-shirt, red tie')
    expect(scene).toMatchObject({ outfit: 'tee', outfitColor: [238, 236, 232] })
    expect(told(hints, 'missing')).toEqual(['red tie'])
    expect(picture('charcoal suit, red tie').scene.outfitColor).toEqual([62, 64, 70])
    expect(picture('pilot, tie').scene.outfit).toBe('pilot-uniform')
  })
})
