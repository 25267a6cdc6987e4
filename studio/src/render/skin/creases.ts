import type { Identity } from '../../identity/identity.ts'
import { eachRow } from '../../math/each-row.ts'
import { createRandom } from '../../math/random.ts'
import { clamp, distanceOf, lerp } from '../../math/scalar.ts'
import { sampleCurve } from '../../math/spline.ts'
import { SIDES } from '../head/eye-outline.ts'
import type { Side } from '../head/eye-outline.ts'
import type { FaceLayout, FacePoint } from '../head/features-layout.ts'

/** A valley in the skin: where it runs, how far it is wide and how deep, in head units. */
type Crease = { points: readonly FacePoint[]; width: number; depth: number }

/** How deep the skin is creased at a point of the resting face, in head units. */
export type CreaseDepth = (x: number, y: number) => number

/** The part of the face that is kept as a map, in head units, and its cells per unit. */
const MAP = { left: -0.62, top: -0.72, width: 1.24, height: 1.86, cells: 180 } as const
const SEGMENTS = 10
/** Valleys narrower than so many pixels are seen the less. */
const SEEN_PIXELS = 1.1
/** Share of a crease's depth that shows: women's skin creases finer, and first lines are finer than those of the old. */
const FINER = { female: 0.76, male: 0.8, old: 1.45 } as const

const foreheadCreases = ({ browY, wrinkling, unit }: FaceLayout, random: () => number): Crease[] => {
  const raised = clamp(wrinkling + 0.5 * Math.max(unit('innerBrow'), unit('outerBrow')), 0, 1.35)
  const across = Array.from({ length: Math.round(lerp(2, 5, raised)) }, (_, line): Crease => {
    const y = browY - 0.13 - 0.072 * line + 0.012 * (random() - 0.5)
    const shift = 0.08 * (random() - 0.5)
    const reach = 0.31 - 0.03 * line + 0.05 * random()
    const wave = 0.014 * (random() - 0.3)
    const points = [-1, -0.6, -0.2, 0.25, 0.62, 1].map((u): FacePoint => [
      shift + u * reach,
      y + 0.026 * u * u + wave * Math.cos(u * 4 + line) + 0.006 * (random() - 0.5),
    ])
    return { points, width: 0.011, depth: 0.0052 * clamp(1.1 * raised - 0.1 * line) * (0.7 + 0.6 * random()) }
  })
  const frown = clamp(wrinkling * 1.1 - 0.15 + 0.9 * unit('frown'))
  const upright = SIDES.map((side): Crease => ({
    points: [
      [side * 0.05, browY + 0.045],
      [side * 0.043, browY],
      [side * 0.054, browY - 0.05 - 0.02 * random()],
    ],
    width: 0.009,
    depth: 0.005 * frown,
  }))
  return [...across, ...upright]
}

const eyeCreases = (layout: FaceLayout, side: Side, random: () => number): Crease[] => {
  const { wrinkling, eyeX, eyeHalfWidth, lowerLidHeight, upperLidHeight, smile } = layout
  const place = (u: number, v: number): FacePoint => [side * (eyeX + u * eyeHalfWidth), v]
  const bag = lowerLidHeight + lerp(0.05, 0.076, wrinkling)
  const laughing = 0.3 * Math.max(0, smile) * clamp(0.2 + 2 * wrinkling)
  const rays = 3 + Math.round(2 * wrinkling)
  const fan = Array.from({ length: rays }, (_, ray): Crease => {
    const turn = lerp(-0.5, 0.66, ray / (rays - 1)) + 0.12 * (random() - 0.5)
    const length = 0.05 + 0.07 * wrinkling * (0.6 + 0.6 * random())
    const [x, y] = [eyeX + eyeHalfWidth * 1.12, 0.004 + 0.07 * turn]
    const points = [0, 0.5, 1].map((along): FacePoint => [
      side * (x + Math.cos(turn) * length * along),
      y + Math.sin(turn) * length * along + 0.01 * along * along,
    ])
    return { points, width: 0.0062, depth: 0.0046 * clamp(1.1 * wrinkling - 0.1 + laughing, 0, 1.3) }
  })
  const lines = [0, 1, 2].map((line): Crease => {
    const v = lowerLidHeight + 0.016 + 0.017 * line
    return {
      points: [place(-0.5 + 0.1 * line, v), place(0.1, v + 0.012), place(0.75, v - 0.003)],
      width: 0.0055,
      depth: 0.0036 * clamp(wrinkling * 1.2 - 0.12 * line),
    }
  })
  return [
    ...fan,
    ...lines,
    {
      points: [place(-0.95, 0.05), place(-0.55, bag), place(0, bag + 0.016), place(0.6, bag - 0.004)],
      width: 0.012,
      depth: 0.0065 * wrinkling,
    },
    // The hollow that runs from the inner corner down over the cheek.
    {
      points: [place(-0.9, 0.06), place(-0.5, 0.14), place(0.1, 0.2), place(0.7, 0.21)],
      width: 0.02,
      depth: 0.006 * wrinkling,
    },
    // The skin that hangs over the upper lid's outer half.
    {
      points: [
        place(-0.1, -upperLidHeight - 0.042),
        place(0.55, -upperLidHeight - 0.022),
        place(1, 0.03 - upperLidHeight),
        place(1.3, 0.024),
      ],
      width: 0.01,
      depth: 0.006 * wrinkling,
    },
  ]
}

