import { clamp, TAU } from '../../math/scalar.ts'

/** Millimetres a head unit; a real one has 115, but what is told at full size is lost in a picture. */
const MM_PER_UNIT = 95
/** The roundest skin in the table, as 1 over the radius in head units: a little rounder than the tip of a nose. */
const ROUNDEST = 14
const CURVATURES = 16
const ANGLES = 96
/** Light that has travelled farther under the skin than this, in mm, does not count. */
const REACH = 12
const STEPS = 40
const LAMP_STEPS = 12
const LAMP_ANGLES = 720

/**
 * How light spreads under skin, as six Gaussians: variance in mm^2 and the weights of red, green and blue
 * (d'Eon and Luebke, GPU Gems 3, 2007, chapter 14).
 */
const PROFILE = [
  [0.0064, 0.233, 0.455, 0.649],
  [0.0484, 0.1, 0.336, 0.344],
  [0.187, 0.118, 0.198, 0],
  [0.567, 0.113, 0.007, 0.007],
  [1.99, 0.358, 0.004, 0],
  [7.41, 0.078, 0, 0],
] as const

/** Light on a surface from a round lamp whose middle is `angle` away from the normal; 1 where it is straight above. */
const lampLight = (angle: number, spread: number): number => {
  let [light, whole] = [0, 0]
  for (let step = 0; step < LAMP_STEPS; step++) {
    const across = (2 * step + 1) / LAMP_STEPS - 1
    const chord = Math.sqrt(1 - across * across)
    light += chord * Math.max(0, Math.cos(angle + across * spread))
    whole += chord * Math.cos(across * spread)
  }
  return light / whole
}

/** Distances along the skin in mm, crowded where most light comes out, with their share of it per channel. */
const spreadOver = (radius: number): { arc: number; weights: readonly number[] }[] => {
  const farthest = Math.min(REACH, Math.PI * radius)
  return Array.from({ length: 2 * STEPS }, (_, at) => {
    const share = (at + 0.5) / STEPS - 1
    const arc = Math.sign(share) * share * share * farthest
    const chord = 2 * radius * Math.sin(Math.abs(arc) / (2 * radius))
    const width = Math.abs(share)
    const weights = [1, 2, 3].map((channel) =>
      PROFILE.reduce(
        (sum, gaussian) =>
          sum + (gaussian[channel] / Math.sqrt(gaussian[0])) * Math.exp((-chord * chord) / (2 * gaussian[0])),
        0,
      ),
    )
    return { arc, weights: weights.map((weight) => weight * width) }
  })
}

/** Writes the light of red, green and blue that leaves round skin, 0 to 1, into `out`. */
export type Scatter = (facing: readonly number[] | Float32Array, curvature: number, out: Float32Array) => void

/**
 * Light that leaves skin by how directly it faces the lamp, per channel -1 to 1, and by how round it is: what goes in
 * beside a point comes out there, the reddest from farthest. Integrated beforehand over
 * cylinders of skin (after Penner, 2011).
 * @param spread Half the angle under which the lamp is seen, in radians.
 */
export const createScatter = (spread: number): Scatter => {
  const lamp = Float32Array.from({ length: LAMP_ANGLES }, (_, at) => lampLight((at / LAMP_ANGLES) * TAU, spread))
  const lampAt = (angle: number): number => lamp[Math.round((Math.abs(angle) / TAU) * LAMP_ANGLES) % LAMP_ANGLES]
  const table = new Float32Array((CURVATURES + 1) * (ANGLES + 2) * 3)
  for (let row = 0; row < CURVATURES; row++) {
    const radius = MM_PER_UNIT / Math.max(0.4, (ROUNDEST * row) / (CURVATURES - 1))
    const spots = spreadOver(radius)
    for (let column = 0; column <= ANGLES; column++) {
      const angle = Math.acos((2 * column) / ANGLES - 1)
      const at = (row * (ANGLES + 2) + column) * 3
      const wholes = [0, 0, 0]
      for (const { arc, weights } of spots) {
        const light = lampAt(angle + arc / radius)
        for (let channel = 0; channel < 3; channel++) {
          table[at + channel] += light * weights[channel]
          wholes[channel] += weights[channel]
        }
      }
      for (let channel = 0; channel < 3; channel++) table[at + channel] /= wholes[channel]
    }
  }
  return (facing, curvature, out) => {
    const height = clamp(curvature / ROUNDEST) * (CURVATURES - 1)
    const row = Math.min(CURVATURES - 2, height | 0)
    const down = height - row
    for (let channel = 0; channel < 3; channel++) {
      const place = (0.5 + 0.5 * clamp(facing[channel], -1, 1)) * ANGLES
      const column = Math.min(ANGLES - 1, place | 0)
      const right = place - column
      const at = (row * (ANGLES + 2) + column) * 3 + channel
      const below = at + (ANGLES + 2) * 3
      const upper = table[at] + (table[at + 3] - table[at]) * right
      const lower = table[below] + (table[below + 3] - table[below]) * right
      out[channel] = upper + (lower - upper) * down
    }
  }
}
