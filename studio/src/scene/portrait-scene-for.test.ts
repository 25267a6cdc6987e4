import { LIGHTINGS } from '../places/hour.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { skinColor } from '../identity/person-colors.ts'
import { randomIdentity } from '../identity/random-identity.ts'
import { colorDistance } from '../image/oklab.ts'
import { BACKDROPS, placeOf } from '../places/places.ts'
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

  it('turns each head to a side of its own, towards the light and away from it, most of them only a little', () => {
    const people = Array.from({ length: 12 }, (_, seed) => randomIdentity(seed))
    const posed = people.map((identity) =>
      Array.from({ length: 8 }, (__, seed) => portraitSceneFor(identity, seed)).map(({ pose, keyLight }) => ({
        turn: Math.abs(pose.yaw),
        side: Math.sign(pose.yaw),
        keyLight,
      })),
    )
    for (const scenes of posed) {
      expect(new Set(scenes.map(({ side }) => side)).size).toBe(1)
      expect(new Set(scenes.map(({ keyLight }) => keyLight)).size).toBe(2)
    }
    const all = posed.flat()
    expect(new Set(all.map(({ side }) => side)).size).toBe(2)
    expect(all.filter(({ turn }) => turn < 0.135).length).toBeGreaterThan(all.length / 2)
  })

  it('uses every place but those that say something of their own, and keeps clothes off the colour of the skin', () => {
    const scenes = Array.from({ length: 600 }, (_, seed) => ({ identity: randomIdentity(seed), seed })).map(
      ({ identity, seed }) => ({ identity, scene: portraitSceneFor(identity, seed) }),
    )
    expect(new Set(scenes.map(({ scene }) => scene.backdrop))).toEqual(
      new Set(BACKDROPS.filter((place) => !placeOf(place).isTelling)),
    )
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
