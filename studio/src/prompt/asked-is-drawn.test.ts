import { describe, expect, it } from 'vitest'
import { randomIdentity } from '../identity/random-identity.ts'
import { identityFromText, sceneFromText } from './from-text.ts'
import { readPrompt } from './read-prompt.ts'
import type { Hint } from './tell-hints.ts'
import { PLACE_WORDS } from './words/picture/place-words.ts'

const woman = randomIdentity(3, { gender: 'female' })
const told = (hints: readonly Hint[], fate: Hint['fate']) =>
  hints.filter((hint) => hint.fate === fate).map(({ words }) => words)
const picture = (prompt: string) => sceneFromText(prompt, woman, { framing: 'full-body', seed: 1 })
const peopleOf = (prompt: string, gender: 'female' | 'male') =>
  Array.from({ length: 24 }, (_, seed) => identityFromText(prompt, gender, { seed: seed * 7919 }).identity)

const spread = (color: readonly number[]) => Math.max(...color) - Math.min(...color)

describe('people are as likely as among real ones', () => {
  it.each(['woman, 26, long wavy auburn hair, green eyes, freckles', 'a redhead', 'blonde woman, blue eyes'])(
    '%s has light skin where none is asked for',
    (prompt) => {
      for (const { shape } of peopleOf(prompt, 'female')) expect(shape.skinTone).toBeLessThan(0.45)
    },
  )

  it.each(['black woman with red hair', 'dark-skinned woman with blonde hair, blue eyes and freckles'])(
    '%s is who was asked for',
    (prompt) => {
      for (const { shape } of peopleOf(prompt, 'female')) expect(shape.skinTone).toBeGreaterThan(0.7)
    },
  )

  it.each(['woman in a Korean hanbok', 'woman, Chinese robe', 'Japanese kimono'])(
    '%s says where they are from',
    (prompt) => {
      expect(readPrompt(prompt).person.regions).toEqual(['East Asian'])
      expect(told(picture(prompt).hints, 'shown').join()).toMatch(/hanbok|robe|kimono/)
    },
  )

  it('dyed hair says nothing of descent', () => {
    const tones = peopleOf('woman with pink hair', 'female').map(({ shape }) => shape.skinTone)
    expect(Math.max(...tones) - Math.min(...tones)).toBeGreaterThan(0.5)
  })

  it('a grey beard goes with grey hair, and grey hair with a grey beard, unless a colour is named', () => {
    const [bearded, brown, grey] = ['man, 45, grey beard', 'man, brown hair, grey beard', 'man, grey hair, beard'].map(
      (prompt) => identityFromText(prompt, 'male').identity,
    )
    expect(spread(bearded.hair.color)).toBeLessThan(20)
    expect(spread(brown.hair.color)).toBeGreaterThan(30)
    expect(spread(grey.beard.color)).toBeLessThan(20)
  })

  it('who is described wears no glasses unasked', () => {
    for (const prompt of ['woman, 67, white hair', 'navy blazer, rooftop'])
      for (const { glasses } of peopleOf(prompt, 'female')) expect(glasses.style).toBe('none')
    expect(identityFromText('man with glasses', 'male').identity.glasses.style).not.toBe('none')
  })

  it('a man’s words for a woman of the form are told, beard and all', () => {
    const { identity, hints } = identityFromText('a man, short beard', 'female')
    expect(identity.beard.style).toBe('none')
    expect(told(hints, 'changed')).toEqual(['man', 'short beard'])
    expect(new Set(hints.map(({ how }) => how))).toEqual(new Set(['drawn as a woman, as chosen in the form']))
    expect(identityFromText('a woman with a beard', 'female').identity.beard.style).toBe('full')
  })
})

describe('nothing is told as shown that is something else', () => {
  it.each([
    ['basketball court', 'basketball-court'],
    ['golf course', 'golf-course'],
    ['sunflower field', 'sunflower-field'],
    ['lavender field at sunset', 'lavender-field'],
    ['on a mountain top', 'mountains'],
  ] as const)('%s is drawn', (prompt, backdrop) => {
    const { scene, hints } = picture(prompt)
    expect(scene.backdrop).toBe(backdrop)
    expect(told(hints, 'changed')).toEqual([])
  })

  it.each([
    'skate park',
    'baseball field',
    'casino',
    'rice terraces',
    'construction site',
    'fire station',
    'ice rink',
    'in court, judge',
    'holding a clipboard',
    'a rabbi',
    'an imam',
  ])('%s is told to come near', (prompt) => {
    expect(
      told(
        sceneFromText(prompt, randomIdentity(4, { gender: 'male' }), { framing: 'half-body', seed: 1 }).hints,
        'changed',
      ).length,
    ).toBeGreaterThan(0)
  })

  it('what cannot be seen asks for nothing else', () => {
    expect(picture('hay fever').scene.beside).toBeUndefined()
    expect(picture('fire station').scene.beside).toBeUndefined()
    expect(readPrompt('red velvet curtains').person.hair).toBeUndefined()
    expect(readPrompt('clay on her hands').scene.style).toBeUndefined()
    expect(told(identityFromText('woman with a hearing aid', 'female').hints, 'missing')).toEqual(['hearing aid'])
  })

  it('nobody wears a hat or earrings for a manner of dressing that has none', () => {
    expect(picture('streetwear hoodie, sneakers').scene.worn?.hat).toBeUndefined()
    for (const { earrings } of peopleOf('woman, long hair', 'female')) expect(earrings.style).toBe('none')
  })
})

