import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseIdentity } from '../identity/parse-identity.ts'
import { identityFromText } from './from-text.ts'
import { readPrompt } from './read-prompt.ts'
import type { Reading } from './sense.ts'

type Asked = { person?: Record<string, unknown>; scene?: Record<string, unknown> }
const person = (asked: Record<string, unknown>): Asked => ({ person: asked })
const hair = (asked: Record<string, unknown>): Asked => ({ person: { hair: asked } })
const age = (ageYears: number): Asked => ({ person: { ageYears } })
const region = (...regions: string[]): Asked => ({ person: { regions } })
const scene = (asked: Record<string, unknown>): Asked => ({ scene: asked })
const beard = (style: string): Asked => ({ person: { beard: { style } } })
const glasses = (style: string): Asked => ({ person: { glasses: { style } } })
const lips = (lipColor: number[]): Asked => ({ person: { makeup: { lipColor } } })

const PHRASES: readonly (readonly [text: string, asked: Asked])[] = [
  ['a 25-year-old woman', age(25)],
  ['25 yo', age(25)],
  ['a woman, 34, smiling', age(34)],
  ['aged 41', age(41)],
  ['a man at the age of 60', age(60)],
  ['in her 40s', age(45)],
  ['in his early fifties', age(52)],
  ['mid-thirties woman', age(35)],
  ['in her late 20s', age(28)],
  ['twenty-seven years old', age(27)],
  ['between 30 and 40', age(35)],
  ['30 to 36 years old', age(33)],
  ['over 60', age(64)],
  ['an elderly lady', age(72)],
  ['middle-aged man', age(49)],
  ['a teen girl', age(18)],
  ['a 12-year-old boy', age(18)],
  ['a 99 year old man', age(75)],
  ['young woman', age(23)],
  ['an old man', age(67)],
  ['a 70-year-old but young at heart', age(70)],
  ['a tall woman', person({ shape: { stature: 1 } })],
  ['a short man', person({ shape: { stature: -1 } })],
  ['a pregnant woman', person({ gender: 'female', shape: { belly: 1.15 } })],
  ['an hourglass figure', person({ shape: { hips: 0.9, waist: -0.5 } })],
  ['a muscular man', person({ shape: { muscle: 1 } })],
  ['plus size', person({ shape: { build: 0.9 } })],
  ['Japanese woman', region('East Asian')],
  ['a Nigerian man', region('West African')],
  ['an Italian-Brazilian woman', region('southern European', 'Latin American')],
  ['Filipina', region('Southeast Asian')],
  ['a woman from Mumbai', region('South Asian')],
  ['a man from Rio de Janeiro', region('Latin American')],
  ['Māori man', region('Polynesian')],
  ['a black woman with green eyes', region('African American')],
  ['mixed race', region('African American', 'western European')],
  ['fair skin', person({ skinTone: expect.closeTo(0.08) })],
  ['olive-skinned', person({ skinTone: expect.closeTo(0.34) })],
  ['ebony skin', person({ skinTone: expect.closeTo(0.96) })],
  ['dark brown skin', person({ skinTone: expect.closeTo(0.8) })],
  ['her skin is tan', person({ skinTone: expect.closeTo(0.44) })],
  ['long black hair', hair({ lengthClass: 'long', color: 'black' })],
  ['a braid crown', hair({ styles: ['crown-braid'] })],
  ['long, wavy black hair', hair({ lengthClass: 'long', curl: 0.45, color: 'black' })],
  ['hair: short, curly', hair({ lengthClass: 'short' })],
  ['her hair is long and blonde', hair({ lengthClass: 'long', color: 'blonde' })],
  ['very long hair', hair({ lengthClass: 'very long' })],
  ['shoulder-length red hair', hair({ lengthClass: 'medium', color: 'ginger' })],
  ['dark-haired man', hair({ color: 'dark brown' })],
  ['black-haired woman', hair({ color: 'black' })],
  ['a redhead', hair({ color: 'ginger' })],
  ['a brunette', hair({ color: 'brown' })],
  ['platinum blonde pixie cut', hair({ styles: ['pixie'], color: 'platinum blonde' })],
  ['strawberry blonde bob', hair({ styles: ['bob', 'bob-fringe'], color: 'strawberry blonde' })],
  ['pink hair', hair({ color: 'pink' })],
  ['electric blue ponytail', hair({ styles: ['ponytail'], color: 'blue' })],
  ['hair in a bun', hair({ styles: ['bun'] })],
  ['black box braids', hair({ styles: ['box-braids'], color: 'black' })],
  ['black hair with a purple streak', hair({ color: 'black', accent: 'streak', accentColor: 'purple' })],
  ['frosted tips', hair({ accent: 'tips', accentColor: 'platinum blonde' })],
  [
    'with bangs',
    hair({ styles: ['long-fringe', 'bob-fringe', 'lob-fringe', 'french-crop', 'curtains', 'curtain-bangs'] }),
  ],
  ['big afro', hair({ styles: ['afro'], volume: 1.35 })],
  ['a brown buzz cut', hair({ styles: ['buzz'], color: 'brown' })],
  ['slicked-back hair', hair({ styles: ['slicked-back', 'slicked-long'] })],
  ['side part', hair({ part: 0.45 })],
  ['middle parting', hair({ part: 0 })],
  ['bald man', hair({ styles: ['bald'] })],
  ['balding', hair({ recession: 0.75 })],
  ['greying hair', hair({ grey: 0.38 })],
  ['salt-and-pepper hair', hair({ grey: 0.5 })],
  ['silver hair', hair({ color: 'silver', grey: 1 })],
  ['straight hair', hair({ curl: 0.03 })],
  ['not curly', hair({ curl: 0.08 })],
  ['blue eyes', person({ eyeColor: 'blue' })],
  ['blue-eyed', person({ eyeColor: 'blue' })],
  ['hazel eyes', person({ eyeColor: 'hazel' })],
  ['ice blue eyes', person({ eyeColor: 'light blue' })],
  ['big green almond-shaped eyes', person({ eyeColor: 'green', shape: { eyeSize: 0.85 } })],
  ['monolid eyes', person({ shape: { epicanthus: 0.95 } })],
  ['hooded eyes', person({ shape: { eyelidHood: 0.9 } })],
  ['deep-set eyes', person({ shape: { eyeDepth: 0.85 } })],
  ['bushy eyebrows', person({ shape: { browThickness: 0.85 } })],
  ['arched brows', person({ shape: { browArch: 0.85 } })],
  ['button nose', person({ shape: { noseLength: -0.6 } })],
  ['aquiline nose', person({ shape: { noseBump: 0.9 } })],
  ['wide nose', person({ shape: { noseWidth: 0.8 } })],
  ['full lips', person({ shape: { upperLip: 0.75, lowerLip: 0.8 } })],
  ['thin-lipped', person({ shape: { upperLip: -0.8 } })],
  ['square jaw', person({ shape: { jawWidth: 0.8 } })],
  ['high cheekbones', person({ shape: { cheekbones: 1 } })],
  ['cleft chin', person({ shape: { chinCleft: 1 } })],
  ['oval face', person({ shape: { jawWidth: -0.2 } })],
  ['round face', person({ shape: { faceWidth: 0.6 } })],
  ['heart-shaped face', person({ shape: { chinWidth: -0.7 } })],
  ['freckles', person({ shape: { freckles: 0.75 } })],
  ['no freckles', person({ shape: { freckles: 0 } })],
  ['freckle-free', person({ shape: { freckles: 0 } })],
  ['red lipstick', lips([178, 28, 40])],
  ['full red lips', lips([178, 28, 40])],
  ['glossy lips', person({ makeup: { gloss: 0.95 } })],
  ['smoky eyes', person({ makeup: { strength: 0.95 } })],
  ['no make-up', person({ makeup: { strength: 0 } })],
  ['winged eyeliner', person({ makeup: { eyeliner: 0.9 } })],
  ['a full beard', beard('full')],
  ['a short grey beard', beard('short')],
  ['stubble', beard('stubble')],
  ['goatee', beard('goatee')],
  ['mustache', beard('moustache')],
  ['a thick moustache', person({ beard: { style: 'moustache', density: 1 } })],
  ['a thick black moustache', beard('moustache')],
  ['a long moustache', beard('moustache')],
  ['a beard and a bushy moustache', beard('full')],
  ['clean-shaven', beard('none')],
  ['no beard', beard('none')],
  ['without a beard or glasses', person({ beard: { style: 'none' }, glasses: { style: 'none' } })],
  ['no beard and round glasses', person({ beard: { style: 'none' }, glasses: { style: 'round' } })],
  ['she does not wear glasses', glasses('none')],
  ['round glasses', glasses('round')],
  ['cat-eye glasses', glasses('cat-eye')],
  ['gold hoop earrings', person({ earrings: { style: 'hoops', color: [212, 175, 96] } })],
  ['scar on the cheek', person({ scar: 'cheek' })],
  ['eyebrow scar', person({ scar: 'brow' })],
  ['smiling', person({ mood: 0.8 })],
  ['not smiling', person({ mood: -0.2 })],
  ['a slight smile', person({ mood: 0.4 })],
  ['serious', person({ mood: -0.35 })],
  ['wearing a red dress', scene({ outfit: 'dress', outfitColor: [176, 40, 46] })],
  ['a little black dress', scene({ outfit: 'little-dress', outfitColor: [30, 30, 33] })],
  ['a yellow raincoat', scene({ outfit: 'raincoat', outfitColor: [240, 200, 62] })],
  ['arms crossed in an office, grey blazer', scene({ backdrop: 'office', outfit: 'blazer' })],
  ['gym, purple top', scene({ backdrop: 'gym', outfit: 'tee' })],
  ['an office blazer', scene({ outfit: 'blazer' })],
  ['dressed in a navy suit', scene({ outfit: 'suit', outfitColor: [36, 48, 82] })],
  ['wearing black', scene({ outfitColor: [30, 30, 33] })],
  ['on the beach at golden hour', scene({ backdrop: 'beach', lighting: 'golden-hour' })],
  ['in a coffee shop', scene({ backdrop: 'cafe' })],
  ['aboard a ferry', scene({ backdrop: 'boat-deck' })],
  ['white background', scene({ backdropColor: [238, 236, 232] })],
  ['dramatic lighting', scene({ lighting: 'dramatic' })],
  ['freckels', person({ shape: { freckles: 0.75 } })],
  ['blondee hair', hair({ color: 'blonde' })],
  ['<b>blonde</b> hair', hair({ color: 'blonde' })],
  ['BLUE   EYES', person({ eyeColor: 'blue' })],
]

