import { clamp, lerp, smoothstep } from '../../math/scalar.ts'
import { contactsOf } from '../body/figure.ts'
import type { Figure } from '../body/figure.ts'
import { seenAt } from '../view/camera.ts'
import type { Camera } from '../view/camera.ts'
import type { LightRig } from './lighting.ts'

type FloorShadowOptions = { camera: Camera; rig: LightRig; figure: Figure }

/** No stain is wider than this, in head units. */
const WIDEST = 2.2

/** A dark streak on the floor; `depth` at its start, and at its end where it has spread and paled. */
type Stain = {
  fromX: number
  fromZ: number
  toX: number
  toZ: number
  core: number
  edge: number
  depth: number
  endDepth: number
  endEdge: number
}

/** How much light a stain leaves at a place on the floor, 0 to 1. */
const lightIn = (stain: Stain, x: number, z: number): number => {
  const { fromX, fromZ, toX, toZ, core, edge, depth, endDepth, endEdge } = stain
  const [alongX, alongZ] = [toX - fromX, toZ - fromZ]
  const share = clamp(((x - fromX) * alongX + (z - fromZ) * alongZ) / (alongX * alongX + alongZ * alongZ || 1))
  const away = Math.hypot(x - fromX - share * alongX, z - fromZ - share * alongZ)
  return 1 - lerp(depth, endDepth, share) * smoothstep(lerp(edge, endEdge, share), core * (1 - share), away)
}

/** Dark where the soles touch, soft around both feet, and drawn out away from the key light. */
const stainsOf = ({ figure, rig }: FloorShadowOptions): Stain[] => {
  const [lightX, lightY, lightZ] = rig.key.direction
  const reach = 2.6 / Math.max(0.25, Math.abs(lightY))
  const { warp, groundY } = figure
  const feet = contactsOf(figure).map((foot) => {
    const { ankle, heading, lift } = foot
    const turned = warp.apply([ankle[0], groundY, ankle[2]])
    const toe = warp.apply([ankle[0] + Math.sin(heading) * 1.35, groundY, ankle[2] + Math.cos(heading) * 1.35])
    return { heel: turned, toe, lift }
  })
  return feet.flatMap(({ heel, toe, lift }) => {
    const sole = { fromX: heel[0], fromZ: heel[2], toX: toe[0], toZ: toe[2] }
    const touch = lift > 0 ? 0.34 : 0.74
    return [
      { ...sole, core: 0.2, edge: 0.56, depth: touch, endEdge: 0.56, endDepth: touch },
      { ...sole, core: 0.24, edge: 1.7, depth: 0.36, endEdge: 1.7, endDepth: 0.36 },
      {
        fromX: heel[0],
        fromZ: heel[2],
        toX: heel[0] - lightX * reach,
        toZ: heel[2] - lightZ * reach,
        core: 0.25,
        edge: 0.8,
        depth: 0.26 * rig.shadow,
        endEdge: 2.2,
        endDepth: 0,
      },
    ]
  })
}

/** The floor in a row of the picture: how far it lies before the head there, and how much larger that is seen. */
const floorOf = (camera: Camera, floorY: number): ((row: number) => { z: number; zoom: number }) => {
  const { centerY, scale, perspective, tilt } = camera
  if (tilt === 0)
    return (row) => {
      const zoom = (row - centerY) / (scale * floorY)
      return { zoom, z: (zoom - 1) / perspective }
    }
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)]
  const [down, near] = [floorY * cos, 1 + perspective * floorY * sin]
  // Where (down - sin * z) * (near + perspective * cos * z) is the row.
  const [square, slope] = [-sin * perspective * cos, down * perspective * cos - sin * near]
  return (row) => {
    const free = down * near - (row - centerY) / scale
    const z = (-2 * free) / (slope + Math.sqrt(Math.max(0, slope * slope - 4 * square * free)))
    return { z, zoom: near + perspective * cos * z }
  }
}

/** Darkens the floor in the backdrop (RGBA, as large as the camera's picture) under and behind the shoes, in place. */
export const castFloorShadow = (backdrop: Uint8ClampedArray, options: FloorShadowOptions): void => {
  const { camera, figure } = options
  const { width, height, centerX, scale } = camera
  const { groundY: floorY } = figure
  const stains = stainsOf(options)
  const farthest = Math.min(...stains.map(({ fromZ, toZ }) => Math.min(fromZ, toZ))) - WIDEST
  const floorAt = floorOf(camera, floorY)
  for (let y = Math.max(0, Math.floor(seenAt(camera, floorY, farthest).row)); y < height; y++) {
    const { zoom, z } = floorAt(y + 0.5)
    const near = stains.filter(
      ({ fromZ, toZ }) => z > Math.min(fromZ, toZ) - WIDEST && z < Math.max(fromZ, toZ) + WIDEST,
    )
    const columnOf = (x: number): number => clamp(Math.floor(centerX + x * scale * zoom), 0, width)
    const left = columnOf(Math.min(...near.map(({ fromX, toX }) => Math.min(fromX, toX))) - WIDEST)
    const right = columnOf(Math.max(...near.map(({ fromX, toX }) => Math.max(fromX, toX))) + WIDEST)
    for (let x = left; x < right; x++) {
      const worldX = (x + 0.5 - centerX) / (scale * zoom)
      let light = 1
      for (const stain of near) light *= lightIn(stain, worldX, z)
      if (light > 0.999) continue
      const at = (y * width + x) * 4
      for (let channel = 0; channel < 3; channel++) backdrop[at + channel] *= light
    }
  }
}
