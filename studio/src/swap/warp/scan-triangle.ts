/** Values of a mesh's points, and for each triangle the places of those value lists that it touches. */
type PointFields = {
  /** One list after the other. */
  values: Float32Array
  points: number
  corners: Uint16Array
  /** Where the places of each triangle begin in `touched`; the last entry is where they end. */
  starts: Uint16Array
  touched: Uint8Array
}

/** Notes for each triangle those value lists in which one of its corners is not zero. */
export const listTouched = (lists: readonly Float32Array[], corners: Uint16Array): PointFields => {
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
export const mixFields = (
  { triangles, firstShares, secondShares }: TriangleMap,
  { values, points, corners, starts, touched }: PointFields,
  into: Float32Array,
): void => {
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

/** Which triangle each pixel of a region shows, row by row, and where in it the pixel lies. */
export type TriangleMap = {
  width: number
  height: number
  /** -1 where there is none. */
  triangles: Int16Array
  /** Shares of the triangle's first and second corner; the third has the rest. */
  firstShares: Float32Array
  secondShares: Float32Array
  depths: Float32Array
}

type ScannedTriangle = {
  triangle: number
  corners: readonly [number, number, number]
  /** Drawn over everything, whichever way round. */
  isOver: boolean
}

/** A pixel whose shares lie this little below 0 still belongs to a triangle, so that none is left out between two. */
const EDGE = -1e-5

/**
 * Notes one triangle of a mesh where it is nearest, unless it is turned away.
 * @param places x and y in pixels of the region, and depth, of every point of the mesh.
 * @returns Twice its area in pixels; 0 for one that was left out.
 */
export const scanTriangle = (
  map: TriangleMap,
  places: Float64Array,
  { triangle, corners: [a, b, c], isOver }: ScannedTriangle,
): number => {
  const { width, height, triangles, firstShares, secondShares, depths } = map
  const [ax, ay, az] = [places[a * 3], places[a * 3 + 1], places[a * 3 + 2]]
  const [bx, by, bz] = [places[b * 3], places[b * 3 + 1], places[b * 3 + 2]]
  const [cx, cy, cz] = [places[c * 3], places[c * 3 + 1], places[c * 3 + 2]]
  const area = (bx - ax) * (cy - ay) - (by - ay) * (cx - ax)
  if (Math.abs(area) < 1e-6 || (area < 0 && !isOver)) return 0
  const lastRow = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
  const leftmost = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5))
  const rightmost = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5))
  const [uStep, vStep] = [(by - cy) / area, (cy - ay) / area]
  for (let row = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5)); row <= lastRow; row++) {
    const y = row + 0.5
    // The shares at the middle of the row's first pixel.
    const uStart = (bx * (cy - y) - (by - y) * cx) / area + uStep / 2
    const vStart = (cx * (ay - y) - (cy - y) * ax) / area + vStep / 2
    let isInside = false
    for (let column = leftmost; column <= rightmost; column++) {
      const u = uStart + column * uStep
      const v = vStart + column * vStep
      const w = 1 - u - v
      if (u < EDGE || v < EDGE || w < EDGE) {
        if (isInside) break
        continue
      }
      isInside = true
      const pixel = row * width + column
      const depth = u * az + v * bz + w * cz
      if (depth >= depths[pixel] && !isOver) continue
      depths[pixel] = depth
      triangles[pixel] = triangle
      firstShares[pixel] = u
      secondShares[pixel] = v
    }
  }
  return Math.abs(area)
}
