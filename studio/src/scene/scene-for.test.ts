import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { randomIdentity } from '../identity/random-identity.ts'
import { isOutdoor } from '../places/places.ts'
import { sceneFromText } from '../prompt/from-text.ts'
import type { Hint } from '../prompt/tell-hints.ts'
import { OUTFITS } from './outfits/outfits.ts'
import { framingOfPose, POSE_OPTIONS, sceneFor } from './scene-for.ts'
import { FRAMINGS } from './scene.ts'
import type { Framing, Scene } from './scene.ts'

const woman = randomIdentity(3, { gender: 'female' })
const read = (prompt: string, framing: Framing = 'full-body', seed = 1) => {
  const { scene, hints } = sceneFromText(prompt, woman, { framing, seed })
  const wordsOf = (asked: Hint['fate']) => hints.filter(({ fate }) => fate === asked).map(({ words }) => words)
  return { scene, shown: wordsOf('shown'), missing: wordsOf('missing') }
}

type Asked = Partial<Omit<Scene, 'pose' | 'expression'>>

const PROMPTS: readonly (readonly [prompt: string, asked: Asked])[] = [
  ['in a cafe', { backdrop: 'cafe' }],
  ['on a rooftop bar at dusk', { backdrop: 'rooftop', time: 'dusk' }],
  ['in the forest on a foggy morning', { backdrop: 'forest', weather: 'fog', time: 'day' }],
  [
    'walking through the city at night in the rain',
    { backdrop: 'city', time: 'night', weather: 'rain', stance: 'walking' },
  ],
  ['in the mountains, snow', { backdrop: 'mountains', weather: 'snow' }],
  ['sand dunes at golden hour', { backdrop: 'desert', time: 'golden-hour', lighting: 'golden-hour' }],
  ['beach at sunset', { backdrop: 'beach', time: 'golden-hour' }],
  ['by the lake at sunrise', { backdrop: 'lake', time: 'dawn' }],
  ['under the cherry blossoms in Kyoto', { backdrop: 'temple' }],
  ['in a ski resort', { backdrop: 'snow-village' }],
  ['on a train platform', { backdrop: 'station' }],
  ['working out in the gym', { backdrop: 'gym' }],
  ['cooking in the kitchen', { backdrop: 'kitchen' }],
  ['in her bedroom', { backdrop: 'bedroom' }],
  ['at the office', { backdrop: 'office' }],
  ['in an art gallery', { backdrop: 'gallery' }],
  ['on stage at a concert', { backdrop: 'stage' }],
  ['by the swimming pool', { backdrop: 'pool' }],
  ['autumn park with fallen leaves', { backdrop: 'autumn-park' }],
  ['on the Brooklyn Bridge', { backdrop: 'bridge' }],
  ['in a hotel lobby', { backdrop: 'hotel-lobby' }],
  ['in a vineyard in Tuscany', { backdrop: 'vineyard' }],
  ['at the harbour, sailing boats', { backdrop: 'harbour' }],
  ['in a bookshop', { backdrop: 'bookshop' }],
  ['in a flower market, morning light', { backdrop: 'market', weather: 'clear' }],
  ['at a boutique', { backdrop: 'boutique' }],
  ['in front of a castle', { backdrop: 'castle' }],
  ['in a hotel corridor', { backdrop: 'corridor' }],
  ['school hallway with lockers', { backdrop: 'school-hallway' }],
  ['in an airplane cabin', { backdrop: 'airplane' }],
  ['at the laundromat', { backdrop: 'laundromat' }],
  ['in the savanna', { backdrop: 'savanna' }],
  ['in a wheat field', { backdrop: 'wheat-field' }],
  ['on a runway at a fashion show', { backdrop: 'runway' }],
  ['in a quiet spa with candles', { backdrop: 'spa' }],
  ['on a cruise ship', { backdrop: 'boat-deck' }],
  ['astronaut on mars', { backdrop: 'mars' }],
  ['scientist in a lab', { backdrop: 'laboratory' }],
  ['retro diner, night', { backdrop: 'diner', time: 'night' }],
  ['marble staircase', { backdrop: 'staircase' }],
  ['in a flower shop', { backdrop: 'flower-shop' }],
  ['holding a wrench', { prop: 'wrench' }],
  ['viking with an axe', { prop: 'axe' }],
  ['witch with a broomstick', { prop: 'broom' }],
  ['baker, rolling pin', { prop: 'rolling-pin' }],
  ['magic wand', { prop: 'wand' }],
  ['smoking', { prop: 'cigarette' }],
  ['old town street, cobblestones', { backdrop: 'old-town' }],
  ['farmers market, sunny', { backdrop: 'market', weather: 'clear' }],
  ['Tokyo neon lights', { backdrop: 'city', time: 'night' }],
  ['library, arms crossed', { backdrop: 'library', stance: 'arms-crossed' }],
  ['hands in her pockets on a boulevard', { backdrop: 'paris', stance: 'hands-in-pockets' }],
  ['hand on hip, garden, golden hour', { backdrop: 'garden', stance: 'hand-on-hip', time: 'golden-hour' }],
  ['standing in a loft, hands behind her back', { backdrop: 'loft', stance: 'hands-behind-back' }],
  ['black and white, studio', { backdrop: 'studio', mood: 'monochrome' }],
  ['vivid colours at the beach', { mood: 'vivid', backdrop: 'beach' }],
  ['dreamy garden', { mood: 'dreamy', backdrop: 'garden' }],
  ['red heels and a black dress', { shoes: 'heels', shoeColor: [176, 40, 46], outfit: 'dress' }],
  ['jeans and white sneakers', { shoes: 'sneakers', outfit: 'tee' }],
  ['red dress in Paris', { outfit: 'dress', outfitColor: [176, 40, 46], backdrop: 'paris' }],
  [
    'navy turtleneck, overcast day at the harbour',
    { outfit: 'turtleneck', outfitColor: [36, 48, 82], weather: 'cloudy', backdrop: 'harbour' },
  ],
  ['wool coat in the snow', { outfit: 'coat', weather: 'snow' }],
  ['a silk shirt', { outfit: 'shirt', outfitCloth: 'silk' }],
  ['white shirt and black jeans', { outfit: 'shirt', outfitColor: [238, 236, 232], bottomColor: [30, 30, 33] }],
  ['striped knit sweater', { outfit: 'knit', outfitPattern: 'stripes' }],
  [
    'green evening gown in a hotel lobby',
    { outfit: 'evening-gown', outfitColor: [62, 114, 80], backdrop: 'hotel-lobby' },
  ],
  ['ballerina on pointe in a dance studio', { outfit: 'tutu', stance: 'on-pointe' }],
  ['a firefighter kneeling', { outfit: 'turnout', stance: 'kneeling' }],
  ['sitting on the steps in dungarees', { outfit: 'dungarees', stance: 'on-steps' }],
  ['sitting cross-legged in a blue hoodie', { outfit: 'hoodie', stance: 'cross-legged' }],
  ['jumping, leopard print shirt', { stance: 'jumping', outfitPattern: 'leopard' }],
  ['off-shoulder dress, shrugging', { outfit: 'off-shoulder-dress', stance: 'shrugging' }],
  ['1920s', { outfit: 'flapper', mood: 'vintage' }],
  ['cottagecore', { outfit: 'puff-dress', mood: 'warm', backdrop: 'flower-field' }],
  ['perfume ad', { backdrop: 'studio', lighting: 'high-key' }],
  ['beach, no rain', { backdrop: 'beach', weather: 'clear' }],
  ['street, not at night', { backdrop: 'city', time: 'day' }],
  ['candlelight in a restaurant', { backdrop: 'restaurant', lighting: 'warm' }],
  [
    'light from the left, dramatic lighting, plain studio',
    { keyLight: 'left', lighting: 'dramatic', backdrop: 'studio' },
  ],
]

