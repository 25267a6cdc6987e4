import { luma } from '../../faces/skin-likeness.ts'
import type { Picture } from '../../image/picture.ts'
import { clamp, lerp, smoothstep } from '../../math/scalar.ts'
import type { WarpedFace } from '../warped-face.ts'
import type { FaceGrid } from './face-grid.ts'
import { blueDifference, redDifference } from './match-light.ts'
import type { LightMatch } from './match-light.ts'

/** Nothing gets darker than this share of the source's own light. */
const DARKEST_SHARE = 0.24
/** Soft shading of the skin keeps less of its contrast than brows and lashes where the target is brighter. */
const SHADING_POWER = 0.55
/**
 * Eyes are no darker or brighter for the skin around them: pale ones would glow in a face of lighter skin. They follow a
 * dimmer light by this power of its share. The opening's edge is soft, from and to.
 */
const EYE = { from: 0.82, to: 0.98, power: 0.6 }
/** From and to this many times the light on the skin around, beards are fair ones and keep their own brightness. */
const FAIR_BEARD = { from: 1.2, to: 1.55 }
/** Highlights above this luma are compressed. */
const BRIGHT = 222

type Blend = { grid: FaceGrid; light: LightMatch; kept: Float32Array }

/** Lays the face into the target; pixels outside the face keep their bytes. */
export const blendFace = (target: Picture, face: WarpedFace, { grid, light, kept }: Blend): void => {
  const spot = createLitSpot(grid, light, face.region.width)
  for (let y = 0; y < face.region.height; y++) {
    moveToRow(spot, y)
    blendRow(target, face, { spot, kept, y })
  }
}

const blendRow = (
  { width: columns, data }: Picture,
  { region, colors, coverage, own, skin, eyeZone, beardZone }: WarpedFace,
  { spot, kept, y }: { spot: LitSpot; kept: Float32Array; y: number },
): void => {
  const { lit } = spot
  const { left, top, width } = region
  let pixel = y * width
  let place = ((y + top) * columns + left) * 4
  for (let x = 0; x < width; x++, pixel++, place += 4) {
    const alpha = coverage[pixel] * (1 - kept[pixel])
    if (alpha <= 0.002) continue
    for (let channel = 0; channel < 3; channel++) lit[channel] = colors[pixel * 3 + channel]
    if (own[pixel] === 0) {
      spot.x = x
      spot.skin = skin[pixel]
      const opening = smoothstep(EYE.from, EYE.to, eyeZone[pixel])
      // A mesh that misses lids takes their skin for the eye.
      spot.eye = opening && opening * (1 - spot.grid.likeSourceSkin(lit[0], lit[1], lit[2], x / width))
      spot.beard = beardZone[pixel]
      relight(lit, spot)
    }
    for (let channel = 0; channel < 3; channel++) {
      data[place + channel] = lerp(data[place + channel], lit[channel], alpha)
    }
  }
}

/** Places of the fields in a `LitSpot`. */
const SOURCE_LIGHT = 0
const TARGET_LIGHT = 1
const DARK_GAIN = 2
const BRIGHT_GAIN = 3
const COLOR_GAIN = 4
const SOURCE_BLUE = 5
const SOURCE_RED = 6
const BLUE_OFFSET = 7
const RED_OFFSET = 8
const FIELDS = 9

/** A pixel of the region and the light there: one object for all pixels, as there are very many. */
type LitSpot = {
  grid: FaceGrid
  fields: readonly Float32Array[]
  darkPower: number | undefined
  /** The fields on this row of pixels, cell by cell. */
  row: Float32Array
  /** Where the cell left of each column begins in the row, and the share of the next one. */
  starts: Int32Array
  shares: Float32Array
  x: number
  skin: number
  eye: number
  beard: number
  /** The pixel's colour. */
  lit: Float32Array
}

