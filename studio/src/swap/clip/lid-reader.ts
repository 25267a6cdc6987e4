import { EYES } from '../../faces/mesh-regions.ts'
import type { FacePoints } from '../../faces/place-mesh.ts'
import { readBlink } from '../../faces/read-face-conditions.ts'
import { luma } from '../../faces/skin-likeness.ts'
import type { Picture } from '../../image/picture.ts'
import { clamp } from '../../math/scalar.ts'

/** What is looked at, in widths of the eye from the middle between its corners: where the iris of an open eye is. */
const REACH = { across: 0.3, up: 0.13, down: 0.02 }
const COLUMNS = 25
const ROWS = 7
/** Keeps dark pictures from turning noise into contrast. */
const FLOOR = 12

/**
 * How much light and dark lie side by side where the irises are, the person's right eye first: standard deviation in
 * shares of the mean, without the slope that a lamp from one side gives. A shut lid is even skin, with or without glasses
 * before it, and its lashes run from side to side.
 */
const readEyeContrast = (points: FacePoints, { width, height, data }: Picture): [number, number] => {
  const [right, left] = EYES.map(({ corners: [from, to] }) => {
    const [acrossX, acrossY] = [0, 1].map((axis) => points[to * 3 + axis] - points[from * 3 + axis])
    const [middleX, middleY] = [0, 1].map((axis) => (points[to * 3 + axis] + points[from * 3 + axis]) / 2)
    let [sum, squares, slope, spread] = [0, 0, 0, 0]
    for (let column = 0; column < COLUMNS; column++) {
      const along = REACH.across * ((2 * column) / (COLUMNS - 1) - 1)
      let light = 0
      for (let row = 0; row < ROWS; row++) {
        const down = ((REACH.up + REACH.down) * row) / (ROWS - 1) - REACH.up
        const x = clamp(Math.round(middleX + acrossX * along - acrossY * down), 0, width - 1)
        const y = clamp(Math.round(middleY + acrossY * along + acrossX * down), 0, height - 1)
        const place = (y * width + x) * 4
        light += luma(data[place], data[place + 1], data[place + 2]) / ROWS
      }
      sum += light
      squares += light * light
      slope += along * light
      spread += along * along
    }
    const mean = sum / COLUMNS
    const uneven = squares - mean * sum - (slope * slope) / spread
    return Math.sqrt(Math.max(0, uneven) / COLUMNS) / (mean + FLOOR)
  })
  return [right, left]
}

/** 0 to 1: how far the eyes are shut against how this face looks with open eyes. */
export type LidReader = (points: FacePoints, picture: Picture) => number

/** How fast the look of open eyes follows eyes that stay narrower. */
const OPEN_RISE = 0.01
const CONTRAST_FALL = 0.004
const MOST_OPEN = 0.6
/** Eyes without clear contrast tell nothing by losing it. */
const LEAST_CONTRAST = 0.12
/** Shares of an open eye's contrast at which its lids begin to close, and are shut. */
const CONTRAST = { open: 0.8, shut: 0.12 }

/**
 * Reads blinks by the mesh and by the eyes themselves: the network often misses lids behind glasses, and takes those that
 * are shut for narrow. Call it with every frame of a face.
 */
export const createLidReader = (): LidReader => {
  let open: number | undefined
  let contrasts: [number, number] = [LEAST_CONTRAST, LEAST_CONTRAST]
  return (points, picture) => {
    const blink = readBlink(points)
    open = open === undefined ? Math.min(blink, MOST_OPEN) : Math.min(blink, open + OPEN_RISE * (blink - open))
    const byMesh = clamp((blink - open) / Math.max(0.25, 1 - open))
    const seen = readEyeContrast(points, picture)
    contrasts = [follow(contrasts[0], seen[0]), follow(contrasts[1], seen[1])]
    // A turned head hides one eye: the other one tells.
    const left = Math.max(seen[0] / contrasts[0], seen[1] / contrasts[1])
    const byContrast = clamp((CONTRAST.open - left) / (CONTRAST.open - CONTRAST.shut))
    return Math.max(byMesh, byContrast)
  }
}

const follow = (contrast: number, seen: number): number =>
  Math.max(LEAST_CONTRAST, seen, contrast + CONTRAST_FALL * (seen - contrast))
