import { clamp, distanceOf, lerp, smoothstep } from '../../../math/scalar.ts'
import type { Random } from '../../../math/random.ts'
import { dot } from '../../../math/vector.ts'
import type { Limb } from '../../body/limb.ts'

/** A fold that begins and ends, on cloth laid flat, in head units. */
export type Crease = {
  /** Its middle. */
  at: readonly [u: number, v: number]
  /** Which way it runs; of any length. */
  toward: readonly [u: number, v: number]
  /** From its middle to either end. */
  reach: number
  width: number
  /** Beside the deepest folds of the garment. */
  depth: number
  /** How far it bends aside, by the square of the way from its middle. */
  bow?: number
}

/** Beside its crest a fold falls softly to one side and steeply to the other. */
const SOFT_SIDE = 1.5
const STEEP_SIDE = 1
/** Folds of the softest cloth are so much broader than those of the crispest. */
const SOFT_BROADER = 0.4
/** The crispest cloth still bends round a crest: an edge would look like a cut. */
const SHARPEST = 0.15

/** How a cloth creases: 0 in soft rolls to 1 in sharp edges, and in how many folds beside a tee's. */
export type Handle = { crispness: number; fineness: number }

/** Height of the cloth at (u, v) in its creases; u repeats after `around`, where that is told. */
export const raiseCreases = (
  creases: readonly Crease[],
  { crispness, fineness }: Handle,
  around?: number,
): ((u: number, v: number) => number) => {
  const laid = creases.map(({ at: [u, v], toward, reach, width, depth, bow = 0 }) => {
    const length = Math.hypot(...toward)
    return {
      u,
      v,
      cosine: toward[0] / length,
      sine: toward[1] / length,
      reach,
      width: (width * (1 + SOFT_BROADER * (1 - crispness) ** 2)) / Math.sqrt(fineness),
      depth,
      bow,
    }
  })
  return (u, v) => {
    let height = 0
    for (const { u: midU, v: midV, cosine, sine, reach, width, depth, bow } of laid) {
      const down = v - midV
      if (Math.abs(down) > reach + width) continue
      let across = u - midU
      if (around !== undefined) across -= around * Math.round(across / around)
      const along = across * cosine + down * sine
      const share = along / reach
      if (share * share >= 1) continue
      const taper = (1 - share * share) ** 1.5
      const aside = down * cosine - across * sine - bow * along * along
      const near = clamp(1 - Math.abs(aside) / (width * (0.5 + 0.5 * taper) * (aside > 0 ? STEEP_SIDE : SOFT_SIDE)))
      if (near <= 0) continue
      const own = depth * taper * lerp(near * near * (3 - 2 * near), near ** 1.6, SHARPEST * crispness)
      height = distanceOf(height, own)
    }
    return height
  }
}

/** Between -1 and 1. */
const sway = (random: Random): number => 2 * random() - 1

/** The creases as hands would lay them: none quite where, as long or as deep as it was drawn. */
export const ruffle = (creases: readonly Crease[], random: Random): Crease[] =>
  creases.map(({ at, toward, reach, width, depth, ...rest }) => {
    const turn = 0.16 * sway(random)
    return {
      ...rest,
      at: [at[0] + 0.06 * sway(random), at[1] + 0.06 * sway(random)],
      toward: [toward[0] - turn * toward[1], toward[1] + turn * toward[0]],
      reach: reach * (1 + 0.2 * sway(random)),
      width: width * (1 + 0.2 * sway(random)),
      depth: depth * (0.85 + 0.35 * sway(random)),
    }
  })

/** How far cloth stands up at a rest point. */
export type Relief = (x: number, y: number, z: number) => number

/** A fold where the noise passes one half: 1 on its crest, falling off softly or in straight flanks. */
export const foldOn = (noise: number, crispness: number): number => {
  const near = clamp(1 - 2.4 * Math.abs(noise - 0.5))
  return near * lerp(near * (3 - 2 * near), 1, crispness)
}

/** The folds of both halves of a body differ, and run out where these meet. */
export const besideMiddle = (side: number): number => smoothstep(0, 0.22, side)

/** How far a limb is bent, 0 straight to 1 at a right angle and beyond, and the angle about it of the inner side. */
export const bendOf = ({ upper, lower }: Limb): { share: number; inside: number } => {
  const [side, ahead] = [dot(lower.axes.along, upper.axes.side), dot(lower.axes.along, upper.axes.ahead)]
  const straight = dot(lower.axes.along, upper.axes.along)
  return { share: clamp(Math.acos(clamp(straight, -1, 1)) / 1.5), inside: Math.atan2(side, ahead) }
}
