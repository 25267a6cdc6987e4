import { expect, test } from 'vitest'
import { averageIdentity } from '../testing/test-person.ts'
import { armRadius } from './body-field.ts'
import { measureFrame } from './frame.ts'
import { bendToward } from './limb.ts'

const WRIST = 1.9

test('a wrist is flat as its palm lies, and forearms are fullest below the elbow', () => {
  const frame = measureFrame(averageIdentity('female'))
  const hanging = { upper: 2.1, lower: 1.8, pole: [0, 0, -1], joint: 'elbow', outward: 1 } as const
  const flatness = (palm: readonly [number, number, number]): number => {
    const arm = bendToward([0, 0, 0], [0, 3.8, 0.1], { ...hanging, palm: [...palm] })
    const radius = armRadius(frame, arm)
    return radius(WRIST, 0.2, 0) / radius(WRIST, 0, 0.2)
  }
  expect(flatness([0, 0, 1])).toBeGreaterThan(1.2)
  expect(flatness([-1, 0, 0])).toBeLessThan(1 / 1.2)
  const radius = armRadius(frame, bendToward([0, 0, 0], [0, 3.8, 0.1], hanging))
  const breadth = (along: number): number => radius(along, 1, 0) + radius(along, -1, 0)
  expect(breadth(1.2)).toBeGreaterThan(breadth(1) * 1.1)
  expect(breadth(1.2)).toBeGreaterThan(breadth(WRIST) * 1.5)
  // It is broader there than deep.
  expect(breadth(1.2)).toBeGreaterThan(2 * radius(1.2, 0, 0) * 1.05)
})

test.each(['female', 'male'] as const)(
  'legs of a %s are nearly half as long as the body, as measured ones',
  (gender) => {
    const { crotchY, floorY } = measureFrame(averageIdentity(gender))
    const crownY = -1
    const share = (floorY - crotchY) / (floorY - crownY)
    expect(share).toBeGreaterThan(0.46)
    expect(share).toBeLessThan(0.495)
  },
)