describe('sceneFromText', () => {
  it.each(PROMPTS)('shows "%s"', (prompt, asked) => {
    const { scene, missing } = read(prompt)
    expect(scene).toMatchObject(asked)
    expect(missing).toEqual([])
  })

  it('reads a whole picture', () => {
    const { scene, shown, missing } = read(
      'reading in a rainy Paris cafe at night, red wool coat, smiling',
      'half-body',
    )
    expect(scene).toMatchObject({
      backdrop: 'paris',
      time: 'night',
      weather: 'rain',
      outfit: 'coat',
      outfitColor: [176, 40, 46],
      framing: 'half-body',
    })
    expect(scene.expression.smile).toBeGreaterThan(0.6)
    expect(scene.expression.gazeY).toBeGreaterThan(0.3)
    expect(scene.pose.pitch).toBeLessThan(-0.1)
    expect(missing).toEqual([])
    expect(shown.length).toBeGreaterThanOrEqual(6)
  })

  it.each([
    ['holding a red umbrella in the rain', { prop: 'umbrella', propColor: [176, 40, 46], weather: 'rain' }],
    ['sitting in a coffee shop with a cup of tea', { prop: 'cup', stance: 'seated', backdrop: 'cafe' }],
    ['looking at her phone', { prop: 'phone' }],
    ['a glass of champagne on a rooftop', { prop: 'glass', backdrop: 'rooftop' }],
    ['a bouquet of roses, garden', { prop: 'bouquet', backdrop: 'garden' }],
    ['singing on stage', { prop: 'microphone', backdrop: 'stage' }],
    ['reading', { prop: 'book' }],
    ['arms wide open on a rooftop', { stance: 'arms-wide' }],
    ['garden, hands behind her head', { stance: 'hands-behind-head' }],
    ['garden, hands on her hips', { stance: 'hands-on-hips' }],
    ['garden, one hand on her hip', { stance: 'hand-on-hip' }],
    ['beige trench coat', { outfit: 'trench', outfitColor: [200, 174, 140] }],
    ['camel coat', { outfit: 'coat', outfitColor: [200, 174, 140] }],
  ] satisfies [string, Asked][])('shows "%s" as far as a half body reaches', (prompt, asked) => {
    const { scene, missing } = read(prompt, 'half-body')
    expect(scene).toMatchObject(asked)
    expect(missing).toEqual([])
  })

  it('says what a framing does not show', () => {
    const selfie = read('sitting in a cafe with a book', 'selfie')
    expect(selfie.scene.prop).toBeUndefined()
    expect(selfie.missing).toEqual(['sitting', 'book'])
    expect(read('in boots, garden', 'half-body').missing).toEqual(['boots'])
    expect(selfie.shown).toEqual(['cafe'])
    const whole = read('sitting in a cafe with a book')
    expect(whole.scene).toMatchObject({ prop: 'book', stance: 'on-stool' })
    expect(whole.missing).toEqual([])
    const skirted = read('sitting in a garden, black maxi skirt')
    expect(skirted.scene.stance).toBe('on-chair')
    expect(skirted.missing).toEqual([])
    expect(read('jumping in a garden, black maxi skirt').missing).toEqual(['jumping'])
  })

  it('takes a bright sky for day and a usual colour for what has one', () => {
    for (let seed = 0; seed < 20; seed++) {
      expect(read('old town, sunny', 'selfie', seed).scene).toMatchObject({ time: 'day', weather: 'clear' })
      expect(read('sunny evening at the beach', 'selfie', seed).scene.time).toBe('dusk')
      const { outfitColor } = read('a leather jacket', 'selfie', seed).scene
      expect(OUTFITS['leather-jacket'].palette).toContainEqual(outfitColor)
    }
  })

  it('leaves words that describe people to people', () => {
    for (const prompt of ['fair, blue eyes', 'a woman from Japan', 'a flat nose', 'stormy grey eyes'])
      expect(read(prompt).scene).toEqual(sceneFor(woman, 'full-body', 1))
  })

  it('never shows what was ruled out', () => {
    for (let seed = 0; seed < 60; seed++) {
      const { scene } = read('not on the beach, no dress, no snow', 'full-body', seed)
      expect(scene.backdrop).not.toBe('beach')
      expect(scene.outfit).not.toBe('dress')
      expect(scene.weather).not.toBe('snow')
    }
  })

  it('shows weather that is asked for without a place outside', () => {
    for (let seed = 0; seed < 20; seed++)
      expect(isOutdoor(read('heavy rain', 'full-body', seed).scene.backdrop)).toBe(true)
  })

  it('reports what it cannot show', () => {
    expect(read('gold gown with a red zorgle')).toMatchObject({
      scene: { outfitColor: [206, 168, 92] },
      missing: ['red zorgle'],
    })
    expect(read('riding a unicorn on the beach').missing).toEqual(['riding', 'unicorn'])
    expect(read('sitting in the garden with a saxophone').missing).toEqual(['saxophone'])
  })

  it('follows look and expression', () => {
    expect(read('serious, looking left').scene.expression).toMatchObject({ smile: 0, gazeX: -0.7 })
    expect(read('eyes closed').scene.expression.blink).toBe(1)
    expect(Math.abs(read('looking over her shoulder').scene.pose.yaw)).toBeCloseTo(0.5)
    expect(Math.abs(read('head tilted').scene.pose.roll)).toBeGreaterThan(0.1)
    expect(read('laughing').scene.expression.smile).toBe(1)
    expect(read('not smiling').scene.expression.smile).toBe(0)
  })

  it.each([
    ['smirking', 'cornerUp'],
    ['angry', 'frown'],
    ['sad', 'innerBrow'],
    ['surprised', 'wideEyes'],
    ['crying', 'tears'],
    ['winking', 'wink'],
    ['one eyebrow raised', 'browUp'],
    ['blowing a kiss', 'pucker'],
    ['bored', 'droop'],
    ['laughing', 'jawDrop'],
  ] as const)('moves the muscles of a face that is %s', (words, unit) => {
    const { scene, missing } = read(`${words}, in the park`)
    expect(scene.expression.units?.[unit]).toBeGreaterThan(0.2)
    expect(missing).toEqual([])
    expect(read('in the park').scene.expression.units).toBeUndefined()
  })

  it('walks only where the legs are in the picture', () => {
    expect(read('walking in the park', 'selfie').scene.stance).toBe('relaxed')
    expect(read('walking in the park', 'half-body').scene.stance).toBe('relaxed')
  })

  it('gives the same scene for the same words and takes any string', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 200 }), fc.nat(), (prompt, seed) => {
        expect(read(prompt, 'half-body', seed)).toEqual(read(prompt, 'half-body', seed))
      }),
      { numRuns: 40 },
    )
  })
})

