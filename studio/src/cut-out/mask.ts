import { blur } from '../image/blur.ts'

/** Which pixels belong: 1 or 0, row by row. */
export type Mask = { width: number; height: number; inside: Uint8Array }

export const areaOf = ({ inside }: Mask): number => {
  let area = 0
  for (let at = 0; at < inside.length; at++) area += inside[at]
  return area
}

const spread = ({ width, height, inside }: Mask, radius: number, level: number): Mask => {
  const values = new Float32Array(inside)
  return { width, height, inside: above(blur({ width, height, values }, radius, 1).values, level) }
}

/** 1 where a value is greater than a level, else 0. */
export const above = (values: Float32Array, level: number): Uint8Array => {
  const inside = new Uint8Array(values.length)
  for (let at = 0; at < values.length; at++) if (values[at] > level) inside[at] = 1
  return inside
}

/** Larger by about a radius on every side. */
export const growMask = (mask: Mask, radius: number): Mask => spread(mask, radius, 0.02)

/** Smaller by about a radius on every side. */
const shrinkMask = (mask: Mask, radius: number): Mask => spread(mask, radius, 0.98)

/** Without gaps narrower than twice the radius. */
export const closeMask = (mask: Mask, radius: number): Mask => shrinkMask(growMask(mask, radius), radius)

/** Groups of connected pixels of one value, each as a list of places. */
const groupsOf = ({ width, height, inside }: Mask, value: 0 | 1): number[][] => {
  const seen = new Uint8Array(inside.length)
  const groups: number[][] = []
  for (let start = 0; start < inside.length; start++) {
    if (seen[start] || inside[start] !== value) continue
    const group = [start]
    seen[start] = 1
    const visit = (at: number) => {
      if (seen[at] || inside[at] !== value) return
      seen[at] = 1
      group.push(at)
    }
    for (let next = 0; next < group.length; next++) {
      const at = group[next]
      const x = at % width
      if (x > 0) visit(at - 1)
      if (x < width - 1) visit(at + 1)
      if (at >= width) visit(at - width)
      if (at < width * (height - 1)) visit(at + width)
    }
    groups.push(group)
  }
  return groups
}

/** The largest connected part, with its holes filled. */
export const largestPart = (mask: Mask): Mask => {
  const { width, height } = mask
  const inside = new Uint8Array(mask.inside.length)
  const parts = groupsOf(mask, 1).toSorted((a, b) => b.length - a.length)
  for (const at of parts[0] ?? []) inside[at] = 1
  const touchesBorder = (at: number) =>
    at < width || at >= width * (height - 1) || at % width === 0 || at % width === width - 1
  for (const hole of groupsOf({ width, height, inside }, 0))
    if (!hole.some(touchesBorder)) for (const at of hole) inside[at] = 1
  return { width, height, inside }
}

/** The connected parts that are at least such a share of the largest one, with their holes. */
export const keepParts = (mask: Mask, leastShare: number): Mask => {
  const parts = groupsOf(mask, 1)
  const largest = Math.max(0, ...parts.map((part) => part.length))
  const inside = new Uint8Array(mask.inside.length)
  for (const part of parts) if (part.length >= leastShare * largest) for (const at of part) inside[at] = 1
  return { ...mask, inside }
}
