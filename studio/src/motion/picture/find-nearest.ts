/**
 * For every pixel of a hole the nearest pixel outside it, -1 where there is none; for pixels outside, themselves. Two
 * passes over the picture hand the nearest pixel on to the neighbours (Danielsson, 1980).
 */
export const findNearest = ({ width, height }: { width: number; height: number }, hole: Uint8Array): Int32Array => {
  const nearest = Int32Array.from(hole, (value, at) => (value ? -1 : at))
  const squareTo = (at: number, target: number): number => {
    const dx = (at % width) - (target % width)
    const dy = Math.floor(at / width) - Math.floor(target / width)
    return dx * dx + dy * dy
  }
  const offer = (at: number, neighbour: number): void => {
    const target = nearest[neighbour]
    if (target < 0) return
    if (nearest[at] < 0 || squareTo(at, target) < squareTo(at, nearest[at])) nearest[at] = target
  }
  const pass = (rows: Iterable<number>, step: 1 | -1): void => {
    for (const y of rows) {
      const before = y - step
      const row = y * width
      if (before >= 0 && before < height) {
        for (let x = 0; x < width; x++) {
          if (hole[row + x] === 0) continue
          for (let side = Math.max(0, x - 1); side <= Math.min(width - 1, x + 1); side++)
            offer(row + x, before * width + side)
        }
      }
      for (let x = 1; x < width; x++) if (hole[row + x]) offer(row + x, row + x - 1)
      for (let x = width - 2; x >= 0; x--) if (hole[row + x]) offer(row + x, row + x + 1)
    }
  }
  const rows = Array.from({ length: height }, (_, y) => y)
  pass(rows, 1)
  pass(rows.toReversed(), -1)
  return nearest
}