describe('places with names on maps', () => {
  it.each([
    ['rooftop bar in New York', 'rooftop'],
    ['a cafe in Tokyo', 'cafe'],
    ['Tokyo, a cafe', 'cafe'],
    ['Milan', 'city'],
    ['London street', 'city'],
  ])('%s is a %s', (prompt, backdrop) => {
    const { scene, hints } = picture(prompt)
    expect(scene.backdrop).toBe(backdrop)
    expect(hints[0]?.fate).toBe('shown')
  })

  it('no name means one place and is told to be near another', () => {
    const places = [...PLACE_WORDS].filter(([, sense]) => sense.role === 'noun' && sense.feature === 'backdrop')
    const own = new Set(places.filter(([, { fate }]) => !fate).map(([phrase]) => phrase))
    expect(places.filter(([phrase, { fate }]) => fate && own.has(phrase)).map(([phrase]) => phrase)).toEqual([])
  })
})

describe('rooms, trees and glasses as asked', () => {
  it('walls take colours, without a room paper does', () => {
    expect(picture('bedroom with pink walls').scene).toMatchObject({ backdrop: 'bedroom', wallColor: [222, 146, 166] })
    expect(told(picture('bedroom with pink walls').hints, 'changed')).toEqual([])
    expect(picture('a pink wall').scene.backdrop).toBe('studio')
  })

  it('no tree at Christmas, no dog of hers', () => {
    expect(picture('christmas, no tree').scene.beside).toBeUndefined()
    expect(picture('christmas').scene.beside).toContainEqual({ name: 'christmas-tree' })
  })

  it('white wine is pale, and of the colour that is named', () => {
    expect(picture('holding a glass of white wine').scene.propColor).toEqual([232, 210, 132])
    expect(picture('holding a glass of red wine').scene.propColor).toBeUndefined()
  })

  it('what is printed on clothes is no animal', () => {
    expect(picture('woman in a horse print dress').scene.beside).toBeUndefined()
    expect(picture('a runner on a track').scene.backdrop).toBe('running-track')
  })

  it('a uniform is that of the calling', () => {
    expect(picture('pilot in uniform').scene.outfit).toBe('pilot-uniform')
    expect(told(picture('pilot in uniform').hints, 'changed')).toEqual([])
    expect(told(picture('woman in uniform').hints, 'changed')).toEqual(['uniform'])
  })

  it('what is eaten is held, which is told', () => {
    const { scene, hints } = picture('eating a burger with fries, eating pizza slices')
    expect(scene.prop).toBeDefined()
    expect(told(hints, 'changed').some((words) => words.startsWith('eating'))).toBe(true)
  })
})

describe('words that mean a thing only in some places', () => {
  it.each([
    ['t-shirt with flames', 'forest'],
    ['fire in her eyes', 'forest'],
    ['chef, pan with flames', 'forest'],
    ['firefighter, fire', 'forest'],
    ['tent dress', 'forest'],
    ['lace parasol, victorian dress', 'beach'],
    ['longboard, sneakers', 'beach'],
    ['snowman sweater', 'snow-village'],
    ['weight bench', 'garden'],
    ['work bench', 'garden'],
    ['piano bench', 'garden'],
    ['bench presses', 'garden'],
    ['5 stars review', 'lake'],
    ['t-shirt with stars', 'lake'],
    ['stars in her eyes', 'lake'],
    ['moon earrings', 'lake'],
    ['crescent moon pendant', 'lake'],
    ['honey moon', 'lake'],
    ['moon phase tattoo', 'lake'],
    ['free trial of our app', 'office'],
    ['trial run', 'office'],
    ['time trial', 'office'],
    ['court sneakers', 'tennis-court'],
  ] as const)('%s is no reason for a %s', (prompt, backdrop) => {
    expect(readPrompt(prompt).scene.backdrop).not.toBe(backdrop)
  })

  it.each([
    ['bonfire', 'forest'],
    ['a tent', 'forest'],
    ['sun lounger', 'beach'],
    ['surfboard', 'beach'],
    ['a snowman', 'snow-village'],
    ['under the stars', 'lake'],
    ['a full moon', 'lake'],
    ['on the bench press, tank top', 'gym'],
    ['on trial', 'office'],
    ['in front of a stage curtain', 'stage'],
    ['theatre curtains', 'stage'],
  ] as const)('%s is one for a %s', (prompt, backdrop) => {
    const { scene } = readPrompt(prompt)
    expect(scene.backdrop).toBe(backdrop)
    expect(scene.stance).toBeUndefined()
  })

  it('flowers of a colour are flowers', () => {
    expect(picture('yellow flowers in her hair').scene.worn?.hat?.name).toBe('flower-crown')
    for (const prompt of ['holding yellow flowers', 'bouquet of yellow flowers', 'surrounded by yellow flowers'])
      expect(told(picture(prompt).hints, 'missing').join()).not.toContain('flowers')
  })

  it.each([
    ['dress, sitting on a horse', 'horse'],
    ['dress, sitting on a motorcycle', 'motorbike'],
  ] as const)('%s stands beside it', (prompt, name) => {
    const { scene } = picture(prompt)
    expect(scene.stance).toBe('relaxed')
    expect(scene.beside).toEqual([{ name }])
  })

  it('nobody sits on a chair in a bathtub', () => {
    expect(picture('dress, sitting in a bathtub').scene).toMatchObject({ stance: 'relaxed', backdrop: 'bathroom' })
  })
})

