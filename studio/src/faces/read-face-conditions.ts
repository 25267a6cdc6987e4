import type { Picture } from '../image/picture.ts'
import { clamp } from '../math/scalar.ts'
import type { PortraitScene } from '../scene/scene.ts'
import { EYES, LANDMARK, SKIN_WEIGHT } from './mesh-regions.ts'
import type { FacePoints } from './place-mesh.ts'
import { luma } from './skin-likeness.ts'

/** Share of the opening, either side of the middle, that is looked at: the corners lie in the lashes' shade. */
const REACH = 0.32
const COLUMNS = 33
const ROWS = [-0.2, 0, 0.2]
/** Readings on portraits of the renderer: the iris moves this share of the eye for a gaze of 1, and back with the head's turn. */
const SHARE_PER_GAZE = 0.135
const SHARE_PER_YAW = -0.14
/** Of 255: in the dark, contrast is noise. */
const LEAST_LIGHT = 20
/** Narrower eyes show no iris to measure, in pixels. */
const NARROWEST_EYE = 7

/** Where the eyes look, -1 to 1 from the picture's left to its right, by the dark of the iris between the corners. */
const readGaze = (points: FacePoints, picture: Picture, yaw: number): number => {
  const shares = readIrises(points, picture)
  if (!shares) return 0
  const mean = (shares[0] + shares[1]) / 2
  return clamp((mean - SHARE_PER_YAW * yaw) / SHARE_PER_GAZE, -1, 1)
}

/** Where the irises of both eyes lie, in widths of the eye from its middle; undefined for eyes too small to see. */
export const readIrises = (points: FacePoints, picture: Picture): [number, number] | undefined => {
  const [right, left] = EYES.map((eye) => irisPlace(points, picture, eye))
  return right === undefined || left === undefined ? undefined : [right, left]
}

/** The light at places of an eye's opening, by columns from one side to the other; undefined for eyes too small to see. */
const lookInto = (
  points: FacePoints,
  { width, height, data }: Picture,
  { corners, upper, lower }: (typeof EYES)[number],
): { share: number; light: number }[] | undefined => {
  const mean = (ids: readonly number[]) =>
    [0, 1].map((axis) => ids.reduce((sum, id) => sum + points[id * 3 + axis], 0) / ids.length)
  const [top, bottom] = [mean(upper), mean(lower)]
  const across = [0, 1].map((axis) => points[corners[1] * 3 + axis] - points[corners[0] * 3 + axis])
  if (Math.hypot(...across) < NARROWEST_EYE) return undefined
  return Array.from({ length: COLUMNS * ROWS.length }, (_, index) => {
    const share = REACH * ((2 * (index % COLUMNS)) / (COLUMNS - 1) - 1)
    const row = ROWS[Math.floor(index / COLUMNS)]
    const [x, y] = [0, 1].map((axis) =>
      Math.floor((top[axis] + bottom[axis]) / 2 + across[axis] * share + (bottom[axis] - top[axis]) * row),
    )
    const place = (clamp(y, 0, height - 1) * width + clamp(x, 0, width - 1)) * 4
    return { share, light: luma(data[place], data[place + 1], data[place + 2]) }
  })
}

/** The centre of what is darker than the rest of the opening, in widths of the eye from its middle. */
const irisPlace = (points: FacePoints, picture: Picture, eye: (typeof EYES)[number]): number | undefined => {
  const samples = lookInto(points, picture, eye)
  if (!samples) return undefined
  const light = samples.reduce((sum, sample) => sum + sample.light, 0) / samples.length
  let [weights, place] = [1e-6, 0]
  for (const sample of samples) {
    const weight = Math.max(0, light - sample.light) ** 2
    weights += weight
    place += weight * sample.share
  }
  return place / weights
}

/** By how much the darkest column of an opening is darker than what lies on both sides of it, as a share; lashes are dark all along. */
const irisContrast = (points: FacePoints, picture: Picture, eye: (typeof EYES)[number]): number => {
  const samples = lookInto(points, picture, eye)
  if (!samples) return 0
  const columns = Array.from({ length: COLUMNS }, (_, column) =>
    ROWS.reduce((sum, _row, row) => sum + samples[row * COLUMNS + column].light / ROWS.length, 0),
  )
  const darkest = columns.indexOf(Math.min(...columns))
  const beside = Math.min(Math.max(...columns.slice(0, darkest + 1)), Math.max(...columns.slice(darkest)))
  return (beside - columns[darkest]) / Math.max(LEAST_LIGHT, beside)
}

/** How a face is held, lit and moved: what a portrait must share with it to take its place. */
export type FaceConditions = Pick<PortraitScene, 'pose' | 'keyLight' | 'expression'>

/** The renderer's heads turn no further than this, in radians. */
const FURTHEST = { yaw: 0.55, pitch: 0.3, roll: 0.4 }

/** Readings of the mesh on portraits of the renderer: level pitch, mouth corners at rest and in a full smile, open and shut lids. */
const LEVEL_PITCH = 0.18
const SMILE_PITCH = 0.07
const CORNERS = { rest: -0.001, smile: -0.019, perPitch: 0.056 }
const MOUTH_WIDTH = { rest: 0.343, smile: 0.392 }
const LIPS_APART = { rest: 0.022, smile: 0.07 }
const LIDS = { open: 0.325, shut: 0.235 }

