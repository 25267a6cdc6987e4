import { describe, expect, it } from 'vitest'
import type { Gender } from '../identity/identity.ts'
import { randomIdentity } from '../identity/random-identity.ts'
import type { Framing } from '../scene/scene.ts'
import { framingFor, sceneFromText } from './from-text.ts'
import { readPrompt } from './read-prompt.ts'

const picture = (prompt: string, framing: Framing = 'half-body', gender: Gender = 'female') =>
  sceneFromText(prompt, randomIdentity(7, { gender }), { framing, seed: 7 })

const fatesIn = (prompt: string, framing?: Framing, gender?: Gender) =>
  Object.fromEntries(picture(prompt, framing, gender).hints.map(({ words, fate }) => [words, fate]))

const RED = [176, 40, 46]

describe('what is said before a thing is said of that thing', () => {
  it.each([
    'heart shaped sunglasses',
    'diamond grillz',
    'a porcelain cup',
    'dad with a baby',
    'heart stamps under the eyes',
    'a button on her shirt',
    'a caramel latte',
  ])('%s shapes and tones no face', (prompt) => {
    const { shape, skinTone } = readPrompt(prompt).person
    expect({ shape, skinTone }).toEqual({})
  })

  it('faces are still called after things', () => {
    expect(readPrompt('a heart shaped face').person.shape).toMatchObject({ foreheadWidth: 0.6 })
    expect(readPrompt('diamond shaped face, button nose').person.shape).toMatchObject({ noseTipLift: 0.8 })
    expect(readPrompt('woman, olive, freckled').person).toMatchObject({ skinTone: 0.34, shape: { freckles: 0.85 } })
  })

  it('dyes nothing that stands before another thing', () => {
    const { wornColors, shoes } = readPrompt('pink cowboy hat, sparkly boots').scene
    expect({ wornColors, shoes }).toEqual({ wornColors: { hat: [222, 146, 166] }, shoes: 'boots' })
    expect(readPrompt('vitiligo, bold blue eyeliner').scene.wornColors).toBeUndefined()
    expect(readPrompt('white suit, pink sunset').scene.outfitColor).toEqual([238, 236, 232])
    expect(readPrompt('party, red eyes').scene.wallColor).toBeUndefined()
  })

  it('knows the colour behind a thing', () => {
    expect(readPrompt('hair in teal')).toMatchObject({ person: { hair: { color: 'teal' } }, scene: {} })
    expect(readPrompt('shoes in red').scene).toMatchObject({ shoeColor: RED })
    expect(readPrompt('woman in red').scene).toMatchObject({ outfitColor: RED })
  })
})

describe('words mean another thing in company', () => {
  it.each([
    ['boxer, ring', { backdrop: 'boxing-ring' }],
    ['woman, diamond ring', { worn: { ring: 'ring' } }],
    ['scuba diver, mask', { worn: { 'eye-cover': 'goggles' } }],
    ['nurse, mask', { worn: { mask: 'face-mask' } }],
    ['flight attendant, cabin', { backdrop: 'airplane' }],
    ['fireplace, cabin', { backdrop: 'living-room' }],
    ['cricketer with a bat', { prop: 'cricket-bat' }],
    ['basketball court, ball', { prop: 'basketball' }],
    ['kicking a ball', { prop: 'football' }],
    ['ski instructor in a red jacket', { outfit: 'puffer', outfitColor: RED }],
    ['woman in a red jacket', { outfit: 'blazer', outfitColor: RED }],
  ])('%s', (prompt, scene) => {
    expect(readPrompt(prompt).scene).toMatchObject(scene)
  })

  it('a parent with a child is as old as parents are', () => {
    for (const prompt of ['toddler mom', 'yoga mom, toddler, living room', 'dad with his kids'])
      expect(readPrompt(prompt).person.ageYears).toBeUndefined()
    for (const prompt of ['a toddler', 'schoolgirl', 'little girl']) expect(readPrompt(prompt).person.ageYears).toBe(18)
  })

  it('seventies before a thing are a time, else an age', () => {
    expect(readPrompt('woman, 70s living room').person.ageYears).toBeUndefined()
    expect(readPrompt('woman, 70s living room').scene).toMatchObject({ backdrop: 'living-room', mood: 'vintage' })
    for (const prompt of ['woman in her 70s', 'woman, 70s', 'a 70s woman, living room'])
      expect(readPrompt(prompt).person.ageYears).toBe(75)
  })

  it('a place within a city counts for more than the city', () => {
    expect(readPrompt('Dubai, infinity pool').scene.backdrop).toBe('pool')
    expect(readPrompt('wedding in Lagos').scene.backdrop).toBe('garden')
    expect(readPrompt('Lagos').scene.backdrop).toBe('city')
  })
})

