import { describe, expect, it } from 'vitest'
import { randomIdentity } from '../identity/random-identity.ts'
import type { Framing } from '../scene/scene.ts'
import { OUTFITS } from '../scene/outfits/outfits.ts'
import { framingFor, identityFromText, namedIn, sceneFromText } from './from-text.ts'
import { PICTURE_LEXICON } from './picture-lexicon.ts'
import { readPrompt } from './read-prompt.ts'
import type { Hint } from './tell-hints.ts'
import { OUTFIT_WORDS } from './words/clothes/outfit-words.ts'

type Gender = 'female' | 'male'
const people = { female: randomIdentity(3, { gender: 'female' }), male: randomIdentity(3, { gender: 'male' }) }
const picture = (prompt: string, gender: Gender = 'female', framing: Framing = 'full-body', seed = 1) =>
  sceneFromText(prompt, people[gender], { framing, seed })
const hintOf = (hints: readonly Hint[], words: string) => hints.find((hint) => hint.words.includes(words))
const hatOf = (prompt: string, gender: Gender) => picture(prompt, gender).scene.worn?.hat?.name
const isTrait = (phrase: string) => PICTURE_LEXICON.findSenses(phrase)?.senses.some(({ role }) => role === 'trait')
const seeds = [1, 2, 3, 4, 5, 6]

describe('sitting somewhere', () => {
  it.each([
    ['sitting on the beach', 'cross-legged', 'beach'],
    ['sitting on the sand', 'cross-legged', 'beach'],
    ['sits on the grass', 'cross-legged', 'garden'],
    ['seated on the steps', 'on-steps', 'old-town'],
    ['sitting on stairs', 'on-steps', 'old-town'],
    ['perched on the rocks', 'on-rock', 'beach'],
    ['sitting on the bed', 'cross-legged', 'bedroom'],
    ['sitting on a park bench', 'on-bench', 'autumn-park'],
    ['sitting on the couch', 'on-sofa', 'living-room'],
    ['sitting on a throne', 'on-chair', 'castle-hall'],
  ] as const)('%s is there, whatever the hour', (prompt, stance, backdrop) => {
    for (const asked of [`woman ${prompt} in jeans`, `woman in jeans ${prompt} at sunset`]) {
      expect(readPrompt(asked).scene).toMatchObject({ stance, backdrop })
      expect(namedIn(asked).place).toBe(true)
    }
  })

  it.each([
    'sitting on a beige sofa',
    'sitting on a white leather sofa',
    'seated comfortably on the velvet couch',
    'on a cozy couch',
    'woman in a red dress on the sofa',
    'reading on the sofa',
    'on the sofa, sitting',
    'sitting with her cat on the sofa',
    'sitting on the sofa, velvet sofa',
  ])('%s is on the one sofa that is there', (prompt) => {
    const { scene } = picture(prompt)
    expect(scene).toMatchObject({ stance: 'on-sofa', backdrop: 'living-room' })
    expect(scene.beside ?? []).not.toContainEqual(expect.objectContaining({ name: 'sofa' }))
  })

  it.each([
    ['standing in the living room, cat on the sofa', 'relaxed', 'sofa'],
    ['walking, cat on the bench', 'walking', 'bench'],
    ['arms crossed, handbag on the bench', 'arms-crossed', 'bench'],
    ['standing on the bench', 'relaxed', 'bench'],
    ['jumping on the sofa in jeans', 'jumping', 'sofa'],
    ['dancing on the sofa', 'dancing', 'sofa'],
    ['kneeling on a couch in jeans', 'kneeling', 'sofa'],
    ['sitting cross-legged on a couch in jeans', 'cross-legged', 'sofa'],
    ['dog on the sofa, woman standing', 'relaxed', 'sofa'],
    ['velvet cushions on the bench, hand on hip', 'hand-on-hip', 'bench'],
  ] as const)('%s has it beside the person', (prompt, stance, name) => {
    const { scene } = picture(prompt)
    expect(scene.stance).toBe(stance)
    expect(scene.beside).toContainEqual(expect.objectContaining({ name }))
  })

  it('nobody sits where something else lies', () => {
    const animals = [
      'cat on the sofa',
      'a cat sleeping on the sofa',
      'her dog sitting on the bench',
      'cat lying on a sofa',
    ]
    for (const prompt of [...animals, 'cushions on the sofa', 'a handbag on the bench', 'leaning on a sofa'])
      expect(readPrompt(prompt).scene.stance).toBeUndefined()
  })

  it.each([
    ['sitting on the sofa', 'sofa'],
    ['seated on the couch', 'sofa'],
    ['sitting on the park bench', 'bench'],
  ] as const)('%s is at a table with it beside in a half body, which is told', (prompt, name) => {
    const { scene, hints } = picture(prompt, 'female', 'half-body')
    expect(scene.stance).toBe('seated')
    expect(scene.beside).toContainEqual(expect.objectContaining({ name }))
    expect(hints[0]).toMatchObject({ fate: 'changed', how: 'drawn sitting at a table' })
    expect(framingFor('Random', prompt, 1)).toBe('full-body')
  })

  it('a half body sits at a table for chairs and steps as well', () => {
    for (const prompt of ['sitting on a wooden chair', 'sitting on the steps', 'sitting on a rock'])
      expect(picture(prompt, 'female', 'half-body').scene.stance).toBe('seated')
  })

  it('who lies on a sofa sits on it, which is told', () => {
    for (const prompt of ['lounging on a sofa', 'lying on the couch', 'curled up on the sofa', 'relaxing on a couch']) {
      const { scene, hints } = picture(prompt)
      expect(scene.stance).toBe('on-sofa')
      expect(scene.beside).toBeUndefined()
      expect(hints[0]).toMatchObject({ fate: 'changed', how: 'drawn sitting upright' })
    }
  })

  it('another place that is named is the place', () => {
    expect(readPrompt('sitting on the steps of the Louvre').scene).toMatchObject({
      stance: 'on-steps',
      backdrop: 'paris',
    })
    expect(readPrompt('in a castle, sitting on a rock').scene.backdrop).toBe('castle')
  })

  it('who stands there in a skirt is not told to sit', () => {
    const { scene, hints } = picture('sitting on the beach in a red gown')
    expect(scene).toMatchObject({ backdrop: 'beach', stance: 'relaxed' })
    expect(hintOf(hints, 'sitting on the beach')?.fate).toBe('changed')
  })

  it.each(['standing on the stairs', 'a cat on a chair', 'clothes on the floor', 'whiskey on the rocks'])(
    '%s seats nobody',
    (prompt) => {
      expect([undefined, 'relaxed']).toContain(readPrompt(prompt).scene.stance)
    },
  )
})