/**
 * Contrast of an iris with the white on either side of it, and how far lids can be down at most where it shows. The eyes of
 * people who smile are as narrow as shut ones of the renderer.
 */
const SEEN = { blurred: 0.25, clear: 0.8, least: 0.1 }

/** From this blink on no iris is seen. */
const SHUT = 0.6

/** Reads pose, expression and the brighter side from a mesh on its picture. */
export const readFaceConditions = (points: FacePoints, picture: Picture): FaceConditions => {
  const { rightSide, leftSide, forehead, chin } = LANDMARK
  const across = vector(points, rightSide, leftSide)
  const down = vector(points, forehead, chin)
  const rawPitch = LEVEL_PITCH - Math.atan2(down[2], Math.hypot(down[0], down[1]))
  const smile = readSmile(points, rawPitch)
  const seen = Math.max(...EYES.map((eye) => irisContrast(points, picture, eye)))
  const blink = Math.min(readBlink(points), clamp((SEEN.clear - seen) / (SEEN.clear - SEEN.blurred), SEEN.least, 1))
  const rawYaw = Math.atan2(across[2], Math.hypot(across[0], across[1]))
  return {
    pose: {
      yaw: clamp(rawYaw, -FURTHEST.yaw, FURTHEST.yaw),
      pitch: clamp(rawPitch + SMILE_PITCH * smile, -FURTHEST.pitch, FURTHEST.pitch),
      roll: clamp(Math.atan2(across[1], across[0]), -FURTHEST.roll, FURTHEST.roll),
    },
    keyLight: readBrighterSide(points, picture),
    expression: { smile, blink, gazeX: blink < SHUT ? readGaze(points, picture, rawYaw) : 0, gazeY: 0 },
  }
}

/** From 0 to 1, by how far the mouth's corners lie above its middle, how wide it is, and whether teeth show. */
const readSmile = (points: FacePoints, pitch: number): number => {
  const { rightMouthCorner, leftMouthCorner, upperLipInside, lowerLipInside, rightSide, leftSide } = LANDMARK
  const down = vector(points, LANDMARK.forehead, LANDMARK.chin)
  const height = Math.hypot(...down)
  const along = (point: number) =>
    [0, 1, 2].reduce((sum, axis) => sum + points[point * 3 + axis] * down[axis], 0) / height
  const corners = (along(rightMouthCorner) + along(leftMouthCorner)) / 2
  const lift = (corners - (along(upperLipInside) + along(lowerLipInside)) / 2) / height - CORNERS.perPitch * pitch
  const width = distance(points, rightMouthCorner, leftMouthCorner) / distance(points, rightSide, leftSide)
  const lifted = clamp((lift - CORNERS.rest) / (CORNERS.smile - CORNERS.rest))
  const widened = clamp((width - MOUTH_WIDTH.rest) / (MOUTH_WIDTH.smile - MOUTH_WIDTH.rest))
  const gap = distance(points, upperLipInside, lowerLipInside) / distance(points, rightSide, leftSide)
  const opened = clamp((gap - LIPS_APART.rest) / (LIPS_APART.smile - LIPS_APART.rest))
  return Math.max(0.65 * lifted + 0.35 * widened, Math.min(opened, Math.max(lifted, widened)))
}

/** From 0 to 1, by the opening of the wider eye: a turned head narrows the other. */
export const readBlink = (points: FacePoints): number => {
  const opening = (lids: readonly (readonly [number, number])[], corners: readonly [number, number]) =>
    lids.reduce((sum, [upper, lower]) => sum + distance(points, upper, lower), 0) /
    lids.length /
    distance(points, ...corners)
  const right = opening(
    [
      [159, 145],
      [158, 153],
      [160, 144],
    ],
    [33, 133],
  )
  const left = opening(
    [
      [386, 374],
      [385, 380],
      [387, 373],
    ],
    [263, 362],
  )
  return clamp((LIDS.open - Math.max(right, left)) / (LIDS.open - LIDS.shut))
}

const readBrighterSide = (points: FacePoints, { width, height, data }: Picture): 'left' | 'right' => {
  const middle = (points[LANDMARK.forehead * 3] + points[LANDMARK.chin * 3]) / 2
  const sides = { left: { sum: 0, count: 1 }, right: { sum: 0, count: 1 } }
  for (let point = 0; point < SKIN_WEIGHT.length; point++) {
    const x = Math.round(points[point * 3])
    const y = Math.round(points[point * 3 + 1])
    if (SKIN_WEIGHT[point] === 0 || x < 0 || y < 0 || x >= width || y >= height) continue
    const side = sides[x < middle ? 'left' : 'right']
    const place = (y * width + x) * 4
    side.sum += luma(data[place], data[place + 1], data[place + 2])
    side.count += 1
  }
  return sides.left.sum / sides.left.count >= sides.right.sum / sides.right.count ? 'left' : 'right'
}

const vector = (points: FacePoints, from: number, to: number): [number, number, number] => {
  const along = (axis: number) => points[to * 3 + axis] - points[from * 3 + axis]
  return [along(0), along(1), along(2)]
}

const distance = (points: FacePoints, from: number, to: number): number => Math.hypot(...vector(points, from, to))
