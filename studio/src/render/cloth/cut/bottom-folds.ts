import { createRandom } from '../../../math/random.ts'
import { lerp, smoothstep, TAU } from '../../../math/scalar.ts'
import type { FoldMap } from '../appearance/fabrics.ts'
import { heightOf } from '../garment.ts'
import type { Mannequin } from '../garment.ts'
import { bendOf, besideMiddle, raiseCreases, ruffle } from './creases.ts'
import type { Crease, Handle, Relief } from './creases.ts'
import type { BottomCut, TrouserCut } from './cut-bottom.ts'
import { DEEP } from './fold-maps.ts'
import { skirtFolds } from './skirt-folds.ts'

/** Radius at which trouser legs are laid flat. */
const LEG_RADIUS = 0.45

/** Folds of trousers: whiskers beside the crotch, drags down the thighs, knees, and where the cloth breaks above the shoe. */
const trouserFolds = ({ legs }: { legs: TrouserCut }, { figure, seed }: Mannequin, handle: Handle): Relief => {
  const { hipX, crotchY, kneeY, hipY } = figure.frame
  const endY = lerp(kneeY, figure.frame.ankleY, legs.end - 1)
  const { limb } = figure.legs[0]
  const maps = figure.legs.map(({ limb: leg }, index) => {
    const random = createRandom(seed + 57 * index)
    const { share } = bendOf(leg)
    // (side, y) from the middle, before the body.
    const seat: Crease[] = [
      { at: [0.52, crotchY - 0.32], toward: [1, -0.5], reach: 0.46, width: 0.12, depth: 0.9 },
      { at: [0.5, crotchY - 0.02], toward: [1, -0.16], reach: 0.42, width: 0.12, depth: 1 },
      { at: [0.46, crotchY + 0.34], toward: [1, 0.3], reach: 0.36, width: 0.13, depth: 0.8 },
      { at: [0.42, crotchY + 0.85], toward: [0.5, 0.9], reach: 0.5, width: 0.16, depth: 0.6 },
    ]
    // (way about the leg, y), 0 in front, outward above 0.
    const round: Crease[] = [
      { at: [0.16, crotchY + 1.1], toward: [-0.22, 1], reach: 0.95, width: 0.2, depth: 0.55 },
      { at: [-0.24, crotchY + 1.7], toward: [0.2, 1], reach: 0.7, width: 0.2, depth: 0.5 },
    ]
    if (legs.end > 1.5) {
      for (const [row, from] of [-0.42, -0.18, 0.08, 0.32, 0.58].entries())
        round.push({
          at: [row % 2 === 0 ? 0.62 : -0.6, kneeY + from],
          toward: [1, row % 2 === 0 ? -0.5 : 0.55],
          reach: 0.36,
          width: 0.17,
          depth: 0.32 + 0.25 * share,
          bow: row < 2 ? -0.1 : 0.16,
        })
      round.push(
        { at: [0.1, kneeY + 1.35], toward: [-0.25, 1], reach: 0.75, width: 0.17, depth: 0.5 },
        { at: [0.12, endY - 0.2], toward: [1, 0.16], reach: 0.56, width: 0.18, depth: 1, bow: -0.2 },
        { at: [-0.2, endY - 0.44], toward: [1, -0.3], reach: 0.5, width: 0.18, depth: 0.9, bow: -0.2 },
        { at: [0.3, endY - 0.7], toward: [1, 0.36], reach: 0.46, width: 0.18, depth: 0.65, bow: -0.15 },
        { at: [-0.28, endY - 0.98], toward: [1, -0.3], reach: 0.42, width: 0.19, depth: 0.45 },
      )
    }
    return {
      seat: raiseCreases(ruffle(seat, random), handle),
      round: raiseCreases(ruffle(round, random), handle, TAU * LEG_RADIUS),
    }
  })
  return (x, y, z) => {
    const side = Math.abs(x)
    const { seat, round } = maps[x < 0 ? 0 : 1]
    const angle = Math.atan2(side - hipX, z - limb.root[2])
    const lift = (z > limb.root[2] ? besideMiddle(side) * seat(side, y) : 0) + round(angle * LEG_RADIUS, y)
    return lift * smoothstep(hipY + 0.1, hipY + 0.4, y) * smoothstep(endY + 0.02, endY - 0.1, y)
  }
}

/** The folds of trousers or a skirt. */
export const foldsOfBottom = (cut: BottomCut, mannequin: Mannequin, handle: Handle): FoldMap | undefined => {
  if ('skirt' in cut) return skirtFolds(cut.skirt, mannequin, handle, heightOf(mannequin.figure.frame, cut.hem))
  if (cut.legs.foldDepth === 0) return undefined
  const own = { ...handle, fineness: handle.fineness * cut.legs.fineness }
  const map = trouserFolds(cut, mannequin, own)
  const depth = cut.legs.foldDepth * DEEP
  return (x, y, z) => depth * map(x, y, z)
}