const noseOf = (text: string) => readPrompt(text).person.shape?.noseWidth ?? 0

describe('readPrompt', () => {
  it('leaves the mood to people where light is warm or cold', () => {
    for (const text of ['in warm, soft light', 'moody, dark tones', 'cold, blue light'])
      expect(readPrompt(text).person).toEqual({})
  })

  it.each(PHRASES)('understands "%s"', (text, asked) => {
    const reading = readPrompt(text)
    expect(reading satisfies Reading).toMatchObject(asked)
    expect(reading.verdicts.filter(({ fate, isCarrier }) => fate === 'missing' && !isCarrier)).toEqual([])
  })

  it('keeps what is said of one part from another', () => {
    const { person } = readPrompt('A woman with long black hair, blue eyes and red lips, wearing a green dress')
    expect(person.hair).toEqual({ lengthClass: 'long', color: 'black' })
    expect(person.eyeColor).toBe('blue')
    expect(person.makeup?.lipColor).toEqual([178, 28, 40])
  })

  it('weighs very, slightly and comparatives', () => {
    expect(noseOf('very wide nose')).toBeGreaterThan(noseOf('wide nose'))
    expect(noseOf('slightly wide nose')).toBeLessThan(noseOf('wide nose'))
    expect(noseOf('wider nose')).toBeGreaterThan(noseOf('slightly wide nose'))
    expect(noseOf('not a wide nose')).toBeLessThan(0)
  })

  it('rules out denied colours and lengths', () => {
    for (let seed = 0; seed < 40; seed++) {
      const { identity } = identityFromText('Swedish woman, not blonde, no long hair', 'female', { seed })
      expect(['long', 'long-fringe', 'ponytail', 'braids']).not.toContain(identity.hair.style)
      expect(identity.hair.color[0] < 200 || identity.hair.color[2] < 80).toBe(true)
    }
  })

  it('gives hair to whom it is spoken of, at any age', () => {
    for (let seed = 0; seed < 40; seed++) {
      const { identity } = identityFromText('70-year-old man with grey hair', 'male', { seed })
      expect(identity.hair.style).not.toBe('bald')
    }
  })

  it('never crashes and always gives a person within bounds', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const { identity } = identityFromText(text, 'female')
        expect(parseIdentity(identity)).toEqual(identity)
      }),
      { numRuns: 300 },
    )
    const words = fc.constantFrom(
      'no',
      'very',
      'not',
      'long',
      'red',
      'hair',
      'lips',
      ',',
      'and',
      'or',
      'with',
      '25',
      'year',
      'old',
      'glasses',
      'slightly',
      'is',
      'between',
      '.',
      'free',
      'beard',
      '🙂',
    )
    fc.assert(
      fc.property(fc.array(words, { maxLength: 40 }), (list) => {
        const { identity } = identityFromText(list.join(' '), 'male')
        expect(parseIdentity(identity)).toEqual(identity)
      }),
      { numRuns: 300 },
    )
  })

  it('copes with empty, huge and hostile text', () => {
    for (const text of [
      '',
      '   ',
      '🙂'.repeat(3000),
      'very '.repeat(5000),
      '<'.repeat(20_000),
      '<script>alert(1)</script>',
      'a'.repeat(20_000),
      '\u0000\uD800',
    ]) {
      const { identity, hints } = identityFromText(text, 'male')
      expect(parseIdentity(identity)).toEqual(identity)
      expect(hints.length).toBeLessThanOrEqual(500)
      expect(hints.every(({ words }) => words.length <= 200)).toBe(true)
    }
  })

  // Proves: words-same-person
  it('gives the same person for the same wishes, another for another seed', () => {
    const first = identityFromText('Woman with green eyes', 'female').identity
    expect(identityFromText('  woman  WITH green éyes ', 'female').identity).toEqual(first)
    expect(identityFromText('a portrait of a woman with GREEN eyes, please, in a cafe', 'female').identity).toEqual(
      first,
    )
    expect(identityFromText('Woman with blue eyes', 'female').identity.shape).not.toEqual(first.shape)
    expect(identityFromText('Woman with green eyes', 'female', { seed: 3 }).identity.shape).not.toEqual(first.shape)
    expect(identityFromText('Woman with green eyes', 'female', { seed: 3 }).identity.shape).toEqual(
      identityFromText('Woman with green eyes', 'female', { seed: 3 }).identity.shape,
    )
  })

  it('follows the gender asked for, whatever the text says', () => {
    expect(identityFromText('a handsome man', 'female').identity.gender).toBe('female')
  })
})
