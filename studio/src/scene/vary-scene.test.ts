import { expect, test } from 'vitest'
import { randomIdentity } from '../identity/random-identity.ts'
import { sceneFromText } from '../prompt/from-text.ts'
import { parseScene } from './parse-scene.ts'
import { inGarments, sceneFor, varyScene } from './scene-for.ts'
import { FRAMINGS } from './scene.ts'

const identity = randomIdentity(7)

test('a variation keeps place, hour, clothes and framing, and changes the rest', () => {
  for (const framing of FRAMINGS) {
    const scene = sceneFor(identity, framing, 3)
    const { backdrop, backdropColors, time, weather, mood, outfit, outfitColor, innerColor } = scene
    const varied = varyScene(scene, identity, 4)
    expect(varied).toMatchObject({ framing, backdrop, time, weather, mood, outfit, outfitColor, innerColor, seed: 4 })
    expect(varied.backdropColors).toEqual(backdropColors)
    expect(varied.pose).not.toEqual(scene.pose)
    expect(varyScene(scene, identity, 4)).toEqual(varied)
  }
})

test('a variation is taken from where the picture was', () => {
  const { scene } = sceneFromText('low angle, 35mm, in a park', identity, { framing: 'full-body', seed: 2 })
  const stored = parseScene(JSON.parse(JSON.stringify(scene)))
  expect(varyScene(stored, identity, 9).camera).toEqual({ angle: -1, lens: 35 })
})

test('a variation keeps cloth, pattern, the seat and what is held', () => {
  const asked = 'sitting in a cafe, oversized striped linen shirt, white jeans, holding a blue cup'
  const { scene } = sceneFromText(asked, identity, { framing: 'half-body', seed: 2 })
  const { stance, prop, propColor, outfitCloth, outfitPattern, outfitFit, bottomColor } = scene
  expect({ stance, prop, outfitPattern, outfitFit }).toEqual({
    stance: 'seated',
    prop: 'cup',
    outfitPattern: 'stripes',
    outfitFit: { ease: 'loose' },
  })
  expect(varyScene(scene, identity, 9)).toMatchObject({
    stance,
    prop,
    propColor,
    outfitPattern,
    outfitFit,
    bottomColor,
    ...(outfitCloth && { outfitCloth }),
  })
})

test.each(['kneeling', 'on-chair', 'jumping', 'on-stool'] as const)('a variation of somebody %s stays so', (stance) => {
  const scene = { ...sceneFor(identity, 'full-body', 3), stance, outfit: 'suit' } as const
  for (const seed of [4, 5, 6]) expect(varyScene(scene, identity, seed).stance).toBe(stance)
})

test('nobody kneels in a skirt of the wardrobe', () => {
  const scene = { ...sceneFor(identity, 'full-body', 3), stance: 'kneeling', outfit: 'suit' } as const
  const look = { color: [10, 20, 30], cloth: 'cotton' } as const
  expect(inGarments(scene, [{ category: 'tops', cut: 'tee', ...look }]).stance).toBe('kneeling')
  expect(inGarments(scene, [{ category: 'bottoms', cut: 'maxi-skirt', ...look }]).stance).toBe('relaxed')
})

test('a variation keeps garments of the wardrobe, and the style', () => {
  const garments = [{ category: 'tops', cut: 'tee', color: [10, 20, 30], cloth: 'cotton' }] as const
  const scene = { ...sceneFor(identity, 'half-body', 3), garments, style: 'comic' } as const
  expect(varyScene(scene, identity, 4)).toMatchObject({ garments, style: 'comic' })
  expect(varyScene(sceneFor(identity, 'half-body', 3), identity, 4)).not.toHaveProperty('style')
})

test('scenes survive JSON, and what cannot be drawn is named', () => {
  const scene = sceneFor(identity, 'half-body', 5)
  const stored = JSON.parse(JSON.stringify(scene))
  expect(parseScene(stored)).toEqual(stored)
  expect(() => parseScene({ ...stored, backdrop: 'the moon' })).toThrow('backdrop')
  expect(() => parseScene({ ...stored, pose: { yaw: 'left' } })).toThrow('pose')
  expect(() => parseScene({ ...stored, outfitColor: 'red' })).toThrow('outfitColor')
  expect(() => parseScene({ ...stored, seed: 0.5 })).toThrow('seed')
  expect(() => parseScene({ ...stored, prop: 'anvil' })).toThrow('prop')
  expect(() => parseScene({ ...stored, shoes: 'skates' })).toThrow('shoes')
  expect(() => parseScene({ ...stored, propColor: 'red' })).toThrow('propColor')
  expect(() => parseScene(null)).toThrow('no object')
})