describe('clothes of callings and times', () => {
  it.each([
    ['futuristic', 'female', 'wetsuit'],
    ['a sci-fi portrait', 'male', 'wetsuit'],
    ['medieval', 'male', 'long robe'],
    ['ballet dancer', 'male', 'wetsuit'],
  ] as const)('%s of a %s is told to be drawn as: %s', (prompt, gender, label) => {
    const { hints } = picture(prompt, gender)
    expect(hints.some(({ fate, how }) => fate === 'changed' && how === `drawn as: ${label}`)).toBe(true)
  })

  it('what is right is told as shown', () => {
    for (const [prompt, gender] of [
      ['ballet dancer', 'female'],
      ['nurse', 'male'],
      ['1920s style', 'female'],
      ['a monk', 'male'],
    ] as const)
      expect(picture(prompt, gender).hints.every(({ fate }) => fate === 'shown')).toBe(true)
  })

  it('only monks wear saffron', () => {
    for (const seed of seeds) {
      const [red, , blue] = picture('a priest', 'male', 'full-body', seed).scene.outfitColor
      expect(red - blue).toBeLessThan(40)
    }
    expect(picture('a monk', 'male').scene.outfitColor).toEqual([204, 118, 40])
  })

  it('a calling or a time whose clothes are not worn is not told as shown', () => {
    for (const prompt of ['a nurse in a red hoodie', '1950s style, in a hoodie']) {
      const { scene, hints } = picture(prompt)
      expect(scene.outfit).toBe('hoodie')
      expect(hints[0]).toMatchObject({ fate: 'changed', how: 'drawn in the clothes that other words name' })
    }
  })

  it.each([
    ['policeman', 'female', 'woman'],
    ['fireman', 'female', 'woman'],
    ['waiter', 'female', 'woman'],
    ['priest', 'female', 'woman'],
    ['policewoman', 'male', 'man'],
    ['firewoman', 'male', 'man'],
    ['stewardess', 'male', 'man'],
    ['air hostess', 'male', 'man'],
    ['soldier girl', 'male', 'man'],
    ['surfer woman', 'male', 'man'],
    ['drag queen', 'male', 'man'],
  ] as const)('a %s for a %s is told to be a %s', (prompt, gender, drawn) => {
    expect(identityFromText(prompt, gender).hints).toEqual([
      { words: prompt, fate: 'changed', how: `drawn as a ${drawn}, as chosen in the form` },
    ])
  })

  it('men wear hats of their own or none', () => {
    const bare = { ...people.male.worn }.hat
    expect(bare).toBeUndefined()
    expect(
      ['1920s style', '1970s style', 'kawaii fashion', 'flight attendant'].map((each) => hatOf(each, 'male')),
    ).toEqual(['flat-cap', undefined, undefined, undefined])
    expect(['1920s style', 'flight attendant'].map((each) => hatOf(each, 'female'))).toEqual(['headband', 'beret'])
  })
})

