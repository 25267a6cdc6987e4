import { describe, expect, it } from 'vitest'
import { MESH_LAYOUT } from '../../faces/mesh-layout.ts'
import { MESH_POINTS } from '../../faces/mesh-regions.ts'
import type { Picture } from '../../image/picture.ts'
import { turnedPlace, turnOfEye } from '../warp/sample-colors.ts'
import { createCutFinder } from './face-tracker.ts'
import { createSteadyMesh } from './steady-mesh.ts'

/** A flat face of 200 pixels at a place, each point off by a different amount. */
const meshAt = (x: number, y: number, tremble: (index: number) => number): Float32Array =>
  Float32Array.from({ length: MESH_POINTS * 3 }, (_, index) => {
    const point = Math.floor(index / 3)
    if (index % 3 === 2) return 0
    const place = index % 3 === 0 ? x + MESH_LAYOUT[point * 2] * 200 : y + MESH_LAYOUT[point * 2 + 1] * 200
    return place + tremble(index)
  })

const spread = (values: readonly number[]): number => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  return Math.sqrt(values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length)
}

describe('createSteadyMesh', () => {
  it('calms a face that trembles in its place', () => {
    const steady = createSteadyMesh()
    const [raw, calm]: [number[], number[]] = [[], []]
    for (let frame = 0; frame < 60; frame++) {
      const points = meshAt(300, 200, (index) => Math.sin(index * 12.9898 + frame * 78.233) * 1.5)
      const smooth = steady(points, frame / 25)
      // A point of the cheek.
      raw.push(points[50 * 3])
      calm.push(smooth[50 * 3])
    }
    expect(spread(calm.slice(10))).toBeLessThan(spread(raw.slice(10)) * 0.75)
  })

  it('keeps up with a head that moves fast', () => {
    const steady = createSteadyMesh()
    let last = new Float32Array()
    for (let frame = 0; frame < 30; frame++)
      last = Float32Array.from(
        steady(
          meshAt(100 + frame * 8, 200, () => 0),
          frame / 25,
        ),
      )
    const now = meshAt(100 + 29 * 8, 200, () => 0)
    expect(Math.abs(last[4 * 3] - now[4 * 3])).toBeLessThan(8)
  })
})

const picture = (light: (x: number) => number): Picture => {
  const data = new Uint8ClampedArray(64 * 36 * 4)
  for (let index = 0; index < data.length; index++) data[index] = light(Math.floor(index / 4) % 64)
  return { width: 64, height: 36, data }
}

describe('createCutFinder', () => {
  it('finds another shot, but neither a fade nor the first frame', () => {
    const isCut = createCutFinder()
    expect(isCut(picture((x) => x * 3))).toBe(false)
    expect(isCut(picture((x) => x * 3 + 30))).toBe(false)
    expect(isCut(picture((x) => 220 - x * 3))).toBe(true)
  })
})

describe('turnedPlace', () => {
  const mesh = meshAt(0, 0, () => 0)
  const turn = turnOfEye(mesh, [33, 133], { from: 0, to: 0.1 })
  const placeAt = (share: number, strength = 1) =>
    turnedPlace(turn, { x: turn.middleX + share * turn.acrossX, y: turn.middleY + share * turn.acrossY, strength })
  const shareOf = ([x]: [number, number]) => (x - turn.middleX) / turn.acrossX

  it('moves the iris as a whole and leaves the corners where they are', () => {
    expect(shareOf(placeAt(0.1))).toBeCloseTo(0, 5)
    expect(shareOf(placeAt(0.2)) - shareOf(placeAt(0))).toBeCloseTo(0.2, 5)
    expect(shareOf(placeAt(-0.5))).toBeCloseTo(-0.5, 5)
    expect(shareOf(placeAt(0.5))).toBeCloseTo(0.5, 5)
    expect(shareOf(placeAt(0.1, 0))).toBeCloseTo(0.1, 5)
  })
})
