import { clamp, lerp, smoothstep } from '../render/math/scalar.ts'
import type { Picture } from '../scene/portrait-scene.ts'
import type { FaceGrid } from './face-grid.ts'
import type { LightMatch } from './match-light.ts'
import { splitColor } from './match-light.ts'
import type { WarpedFace } from './warp-face.ts'

/** Nothing gets darker than this share of the source's own light. */
const DARKEST_SHARE = 0.35
/** Soft shading of the skin keeps less of its contrast than brows and lashes where the target is brighter. */
const SHADING_POWER = 0.55
/** Highlights above this luma are compressed. */
const BRIGHT = 222

/** A copy of the target with the face laid in; pixels outside the face are the same bytes. */
export function blendFace(
  target: Picture,
  face: WarpedFace,
  { grid, light, kept }: { grid: FaceGrid; light: LightMatch; kept: Float32Array },
): Picture {
  const { left, top, width } = face.region
  const data = new Uint8ClampedArray(target.data)
  const read = gridReader(grid)
  for (const [pixel, coverage] of face.coverage.entries()) {
    const alpha = coverage * (1 - kept[pixel])
    if (alpha <= 0.002) continue
    const [x, y] = [pixel % width, Math.floor(pixel / width)]
    const place = ((y + top) * target.width + x + left) * 4
    const colors = face.colors.subarray(pixel * 3, pixel * 3 + 3)
    const lit = face.own[pixel] === 1 ? colors : relight(colors, { light, read: read(x, y), skin: face.skin[pixel] })
    for (let channel = 0; channel < 3; channel++) {
      data[place + channel] = lerp(target.data[place + channel], lit[channel], alpha)
    }
  }
  return { width: target.width, height: target.height, data }
}

type ReadField = (field: Float32Array) => number

/** Reads fields of the grid at a pixel, bilinear. */
function gridReader({ width, height, cell }: FaceGrid): (x: number, y: number) => ReadField {
  return (x, y) => {
    const across = clamp((x + 0.5) / cell - 0.5, 0, width - 1.001)
    const down = clamp((y + 0.5) / cell - 0.5, 0, height - 1.001)
    const [column, row] = [Math.floor(across), Math.floor(down)]
    const [shareX, shareY] = [across - column, down - row]
    const at = row * width + column
    return (field) =>
      lerp(lerp(field[at], field[at + 1], shareX), lerp(field[at + width], field[at + width + 1], shareX), shareY)
  }
}

type Relighting = { light: LightMatch; read: ReadField; skin: number }

function relight(colors: Float32Array, { light, read, skin }: Relighting): readonly [number, number, number] {
  const [brightness, blue, red] = splitColor(colors[0], colors[1], colors[2])
  const sourceLight = read(light.sourceLight)
  const detail = brightness - sourceLight
  const targetLight = read(light.offset[0])
  const gain = read(detail < 0 ? light.darkGain : light.brightGain)
  let luma = targetLight + detail * gain
  if (detail < 0 && light.darkPower) {
    const share = Math.max(0, brightness / (sourceLight + 2))
    const isShading = skin * smoothstep(0.4, 0.75, share)
    luma = targetLight * share ** lerp(light.darkPower, SHADING_POWER, isShading)
  }
  if (luma > BRIGHT) luma = BRIGHT + (luma - BRIGHT) * 0.55
  luma = Math.max(luma, brightness * DARKEST_SHARE)
  const tint = read(light.colorGain)
  const skinBlue = read(light.sourceTint[0])
  const skinRed = read(light.sourceTint[1])
  const strength = skinBlue ** 2 + skinRed ** 2
  const likeSkin = strength > 36 ? clamp((blue * skinBlue + red * skinRed) / strength) : 1
  const share = Math.min(1, brightness / (sourceLight + 2)) * (0.12 + 0.88 * likeSkin)
  const newBlue = blue * tint + read(light.offset[1]) * share
  const newRed = red * tint + read(light.offset[2]) * share
  return [luma + 1.402 * newRed, luma - 0.344 * newBlue - 0.714 * newRed, luma + 1.773 * newBlue]
}
