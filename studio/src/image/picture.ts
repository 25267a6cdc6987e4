import type { CreateCanvas } from './canvas.ts'
import { rgbToOklab } from './oklab.ts'

/** RGBA, 8 bit, row by row from the top left. */
export type Picture = { width: number; height: number; data: Uint8ClampedArray }

/**
 * Makes a step of a picture from data and from `parts` that other steps made, or answers what it made before, where neither
 * those nor what the step reads of its data are different now. What is made is never changed afterwards.
 */
export type Keep = <Data extends Readonly<Record<string, unknown>>, Made>(
  step: string,
  data: Data,
  parts: readonly unknown[],
  make: (data: Data) => Made,
) => Made

/** Keeps nothing. */
export const makeAnew: Keep = (_step, data, _parts, make) => make(data)

export type RenderOptions = {
  width: number
  height: number
  /** Canvases of the program that draws: those of Node.js or of a browser. */
  createCanvas: CreateCanvas
  /** Called between steps with a name fit to show to a person and the share done, 0 to 1. May throw to stop. */
  onStage?: (stage: string, share: number) => void
}

/** A small copy of a picture in OKLab: three numbers a pixel, lightness 0 to 1 first. */
export type LabPicture = { width: number; height: number; values: Float32Array }

const LONG_SIDE = 256

/** Shrinks a picture to at most 256 pixels a side by averaging, and reads it in OKLab. */
export const toLabPicture = (picture: Picture): LabPicture => {
  const factor = Math.max(1, Math.max(picture.width, picture.height) / LONG_SIDE)
  const width = Math.max(1, Math.round(picture.width / factor))
  const height = Math.max(1, Math.round(picture.height / factor))
  const values = new Float32Array(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) values.set(rgbToOklab(averageOf(picture, { x, y, factor })), (y * width + x) * 3)
  return { width, height, values }
}

const averageOf = (
  { width, height, data }: Picture,
  { x, y, factor }: { x: number; y: number; factor: number },
): readonly [number, number, number] => {
  const [left, top] = [Math.floor(x * factor), Math.floor(y * factor)]
  const right = Math.max(left + 1, Math.min(width, Math.floor((x + 1) * factor)))
  const bottom = Math.max(top + 1, Math.min(height, Math.floor((y + 1) * factor)))
  let [red, green, blue] = [0, 0, 0]
  for (let row = top; row < bottom; row++)
    for (let column = left; column < right; column++) {
      const at = (row * width + column) * 4
      red += data[at]
      green += data[at + 1]
      blue += data[at + 2]
    }
  const count = (right - left) * (bottom - top)
  return [red / count, green / count, blue / count]
}
