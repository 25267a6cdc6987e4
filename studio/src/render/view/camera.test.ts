import { describe, expect, it } from 'vitest'
import { lensOf } from '../../places/world/lens.ts'
import { FRAMINGS } from '../../scene/scene.ts'
import type { Framing, ShotCamera } from '../../scene/scene.ts'
import { viewOfCamera } from '../backdrop/view.ts'
import { lowestShown, seenAt, sceneCamera, tiltOf } from './camera.ts'
import type { Camera } from './camera.ts'
import { makePose } from './pose.ts'

const SIZES: Record<Framing, readonly [number, number]> = {
  selfie: [1024, 1024],
  'half-body': [1024, 1280],
  'full-body': [832, 1216],
}
const FLOOR = 12.59

const seenBy = (framing: Framing, camera?: ShotCamera) =>
  sceneCamera({ framing, stance: 'relaxed', ...(camera && { camera }) }, ...SIZES[framing])

const horizonOf = (framing: Framing, camera?: ShotCamera) =>
  lensOf(viewOfCamera(seenBy(framing, camera), FLOOR)).horizonY

/** How much larger something is that is nearer by a head unit. */
const growthOf = (camera: Camera) => seenAt(camera, 0, 1).zoom / camera.scale

describe.each(FRAMINGS)('a camera for a %s', (framing) => {
  const level = seenBy(framing)
  const [, height] = SIZES[framing]

  it('that is told nothing, or what is usual, is the same', () => {
    expect(seenBy(framing, {})).toEqual(level)
    expect(seenBy(framing, { angle: 0, lens: 50, blur: 1 })).toEqual(level)
    expect(seenBy(framing, { blur: 1.6 })).toEqual({ ...level, opening: 1.6 })
  })

  it.each<ShotCamera>([{ angle: -1.3 }, { angle: 1.35 }, { lens: 24 }, { lens: 200 }, { angle: -1, lens: 24 }])(
    'keeps the person as large: %o',
    (camera) => {
      const seen = seenBy(framing, camera)
      for (const [y, z] of [[-1, -0.4 * (camera.angle ?? 0)], framing === 'full-body' ? [FLOOR, 0.6] : [1, 0.3]])
        expect(Math.abs(seenAt(seen, y, z).row - seenAt(level, y, z).row)).toBeLessThan(0.04 * height)
    },
  )

  it('lowers the horizon from below and raises it from above', () => {
    const usual = horizonOf(framing)
    expect(horizonOf(framing, { angle: -1 })).toBeGreaterThan(usual + 0.1 * height)
    expect(horizonOf(framing, { angle: 1 })).toBeLessThan(usual - 0.1 * height)
    expect(horizonOf(framing, { angle: 1 })).toBeLessThan(horizonOf(framing, { angle: 0.5 }))
  })

  it('sees the front of the chin higher than the throat from below, and the crown lower than the forehead from above', () => {
    const [chin, throat] = [
      [1, 0.7],
      [1.1, 0],
    ] as const
    const gap = (camera?: ShotCamera) => {
      const seen = seenBy(framing, camera)
      return (seenAt(seen, ...throat).row - seenAt(seen, ...chin).row) / seen.scale
    }
    expect(gap({ angle: -1 })).toBeGreaterThan(gap() + 0.1)
    expect(gap({ angle: 1 })).toBeLessThan(gap() - 0.1)
  })

  it('makes what is near larger by a wide lens than by a long one', () => {
    expect(growthOf(seenBy(framing, { lens: 24 }))).toBeGreaterThan(growthOf(seenBy(framing, { lens: 35 })))
    expect(growthOf(seenBy(framing, { lens: 35 }))).toBeGreaterThan(growthOf(seenBy(framing)))
    expect(growthOf(seenBy(framing, { lens: 135 }))).toBeLessThan(growthOf(seenBy(framing, { lens: 85 })))
  })

  it('shows a place larger and more blurred by a long lens, and never loses what is behind', () => {
    const far = (camera?: ShotCamera) => {
      const { focalPixels, backMetres } = lensOf(viewOfCamera(seenBy(framing, camera), FLOOR))
      return focalPixels / (40 + backMetres)
    }
    expect(far({ lens: 135 })).toBeGreaterThan(1.4 * far())
    expect(far({ lens: 24 })).toBeLessThan(0.8 * far())
    expect(seenBy(framing, { lens: 135 }).opening).toBeGreaterThan(1)
  })
})

it('knows how far down it shows a body', () => {
  for (const framing of ['selfie', 'half-body'] as const) {
    const high = seenBy(framing, { angle: 1 })
    expect(seenAt(high, lowestShown(high), 0).row).toBeGreaterThan(SIZES[framing][1])
  }
  const low = seenBy('half-body', { angle: -1 })
  expect(seenAt(low, lowestShown(low), 0.9).row).toBeGreaterThan(SIZES['half-body'][1])
})

/** How long legs are beside the head. */
const share = (camera?: ShotCamera) => {
  const rowOf = (y: number) => seenAt(seenBy('full-body', camera), y, 0).row
  return (rowOf(FLOOR) - rowOf(5.3)) / (rowOf(1) - rowOf(-1))
}

it('legs grow and the head shrinks from below, and the other way round from above', () => {
  expect(share({ angle: -1 })).toBeGreaterThan(1.06 * share())
  expect(share({ angle: 1 })).toBeLessThan(0.94 * share())
})

it('feet that are seen stand on the ground that is painted', () => {
  for (const angle of [-1.3, -1, 1, 1.35]) {
    const seen = seenBy('full-body', { angle })
    expect(viewOfCamera(seen, FLOOR).groundY).toBeCloseTo(seenAt(seen, FLOOR, 0).row, 6)
  }
})

it('undoes its tilt', () => {
  const camera = seenBy('half-body', { angle: -1 })
  const { worldY, worldZ } = tiltOf(camera)
  const out = new Float64Array(3)
  makePose({ yaw: 0, pitch: 0, roll: 0 }, camera).project(0.4, 2.5, 0.7, out)
  const zoom = camera.scale * (1 + out[2] * camera.perspective)
  const y = (out[1] - camera.centerY) / zoom
  expect([worldY(y, out[2]), worldZ(y, out[2])]).toEqual([expect.closeTo(2.5, 6), expect.closeTo(0.7, 6)])
})