describe('clothes as they are said', () => {
  it.each([
    ['green vintage outfit', { outfit: 'fifties-dress', outfitColor: [62, 114, 80] }],
    ['green retro outfit', { outfit: 'fifties-dress', outfitColor: [62, 114, 80] }],
    ['vintage outfit, blue', { outfit: 'fifties-dress', outfitColor: [58, 96, 164] }],
    ['blue retro outfit, cafe', { backdrop: 'cafe', outfitColor: [58, 96, 164] }],
    ['retro outfit, jeans', { outfit: 'tee', mood: 'vintage' }],
    ['retro look, jeans', { outfit: 'tee', mood: 'vintage' }],
    ['basketball jersey and shorts', { outfit: 'basketball-kit' }],
    ['camel overcoat over a grey turtleneck', { outfit: 'coat', outfitColor: [200, 174, 140] }],
    ['all white linen suit', { outfit: 'suit', outfitColor: [238, 236, 232], outfitCloth: 'linen' }],
    ['all white linen dress', { outfit: 'dress', outfitColor: [238, 236, 232], outfitCloth: 'linen' }],
    ['all white linen', { outfit: 'linen-set', outfitColor: [238, 236, 232] }],
    ['all black, top and skirt', { outfitColor: [30, 30, 33] }],
    ['all white sneakers', { shoeColor: [238, 236, 232] }],
    ['scrubs cap and mask', { outfit: 'scrubs' }],
    ['skater skirt', { bottom: 'pleated-skirt' }],
    ['open bathrobe, jeans', { outfit: 'bathrobe' }],
    ['court sneakers', { shoes: 'sneakers' }],
  ] as const)('%s', (prompt, asked) => {
    const { scene, hints } = picture(prompt)
    expect(scene).toMatchObject(asked)
    expect(hints.filter(({ how }) => how?.includes('other words'))).toEqual([])
  })

  it.each([
    'matching top and skirt',
    'jacket and matching skirt',
    'crop top and skirt set',
    'all black, top and skirt',
  ])('%s is of one cloth', (prompt) => {
    const { scene, hints } = picture(prompt)
    expect(scene).not.toHaveProperty('bottomColor')
    expect(told(hints, 'shown')).toHaveLength(hints.length)
  })

  it('a skirt is no skater, and the rest is told', () => {
    expect(picture('skater skirt').scene.worn).toBeUndefined()
    expect(told(picture('top and matching jeans').hints, 'changed')).toEqual(['matching'])
    expect(told(picture('dress with an obi belt').hints, 'changed')).toEqual(['obi belt'])
    expect(told(picture('open bathrobe, jeans').hints, 'changed')).toEqual(['open bathrobe', 'jeans'])
  })

  it.each([
    ['ink', 'arm-tattoos', 'no full body tattoos'],
    ['scarf', 'scarf', 'no striped scarf'],
    ['nails', 'nail-polish', 'no acrylic nails'],
    ['necklace', 'beads', 'no lei'],
    ['bag', 'shoulder-bag', 'no gym bag'],
    ['gloves', 'gloves', 'no long gloves'],
    ['mask', 'face-mask', 'no balaclava'],
    ['hat', 'fedora', 'no bowler hat'],
    ['belt', 'belt', 'no sash'],
  ] as const)('%s that is worn is taken off by words for a near one', (place, name, prompt) => {
    const dressed = { ...woman, worn: { ...woman.worn, [place]: { name } } }
    const ofScene = (text: string) =>
      sceneFromText(text, dressed, { framing: 'full-body', seed: 1 }).scene.worn?.[place]?.name
    expect(ofScene('')).toBe(name)
    expect(ofScene(prompt)).toBeUndefined()
  })
})