const cheekCreases = (layout: FaceLayout, side: Side, dimples: number): Crease[] => {
  const { wrinkling, noseBaseY, noseHalfWidth, mouthY, mouthHalfWidth, cornerY, chinY, smile, unit } = layout
  const creased = Math.max(0, smile, unit('noseWrinkle'))
  return [
    {
      points: [
        [side * (noseHalfWidth + 0.012), noseBaseY - 0.1],
        [side * (noseHalfWidth + 0.06), noseBaseY - 0.02],
        [side * lerp(noseHalfWidth, mouthHalfWidth, 0.5) + side * 0.075, lerp(noseBaseY, mouthY, 0.42)],
        [side * (mouthHalfWidth + 0.062), mouthY - 0.06],
        [side * (mouthHalfWidth + 0.078), mouthY + 0.03 + 0.05 * wrinkling],
      ],
      width: 0.023,
      depth: 0.0075 * wrinkling ** 1.1 + (0.0055 + 0.004 * clamp(wrinkling)) * creased,
    },
    // Beside the corners of the mouth, and deep in a smile.
    {
      points: [
        [side * (mouthHalfWidth + 0.1), mouthY - 0.06],
        [side * (mouthHalfWidth + 0.112), mouthY - 0.02],
        [side * (mouthHalfWidth + 0.1), mouthY + 0.02],
      ],
      width: 0.036,
      depth: 0.02 * dimples * (0.3 + 0.7 * clamp(1.4 * smile)),
    },
    {
      points: [
        [side * (mouthHalfWidth + 0.018), mouthY + cornerY + 0.015],
        [side * (mouthHalfWidth + 0.042), mouthY + 0.09],
        [side * (mouthHalfWidth + 0.036), mouthY + 0.21],
      ],
      width: 0.013,
      // A smile pulls it smooth.
      depth: 0.0085 * clamp(1.2 * wrinkling - 0.25, 0, 1.2) * (1 - 0.7 * clamp(smile)),
    },
    {
      points: [
        [side * 0.24, chinY - 0.1],
        [side * 0.3, chinY - 0.17],
        [side * 0.38, chinY - 0.2],
      ],
      width: 0.018,
      depth: 0.008 * clamp(1.2 * wrinkling - 0.3, 0, 1.2),
    },
  ]
}

/** Fine lines that run into the lips from above and below; a beard's skin has fewer. */
const lipCreases = (layout: FaceLayout, random: () => number): Crease[] => {
  const { wrinkling, mouthY, mouthHalfWidth, upperLipHeight, lowerLipHeight, masculinity, smile } = layout
  const depth = lerp(0.0026, 0.0014, masculinity) * clamp(wrinkling - 0.2) * (1 - 0.5 * Math.max(0, smile))
  return Array.from({ length: 13 }, (_, line): Crease => {
    const isAbove = line < 9
    const u = isAbove
      ? lerp(-0.8, 0.8, (line + 0.6 * random()) / 8.6)
      : lerp(-0.7, 0.7, (line - 9 + 0.6 * random()) / 3.6)
    const edge = mouthY + (isAbove ? -upperLipHeight * lerp(1, 0.5, u * u) : lowerLipHeight * lerp(1, 0.6, u * u))
    const reach = (isAbove ? -1 : 0.8) * (0.034 + 0.034 * random())
    const x = u * mouthHalfWidth
    return {
      points: [
        [x, edge - 0.2 * reach],
        [x * 1.04, edge + 0.4 * reach],
        [x * 1.1, edge + reach],
      ],
      width: 0.0055,
      depth: depth * (0.6 + 0.7 * random()),
    }
  })
}

