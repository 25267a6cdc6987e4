import type { FacePoints } from '../judge/place-mesh.ts'
import { clamp } from '../render/math/scalar.ts'
import type { Picture } from '../scene/portrait-scene.ts'
import { EYES } from './mesh-regions.ts'
import { luma } from './skin-likeness.ts'

/** Share of the opening, either side of the middle, that is looked at: the corners lie in the lashes' shade. */
const REACH = 0.32
const COLUMNS = 33
const ROWS = [-0.2, 0, 0.2]
/** Readings on portraits of the renderer: the iris moves this share of the eye for a gaze of 1, and back with the head's turn. */
const SHARE_PER_GAZE = 0.155
const SHARE_PER_YAW = -0.12
/** Narrower eyes show no iris to measure, in pixels. */
const NARROWEST_EYE = 7

/** Where the eyes look, -1 to 1 from the picture's left to its right, by the dark of the iris between the corners. */
export function readGaze(points: FacePoints, picture: Picture, yaw: number): number {
  const shares = readIrises(points, picture)
  if (!shares) return 0
  const mean = (shares[0] + shares[1]) / 2
  return clamp((mean - SHARE_PER_YAW * yaw) / SHARE_PER_GAZE, -1, 1)
}

/** Where the irises of both eyes lie, in widths of the eye from its middle; undefined for eyes too small to see. */
export function readIrises(points: FacePoints, picture: Picture): [number, number] | undefined {
  const [right, left] = EYES.map((eye) => irisPlace(points, picture, eye))
  return right === undefined || left === undefined ? undefined : [right, left]
}

/** The centre of what is darker than the rest of the opening, in widths of the eye from its middle. */
function irisPlace(
  points: FacePoints,
  { width, height, data }: Picture,
  { corners, upper, lower }: (typeof EYES)[number],
): number | undefined {
  const mean = (ids: readonly number[]) =>
    [0, 1].map((axis) => ids.reduce((sum, id) => sum + points[id * 3 + axis], 0) / ids.length)
  const [top, bottom] = [mean(upper), mean(lower)]
  const across = [0, 1].map((axis) => points[corners[1] * 3 + axis] - points[corners[0] * 3 + axis])
  if (Math.hypot(...across) < NARROWEST_EYE) return undefined
  const samples = Array.from({ length: COLUMNS * ROWS.length }, (_, index) => {
    const share = REACH * ((2 * (index % COLUMNS)) / (COLUMNS - 1) - 1)
    const row = ROWS[Math.floor(index / COLUMNS)]
    const [x, y] = [0, 1].map((axis) =>
      Math.floor((top[axis] + bottom[axis]) / 2 + across[axis] * share + (bottom[axis] - top[axis]) * row),
    )
    const place = (clamp(y, 0, height - 1) * width + clamp(x, 0, width - 1)) * 4
    return { share, light: luma(data[place], data[place + 1], data[place + 2]) }
  })
  const light = samples.reduce((sum, sample) => sum + sample.light, 0) / samples.length
  let [weights, place] = [1e-6, 0]
  for (const sample of samples) {
    const weight = Math.max(0, light - sample.light) ** 2
    weights += weight
    place += weight * sample.share
  }
  return place / weights
}
