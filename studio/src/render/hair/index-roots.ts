import { apart } from './scalp.ts'
import type { Root } from './scalp.ts'

/** What was found: as many items as there is room for, nearest first, with the squares of their distances. */
export type Found = { indices: Int32Array; distances: Float64Array }

/** Finds the nearest items of a root's group and returns how many there are. */
type FindNearest = (root: Root, found: Found) => number

const CELL = 0.14
const SIDE = 22
/** No root is farther from the origin than this along any axis. */
const REACH = (CELL * SIDE) / 2

const cellOf = (value: number): number => Math.min(SIDE - 1, Math.max(0, Math.floor((value + REACH) / CELL)))

/** Sorts items by where they grow, so that neighbours are found without looking at all of them. */
export const indexRoots = (items: readonly { root: Root }[]): FindNearest => {
  const cells = new Map<number, number[]>()
  const groups = new Map<number, number>()
  for (const [index, { root }] of items.entries()) {
    const [x, y, z] = root.point
    const cell = (cellOf(z) * SIDE + cellOf(y)) * SIDE + cellOf(x)
    const inCell = cells.get(cell)
    if (inCell) inCell.push(index)
    else cells.set(cell, [index])
    groups.set(root.group, (groups.get(root.group) ?? 0) + 1)
  }
  const insert = (root: Root, found: Found, cell: number, count: number): number => {
    const { indices, distances } = found
    let filled = count
    for (const index of cells.get(cell) ?? []) {
      const other = items[index].root
      if (other.group !== root.group) continue
      const distance = apart(other, root)
      if (filled === indices.length && distance >= distances[filled - 1]) continue
      if (filled < indices.length) filled++
      let place = filled - 1
      while (place > 0 && distances[place - 1] > distance) {
        distances[place] = distances[place - 1]
        indices[place] = indices[place - 1]
        place--
      }
      distances[place] = distance
      indices[place] = index
    }
    return filled
  }
  return (root, found) => {
    const wanted = Math.min(found.indices.length, groups.get(root.group) ?? 0)
    const [i, j, k] = root.point.map(cellOf)
    let count = 0
    // Ring by ring: what lies in the next one is at least as far as this one is wide.
    for (let ring = 0; ring < SIDE; ring++) {
      if (count === wanted && (wanted === 0 || found.distances[wanted - 1] <= ((ring - 1) * CELL) ** 2)) break
      for (let z = Math.max(0, k - ring); z <= Math.min(SIDE - 1, k + ring); z++)
        for (let y = Math.max(0, j - ring); y <= Math.min(SIDE - 1, j + ring); y++) {
          const isFace = Math.abs(z - k) === ring || Math.abs(y - j) === ring
          for (let x = i - ring; x <= i + ring; x += isFace || ring === 0 ? 1 : 2 * ring)
            if (x >= 0 && x < SIDE) count = insert(root, found, (z * SIDE + y) * SIDE + x, count)
        }
    }
    return count
  }
}
