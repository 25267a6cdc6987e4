import { describe, expect, it } from 'vitest'
import { describe as inWords } from '../identity/describe.ts'
import { randomIdentity } from '../identity/random-identity.ts'
import { foretellHints, framingFor, identityFromText, namedIn, sceneFromText } from './from-text.ts'
import { readPrompt } from './read-prompt.ts'
import type { Hint } from './tell-hints.ts'

const woman = randomIdentity(3, { gender: 'female', hair: { color: 'blonde', styles: ['long'] } as never })
const told = (hints: readonly Hint[], fate: Hint['fate']) =>
  hints.filter((hint) => hint.fate === fate).map(({ words }) => words)
const read = (prompt: string, gender: 'female' | 'male' = 'female') => identityFromText(prompt, gender).hints
const picture = (prompt: string, framing: 'selfie' | 'half-body' | 'full-body' = 'full-body') =>
  sceneFromText(prompt, woman, { framing, seed: 1 })

const eyesOf = (prompt: string) => {
  const { eyeColor, leftEyeColor } = readPrompt(prompt).person
  return [eyeColor, leftEyeColor]
}

/** What is told to be drawn as something else. */
const changedIn = (text: string) => told(picture(text).hints, 'changed')

describe('what was typed is never changed in silence', () => {
  // Proves: words-corrections-told
  it('tells every correction', () => {
    expect(read('a woman with freckels')).toContainEqual({
      words: 'freckels',
      fate: 'changed',
      how: 'read “freckels” as “freckles”',
    })
    const [, pirate] = read('man with a prostetic', 'male')
    expect(pirate).toMatchObject({ words: 'prostetic', fate: 'missing' })
    expect(pirate.how).toMatch(/^read “prostetic” as “prosthetic”/)
  })

  // Proves: words-real-words-stay
  it.each([
    ['a bored man', 'bored', 'shown'],
    ['a woman with a horse', 'horse'],
    ['gren eyes', 'gren eyes'],
    ['a zorgle', 'zorgle'],
  ])('%s stays what it says', (prompt, words, fate?: string) => {
    const { person, scene } = readPrompt(prompt)
    expect(person.scar).toBeUndefined()
    expect(person.beard).toBeUndefined()
    expect([undefined, 'studio']).toContain(scene.backdrop)
    const hint = read(prompt).find((each) => each.words === words)
    expect(hint?.how ?? '').not.toMatch(/read “/)
    expect(hint?.fate === 'shown').toBe(fate === 'shown')
  })

  it('a turban is no city and a scarf no scar', () => {
    const { person, scene } = readPrompt('a man in a turban, with a red scarf')
    expect(person.scar).toBeUndefined()
    expect(scene).toMatchObject({ worn: { hat: 'turban', scarf: 'scarf' }, wornColors: { scarf: [176, 40, 46] } })
    expect(scene.backdrop).toBeUndefined()
  })
})

