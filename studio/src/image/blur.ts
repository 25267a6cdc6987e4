import { giveBack, lendCopy, lendFloats } from '../math/lent-arrays.ts'
import { eachRow } from '../math/each-row.ts'

export type Plane = { width: number; height: number; values: Float32Array }

const blurRows = ({ width, height, values }: Plane, radius: number, out: Float32Array): void => {
  const share = 1 / (2 * radius + 1)
  eachRow(height, (y) => {
    const row = y * width
    let sum = values[row] * radius
    for (let i = 0; i <= radius; i++) sum += values[row + Math.min(i, width - 1)]
    for (let x = 0; x < width; x++) {
      out[row + x] = sum * share
      sum += values[row + Math.min(width - 1, x + radius + 1)] - values[row + Math.max(0, x - radius)]
    }
  })
}

const blurColumns = ({ width, height, values }: Plane, radius: number, out: Float32Array): void => {
  const share = 1 / (2 * radius + 1)
  const sums = new Float32Array(width)
  for (let i = -radius; i <= radius; i++) {
    const row = Math.min(height - 1, Math.max(0, i)) * width
    for (let x = 0; x < width; x++) sums[x] += values[row + x]
  }
  eachRow(height, (y) => {
    const entering = Math.min(height - 1, y + radius + 1) * width
    const leaving = Math.max(0, y - radius) * width
    for (let x = 0; x < width; x++) {
      out[y * width + x] = sums[x] * share
      sums[x] += values[entering + x] - values[leaving + x]
    }
  })
}

/** Box blur repeated `passes` times, close to a Gaussian of sigma `radius * sqrt(passes / 3)`; edges are extended. */
export const blur = (plane: Plane, radius: number, passes = 2): Plane => {
  if (radius < 1) return plane
  const values = lendCopy(plane.values)
  const spare = lendFloats(values.length)
  blurInPlace({ ...plane, values }, { radius, passes, spare })
  giveBack(spare)
  return { ...plane, values }
}

/** As `blur`, in memory that is there; `spare` is as long as the values. */
export const blurInPlace = (
  { width, height, values }: Plane,
  { radius, passes, spare }: { radius: number; passes: number; spare: Float32Array },
): void => {
  for (let pass = 0; pass < passes; pass++) {
    blurRows({ width, height, values }, radius, spare)
    blurColumns({ width, height, values: spare }, radius, values)
  }
}
