import { clamp } from '../../math/scalar.ts'
import type { ColorBuffer } from '../raster/gbuffer.ts'
import type { Camera } from './camera.ts'
import { makePose } from './pose.ts'
import type { Pose } from './pose.ts'

/** A rectangle of whole pixels. */
export type Area = { left: number; top: number; width: number; height: number }

/** How far an area reaches from the middle of the head, in head units. */
type Reach = { side: number; up: number; down: number }

/** What head, ears and earrings need. */
const HEAD_REACH: Reach = { side: 1.02, up: 1.42, down: 1.42 }

const clippedArea = (camera: Camera, left: number, top: number, right: number, bottom: number): Area => {
  const [fromX, toX] = [left, right].map((x) => Math.round(clamp(x, 0, camera.width)))
  const [fromY, toY] = [top, bottom].map((y) => Math.round(clamp(y, 0, camera.height)))
  return { left: fromX, top: fromY, width: toX - fromX, height: toY - fromY }
}

/** The part of the picture that the head is in. */
export const headArea = ({ camera, toScreen, toWorld }: Pose, reach = HEAD_REACH): Area => {
  const [x, y] = toScreen(toWorld(0, 0, 0))
  const { scale } = camera
  return clippedArea(
    camera,
    x - reach.side * scale,
    y - reach.up * scale,
    x + reach.side * scale,
    y + reach.down * scale,
  )
}

/** The same head seen by a camera that shows only this area. */
export const poseInArea = ({ yaw, pitch, roll, camera }: Pose, area: Area): Pose =>
  makePose(
    { yaw, pitch, roll },
    {
      ...camera,
      width: area.width,
      height: area.height,
      centerX: camera.centerX - area.left,
      centerY: camera.centerY - area.top,
    },
  )

/** An area around a point of the picture, cut at its edges. */
export const areaAround = (
  { width, height }: { width: number; height: number },
  [x, y]: readonly [number, number],
  [reachX, reachY]: readonly [number, number],
): Area => {
  const left = Math.max(0, Math.floor(x - reachX))
  const top = Math.max(0, Math.floor(y - reachY))
  return {
    left,
    top,
    width: Math.max(1, Math.min(width, Math.ceil(x + reachX)) - left),
    height: Math.max(1, Math.min(height, Math.ceil(y + reachY)) - top),
  }
}

export const cropOf = (colors: ColorBuffer, { left, top, width, height }: Area): ColorBuffer => {
  const pixels = new Float32Array(width * height * 3)
  for (let y = 0; y < height; y++) {
    const from = ((y + top) * colors.width + left) * 3
    pixels.set(colors.pixels.subarray(from, from + width * 3), y * width * 3)
  }
  return { width, height, pixels }
}

/** Lays a crop back to where it was cut from, in place. */
export const insertCrop = (colors: ColorBuffer, crop: ColorBuffer, { left, top, width, height }: Area): void => {
  for (let y = 0; y < height; y++) {
    const to = ((y + top) * colors.width + left) * 3
    colors.pixels.set(crop.pixels.subarray(y * width * 3, (y + 1) * width * 3), to)
  }
}
