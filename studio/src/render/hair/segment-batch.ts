/** Numbers per vertex of a projected strand. */
export const VERTEX = { x: 0, y: 1, depth: 2, halfWidth: 3, opacity: 4, red: 5, green: 6, blue: 7, size: 8 } as const

/** Projected strands, ready to be drawn: vertices of all strands behind each other, and where each strand ends. */
export type SegmentBatch = {
  vertices: Float32Array
  /** Index of the first vertex of every segment; the second follows it. */
  segments: Uint32Array
}

const LEVELS = 2048

/** The segments from the farthest to the nearest (counting sort on depth), so that nearer ones are laid over. */
export function sortByDepth({ vertices, segments }: SegmentBatch, setBacks: Float32Array): Uint32Array {
  let low = Infinity
  let high = -Infinity
  const depths = new Float32Array(segments.length)
  for (let index = 0; index < segments.length; index++) {
    const at = segments[index] * VERTEX.size
    const depth = 0.5 * (vertices[at + VERTEX.depth] + vertices[at + VERTEX.size + VERTEX.depth]) - setBacks[index]
    depths[index] = depth
    if (depth < low) low = depth
    if (depth > high) high = depth
  }
  const scale = (LEVELS - 1) / (high - low || 1)
  const starts = new Uint32Array(LEVELS + 1)
  for (const depth of depths) starts[((depth - low) * scale + 1) | 0]++
  for (let level = 1; level <= LEVELS; level++) starts[level] += starts[level - 1]
  const sorted = new Uint32Array(segments.length)
  for (let index = 0; index < segments.length; index++)
    sorted[starts[((depths[index] - low) * scale) | 0]++] = segments[index]
  return sorted
}