describe('words that were read as others', () => {
  it.each([
    ['temple jewellery', 'backdrop'],
    ['downward dog', 'beside'],
    ['fleece blanket', 'outfit'],
    ['rain drops on glass', 'prop'],
    ['mirror work', 'beside'],
    ['office background with plants', 'prop'],
    ['laughing at something off camera', 'prop'],
    ['soft studio light', 'beside'],
    ['gold dust on her skin', 'outfitColor'],
    ['rock drummer', 'backdrop'],
    ['nonbinary', 'backdrop'],
    ['confused', 'backdrop'],
  ] as const)('%s asks for no %s', (prompt, field) => {
    expect(readPrompt(prompt).scene[field]).toBeUndefined()
  })

  it.each(['fringe jacket', 'fringe boots'])('%s cuts no hair', (prompt) => {
    expect(readPrompt(prompt).person.hair).toBeUndefined()
  })

  it('polish is on nails where it is called so', () => {
    expect(readPrompt('chrome polish')).toMatchObject({ person: {}, scene: { worn: { nails: 'nail-polish' } } })
    expect(readPrompt('Polish woman').person.regions).toEqual(['eastern European'])
  })

  it('ruins of the west are no pagoda', () => {
    for (const ruin of ['pyramids', 'acropolis', 'petra', 'stonehenge', 'colosseum', 'great wall of china'])
      expect(readPrompt(ruin).scene.backdrop).not.toBe('temple')
  })

  it('is told as near where only something near is drawn', () => {
    const near = [
      'slogan tee',
      'habesha kemis',
      'shweshwe dress',
      'gucci bag',
      'biryani',
      'pani puri',
      'lamborghini',
      'green winged eyeliner',
      'downward dog',
      'cut crease',
      'happy tears',
      'glasses on head',
    ]
    expect(near.filter((words) => !Object.values(fatesIn(`woman, ${words}`, 'full-body')).includes('changed'))).toEqual(
      [],
    )
  })
})

describe('phrases in the ways that people type them', () => {
  it('are known whoever owns the hip, and round as around', () => {
    for (const whose of ['', 'her ', 'his ', 'my ', 'the ', 'their '])
      expect(readPrompt(`hand on ${whose}hip`).scene.stance).toBe('hand-on-hip')
    expect(readPrompt('towel round his neck').scene.worn).toEqual({ scarf: 'scarf' })
  })

  it('say of somebody what stands alone behind an age, and of hair what stands before it', () => {
    expect(readPrompt('black man').person.skinTone).toBeGreaterThan(0.7)
    for (const words of ['man, 26, black, short fade', 'man, black, curly hair'])
      expect(readPrompt(words).person.skinTone).toBe(readPrompt('black man').person.skinTone)
    for (const words of ['korean woman, 24, black, straight hair', 'man, 26, black short fade'])
      expect(readPrompt(words).person).toMatchObject({ hair: { color: 'black' } })
  })

  it('are left as typed where they have four letters', () => {
    for (const word of ['dres', 'fila', 'safi', 'Kate', 'zara', 'levi', 'Noor'])
      expect(readPrompt(word).verdicts.flatMap(({ item }) => item.corrections ?? [])).toEqual([])
  })

  it('say how light is in tones that say nothing of people', () => {
    expect(readPrompt('soft morning light')).toMatchObject({
      person: {},
      scene: { lighting: 'soft', weather: 'clear' },
    })
    expect(readPrompt('warm window light').person.mood).toBeUndefined()
    const { lighting, lightColors } = readPrompt('blue rim light').scene
    expect(lighting).toBe('rim')
    expect(lightColors?.[1]).toEqual([50, 110, 255])
  })
})

