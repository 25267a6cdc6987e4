import { eachRow } from '../../math/each-row.ts'
import { clamp, distanceOf, lerp, smoothstep } from '../../math/scalar.ts'
import type { Vec3 } from '../../math/vector.ts'
import { contactsOf } from '../body/figure.ts'
import type { Figure } from '../body/figure.ts'
import type { Mesh } from '../raster/mesh.ts'
import { seenAt } from '../view/camera.ts'
import type { Camera } from '../view/camera.ts'
import type { LightRig } from './lighting.ts'

type FloorShadowOptions = { camera: Camera; rig: LightRig; figure: Figure; furniture: readonly Mesh[] }

/** No stain is wider than this, in head units. */
const WIDEST = 2.2

/** A place where a stain is wholly dark up to `core` from its middle, and gone at `edge`. */
type Blot = { x: number; z: number; core: number; edge: number; depth: number }
/** A dark streak on the floor. */
type Stain = { from: Blot; to: Blot }

/** How much light a stain leaves at a place on the floor, 0 to 1. */
const lightIn = ({ from, to }: Stain, x: number, z: number): number => {
  const alongX = to.x - from.x
  const alongZ = to.z - from.z
  const share = clamp(((x - from.x) * alongX + (z - from.z) * alongZ) / (alongX * alongX + alongZ * alongZ || 1))
  const away = distanceOf(x - from.x - share * alongX, z - from.z - share * alongZ)
  const edge = lerp(from.edge, to.edge, share)
  if (away >= edge) return 1
  return 1 - lerp(from.depth, to.depth, share) * smoothstep(edge, lerp(from.core, to.core, share), away)
}

/** A sole from heel to ball: where both are ahead of the ankle, and half their widths. */
const SOLE = { heel: -0.22, ball: 1.2, heelHalf: 0.2, ballHalf: 0.29 } as const
/** What a sole keeps from the floor: in the crease right under it, beside it, and farther around; how dark, and how far it runs out. */
const UNDER_SOLE = [
  { depth: 0.84, runsOut: 0.15 },
  { depth: 0.36, runsOut: 0.45 },
  { depth: 0.2, runsOut: 1.4 },
] as const
/** A lifted heel lets light in. */
const LIFTED = 0.5
/** A foot whose ankle is higher than high heels raise it, in head units, throws a paler and softer shade. */
const HIGH = { from: 0.65, pale: 0.9, spread: 0.5 } as const
/** How much of the key light's shade a floor shows, how thick legs are, and how far from the feet their shadow is drawn. */
const CAST = { depth: 0.62, leg: 0.34, reach: 8 } as const

/** The shadow that a stretch of a leg throws away from the key light, softer the higher it begins; `half` as thick as the leg. */
const castStain = (
  ends: readonly (readonly [Vec3, number])[],
  { key, shadow, spread }: LightRig,
  half: number = CAST.leg,
): Stain => {
  const [lightX, lightY, lightZ] = key.direction
  const steep = Math.max(0.25, Math.abs(lightY))
  const [from, to] = ends.map(([[x, , z], height]): Blot => {
    const far = Math.min(CAST.reach, Math.max(0, height) / steep)
    const blur = 0.12 + far * spread
    return {
      x: x - lightX * far,
      z: z - lightZ * far,
      core: Math.max(0, half - blur),
      edge: Math.min(WIDEST, half + blur),
      depth: CAST.depth * shadow * Math.min(1, half / blur) * smoothstep(CAST.reach, CAST.reach / 3, far),
    }
  })
  return { from, to }
}

/** What touches the ground, from side to side and from back to front. */
type Stand = { left: number; right: number; back: number; front: number }

/** What is so near the ground stands on it, and what is so near another part stands there with it; head units. */
const STANDS = { within: 0.1, together: 0.15 } as const

const standsOf = (furniture: readonly Mesh[], groundY: number): Stand[] => {
  const stands: Stand[] = []
  for (const { positions } of furniture) {
    const own: Stand = { left: Infinity, right: -Infinity, back: Infinity, front: -Infinity }
    for (let at = 0; at < positions.length; at += 3) {
      if (positions[at + 1] < groundY - STANDS.within) continue
      own.left = Math.min(own.left, positions[at])
      own.right = Math.max(own.right, positions[at])
      own.back = Math.min(own.back, positions[at + 2])
      own.front = Math.max(own.front, positions[at + 2])
    }
    if (own.left > own.right) continue
    const known = stands.find(
      ({ left, right, back, front }) =>
        Math.max(left - own.right, own.left - right, back - own.front, own.back - front) < STANDS.together,
    )
    if (!known) stands.push(own)
    else {
      known.left = Math.min(known.left, own.left)
      known.right = Math.max(known.right, own.right)
      known.back = Math.min(known.back, own.back)
      known.front = Math.max(known.front, own.front)
    }
  }
  return stands
}