describe('words belong to what they are said of', () => {
  // Proves: words-bind-to-nouns
  it('skin words belong to the person', () => {
    for (const prompt of [
      'a black man',
      'a man who is black',
      'a black doctor',
      'black guy in a white shirt',
      'man, 33, Black',
    ])
      expect(identityFromText(prompt, 'male').identity.shape.skinTone).toBeGreaterThan(0.7)
    expect(identityFromText('white man in a black shirt', 'male').identity.shape.skinTone).toBeLessThan(0.25)
    expect(identityFromText('man in black', 'male').hints.map(({ fate }) => fate)).toEqual(['shown', 'shown'])
    expect(readPrompt('man in black').person.skinTone).toBeUndefined()
  })

  it('a colour stays with its own noun', () => {
    const { scene, hints } = picture('black woman in a white dress with a red bag and a blue elephant on the beach')
    expect(scene).toMatchObject({ outfit: 'dress', outfitColor: [238, 236, 232], backdrop: 'beach' })
    expect(scene.worn).toEqual({ bag: { name: 'shoulder-bag', color: [176, 40, 46] } })
    expect(told(hints, 'missing')).toEqual(['blue elephant'])
    expect(picture('a red zorgle on the beach').scene.backdrop).toBe('beach')
    expect(picture('woman in white on the beach').scene).toMatchObject({
      backdrop: 'beach',
      outfitColor: [238, 236, 232],
    })
  })

  it('what is denied and never drawn is as it was asked', () => {
    expect(told(read('woman, no tattoos, no zorgle, no glasses'), 'shown')).toEqual([
      'woman',
      'no tattoos',
      'no zorgle',
      'no glasses',
    ])
  })

  // Proves: words-eyes-and-sides
  it('each eye has its own colour, and left is the left of the person', () => {
    expect(eyesOf('one blue eye and one brown')).toEqual(['blue', 'brown'])
    expect(eyesOf('one blue eye and one brown eye')).toEqual(['blue', 'brown'])
    expect(eyesOf('left eye green, right eye grey')).toEqual(['grey', 'green'])
    expect(eyesOf('blue eyes')).toEqual(['blue', undefined])
    expect(told(read('woman with one blue eye and one brown eye'), 'shown').join(' ')).toBe('woman blue eye brown eye')
    const { identity } = identityFromText('woman with heterochromia', 'female')
    expect(identity.leftEyeColor).toBeDefined()
    expect(identity.leftEyeColor).not.toEqual(identity.eyeColor)
    expect(readPrompt('scar over his left eyebrow').person).toMatchObject({ scar: 'brow', scarSide: 'left' })
    expect(readPrompt('scar on the right cheek').person).toMatchObject({ scar: 'cheek', scarSide: 'right' })
    expect(readPrompt('a mole on her left cheek').person).toEqual({ beautyMark: { place: 'cheek', side: 'left' } })
    expect(readPrompt('beauty mark below the right eye').person.beautyMark).toEqual({ place: 'eye', side: 'right' })
    expect(readPrompt('dimples, no beauty mark').person).toEqual({ shape: { dimples: 1 } })
    expect(readPrompt('light from the left').scene.keyLight).toBe('left')
  })

  // Proves: words-clothes-together
  it('what is worn beneath and below belongs to what is worn above, each in its own colour', () => {
    const { scene, hints } = picture('woman in a blue denim jacket over a white tee, black jeans')
    const white = [238, 236, 232]
    const parts = { outfit: 'denim-jacket', under: 'tee', bottom: 'tee' }
    expect(scene).toMatchObject({ ...parts, outfitColor: [58, 96, 164], innerColor: white, bottomColor: [30, 30, 33] })
    expect(told(hints, 'changed')).toEqual([])
    const layers = picture('woman in a grey wool coat, navy turtleneck, black trousers')
    expect(layers.scene).toMatchObject({
      outfit: 'coat',
      under: 'turtleneck',
      bottom: 'shirt',
      innerColor: [36, 48, 82],
    })
    expect(told(layers.hints, 'changed')).toEqual([])
    expect(readPrompt('leather jacket over a red dress').scene).toMatchObject({
      outfit: 'leather-jacket',
      under: 'dress',
    })
    expect(readPrompt('white tee and a bomber jacket').scene).toMatchObject({ outfit: 'bomber', under: 'tee' })
    expect(readPrompt('white tee, no jacket').scene).toMatchObject({ outfit: 'tee' })
    expect(readPrompt('white tee, no jacket').scene.under).toBeUndefined()
  })

  it('what does not go with what is worn above is told', () => {
    expect(changedIn('woman in a blazer over a striped shirt')).toEqual(['striped'])
    expect(changedIn('woman in a trench coat over an evening gown')).toEqual(['evening gown'])
    expect(changedIn('woman in a jumpsuit and jeans')).toEqual(['jeans'])
    expect(changedIn('woman in a wool coat and a pleated skirt')).toEqual(['pleated skirt'])
    expect(changedIn('woman in a saree and blue jeans')).toEqual(['blue jeans'])
  })

  it('parts of clothes are shown where what is worn has them', () => {
    expect(told(picture('red saree with gold border').hints, 'missing')).toEqual([])
    expect(told(picture('red saree with gold border', 'selfie').hints, 'missing')).toEqual([])
    expect(told(picture('red lehenga with gold border', 'selfie').hints, 'missing')).toEqual(['gold border'])
    expect(told(picture('red dress with gold border').hints, 'missing')).toEqual(['gold border'])
    expect(told(picture('suit, silk tie').hints, 'missing')).toEqual([])
    expect(told(picture('t-shirt with a tie').hints, 'missing')).toEqual(['tie'])
    expect(told(picture('suit, no tie').hints, 'missing')).toEqual(['no tie'])
  })

  it('who sits or leaps in a skirt is told to stand', () => {
    const how = 'only a body in trousers or shorts does that'
    expect(picture('jumping in a red gown').hints).toContainEqual({ words: 'jumping', fate: 'missing', how })
    expect(picture('jumping in jeans').scene.stance).toBe('jumping')
    expect(told(picture('jumping in jeans').hints, 'missing')).toEqual([])
  })

  it('a profile is told to be less of one', () => {
    for (const prompt of ['woman in profile', 'woman looking over her shoulder'])
      expect(told(read(prompt), 'changed')).toHaveLength(1)
    expect(told(read('woman, three quarter view'), 'changed')).toEqual([])
  })

  it('what is denied is not there', () => {
    const { person, scene } = readPrompt('man without a beard, no glasses, no hat, no tattoos')
    expect(person).toMatchObject({ beard: { style: 'none' }, glasses: { style: 'none' } })
    expect(scene.worn).toMatchObject({ hat: 'none', ink: 'none' })
  })

  it('colours of what is held, beside and behind stay apart', () => {
    const { scene } = picture('woman in a white dress holding a red balloon, with a black dog and a blue bicycle')
    expect(scene).toMatchObject({ prop: 'balloons', propColor: [176, 40, 46], outfitColor: [238, 236, 232] })
    expect(scene.beside).toEqual([
      { name: 'dog', color: [30, 30, 33] },
      { name: 'bicycle', color: [58, 96, 164] },
    ])
  })

  it('a decade of fashion is no age', () => {
    expect(readPrompt('90s fashion').person.ageYears).toBeUndefined()
    expect(readPrompt('woman in her 40s').person.ageYears).toBe(45)
  })

  it('several people are told to be one', () => {
    expect(read('three women in matching dresses')).toContainEqual({
      words: 'three women',
      fate: 'changed',
      how: 'one person is drawn',
    })
  })
})

