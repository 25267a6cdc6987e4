import { sectionDistance, TRUNK_BOXINESS } from '../body/torso-field.ts'
import type { DistanceField } from '../math/distance.ts'
import { smoothMin } from '../math/distance.ts'
import { valueNoise } from '../math/noise.ts'
import { clamp, smoothstep } from '../math/scalar.ts'
import type { Mannequin } from './garment.ts'
import { heightOf, type Place } from './heights.ts'

export type SkirtCut = {
  /** How far the hem stands out beyond the hips. */
  flare: number
  /** Folds round the hem; pressed pleats when `pressed`. */
  folds: number
  foldDepth: number
  pressed?: boolean
  /** Room at the hips. */
  ease: number
}

/** Depth of a fold at an angle: soft waves, or a saw of pressed pleats. */
function foldAt({ folds, pressed }: SkirtCut, angle: number, drop: number, seed: number): number {
  if (pressed) {
    const phase = (angle / (Math.PI * 2)) * folds
    const share = phase - Math.floor(phase)
    return share < 0.8 ? share / 0.8 - 0.5 : 0.5 - (share - 0.8) * 5
  }
  const wander =
    1.1 * Math.sin(angle * 2 + seed) +
    0.7 * (valueNoise(Math.cos(angle) * 2 + seed, drop * 0.7, Math.sin(angle) * 2) - 0.5)
  return 0.6 * Math.sin(angle * folds + wander) + 0.4 * Math.sin(angle * (folds * 0.57) - wander + seed)
}

/** A skirt from the waist down to its hem: follows the hips, then falls and spreads, pushed out by the legs. */
export function skirtField(cut: SkirtCut, { figure, parts, seed }: Mannequin, hem: Place): DistanceField {
  const { frame, trunk } = figure
  const hemY = heightOf(frame, hem)
  const { hipY, waistY } = frame
  const widest = trunk.halfWidth(hipY + 0.25)
  const middle = (trunk.front(hipY) + trunk.back(hipY)) / 2
  const deep = (trunk.front(hipY) - trunk.back(hipY)) / 2 + 0.06
  return (x, y, z) => {
    const drop = clamp((y - hipY) / (hemY - hipY), 0, 1.1)
    const early = smoothstep(waistY - 0.1, hipY, y)
    const spread = cut.flare * (drop ** 0.85 + 0.12 * early)
    const a = (y < hipY + 0.25 ? trunk.halfWidth(y) : widest) + cut.ease * (0.35 + 0.65 * early) + spread
    const bodyDeep = (trunk.front(y) - trunk.back(y)) / 2
    const b = (y < hipY ? Math.max(bodyDeep, deep * early) : deep) + cut.ease * (0.35 + 0.65 * early) + spread * 0.8
    const center = y < hipY ? (trunk.front(y) + trunk.back(y)) / 2 : middle
    const boxiness = TRUNK_BOXINESS * (1 - smoothstep(0, 0.6, drop))
    let distance = sectionDistance({ halfWidth: a, halfDepth: b, middleZ: center, boxiness }, x, z)
    if (distance > 0.5 || distance < -0.5) return distance
    if (y > hipY - 0.1) {
      const legs = Math.min(parts.legs[0](x, y, z), parts.legs[1](x, y, z)) - 0.05
      distance = smoothMin(distance, legs + Math.max(0, hipY + 0.5 - y), 0.5)
    }
    if (y < hipY + 1) distance = smoothMin(distance, parts.trunk(x, y, z) - 0.03 + 0.5 * Math.max(0, y - hipY), 0.1)
    distance += 0.5 * Math.max(0, waistY - y)
    const angle = Math.atan2(x / a, (z - center) / b)
    return (
      distance -
      cut.foldDepth *
        foldAt(cut, angle, drop, seed) *
        (0.08 + 0.92 * drop ** 0.8) *
        smoothstep(waistY - 0.2, waistY + 0.5, y)
    )
  }
}
