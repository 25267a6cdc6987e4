import type { Worn } from '../../identity/worn.ts'
import { linearRgb } from '../../image/linear-light.ts'
import type { Rgb } from '../../image/rgb.ts'
import { fractalNoise, valueNoise } from '../../math/noise.ts'
import { clamp, distanceOf, smoothstep } from '../../math/scalar.ts'
import { MATERIAL } from '../raster/mesh.ts'
import type { SurfacePoint } from '../light/surface-point.ts'

/** Ink at a point of the skin: how much of it, 0 to 1, and its colour in linear light. */
export type Ink = { coverage: (point: SurfacePoint) => number; color: Rgb }

/** A line where a field crosses one of its levels. */
const contour = (value: number, level: number, width: number): number =>
  smoothstep(width, width * 0.45, Math.abs(value - level))

/** Petals round centres of a grid, filled areas and lines between them: what a sleeve looks like from where one stands. */
const motif = (u: number, v: number): number => {
  const cell = 0.52
  const row = Math.floor(v / cell)
  const shifted = u / cell + (row % 2 === 0 ? 0 : 0.5)
  const [du, dv] = [(shifted - Math.floor(shifted) - 0.5) * cell, (v / cell - row - 0.5) * cell]
  const reach = distanceOf(du, dv)
  const turn = Math.atan2(dv, du)
  const bloom = reach * (1 + 0.2 * Math.cos(turn * 5 + row * 2))
  const flower = Math.max(contour(bloom, 0.19, 0.017), contour(bloom, 0.11, 0.014), smoothstep(0.05, 0.035, reach))
  const rays = reach < 0.19 && reach > 0.06 ? smoothstep(0.86, 0.97, Math.cos(turn * 5 + row * 2)) * 0.7 : 0
  const flow = fractalNoise(u * 2.6 + 9, v * 2.6, 4, 2)
  const filled =
    reach > 0.21 ? smoothstep(0.5, 0.54, flow) * (0.55 + 0.4 * smoothstep(0.42, 0.6, valueNoise(u * 9, v * 9, 3))) : 0
  const swirl = reach > 0.21 ? contour(flow, 0.42, 0.012) : 0
  return clamp(Math.max(flower, rays, filled, swirl))
}

/** Fine lines and dots. */
const lace = (u: number, v: number): number => {
  const cell = 0.17
  const [du, dv] = [u / cell - Math.floor(u / cell) - 0.5, v / cell - Math.floor(v / cell) - 0.5]
  const reach = distanceOf(du, dv)
  const petals = 0.34 * (1 + 0.25 * Math.cos(Math.atan2(dv, du) * 8))
  return Math.max(
    contour(reach, petals, 0.06),
    smoothstep(0.12, 0.07, reach),
    contour(v - Math.round(v / 0.34) * 0.34, 0, 0.014),
  )
}

/** Where the arms hang at rest, in head units: the wrists end there. */
const BESIDE = 1.32
const WRIST = 5.65

/** What is tattooed on neck, chest and arms of somebody; nothing where no ink is there. */
export const inkOf = (worn: Worn | undefined): Ink | undefined => {
  const ink = worn?.ink
  if (!ink || ink.name === 'face-tattoo') return undefined
  const color = linearRgb(ink.color)
  if (ink.name === 'neck-tattoo')
    return {
      color,
      coverage: ({ restX: x, restY: y, restZ: z, material }) => {
        if (material === MATERIAL.ear || y < 0.98 || y > 2.9 || Math.abs(x) > 1.2) return 0
        const round = Math.atan2(x, z + 0.35) * 0.55
        return 0.86 * motif(round + 0.1, y * 0.8) * smoothstep(0.98, 1.1, y) * smoothstep(2.9, 2.6, y)
      },
    }
  const isHenna = ink.name === 'henna'
  return {
    color,
    coverage: ({ restX: x, restY: y, restZ: z, material }) => {
      if (material === MATERIAL.hand) return isHenna ? 0.85 * lace(x, y) : 0
      if (material !== MATERIAL.skin || Math.abs(x) < BESIDE) return 0
      const round = Math.atan2(Math.abs(x) - BESIDE - 0.5, z) * 0.42 + Math.sign(x)
      if (isHenna) return y < WRIST - 1.3 ? 0 : 0.85 * lace(round + x, y)
      return 0.86 * motif(round, y * 0.9) * smoothstep(1.9, 2.1, y) * smoothstep(WRIST + 0.1, WRIST - 0.1, y)
    },
  }
}
