import { clamp, lerp, smoothstep } from '../render/math/scalar.ts'
import type { Picture } from '../scene/portrait-scene.ts'
import type { FaceGrid } from './face-grid.ts'
import type { LightMatch } from './match-light.ts'
import { blueDifference, redDifference } from './match-light.ts'
import { luma } from './skin-likeness.ts'
import type { WarpedFace } from './warped-face.ts'

/** Nothing gets darker than this share of the source's own light. */
const DARKEST_SHARE = 0.24
/** Soft shading of the skin keeps less of its contrast than brows and lashes where the target is brighter. */
const SHADING_POWER = 0.55
/**
 * Eyes are no darker or brighter for the skin around them: pale ones would glow in a face of lighter skin. They follow a
 * dimmer light by this power of its share. The opening's edge is soft, from and to.
 */
const EYE = { from: 0.82, to: 0.98, power: 0.6 }
/** Highlights above this luma are compressed. */
const BRIGHT = 222

/** Lays the face into the target; pixels outside the face keep their bytes. */
export function blendFace(
  { width: columns, data }: Picture,
  face: WarpedFace,
  { grid, light, kept }: { grid: FaceGrid; light: LightMatch; kept: Float32Array },
): void {
  const { left, top, width, height } = face.region
  const cells = createCells(grid)
  const lit = new Float32Array(3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      const alpha = face.coverage[pixel] * (1 - kept[pixel])
      if (alpha <= 0.002) continue
      for (let channel = 0; channel < 3; channel++) lit[channel] = face.colors[pixel * 3 + channel]
      if (face.own[pixel] === 0) {
        findCells(cells, x, y)
        const opening = smoothstep(EYE.from, EYE.to, face.eyeZone[pixel])
        // A mesh that misses lids takes their skin for the eye.
        const eye = opening && opening * (1 - grid.likeSourceSkin(lit[0], lit[1], lit[2], x / width))
        relight(lit, { light, cells, skin: face.skin[pixel], eye })
      }
      const place = ((y + top) * columns + x + left) * 4
      for (let channel = 0; channel < 3; channel++) {
        data[place + channel] = lerp(data[place + channel], lit[channel], alpha)
      }
    }
  }
}

/** The four cells of the grid around a pixel and their shares: one object for all pixels, as there are very many. */
type Cells = { grid: FaceGrid; at: number; shares: Float32Array }

const createCells = (grid: FaceGrid): Cells => ({ grid, at: 0, shares: new Float32Array(4) })

function findCells(cells: Cells, x: number, y: number): void {
  const { width, height, cell } = cells.grid
  const across = clamp((x + 0.5) / cell - 0.5, 0, width - 1.001)
  const down = clamp((y + 0.5) / cell - 0.5, 0, height - 1.001)
  const column = Math.floor(across)
  const row = Math.floor(down)
  const right = across - column
  const below = down - row
  cells.at = row * width + column
  cells.shares[0] = (1 - right) * (1 - below)
  cells.shares[1] = right * (1 - below)
  cells.shares[2] = (1 - right) * below
  cells.shares[3] = right * below
}

function read({ grid: { width }, at, shares }: Cells, field: Float32Array): number {
  return (
    field[at] * shares[0] +
    field[at + 1] * shares[1] +
    field[at + width] * shares[2] +
    field[at + width + 1] * shares[3]
  )
}

type Relighting = { light: LightMatch; cells: Cells; skin: number; eye: number }

/** Gives an RGB colour the target's light, in place. */
function relight(color: Float32Array, { light, cells, skin, eye }: Relighting): void {
  const brightness = luma(color[0], color[1], color[2])
  const blue = blueDifference(color[2], brightness)
  const red = redDifference(color[0], brightness)
  const sourceLight = read(cells, light.sourceLight)
  const detail = brightness - sourceLight
  const targetLight = read(cells, light.offset[0])
  let brightened = targetLight + detail * read(cells, detail < 0 ? light.darkGain : light.brightGain)
  if (detail < 0 && light.darkPower) {
    const share = Math.max(0, brightness / (sourceLight + 2))
    const isShading = skin * smoothstep(0.4, 0.75, share)
    brightened = targetLight * share ** lerp(light.darkPower, SHADING_POWER, isShading)
  }
  if (eye > 0) {
    const ratio = (targetLight + 3) / (sourceLight + 3)
    brightened = lerp(brightened, brightness * Math.min(1, ratio) ** EYE.power, eye)
  }
  if (brightened > BRIGHT) brightened = BRIGHT + (brightened - BRIGHT) * 0.55
  brightened = Math.max(brightened, brightness * DARKEST_SHARE)
  const tint = read(cells, light.colorGain)
  const skinBlue = read(cells, light.sourceTint[0])
  const skinRed = read(cells, light.sourceTint[1])
  const strength = skinBlue ** 2 + skinRed ** 2
  const likeSkin = strength > 36 ? clamp((blue * skinBlue + red * skinRed) / strength) : 1
  const share = Math.min(1, brightness / (sourceLight + 2)) * (0.12 + 0.88 * likeSkin)
  const newBlue = blue * tint + read(cells, light.offset[1]) * share
  const newRed = red * tint + read(cells, light.offset[2]) * share
  color[0] = brightened + 1.402 * newRed
  color[1] = brightened - 0.344 * newBlue - 0.714 * newRed
  color[2] = brightened + 1.773 * newBlue
}
