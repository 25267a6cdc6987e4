import { describe, expect, it } from 'vitest'
import { createGBuffer } from '../raster/gbuffer.ts'
import type { GBuffer } from '../raster/gbuffer.ts'
import { MATERIAL } from '../raster/mesh.ts'
import { createOpenness } from './ambient-occlusion.ts'
import { ambientOn, readAmbient } from './ambient.ts'
import { coarsely } from './coarse-plane.ts'
import { wrapLight } from './wrap-light.ts'

const SIDE = 32

const picture = (colorAt: (x: number, y: number) => readonly [number, number, number]): Uint8ClampedArray => {
  const data = new Uint8ClampedArray(SIDE * SIDE * 4)
  for (let pixel = 0; pixel < SIDE * SIDE; pixel++)
    data.set([...colorAt(pixel % SIDE, Math.floor(pixel / SIDE)), 255], pixel * 4)
  return data
}

const lightOn = (data: Uint8ClampedArray, normalX: number, normalY: number, normalZ: number) => {
  const out = new Float32Array(3)
  ambientOn(readAmbient(data, SIDE, SIDE), normalX, normalY, normalZ, out)
  return out
}

describe('readAmbient', () => {
  it('lights each side with the colour of the place on that side', () => {
    const neon = picture((x) => (x < SIDE / 2 ? [220, 40, 120] : [40, 90, 220]))
    const [left, right] = [lightOn(neon, -1, 0, 0), lightOn(neon, 1, 0, 0)]
    expect(left[0]).toBeGreaterThan(2 * left[2])
    expect(right[2]).toBeGreaterThan(2 * right[0])
  })

  it('is as bright in a dark place as in a bright one, and brighter from above', () => {
    const [dim, bright] = [picture(() => [20, 20, 20]), picture(() => [230, 230, 230])]
    expect(lightOn(dim, 0, 0, 1)[1]).toBeCloseTo(lightOn(bright, 0, 0, 1)[1], 5)
    expect(lightOn(dim, 0, -1, 0)[1]).toBeGreaterThan(lightOn(dim, 0, 1, 0)[1])
  })
})

const PIXELS_PER_UNIT = 200

/** A wall that faces the viewer, with a step of a fifth of a unit towards the viewer on its right half. */
const steppedWall = (height = SIDE) => {
  const buffer = createGBuffer(SIDE * 4, height)
  for (let pixel = 0; pixel < buffer.materials.length; pixel++) {
    buffer.materials[pixel] = MATERIAL.skin
    buffer.depth[pixel] = pixel % buffer.width < buffer.width / 2 ? 0 : 0.2
    buffer.normals[pixel * 3 + 2] = 1
  }
  return buffer
}

describe('createOpenness', () => {
  it('darkens the foot of a step and leaves its top and the plain wall open', () => {
    const buffer = steppedWall()
    const openAt = createOpenness(buffer, PIXELS_PER_UNIT)
    const seenAt = (x: number) => {
      const found = { open: 0, leanX: 0, leanY: 0 }
      openAt(x, SIDE / 2, found)
      return found
    }
    const at = (x: number) => seenAt(x).open
    expect(at(buffer.width / 2 - 3)).toBeLessThan(0.8)
    expect(at(buffer.width / 2 + 3)).toBe(1)
    expect(at(2)).toBeGreaterThan(at(buffer.width / 2 - 3) + 0.1)
    expect(seenAt(buffer.width / 2 - 3).leanX).toBeLessThan(-0.05)
  })

  it('is as dark along the edge of the picture as within it', () => {
    const buffer = steppedWall(SIDE * 8)
    const openAt = createOpenness(buffer, PIXELS_PER_UNIT)
    const along = (row: number) => {
      let sum = 0
      for (let from = 1; from <= 40; from++) {
        const found = { open: 0, leanX: 0, leanY: 0 }
        openAt(buffer.width / 2 - from, row, found)
        sum += found.open / 40
      }
      return sum
    }
    for (const row of [0, buffer.height - 1]) expect(along(row) - along(buffer.height / 2)).toBeLessThan(0.02)
  })
})

describe('coarsely', () => {
  const options = { pixelsPerUnit: 400, reaches: { share: 0 } }
  const reader = (buffer: GBuffer, sharesAt: Parameters<typeof coarsely>[2]) => {
    const read = coarsely(buffer, options, sharesAt)
    const shares = new Float32Array(1)
    return (x: number, y: number): number => {
      read(x, y, shares)
      return shares[0]
    }
  }

  it('gives the share at every pixel, within 0 and 1, and light where there is no surface', () => {
    const buffer = createGBuffer(SIDE, SIDE)
    expect(reader(buffer, (_x, _y, shares) => (shares[0] = 0))(5, 5)).toBe(1)
    buffer.materials.fill(MATERIAL.skin)
    const half = reader(buffer, (x, _y, shares) => (shares[0] = x < SIDE / 2 ? 0 : 1))
    expect(half(1, 9)).toBeCloseTo(0, 5)
    expect(half(SIDE - 1, SIDE - 1)).toBeCloseTo(1, 5)
    for (let x = 0; x < SIDE; x++) expect(half(x, 9) >= 0 && half(x, 9) <= 1).toBe(true)
  })
})

describe('wrapLight', () => {
  /** A dark figure on the right half, before a wall of one brightness. */
  const besideWall = (level: number): Float32Array => {
    const buffer = createGBuffer(SIDE * 2, SIDE)
    for (let pixel = 0; pixel < buffer.materials.length; pixel++)
      buffer.materials[pixel] = pixel % buffer.width < SIDE ? MATERIAL.none : MATERIAL.skin
    const pixels = new Float32Array(buffer.materials.length * 3).fill(20)
    const backdrop = new Uint8ClampedArray(buffer.materials.length * 4).fill(level)
    wrapLight({ ...buffer, pixels }, buffer, { backdrop, pixelsPerUnit: 60 })
    return pixels.subarray((SIDE / 2) * buffer.width * 3)
  }
  const [edge, middle] = [SIDE * 3, (SIDE * 2 - 2) * 3]

  it('brightens a figure along its outline and nowhere else', () => {
    const lit = besideWall(240)
    expect(lit[edge]).toBeGreaterThan(40)
    expect(lit[middle]).toBe(20)
  })

  it('adds nothing where it is dark behind', () => {
    expect(besideWall(0)[edge]).toBe(20)
  })
})