describe('every word that asks for something is in one of three lists', () => {
  // Proves: words-three-lists
  it.each([
    'photo of a tall astronaut riding a horse through a neon city, 8k, smiling',
    'looking wonderful, holding a red umbrella in the rain',
    'glowing eyes, wearing nothing special, masterpiece',
    'CEO headshot, woman, 45, navy blazer, neutral background, approachable',
  ])('%s', (prompt) => {
    const words = new Set(picture(prompt).hints.flatMap((hint) => hint.words.toLowerCase().split(/[^a-z0-9]+/)))
    const small = new Set(['of', 'a', 'through', 'in', 'the'])
    const asked = prompt.toLowerCase().split(/[^a-z0-9]+/)
    expect(asked.filter((word) => !small.has(word) && !words.has(word))).toEqual([])
  })

  it('each hint holds the words as they were typed, in their order', () => {
    const prompt = 'Woman with Long, wavy BLACK hair; not smiling'
    expect(read(prompt).map(({ words }) => words)).toEqual(['Woman', 'Long', 'wavy BLACK hair', 'not smiling'])
  })

  it('what the framing cuts off is told', () => {
    expect(told(picture('in boots, holding a book', 'selfie').hints, 'missing')).toEqual(['boots', 'holding a book'])
    expect(told(picture('in boots, holding a book').hints, 'missing')).toEqual([])
    expect(told(picture('with a watch and a hat', 'selfie').hints, 'missing')).toEqual(['watch'])
    expect(told(picture('with a dog and confetti', 'selfie').hints, 'missing')).toEqual(['dog'])
    expect(told(picture('with a rainbow in a kitchen').hints, 'missing')).toEqual(['rainbow'])
  })

  it('what gives way to other words is told', () => {
    const hints = read('blue eyes, green eyes')
    expect(hints).toMatchObject([
      { words: 'blue eyes', fate: 'changed' },
      { words: 'green eyes', fate: 'shown' },
    ])
  })

  it('a person who was made before stays, which is told', () => {
    expect(picture('woman with blonde hair and a beard, smiling').hints).toMatchObject([
      { words: 'woman', fate: 'shown' },
      { words: 'blonde hair', fate: 'shown' },
      { words: 'beard', fate: 'changed', how: 'the chosen face stays as it is' },
      { words: 'smiling', fate: 'shown' },
    ])
  })

  it('somebody of the other gender, a child and a very old person are told', () => {
    expect(read('a man', 'female')).toEqual([
      { words: 'man', fate: 'changed', how: 'drawn as a woman, as chosen in the form' },
    ])
    expect(read('pregnant', 'male')).toEqual([
      { words: 'pregnant', fate: 'changed', how: 'drawn as a man with a round belly' },
    ])
    expect(read('a 12 year old')[0].how).toMatch(/adult/)
    expect(read('aged 90')[0]).toMatchObject({ fate: 'changed', how: 'drawn as 75' })
  })
})