describe('everyday words and names', () => {
  it.each([
    'Sabrina Carpenter',
    'Harry Potter on the beach',
    'portrait of Emily Butcher, smiling',
    'harry potter',
    'Rose Baker',
    'a marine biologist',
    'a veteran teacher',
    'a woman with a collection of books',
    'stretch denim jacket',
    'a red shrug',
    'a woman fighting cancer',
  ])('%s changes neither clothes, pose, place nor light by itself', (prompt) => {
    const { scene } = readPrompt(prompt)
    expect(scene.role).toBeUndefined()
    expect(scene.stance).toBeUndefined()
    expect(scene.setting).toBeUndefined()
    expect(scene.lighting).toBeUndefined()
  })

  it('a name is told to be none of the callings and leaves the usual clothes alone', () => {
    expect(namedIn('Sabrina Carpenter').clothes).toBe(false)
    expect(namedIn('a carpenter').clothes).toBe(true)
    expect(identityFromText('Sabrina Carpenter', 'female').hints[1]).toMatchObject({
      words: 'Carpenter',
      fate: 'missing',
    })
  })

  it.each([
    ['Nurse', 'scrubs'],
    ['a 30-year-old nurse', 'scrubs'],
    ['30-year-old trauma nurse', 'scrubs'],
    ['portrait of a Black female doctor', 'lab-coat'],
    ['woman dressed as a nurse', 'scrubs'],
    ['woman, carpenter', 'apron'],
    ['a future bride', 'wedding-dress'],
    ['a commercial pilot', 'pilot-uniform'],
  ])('%s is a calling', (prompt, outfit) => {
    const { scene } = readPrompt(prompt)
    expect(scene.role?.outfit).toBe(outfit)
    expect(scene.backdrop).toBeUndefined()
  })

  it('a jump suit is a jumpsuit', () => {
    expect(readPrompt('woman in a red jump suit').scene).toEqual({ outfit: 'jumpsuit', outfitColor: [176, 40, 46] })
  })
})

describe('details of garments', () => {
  it.each([
    ['white blouse with puff sleeves', 'female', 'puff-blouse'],
    ['shirt with puffy sleeves', 'male', 'shirt'],
    ['puffed sleeves, a shirt', 'female', 'shirt'],
    ['puffy sleeves', 'male', 'shirt'],
    ['gown with bare shoulders', 'female', 'evening-gown'],
    ['puff sleeves', 'female', 'puff-dress'],
    ['bare shoulders', 'female', 'tube-top'],
  ] as const)('%s of a %s is a %s', (prompt, gender, outfit) => {
    expect(picture(prompt, gender).scene.outfit).toBe(outfit)
  })

  it.each(['tulle skirt', 'fleece vest', 'off shoulder sweater', 'denim apron', 'leather apron', 'uniform'])(
    '%s is told to be near',
    (words) => {
      expect(hintOf(picture(`woman in a ${words}`).hints, words)).toMatchObject({
        fate: 'changed',
        how: expect.stringMatching(/^drawn as: /),
      })
    },
  )

  it.each([
    ['kimono', 'female', 'kimono'],
    ['yukata', 'male', 'mens-kimono'],
    ['hanfu', 'female', 'hanfu'],
    ['bathrobe', 'male', 'bathrobe'],
    ['silk robe', 'female', 'silk-robe'],
    ['hanbok', 'female', 'hanbok'],
    ['hanbok', 'male', 'mens-hanbok'],
    ['sherwani', 'male', 'sherwani'],
  ] as const)('a red %s of a %s is shown as what it is', (words, gender, outfit) => {
    const { scene, hints } = picture(`wearing a red ${words}`, gender)
    expect(scene).toMatchObject({ outfit, outfitColor: [176, 40, 46] })
    expect(hintOf(hints, `red ${words}`)?.fate).toBe('shown')
  })

  it('bibs and aprons show what is worn below', () => {
    const { scene, hints } = picture('white tee and blue dungarees')
    expect(scene).toMatchObject({ outfit: 'dungarees', outfitColor: [58, 96, 164] })
    expect(hintOf(hints, 'tee')?.fate).toBe('shown')
    expect(hintOf(picture('striped tee and dungarees').hints, 'striped')).toEqual({
      words: 'striped tee',
      fate: 'changed',
      how: 'what is worn below a bib is the bib’s own',
    })
    expect(hintOf(picture('an apron over a shirt').hints, 'shirt')?.fate).toBe('shown')
  })

  it('no phrase names clothes twice, nor clothes and something else about the whole person', () => {
    const phrases = OUTFIT_WORDS.flatMap(([phrase, { role, ...sense }]) =>
      role === 'noun' && 'feature' in sense && sense.feature === 'outfit' ? [phrase] : [],
    )
    expect(phrases.length).toBeGreaterThan(Object.keys(OUTFITS).length)
    expect(phrases.filter((phrase, index) => phrases.indexOf(phrase) !== index)).toEqual([])
    const spaced = phrases.map((phrase) => phrase.replaceAll(/(\d)(?=[a-z])/g, '$1 '))
    expect(spaced.filter(isTrait)).toEqual([])
  })
})