const createLitSpot = (grid: FaceGrid, light: LightMatch, columns: number): LitSpot => {
  const { offset, sourceLight, sourceTint, darkGain, brightGain, colorGain, darkPower } = light
  const fields = [sourceLight, offset[0], darkGain, brightGain, colorGain, ...sourceTint, offset[1], offset[2]]
  const across = Float64Array.from({ length: columns }, (_, x) => cellPlace(x, grid.cell, grid.width))
  return {
    grid,
    fields,
    darkPower,
    row: new Float32Array(grid.width * FIELDS),
    starts: Int32Array.from(across, (place) => Math.floor(place) * FIELDS),
    shares: Float32Array.from(across, (place) => place - Math.floor(place)),
    x: 0,
    skin: 0,
    eye: 0,
    beard: 0,
    lit: new Float32Array(3),
  }
}

/** Where the middle of a pixel lies between the middles of cells. */
const cellPlace = (pixel: number, cell: number, cells: number): number =>
  clamp((pixel + 0.5) / cell - 0.5, 0, cells - 1.001)

const moveToRow = ({ grid: { width, height, cell }, fields, row }: LitSpot, y: number): void => {
  const down = cellPlace(y, cell, height)
  const start = Math.floor(down) * width
  const below = down - Math.floor(down)
  for (let field = 0; field < FIELDS; field++) {
    const values = fields[field]
    for (let column = 0; column < width; column++) {
      row[column * FIELDS + field] = lerp(values[start + column], values[start + width + column], below)
    }
  }
}

const read = ({ row, starts, shares, x }: LitSpot, field: number): number => {
  const at = starts[x] + field
  return row[at] + (row[at + FIELDS] - row[at]) * shares[x]
}

/** Gives an RGB colour the target's light, in place. */
const relight = (color: Float32Array, spot: LitSpot): void => {
  const { skin, beard, darkPower } = spot
  const brightness = luma(color[0], color[1], color[2])
  const blue = blueDifference(color[2], brightness)
  const red = redDifference(color[0], brightness)
  const sourceLight = read(spot, SOURCE_LIGHT)
  const detail = brightness - sourceLight
  const targetLight = read(spot, TARGET_LIGHT)
  let brightened = targetLight + detail * read(spot, detail < 0 ? DARK_GAIN : BRIGHT_GAIN)
  if (detail < 0 && darkPower) {
    const share = Math.max(0, brightness / (sourceLight + 2))
    const isShading = skin * smoothstep(0.4, 0.75, share)
    brightened = targetLight * share ** lerp(darkPower, SHADING_POWER, isShading)
  }
  const fair = beard > 0 ? beard * smoothstep(FAIR_BEARD.from, FAIR_BEARD.to, brightness / (sourceLight + 2)) : 0
  const own = Math.max(spot.eye, fair)
  if (own > 0) {
    const ratio = (targetLight + 3) / (sourceLight + 3)
    brightened = lerp(brightened, brightness * Math.min(1, ratio) ** EYE.power, own)
  }
  if (brightened > BRIGHT) brightened = BRIGHT + (brightened - BRIGHT) * 0.55
  brightened = Math.max(brightened, brightness * DARKEST_SHARE)
  const tint = read(spot, COLOR_GAIN)
  const skinBlue = read(spot, SOURCE_BLUE)
  const skinRed = read(spot, SOURCE_RED)
  const strength = skinBlue * skinBlue + skinRed * skinRed
  const likeSkin = strength > 36 ? clamp((blue * skinBlue + red * skinRed) / strength) : 1
  const share = Math.min(1, brightness / (sourceLight + 2)) * (0.12 + 0.88 * likeSkin * (1 - fair))
  const newBlue = blue * tint + read(spot, BLUE_OFFSET) * share
  const newRed = red * tint + read(spot, RED_OFFSET) * share
  color[0] = brightened + 1.402 * newRed
  color[1] = brightened - 0.344 * newBlue - 0.714 * newRed
  color[2] = brightened + 1.773 * newBlue
}