describe('words of other things', () => {
  it.each([
    'on board a ship',
    'a board game night',
    'vinyl pants',
    'a record label office',
    'her album',
    'a map of freckles',
    'money green dress',
    'a kitchen staff member',
    'Oscar de la Renta gown',
    'brush cut hair',
    'a food critic',
    'Steph Curry',
    'coconut palm trees',
    'a pizza place',
    'mat finish',
    'a stop sign',
  ])('%s puts nothing into a hand', (prompt) => {
    expect(readPrompt(prompt).scene.prop).toBeUndefined()
  })

  it.each(['a bare belly', 'jeans low on her hips', 'a man expecting a call', 'a short scarf', 'holding a tall latte'])(
    '%s shapes no body',
    (prompt) => {
      expect(readPrompt(prompt).person).toEqual(prompt.startsWith('a man') ? { gender: 'male' } : {})
    },
  )

  it('what a portrait does not reach is told, and widens a picture that is left open', () => {
    expect(picture('with a stethoscope', 'selfie').hints).toEqual([
      { words: 'stethoscope', fate: 'missing', how: 'a portrait shows its cord alone' },
    ])
    expect(framingFor('Random', 'a tall woman', 1, 'selfie')).toBe('full-body')
    expect(framingFor('Random', 'a pregnant woman with a medal', 1, 'selfie')).toBe('half-body')
    expect(read('a tall woman')).toEqual([
      { words: 'tall', fate: 'changed', how: 'drawn where a picture shows the whole body' },
      { words: 'woman', fate: 'shown' },
    ])
  })

  it('a belly is told to other engines as a pregnancy only where one was asked for', () => {
    const [pregnant, round] = ['a pregnant woman', 'a woman with a big belly'].map((prompt) =>
      inWords(identityFromText(prompt, 'female').identity),
    )
    expect(pregnant).toContain('pregnant')
    expect(round).not.toContain('pregnant')
  })
})

describe('places', () => {
  // Proves: words-unknown-place
  it.each([
    'in a zorgle',
    'at the blimpfort, red dress',
    'woman, zorgle, red dress',
    'in a cave',
    'inside a submarine',
  ])('a place that is not known (%s) is a plain studio, which is told', (prompt) => {
    for (let seed = 0; seed < 10; seed++) {
      const { scene, hints } = sceneFromText(prompt, woman, { framing: 'half-body', seed })
      expect(scene.backdrop).toBe('studio')
      expect(hints.some(({ how }) => how?.includes('plain studio'))).toBe(true)
    }
  })

  it('a place that is drawn as a near one says so', () => {
    expect(picture('in Tokyo').scene.backdrop).toBe('city')
    expect(picture('a woman before a volcano').hints).toContainEqual({
      words: 'volcano',
      fate: 'changed',
      how: 'drawn as a mountains',
    })
  })
})

describe('what is worn below the waist', () => {
  it('goes with any top, and brings one of its own where none is named', () => {
    const black = [30, 30, 33]
    expect(picture('black leggings and a top')).toMatchObject({
      scene: { outfit: 'tee', bottom: 'activewear', bottomColor: black },
    })
    expect(picture('black leggings')).toMatchObject({ scene: { outfit: 'activewear', bottomColor: black } })
    for (const text of ['black leggings and a top', 'black leggings'])
      expect(told(picture(text).hints, 'changed')).toEqual([])
  })
})

describe('before anything is sent', () => {
  it('foretells what the picture will tell, whatever the random framing', () => {
    const hints = foretellHints('reading a book in a cafe, red boots', 'female', 'Random')
    expect(told(hints, 'missing')).toEqual([])
    expect(framingFor('Random', 'in red boots', 5)).toBe('full-body')
    expect(framingFor('Upperbody1', 'in red boots', 5)).toBe('selfie')
    expect(told(foretellHints('freckles and a zorgle', 'female'), 'missing')).toEqual(['zorgle'])
  })

  it.each([
    ['smiling, wind in her hair', { clothes: false, place: false }],
    ['in a red dress', { clothes: true, place: false }],
    ['walking on the beach', { clothes: false, place: true }],
    ['', { clothes: false, place: false }],
  ])('tells what "%s" names', (prompt, named) => {
    expect(namedIn(prompt)).toEqual(named)
  })
})