describe('places of times', () => {
  it.each([
    ['dark academia in the snow', 'snow'],
    ['perfume ad at sunset', 'sunset'],
    ['cottagecore at night', 'night'],
  ])('%s shows the weather and the hour', (prompt, words) => {
    for (const seed of seeds)
      expect(hintOf(picture(prompt, 'female', 'full-body', seed).hints, words)?.fate).toBe('shown')
  })

  it('a named place is the place, else that of the time', () => {
    expect(readPrompt('cottagecore style in Rome').scene.backdrop).toBe('old-town')
    expect(readPrompt('cottagecore style').scene.backdrop).toBe('flower-field')
    expect(readPrompt('perfume ad').scene).toMatchObject({ backdrop: 'studio', lighting: 'high-key' })
    expect(namedIn('dark academia').place).toBe(true)
    expect(hintOf(picture('fashion ad on the beach').hints, 'fashion ad')?.fate).toBe('changed')
  })

  it('a decade in letters is an age', () => {
    for (const word of ['forties', 'fifties', 'sixties', 'seventies', 'eighties', 'nineties'])
      expect(PICTURE_LEXICON.findSenses(word)).toBeUndefined()
  })
})

describe('belts, rings, and what legs wear', () => {
  // Proves: words-belts-and-tights
  it.each([
    ['a woman in a red dress with a gold belt', 'belt', 'belt'],
    ['a woman in a pleated skirt and black tights', 'tights', 'legs'],
    ['a woman in denim shorts and fishnets', 'fishnets', 'legs'],
    ['a man in shorts and knee socks', 'knee socks', 'legs'],
    ['a woman in a summer dress with an anklet', 'anklet', 'ankle'],
    ['a woman with rings on her fingers', 'rings on her fingers', 'ring'],
  ] as const)('%s shows it', (prompt, words, place) => {
    const { scene, hints } = picture(prompt, prompt.startsWith('a man') ? 'male' : 'female')
    expect(scene.worn?.[place]).toBeDefined()
    expect(hintOf(hints, words)).toMatchObject({ fate: 'shown' })
  })

  it.each([
    ['a woman in jeans and black tights', 'tights'],
    ['a woman in an evening gown with an anklet', 'anklet'],
    ['a man in a hoodie and jeans with a belt', 'belt'],
    ['a woman in a camel coat and jeans with a belt', 'belt'],
  ])('%s covers it, which is told', (prompt, words) => {
    const { hints } = picture(prompt, prompt.startsWith('a man') ? 'male' : 'female')
    expect(hintOf(hints, words)).toMatchObject({ fate: 'missing', how: 'covered by what is worn over it' })
  })

  it('a portrait is widened for them where its framing is open, else they are told', () => {
    expect(framingFor('Random', 'a woman in tights', 1, 'selfie')).toBe('full-body')
    expect(framingFor('Random', 'a woman with a wedding ring', 1, 'selfie')).toBe('half-body')
    expect(hintOf(picture('a woman in black tights', 'female', 'half-body').hints, 'tights')?.how).toBe(
      'a half body does not reach that far',
    )
  })
})