const column = (x: number): number => Math.round((x - MAP.left) * MAP.cells)
const row = (y: number): number => Math.round((y - MAP.top) * MAP.cells)

/** Presses a crease into the map: deepest along its middle, gone at its ends. */
const press = (map: Float32Array, columns: number, { points, width, depth }: Crease): void => {
  const curve = sampleCurve(points, SEGMENTS) as [number, number][]
  const [xs, ys] = [curve.map(([x]) => x), curve.map(([, y]) => y)]
  const margin = 2.4 * width
  const [left, right] = [column(Math.min(...xs) - margin), column(Math.max(...xs) + margin)]
  const [top, bottom] = [row(Math.min(...ys) - margin), row(Math.max(...ys) + margin)]
  const lastRow = map.length / columns - 1
  const first = Math.max(0, top)
  eachRow(Math.min(lastRow, bottom) + 1 - first, (down) => {
    const r = first + down
    const y = MAP.top + r / MAP.cells
    for (let c = Math.max(0, left); c <= Math.min(columns - 1, right); c++) {
      const x = MAP.left + c / MAP.cells
      let nearest = Infinity
      let along = 0
      for (let segment = 0; segment < SEGMENTS; segment++) {
        const x0 = xs[segment]
        const y0 = ys[segment]
        const dx = xs[segment + 1] - x0
        const dy = ys[segment + 1] - y0
        const share = clamp(((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy || 1))
        const square = (x - x0 - share * dx) ** 2 + (y - y0 - share * dy) ** 2
        if (square >= nearest) continue
        nearest = square
        along = (segment + share) / SEGMENTS
      }
      if (nearest > margin * margin) continue
      const pressed = depth * Math.sin(Math.PI * along) ** 0.7 * Math.exp(-nearest / (width * width))
      const at = r * columns + c
      // Where two meet they are no deeper than about one.
      map[at] = distanceOf(map[at], pressed)
    }
  })
}

/**
 * The lines and folds of years and of expressions, as a relief that the scene's own light shades: it is finer than the
 * head's mesh. Before thirty nothing but what expressions make, and dimples.
 */
export const createCreases = (
  layout: FaceLayout,
  { seed, shape }: Pick<Identity, 'seed' | 'shape'>,
  pixelsPerUnit: number,
): CreaseDepth => {
  const columns = Math.round(MAP.width * MAP.cells) + 1
  const map = new Float32Array(columns * (Math.round(MAP.height * MAP.cells) + 1))
  const random = createRandom(seed + 71)
  const creases = [
    ...foreheadCreases(layout, random),
    ...SIDES.flatMap((side) => [...eyeCreases(layout, side, random), ...cheekCreases(layout, side, shape.dimples)]),
    ...lipCreases(layout, random),
  ]
  const shown = lerp(FINER.female, FINER.male, layout.masculinity) * lerp(1, FINER.old, clamp(layout.wrinkling))
  for (const crease of creases) {
    const depth = crease.depth * shown * clamp((pixelsPerUnit * crease.width) / SEEN_PIXELS)
    if (depth > 1e-4) press(map, columns, { ...crease, depth })
  }
  const rows = map.length / columns
  return (x, y) => {
    const u = (x - MAP.left) * MAP.cells
    const v = (y - MAP.top) * MAP.cells
    if (u < 0 || v < 0 || u >= columns - 1 || v >= rows - 1) return 0
    const at = (v | 0) * columns + (u | 0)
    const [across, down] = [u - (u | 0), v - (v | 0)]
    return lerp(lerp(map[at], map[at + 1], across), lerp(map[at + columns], map[at + columns + 1], across), down)
  }
}