describe('sceneFor', () => {
  it.each(FRAMINGS)('gives every %s a place, an hour and light that belong together', (framing) => {
    const scenes = Array.from({ length: 120 }, (_, seed) => sceneFor(woman, framing, seed))
    expect(new Set(scenes.map((scene) => scene.framing))).toEqual(new Set([framing]))
    expect(scenes.some(({ stance }) => stance === 'walking')).toBe(framing === 'full-body')
    const atNight = scenes.filter(({ time, backdrop }) => time === 'night' && isOutdoor(backdrop))
    expect(atNight.filter(({ lighting }) => lighting === 'soft' || lighting === 'golden-hour')).toEqual([])
    const golden = scenes.filter(({ lighting }) => lighting === 'golden-hour')
    expect(golden.every(({ time }) => time === 'dawn' || time === 'golden-hour')).toBe(true)
  })
})

describe('framingOfPose', () => {
  it('knows the options of the form; random follows the seed', () => {
    expect(POSE_OPTIONS.slice(1).map((pose) => framingOfPose(pose, 1))).toEqual(['selfie', 'half-body', 'full-body'])
    const random = Array.from({ length: 30 }, (_, seed) => framingOfPose('Random', seed))
    expect(new Set(random).size).toBe(3)
    expect(framingOfPose('Random', 5)).toBe(random[5])
  })
})
