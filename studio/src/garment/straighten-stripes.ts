import type { ClothPatch } from './cloth-patch.ts'

/** Pixels of the patch across the stripes' course that are looked at together. */
const STRIP = 8
/** From one strip to the next a stripe climbs by no more than this, in pixels, and is looked for in such steps. */
const MOST_CLIMB = 3
const STEP = 0.5
/** What runs more askew than this is meant to: rise for each pixel of run. */
const MOST_SLOPE = 0.22

type Course = 'horizontal' | 'vertical'
type Plane = 'lightness' | 'a' | 'b'

const PLANES: readonly Plane[] = ['lightness', 'a', 'b']

/**
 * Lays the stripes of a patch straight: cloth on a body that is turned or round shows them askew or bent. Follows them
 * from the middle to either side and evens out what a parabola through their course says; nothing where they run askew
 * on purpose.
 */
export const straightenStripes = (patch: ClothPatch, course: Course): ClothPatch | undefined => {
  const isHorizontal = course === 'horizontal'
  const [run, rise] = isHorizontal ? [patch.width, patch.height] : [patch.height, patch.width]
  const indexOf = (u: number, v: number): number => (isHorizontal ? v * patch.width + u : u * patch.width + v)
  const profiles = Array.from({ length: Math.floor(run / STRIP) }, (_, strip) =>
    profileOf(patch, { from: strip * STRIP, rise, indexOf }),
  )
  const { slope, bend } = fitParabola(followStripes(profiles, rise))
  if (Math.abs(slope) > MOST_SLOPE) return undefined
  const shiftAt = (u: number): number => {
    const place = u - run / 2
    return slope * place + bend * place * place
  }
  const straight = { ...patch }
  for (const plane of PLANES) {
    straight[plane] = new Float32Array(patch[plane].length)
    for (let u = 0; u < run; u++)
      for (let v = 0; v < rise; v++) {
        const from = Math.max(0, Math.min(rise - 1.001, v + shiftAt(u)))
        const [row, share] = [Math.floor(from), from % 1]
        straight[plane][indexOf(u, v)] =
          patch[plane][indexOf(u, row)] * (1 - share) + patch[plane][indexOf(u, row + 1)] * share
      }
  }
  return straight
}

type Strip = { from: number; rise: number; indexOf: (u: number, v: number) => number }

/** The mean of some neighbouring lines of a patch, one plane after the other, each about 0. */
const profileOf = (patch: ClothPatch, { from, rise, indexOf }: Strip): Float32Array[] =>
  PLANES.map((plane) => {
    const line = new Float32Array(rise)
    for (let v = 0; v < rise; v++)
      for (let u = from; u < from + STRIP; u++) line[v] += patch[plane][indexOf(u, v)] / STRIP
    const mean = line.reduce((sum, value) => sum + value, 0) / rise
    return line.map((value) => value - mean)
  })

/** How far the stripes have moved in each strip against the middle one, by place along their course. */
const followStripes = (profiles: readonly Float32Array[][], rise: number): { place: number; shift: number }[] => {
  const middle = profiles.length >> 1
  const found = [{ place: (middle + 0.5 - profiles.length / 2) * STRIP, shift: 0 }]
  for (const direction of [-1, 1]) {
    let shift = 0
    for (let strip = middle + direction; strip >= 0 && strip < profiles.length; strip += direction) {
      let best = -Infinity
      const around = shift
      for (let tried = around - MOST_CLIMB; tried <= around + MOST_CLIMB; tried += STEP) {
        const likeness = likenessAt({ still: profiles[middle], moved: profiles[strip] }, tried, rise)
        if (likeness > best) [best, shift] = [likeness, tried]
      }
      found.push({ place: (strip + 0.5 - profiles.length / 2) * STRIP, shift })
    }
  }
  return found
}

/** How alike two profiles are when one is moved, up to 1. */
const likenessAt = (
  { still, moved }: Record<'still' | 'moved', readonly Float32Array[]>,
  shift: number,
  rise: number,
): number => {
  let [product, first, second] = [0, 0, 0]
  for (const [index, line] of still.entries())
    for (let v = Math.max(0, Math.ceil(-shift)); v < rise - 1 - Math.max(0, shift); v++) {
      const from = v + shift
      const row = Math.floor(from)
      const there = moved[index][row] * (1 - from + row) + moved[index][row + 1] * (from - row)
      product += line[v] * there
      first += line[v] ** 2
      second += there ** 2
    }
  return product / Math.max(1e-9, Math.sqrt(first * second))
}

/** The least squares fit of `slope * place + bend * place ** 2 + start`, without its start. */
const fitParabola = (points: readonly { place: number; shift: number }[]): { slope: number; bend: number } => {
  const mean = (value: (point: { place: number; shift: number }) => number): number =>
    points.reduce((sum, point) => sum + value(point), 0) / points.length
  const [x, y] = [mean(({ place }) => place), mean(({ shift }) => shift)]
  const square = mean(({ place }) => place ** 2)
  const covariance = (a: (place: number) => number, b: (point: { place: number; shift: number }) => number) =>
    mean((point) => a(point.place) * b(point))
  const linear = (place: number): number => place - x
  const curved = (place: number): number => place ** 2 - square
  const [ll, lc, cc] = [
    covariance(linear, ({ place }) => linear(place)),
    covariance(linear, ({ place }) => curved(place)),
    covariance(curved, ({ place }) => curved(place)),
  ]
  const [ly, cy] = [covariance(linear, ({ shift }) => shift - y), covariance(curved, ({ shift }) => shift - y)]
  const determinant = ll * cc - lc * lc
  if (determinant < 1e-9) return { slope: 0, bend: 0 }
  return { slope: (ly * cc - cy * lc) / determinant, bend: (cy * ll - ly * lc) / determinant }
}