describe('callings and clothes bring what tells them', () => {
  it('hands hold what belongs to a calling while they do nothing else', () => {
    expect(picture('violinist').scene.prop).toBe('violin')
    expect(picture('a food photographer').scene.prop).toBe('camera')
    expect(picture('violinist, arms crossed').scene).toMatchObject({ stance: 'arms-crossed' })
    expect(picture('violinist, arms crossed').scene.prop).toBeUndefined()
    expect(picture('violinist holding roses').scene.prop).toBe('bouquet')
    expect(picture('mirror selfie').scene.prop).toBe('phone')
  })

  it('a portrait reaches as far as the hands that are asked for something', () => {
    expect(framingFor('Random', 'portrait of a woman holding a latte', 3)).toBe('half-body')
    for (const prompt of ['portrait of a woman', 'close up portrait of a woman holding a latte'])
      expect(framingFor('Random', prompt, 3)).toBe('selfie')
  })

  it('nobody wears a bikini in an office unasked', () => {
    const places = Array.from(
      { length: 12 },
      (_, seed) => sceneFromText('red bikini', randomIdentity(seed, {}), { framing: 'full-body', seed }).scene.backdrop,
    )
    expect(new Set(places)).toEqual(new Set(['beach', 'pool']))
    expect(picture('red bikini, office').scene.backdrop).toBe('office')
    expect(picture('woman in scrubs').scene.backdrop).toBe('clinic')
  })

  it('a set of one colour is of that colour, for sports where those are named', () => {
    expect(picture('matching lilac set').scene).toMatchObject({ outfit: 'co-ord', outfitColor: [186, 170, 212] })
    expect(picture('pilates princess, matching lilac set').scene.outfit).toBe('gym-set')
  })

  it('sequins are the cloth of what is worn', () => {
    expect(readPrompt('sequins').scene.outfit).toBe('sequin-dress')
    expect(readPrompt('black dress with sequins').scene).toMatchObject({ outfit: 'dress', outfitCloth: 'sequins' })
  })
})

describe('every word of a prompt is told', () => {
  const SMALL = new Set(['on', 'in', 'of'])

  it.each([
    'Kuwaiti beauty influencer, contoured, gradient lips, gold dust on skin, blue rim light, temple jewellery',
    '#fitspo girl, downward dog, matching lilac set, supreme hoodie, jordan 1s, veins on arms',
    'Ghanaian woman, aso ebi lace gown, gele headtie, coffee ceremony, jollof rice, Accra',
    'van life, Yosemite, fleece blanket, loaves of bread, hand in hand, dirt road',
  ])('%s', (prompt) => {
    const told = picture(prompt)
      .hints.map(({ words }) => words)
      .join(' ')
    const words = [...prompt.matchAll(/[\p{L}\p{Nd}]+/gu)].map(([word]) => word).filter((word) => !SMALL.has(word))
    expect(words.filter((word) => !told.includes(word))).toEqual([])
  })
})

describe('what the company of words decides', () => {
  it('a calling is told by any of the clothes that show it', () => {
    for (const prompt of ['dentist, lab coat', 'bride, lace dress', 'mechanic, dungarees'])
      expect([prompt, Object.values(fatesIn(prompt))]).toEqual([prompt, ['shown', 'shown']])
    expect(fatesIn('dentist, red dress')).toMatchObject({ dentist: 'changed' })
  })

  it('neon takes the colours that other words name, and a sofa leaves a mood to the picture', () => {
    expect(fatesIn('neon light, red light, blue light')).toMatchObject({ 'neon light': 'shown' })
    expect(picture('holding a cup, sofa, cozy').scene.mood).toBe('warm')
  })

  it('streets are those of the city that is named', () => {
    expect(picture('street, Paris').scene.backdrop).toBe('paris')
    expect(picture('rooftop bar in Paris').scene.backdrop).toBe('rooftop')
  })

  it('what is in a hand is held', () => {
    expect(picture('paintbrush in hand').scene.prop).toBe('brush')
    expect(fatesIn('paintbrush in hand')).toEqual({ 'paintbrush in hand': 'shown' })
  })

  it('a neckline alone is that of a tee, and trousers have a cloth and a print of their own', () => {
    expect(picture('man, v-neck').scene).toMatchObject({ outfit: 'tee', outfitFit: { neckline: 'v' } })
    expect(picture('white blouse, plaid skirt').scene).toMatchObject({ bottomPattern: 'checks' })
    expect(picture('ripped black jeans, hoodie').scene).toMatchObject({
      bottom: 'ripped-jeans',
      bottomColor: [30, 30, 33],
    })
    expect(picture('ripped shorts').scene.bottom).not.toBe('ripped-jeans')
  })

  it('wind is in hair that hangs, and told where there is none', () => {
    expect(picture('long hair, windy').scene.isWindy).toBe(true)
    const bald = randomIdentity(7, { gender: 'male', hair: { styles: ['buzz'] } })
    const { hints } = sceneFromText('windy', bald, { framing: 'half-body', seed: 7 })
    expect(hints).toMatchObject([{ words: 'windy', fate: 'changed' }])
  })

  it('teeth are shown by a smile, and told where a face hides them', () => {
    expect(fatesIn('braces, sad', 'selfie')).toMatchObject({ braces: 'missing' })
    expect(readPrompt('gold teeth').person.mood).toBe(1)
  })
})
