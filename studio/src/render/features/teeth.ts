import { createRepeatableDraw } from '../../math/random.ts'
import { bell, clamp } from '../../math/scalar.ts'
import type { Identity } from '../../identity/identity.ts'

/** Edges of a row's teeth as seen from the front, from the middle outwards in head units. */
const UPPER_EDGES = [0, 0.074, 0.128, 0.178, 0.214, 0.244, 0.3] as const
const LOWER_EDGES = [0, 0.043, 0.088, 0.134, 0.17, 0.2, 0.23] as const
/** How much shorter a tooth ends than a central incisor, in head units. */
const SHORTER = [0, 0.004, 0.001, 0.005, 0.009, 0.012] as const
/** Height of the crowns up to the gums, in head units. */
const CROWN = 0.105
/** How round the corners of a tooth's edge are towards the middle and away from it, and how pointed it is. */
const ROUNDNESS = [
  [0.004, 0.009, 0],
  [0.008, 0.012, 0],
  [0.004, 0.004, 0.013],
  [0.005, 0.005, 0.008],
] as const

/** What a row of teeth shows at one place. */
type ToothPoint = {
  /** Heights of the tooth's free edge, of the same without its rounded corners, and of its gum, in head units. */
  edgeY: number
  squareY: number
  gumY: number
  /** Place across the tooth, -1 at the side nearer to the middle to 1. */
  across: number
  /** How deep the place lies between two teeth, 0 to 1. */
  gap: number
  yellow: number
  /** Factor of the tooth's brightness. */
  tone: number
}

/** How far the arch of teeth runs back beside the middle, and its slope, in head units. */
export const archDepth = (x: number): number => 2.5 * x * x + 22 * x ** 4
export const archSlope = (x: number): number => 5 * x + 88 * x ** 3

type Row = {
  /** 1 for the upper teeth, -1 for the lower ones, whose free edge is above. */
  facing: 1 | -1
  /** Height of the edge of the central incisors, in head units. */
  edgeY: number
}

/** The teeth of one row, each a little out of line as the person's are. */
export const teethRow = ({ seed }: Identity, { facing, edgeY }: Row): ((x: number) => ToothPoint) => {
  const draw = createRepeatableDraw(seed)
  const edges = facing > 0 ? UPPER_EDGES : LOWER_EDGES
  const unevenness = 0.5 * draw.between('teeth/unevenness', 0.5, 1.3)
  const own = [-1, 1].map((side) =>
    edges.slice(1).map((_, index) => {
      const off = (what: string) => unevenness * draw.bell(`teeth/${facing}/${side}/${index}/${what}`)
      return { longer: 0.005 * off('longer'), tone: 1 + 0.04 * off('tone') }
    }),
  )
  return (x) => {
    const side = x < 0 ? 0 : 1
    const aside = Math.abs(x)
    let index = 0
    while (index < edges.length - 2 && aside > edges[index + 1]) index++
    const [from, to] = [edges[index], edges[index + 1]]
    const across = clamp((2 * (aside - from)) / (to - from) - 1, -1, 1)
    const { longer, tone } = own[side][index]
    const [inner, outer, point] = ROUNDNESS[facing > 0 ? Math.min(index, 3) : 0]
    const rounded = (across < 0 ? inner : outer) * Math.abs(across) ** 3.5 + point * Math.abs(across) ** 1.6
    const shorter = (facing > 0 ? SHORTER[index] : 0) - longer
    // The edges follow the lower lip up to the sides.
    const square = edgeY - (facing > 0 ? 0.85 : 0.3) * aside * aside - facing * shorter
    const nearest = Math.min(aside - from, to - aside)
    return {
      edgeY: square - facing * rounded,
      squareY: square,
      gumY: edgeY - 0.35 * aside * aside - facing * (CROWN - 0.03 * Math.abs(across) ** 3),
      across,
      gap: bell(nearest, 0, 0.0044),
      yellow: clamp((index + 0.5 * across - 0.5) / 2),
      tone,
    }
  }
}
