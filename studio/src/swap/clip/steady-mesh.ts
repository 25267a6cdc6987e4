import { MESH_POINTS, MOVING_GROUPS } from '../../faces/mesh-regions.ts'
import type { FacePoints } from '../../faces/place-mesh.ts'

type OneEuroOptions = {
  /** Hertz: what is slower than this is kept, at rest. */
  minCutoff: number
  /** How much the cutoff rises with speed, hertz for each unit a second. */
  beta: number
}

/** Filters numbers that belong together; call it with growing times in seconds. */
export type OneEuro = (values: ArrayLike<number>, seconds: number) => Float32Array

const SPEED_CUTOFF = 1

/** Share of a new value at a cutoff in hertz and a step in seconds. */
const shareAt = (cutoff: number, step: number): number => 1 / (1 + 1 / (2 * Math.PI * cutoff * step))

/** The 1 euro filter (Casiez, Roussel, Vogel 2012): steady at rest, and prompt where something moves fast. */
export const createOneEuro = ({ minCutoff, beta }: OneEuroOptions): OneEuro => {
  let before: { values: Float32Array; speeds: Float32Array; seconds: number } | undefined
  return (values, seconds) => {
    if (!before) {
      before = { values: Float32Array.from(values), speeds: new Float32Array(values.length), seconds }
      return before.values.slice()
    }
    const step = Math.max(1e-3, seconds - before.seconds)
    const speedShare = shareAt(SPEED_CUTOFF, step)
    for (let index = 0; index < values.length; index++) {
      const speed = (values[index] - before.values[index]) / step
      before.speeds[index] += speedShare * (speed - before.speeds[index])
      const share = shareAt(minCutoff + beta * Math.abs(before.speeds[index]), step)
      before.values[index] += share * (values[index] - before.values[index])
    }
    before.seconds = seconds
    return before.values.slice()
  }
}

/** Points on the skull by which place, size and tilt of a face are told. */
const SKULL = [33, 263, 133, 362, 1, 4, 168, 6, 197, 2, 10, 152, 234, 454, 127, 356, 50, 280]
/** Pairs from the right to the left of a face, level when it is upright. */
const LEVEL = [
  [33, 263],
  [127, 356],
  [234, 454],
] as const

const isMoving = new Uint8Array(MESH_POINTS)
for (const point of MOVING_GROUPS.flatMap((group) => group.points)) isMoving[point] = 1

type Placement = { x: number; y: number; scale: number; angle: number }

export type SteadyMesh = (points: FacePoints, seconds: number) => FacePoints

/**
 * Calms the trembling of a mesh from frame to frame: place, size, tilt and shape each have their own pace. Lips and lids
 * follow almost at once, so that no blink and no word is lost.
 */
export const createSteadyMesh = (): SteadyMesh => {
  const place = createOneEuro({ minCutoff: 2.5, beta: 6 })
  const turn = createOneEuro({ minCutoff: 1.5, beta: 4 })
  const shape = createOneEuro({ minCutoff: 1.2, beta: 7 })
  const features = createOneEuro({ minCutoff: 5, beta: 8 })
  return (points, seconds) => {
    const placement = placementOf(points)
    // Places are told in widths of the face, so that a large face is calmed like a small one.
    const unit = placement.scale
    const [x, y] = place([placement.x / unit, placement.y / unit], seconds).map((value) => value * unit)
    const [logScale, angle] = turn([Math.log(placement.scale), placement.angle], seconds)
    const local = toLocal(points, placement)
    const calm = shape(local, seconds)
    const lively = features(local, seconds)
    for (let index = 0; index < calm.length; index++) {
      if (isMoving[Math.floor(index / 3)]) calm[index] = lively[index]
    }
    return toPicture(calm, { x, y, scale: Math.exp(logScale), angle })
  }
}

const placementOf = (points: FacePoints): Placement => {
  let [x, y, across, down, scale] = [0, 0, 0, 0, 0]
  for (const point of SKULL) {
    x += points[point * 3] / SKULL.length
    y += points[point * 3 + 1] / SKULL.length
  }
  for (const point of SKULL) scale += Math.hypot(points[point * 3] - x, points[point * 3 + 1] - y) / SKULL.length
  for (const [right, left] of LEVEL) {
    across += points[left * 3] - points[right * 3]
    down += points[left * 3 + 1] - points[right * 3 + 1]
  }
  return { x, y, scale, angle: Math.atan2(down, across) }
}

const toLocal = (points: FacePoints, { x, y, scale, angle }: Placement): Float32Array => {
  const [cos, sin] = [Math.cos(angle) / scale, Math.sin(angle) / scale]
  const local = new Float32Array(points.length)
  for (let index = 0; index < points.length; index += 3) {
    const [right, down] = [points[index] - x, points[index + 1] - y]
    local[index] = right * cos + down * sin
    local[index + 1] = down * cos - right * sin
    local[index + 2] = points[index + 2] / scale
  }
  return local
}

const toPicture = (local: Float32Array, { x, y, scale, angle }: Placement): FacePoints => {
  const [cos, sin] = [Math.cos(angle) * scale, Math.sin(angle) * scale]
  const points = new Float32Array(local.length)
  for (let index = 0; index < local.length; index += 3) {
    points[index] = x + local[index] * cos - local[index + 1] * sin
    points[index + 1] = y + local[index] * sin + local[index + 1] * cos
    points[index + 2] = local[index + 2] * scale
  }
  return points
}
