import type { TriangleMap } from './scan-triangle.ts'

/** Values of the mesh's points, to be mixed for every pixel of a field that is zero before. */
export type MixedField = { into: Float32Array; values: Float32Array }

/** For each triangle the places of those value lists in which one of its corners is not zero. */
export function listTouched(values: readonly Float32Array[], corners: Uint16Array): readonly (readonly number[])[] {
  return Array.from({ length: corners.length / 3 }, (_, triangle) => {
    const own = corners.subarray(triangle * 3, triangle * 3 + 3)
    return values.flatMap((list, index) => (own.some((point) => list[point] !== 0) ? [index] : []))
  })
}

/** Mixes the values of each pixel's three corners. */
export function mixFields(
  { triangles, firstShares, secondShares }: TriangleMap,
  fields: readonly MixedField[],
  { corners, touched }: { corners: Uint16Array; touched: readonly (readonly number[])[] },
): void {
  for (let pixel = 0; pixel < triangles.length; pixel++) {
    const triangle = triangles[pixel]
    if (triangle < 0) continue
    const a = corners[triangle * 3]
    const b = corners[triangle * 3 + 1]
    const c = corners[triangle * 3 + 2]
    const u = firstShares[pixel]
    const v = secondShares[pixel]
    const w = 1 - u - v
    const here = touched[triangle]
    for (let index = 0; index < here.length; index++) {
      const { into, values } = fields[here[index]]
      into[pixel] = u * values[a] + v * values[b] + w * values[c]
    }
  }
}
