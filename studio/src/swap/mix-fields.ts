import type { TriangleMap } from './scan-triangle.ts'

/** Values of a mesh's points, and for each triangle the places of those value lists that it touches. */
export type PointFields = {
  /** One list after the other. */
  values: Float32Array
  points: number
  corners: Uint16Array
  /** Where the places of each triangle begin in `touched`; the last entry is where they end. */
  starts: Uint16Array
  touched: Uint8Array
}

/** Notes for each triangle those value lists in which one of its corners is not zero. */
export function listTouched(lists: readonly Float32Array[], corners: Uint16Array): PointFields {
  const touching = Array.from({ length: corners.length / 3 }, (_, triangle) => {
    const own = corners.subarray(triangle * 3, triangle * 3 + 3)
    return lists.flatMap((list, index) => (own.some((point) => list[point] !== 0) ? [index] : []))
  })
  const starts = new Uint16Array(touching.length + 1)
  touching.forEach((places, triangle) => (starts[triangle + 1] = starts[triangle] + places.length))
  const points = lists[0].length
  const values = new Float32Array(lists.length * points)
  lists.forEach((list, index) => values.set(list, index * points))
  return { values, points, corners, starts, touched: Uint8Array.from(touching.flat()) }
}

/** Mixes the values of each pixel's three corners. @param into One field after the other, all zero. */
export function mixFields(
  { triangles, firstShares, secondShares }: TriangleMap,
  { values, points, corners, starts, touched }: PointFields,
  into: Float32Array,
): void {
  const pixels = triangles.length
  for (let pixel = 0; pixel < pixels; pixel++) {
    const triangle = triangles[pixel]
    if (triangle < 0) continue
    const a = corners[triangle * 3]
    const b = corners[triangle * 3 + 1]
    const c = corners[triangle * 3 + 2]
    const u = firstShares[pixel]
    const v = secondShares[pixel]
    const w = 1 - u - v
    const end = starts[triangle + 1]
    for (let index = starts[triangle]; index < end; index++) {
      const field = touched[index]
      const list = field * points
      into[field * pixels + pixel] = u * values[list + a] + v * values[list + b] + w * values[list + c]
    }
  }
}
