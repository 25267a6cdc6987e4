import { LIGHTINGS } from '../places/hour.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { skinColor } from '../identity/person-colors.ts'
import { randomIdentity } from '../identity/random-identity.ts'
import { colorDistance } from '../image/oklab.ts'
import { BACKDROPS } from '../places/places.ts'
import { portraitSceneFromText } from '../prompt/from-text.ts'
import { portraitSceneFor } from './scene-for.ts'
import { PORTRAIT_OUTFITS } from './scene.ts'

const seeds = fc.integer({ min: 0, max: 0xffffffff })

describe('portraitSceneFor', () => {
  it('gives a known place, outfit and light and a slight turn, the same each time', () => {
    fc.assert(
      fc.property(seeds, seeds, (person, seed) => {
        const identity = randomIdentity(person)
        const scene = portraitSceneFor(identity, seed)
        expect(portraitSceneFor(identity, seed)).toEqual(scene)
        expect(BACKDROPS).toContain(scene.backdrop)
        expect(PORTRAIT_OUTFITS).toContain(scene.outfit)
        expect(LIGHTINGS).toContain(scene.lighting)
        expect(Math.abs(scene.pose.yaw)).toBeGreaterThanOrEqual(0.05)
        expect(Math.abs(scene.pose.yaw)).toBeLessThanOrEqual(0.24)
        expect(Math.abs(scene.pose.roll)).toBeLessThan(0.06)
      }),
      { numRuns: 100 },
    )
  })

  it('turns heads to either side, towards the light and away from it, most of them only a little', () => {
    const identity = randomIdentity(7)
    const scenes = Array.from({ length: 60 }, (_, seed) => portraitSceneFor(identity, seed))
    const turns = new Set(scenes.map(({ pose, keyLight }) => `${Math.sign(pose.yaw)} lit from the ${keyLight}`))
    expect(turns.size).toBe(4)
    expect(scenes.filter(({ pose }) => Math.abs(pose.yaw) < 0.145).length).toBeGreaterThan(30)
  })

  it('uses every place and keeps clothes off the colour of the skin', () => {
    const scenes = Array.from({ length: 600 }, (_, seed) => ({ identity: randomIdentity(seed), seed })).map(
      ({ identity, seed }) => ({ identity, scene: portraitSceneFor(identity, seed) }),
    )
    expect(new Set(scenes.map(({ scene }) => scene.backdrop)).size).toBe(BACKDROPS.length)
    const contrasts = scenes.map(({ identity, scene }) =>
      colorDistance(scene.outfitColor, skinColor(identity.shape.skinTone, identity.shape.undertone)),
    )
    expect(contrasts.filter((contrast) => contrast < 0.08).length).toBeLessThan(30)
  })
})

describe('portraitSceneFromText', () => {
  const identity = randomIdentity(3)

  it('follows place, outfit, colour, light and view', () => {
    const scene = portraitSceneFromText('wearing a red turtleneck in a library, warm light, side view', identity, 1)
    expect(scene).toMatchObject({
      outfit: 'turtleneck',
      outfitColor: [176, 40, 46],
      backdrop: 'library',
      lighting: 'warm',
    })
    expect(Math.abs(scene.pose.yaw)).toBeCloseTo(0.8)
    expect(Math.abs(portraitSceneFromText('three quarter view', identity, 1).pose.yaw)).toBeCloseTo(0.5)
    expect(portraitSceneFromText('frontal, looking away', identity, 1).pose.yaw).toBeCloseTo(0)
    expect(portraitSceneFromText('looking away', identity, 1).expression.gazeX).not.toBe(0)
  })

  it('paints a plain wall in the colour asked for', () => {
    const scene = portraitSceneFromText('light blue background', identity, 1)
    expect(scene.backdrop).toBe('studio')
    expect(scene.backdropColors?.[0]).toEqual([162, 196, 224])
  })

  it('keeps to the flattering scene where the text says nothing', () => {
    expect(portraitSceneFromText('a woman with blue eyes', identity, 9)).toEqual(portraitSceneFor(identity, 9))
  })
})