/** What is no broader and deeper together is a leg, and how much of a leg's height throws a streak. */
const [THIN, CAST_STAND] = [0.6, 4]

/** Dark around what stands, and a streak away from the key light. */
const stainsOfStand = ({ left, right, back, front }: Stand, groundY: number, rig: LightRig): Stain[] => {
  const [width, depth] = [right - left, front - back]
  const half = Math.min(WIDEST / 3, Math.min(width, depth) / 2)
  const [x, z] = [(left + right) / 2, (back + front) / 2]
  const [alongX, alongZ] = width > depth ? [width / 2 - half, 0] : [0, depth / 2 - half]
  const around = UNDER_SOLE.map(({ depth: dark, runsOut }): Stain => {
    const blot = { core: half, edge: half + runsOut, depth: dark }
    return { from: { ...blot, x: x - alongX, z: z - alongZ }, to: { ...blot, x: x + alongX, z: z + alongZ } }
  })
  const foot: Vec3 = [x, groundY, z]
  const isLeg = width + depth < THIN
  return isLeg
    ? [
        ...around,
        castStain(
          [
            [foot, 0],
            [foot, CAST_STAND],
          ],
          rig,
          THIN / 4,
        ),
      ]
    : around
}

/** Dark in the crease under the soles, soft around both feet, and drawn out away from the key light. */
const stainsOf = ({ figure, rig, furniture }: FloorShadowOptions): Stain[] => {
  const { warp, groundY, frame } = figure
  const soles = contactsOf(figure).flatMap(({ ankle, heading, lift }) => {
    const at = (ahead: number): Vec3 =>
      warp.apply([ankle[0] + Math.sin(heading) * ahead, groundY, ankle[2] + Math.cos(heading) * ahead])
    const [[heelX, , heelZ], [ballX, , ballZ]] = [at(SOLE.heel), at(SOLE.ball)]
    const height = Math.max(0, groundY - ankle[1] - (frame.floorY - frame.ankleY) - HIGH.from)
    return UNDER_SOLE.map(({ depth: whole, runsOut }): Stain => {
      const depth = whole / (1 + (height / HIGH.pale) ** 2)
      const out = Math.min(WIDEST - SOLE.ballHalf, runsOut + HIGH.spread * height)
      const core = (half: number): number => half / (1 + height / HIGH.pale)
      return {
        from: {
          x: heelX,
          z: heelZ,
          core: core(SOLE.heelHalf),
          edge: SOLE.heelHalf + out,
          depth: lift > 0 ? LIFTED * depth : depth,
        },
        to: { x: ballX, z: ballZ, core: core(SOLE.ballHalf), edge: SOLE.ballHalf + out, depth },
      }
    })
  })
  const cast = figure.legs.flatMap(({ limb }) => {
    const [foot, knee, hip] = [limb.end, limb.joint, limb.root].map((point) => {
      const at = warp.apply(point)
      return [at, groundY - at[1] - (point === limb.end ? frame.floorY - frame.ankleY : 0)] as const
    })
    return [castStain([foot, knee], rig), castStain([knee, hip], rig)]
  })
  const stands = standsOf(furniture, groundY).flatMap((stand) => stainsOfStand(stand, groundY, rig))
  return [...soles, ...cast, ...stands]
}

/** How much less a floor loses of each colour where it is dark: what stands on it throws warm light back. */
const KEPT = [0.07, 0.05, 0.04] as const

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
  const farthest = Math.min(...stains.map(({ from, to }) => Math.min(from.z, to.z))) - WIDEST
  const floorAt = floorOf(camera, floorY)
  const first = Math.max(0, Math.floor(seenAt(camera, floorY, farthest).row))
  eachRow(height - first, (row) => {
    const y = first + row
    const { zoom, z } = floorAt(y + 0.5)
    const near = stains.filter(
      ({ from, to }) => z > Math.min(from.z, to.z) - WIDEST && z < Math.max(from.z, to.z) + WIDEST,
    )
    const columnOf = (x: number): number => clamp(Math.floor(centerX + x * scale * zoom), 0, width)
    const left = columnOf(Math.min(...near.map(({ from, to }) => Math.min(from.x, to.x))) - WIDEST)
    const right = columnOf(Math.max(...near.map(({ from, to }) => Math.max(from.x, to.x))) + WIDEST)
    for (let x = left; x < right; x++) {
      const worldX = (x + 0.5 - centerX) / (scale * zoom)
      let light = 1
      for (const stain of near) light *= lightIn(stain, worldX, z)
      if (light > 0.999) continue
      const at = (y * width + x) * 4
      for (let channel = 0; channel < 3; channel++) backdrop[at + channel] *= light + KEPT[channel] * (1 - light)
    }
  })
}
