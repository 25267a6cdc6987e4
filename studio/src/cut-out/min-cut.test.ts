import { expect, test } from 'vitest'
import { createRandom } from '../math/random.ts'
import { minCut } from './min-cut.ts'

const [width, height] = [4, 3]

const partingCost = (at: number, neighbour: number, distance: number): number =>
  (1 + ((at * neighbour) % 5)) / distance / 2

/** The whole cost of a choice of pixels. */
const costOf = (inside: readonly number[], evidence: Float32Array): number => {
  let cost = 0
  for (let at = 0; at < inside.length; at++) {
    cost += inside[at] ? Math.max(0, -evidence[at]) : Math.max(0, evidence[at])
    const [x, y] = [at % width, Math.floor(at / width)]
    for (const [stepX, stepY] of [
      [1, 0],
      [0, 1],
      [1, 1],
      [-1, 1],
    ] as const) {
      if (x + stepX < 0 || x + stepX >= width || y + stepY >= height) continue
      const neighbour = at + stepY * width + stepX
      if (inside[at] !== inside[neighbour]) cost += partingCost(at, neighbour, Math.hypot(stepX, stepY))
    }
  }
  return cost
}

test('no other choice of pixels costs less than the cut', () => {
  const random = createRandom(7)
  for (let round = 0; round < 12; round++) {
    const evidence = Float32Array.from({ length: width * height }, () => 8 * random() - 4)
    const cut = costOf([...minCut({ width, height, evidence, partingCost })], evidence)
    let least = Infinity
    for (let choice = 0; choice < 2 ** evidence.length; choice++)
      least = Math.min(
        least,
        costOf(
          Array.from(evidence, (_, at) => (choice >> at) & 1),
          evidence,
        ),
      )
    expect(cut).toBeCloseTo(least, 4)
  }
})
