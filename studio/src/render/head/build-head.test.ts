import { describe, expect, it } from 'vitest'
import type { Shape } from '../../identity/parameters.ts'
import type { FaceUnits } from '../../scene/face-units.ts'
import { averageIdentity } from '../testing/test-person.ts'
import { buildHead } from './build-head.ts'
import { broadestShutSmile, faceLayout } from './features-layout.ts'

const NEUTRAL = { smile: 0, blink: 0, gazeX: 0, gazeY: 0 }
const DETAIL = 0.2

const headWith = (changes: Partial<Shape>) => {
  const average = averageIdentity('male')
  return buildHead({ ...average, shape: { ...average.shape, ...changes } }, NEUTRAL, DETAIL)
}

describe('buildHead', () => {
  const head = headWith({})

  it('is nearly even and has no broken number', () => {
    for (const [x, y] of [
      [0.2, 0.3],
      [0.4, -0.2],
      [0.1, 0.7],
    ]) {
      expect(Math.abs(head.heightAt(x, y) - head.heightAt(-x, y))).toBeLessThan(0.02)
    }
    for (const mesh of [head.mesh, ...head.ears]) {
      expect([...mesh.positions, ...mesh.normals].every(Number.isFinite)).toBe(true)
    }
  })

  it('ends at the chin of its layout, and is longer below the eyes with the years', () => {
    const chins = ([22, 45, 70] as const).map((age) => {
      const { distance, layout } = buildHead({ ...averageIdentity('female'), age }, NEUTRAL, DETAIL)
      expect(distance(0, layout.chinY - 0.06, 0.4)).toBeLessThan(0)
      expect(distance(0, layout.chinY + 0.16, 0.4)).toBeGreaterThan(0)
      return layout.chinY
    })
    expect(chins).toEqual(chins.toSorted((a, b) => a - b))
    expect(chins[2] - chins[0]).toBeGreaterThan(0.05)
  })

  // Measured faces are 1.2 times as broad as they are long below the eyes; drawn ones are shorter, but from 1.4 and 1.5 on they look like balloons.
  it.each([
    ['female', 1.45],
    ['male', 1.36],
  ] as const)('of a %s is no broader for its length than a face', (gender, most) => {
    const { distance, layout } = buildHead(averageIdentity(gender), NEUTRAL, DETAIL)
    const depths = Array.from({ length: 40 }, (_, step) => -0.4 + step * 0.02)
    let half = 0.3
    while (depths.some((z) => distance(half, 0.15, z) < 0)) half += 0.005
    expect((2 * half) / layout.chinY).toBeGreaterThan(1.1)
    expect((2 * half) / layout.chinY).toBeLessThan(most)
  })

  it('has its nose in front of cheeks and eyes', () => {
    const { noseTipY, eyeX } = head.layout
    expect(head.heightAt(0, noseTipY)).toBeGreaterThan(head.heightAt(0.3, noseTipY) + 0.15)
    expect(head.heightAt(0, noseTipY)).toBeGreaterThan(head.heightAt(eyeX, 0) + 0.15)
  })

  it('wears its ears at the sides of the head', () => {
    const [left, right] = head.ears.map(({ positions }) => positions.filter((_, index) => index % 3 === 0))
    expect(Math.max(...left)).toBeLessThan(-0.4)
    expect(Math.min(...right)).toBeGreaterThan(0.4)
  })

  it('keeps the skull from showing through the bowls of its ears', () => {
    for (const { positions } of head.ears) {
      const behind = Array.from(positions.keys()).filter(
        (at) => at % 3 === 0 && Math.abs(positions[at + 1] - 0.1) < 0.1 && positions[at + 2] < -0.12,
      )
      const depths = behind.map((at) => head.distance(positions[at], positions[at + 1], positions[at + 2]))
      expect(Math.min(...depths)).toBeGreaterThan(0)
    }
  })

  it('follows the shape: a longer nose stands out, a wider jaw is wider', () => {
    const { noseTipY } = head.layout
    expect(headWith({ noseProjection: 1.3 }).heightAt(0, noseTipY)).toBeGreaterThan(head.heightAt(0, noseTipY) + 0.03)
    const jawPoint = [0.5, 0.6, 0.1] as const
    expect(headWith({ jawWidth: 1.15 }).distance(...jawPoint)).toBeLessThan(head.distance(...jawPoint))
  })
})

describe('faceLayout', () => {
  const average = averageIdentity('female')

  it('lifts and widens the mouth with a smile', () => {
    const [calm, smiling] = [0, 1].map((smile) => faceLayout(average, { ...NEUTRAL, smile }))
    expect(smiling.cornerY).toBeLessThan(calm.cornerY)
    expect(smiling.mouthHalfWidth).toBeGreaterThan(calm.mouthHalfWidth)
    expect(calm.mouthOpening).toBe(0)
    expect(smiling.mouthOpening).toBeCloseTo(1)
  })

  it('moves lids, mouth and chin with single muscles', () => {
    const moved = (units: FaceUnits) => faceLayout(average, { ...NEUTRAL, units })
    const calm = faceLayout(average, NEUTRAL)
    expect(moved({ wideEyes: 1 }).upperLidHeight).toBeGreaterThan(calm.upperLidHeight * 1.2)
    expect(moved({ squint: 1 }).lowerLidHeight).toBeLessThan(calm.lowerLidHeight * 0.8)
    expect(moved({ pucker: 1 }).mouthHalfWidth).toBeLessThan(calm.mouthHalfWidth * 0.7)
    expect(moved({ cornersDown: 1 }).cornerY).toBeGreaterThan(calm.cornerY + 0.02)
    expect(moved({ jawDrop: 1 }).chinY).toBeGreaterThan(calm.chinY + 0.05)
  })

  // Proves: talk-lips-of-the-cheerful
  it('knows how far people of any mood can be asked to smile with shut lips', () => {
    for (const mood of [0, 0.4, 1]) {
      const smile = broadestShutSmile({ ...average, mood })
      const layout = (more: number) => faceLayout({ ...average, mood }, { ...NEUTRAL, smile: smile + more })
      expect(layout(0).mouthOpening).toBeCloseTo(0)
      expect(layout(0.05).mouthOpening).toBeGreaterThan(0.02)
    }
  })

  it('deepens lines and thins lips with the years', () => {
    const [young, middle, old] = [22, 48, 75].map((age) => faceLayout({ ...average, age }, NEUTRAL))
    expect(young.wrinkling).toBe(0)
    expect(middle.wrinkling).toBeGreaterThan(0.3)
    expect(old.wrinkling).toBeGreaterThan(middle.wrinkling)
    expect(old.upperLipHeight).toBeLessThan(young.upperLipHeight)
  })
})
