import { learnColors } from '../cut-out/color-model.ts'
import type { ColorModel } from '../cut-out/color-model.ts'
import { cutAlongEdges, outlineChanges } from '../cut-out/cut-along-edges.ts'
import { areaOf, keepParts } from '../cut-out/mask.ts'
import type { Mask } from '../cut-out/mask.ts'
import type { LabPicture } from '../image/picture.ts'
import { clamp, smoothstep } from '../math/scalar.ts'
import type { GarmentCategory } from '../scene/outfits/worn-garment.ts'

/** The middle of a face and the side of its box, in pixels. */
type FacePlace = { x: number; y: number; size: number }

const ROUNDS = 5
const GARMENT_COLORS = 4
const BACKGROUND_COLORS = 9
const SKIN_COLORS = 3
/** No colour alone decides more than this. */
const COLOR_EVIDENCE = 5
const SURELY = 30
/** In OKLab. */
const FAINT_CHANGE = 0.06
/** Farther out than this nothing of the garment is looked for. */
const FARTHEST_ODDS = -4
const HEAD_COLORS = 5
/** Logarithm of a density in OKLab above which a colour is the head's own. */
const HEAD_DENSITY = 3.5
/** Of the trunk that is free of hair, at least. */
const LEAST_FREE = 0.4
/** In sides of the face's box: how much of the trunk is looked at in a picture that ends at the chest. */
const LEAST_CORE = 0.35
/** Skin is taken from this near the middle of the face, in sides of its box. */
const SKIN_REACH = 0.36
/** Bare skin is rare where a garment is worn, but colours like skin are not. */
const SKIN_WEIGHT = 0.5
/** Parts smaller than this share of the largest one are specks. */
const LEAST_PART = 0.04

export type WornCut = { mask: Mask; cover: number; alike: number; blurred: number }

/** Where on the body a place is: in sides of the face's box, sideways and down from its middle. */
type Place = { side: number; down: number }

/** How likely a garment is at a place before any colour was seen, as a logarithm of odds. */
const EXPECTED: Record<GarmentCategory, (place: Place) => number> = {
  tops: ({ side, down }) => {
    const arms = armReach(down)
    const across =
      2.2 - 2.6 * smoothstep(trunkHalf(down), trunkHalf(down) + 0.5, side) - 5 * smoothstep(arms, arms + 0.7, side)
    return across - 4 * smoothstep(1, 0.62, down) - 5 * smoothstep(3.5, 4.7, down)
  },
  bottoms: ({ side, down }) =>
    2 - 3.4 * smoothstep(1.1, 1.7, side) - 5 * smoothstep(4, 2.9, down) - 4 * smoothstep(7.4, 9.4, down),
  'one-pieces': ({ side, down }) =>
    2.2 - 2.8 * smoothstep(1.1, 1.9, side) - 4 * smoothstep(1, 0.62, down) - 4 * smoothstep(5.5, 8.6, down),
}

/** Where a garment of a category is nearly always seen. */
const CORE: Record<GarmentCategory, { from: number; to: number; side: number }> = {
  tops: { from: 1.2, to: 2.6, side: 0.75 },
  bottoms: { from: 4.1, to: 5.2, side: 0.7 },
  'one-pieces': { from: 1.4, to: 4.4, side: 0.6 },
}

/** Arms go down and out from the shoulders. */
const armReach = (down: number): number => 1.25 + 0.95 * smoothstep(0.9, 2.6, down)
const trunkHalf = (down: number): number => 0.35 + 0.85 * smoothstep(0.55, 1.25, down)

/**
 * Cuts out what somebody wears: colours of the trunk against those of head, skin and surroundings, learned anew in each
 * round. `cover` says how much of the trunk it covers, `alike` how much around it is of its colours, as a share of its own
 * size, and `blurred` how much of its outline shows no change of colour.
 */
export const cutOutWorn = (
  picture: LabPicture,
  { face, category }: { face: FacePlace; category: GarmentCategory },
): WornCut => {
  const { width, height } = picture
  const places = Array.from({ length: width * height }, (_, at): Place => ({
    side: Math.abs((at % width) + 0.5 - face.x) / face.size,
    down: (Math.floor(at / width) + 0.5 - face.y) / face.size,
  }))
  const expected = Float32Array.from(places, EXPECTED[category])
  const models = { skin: learnColors(picture, select(places, nearFace), SKIN_COLORS) }
  const surroundings = select(places, (_, at) => expected[at] < -2)
  const core = coreOf(picture, { places, category })
  let inside: Mask['inside'] = Uint8Array.from(expected, (odds) => (odds > 1 ? 1 : 0))
  let colors = expected
  for (let round = 0; round < ROUNDS; round++) {
    const seen = inside
    // The trunk alone says what is worn: sleeves would bring in what is seen between them and the body.
    const worn = learnColors(
      picture,
      core.filter((at) => seen[at] === 1),
      GARMENT_COLORS,
    )
    const outside = select(places, (_, at) => seen[at] === 0 && expected[at] <= -1)
    const behind = learnColors(picture, surroundings.concat(outside), BACKGROUND_COLORS)
    colors = expected.map((_, at) => byColor(at, { ...models, worn, behind }))
    const evidence = colors.map((odds, at) => odds + expected[at])
    for (const at of select(places, isHead)) evidence[at] = -SURELY
    inside = cutAlongEdges(picture, evidence).inside
  }
  const mask = keepParts({ width, height, inside }, LEAST_PART)
  const cover = core.length === 0 ? 0 : core.filter((at) => mask.inside[at] === 1).length / core.length
  const isAlike = (place: Place, at: number) =>
    mask.inside[at] === 0 && colors[at] > 0 && expected[at] > FARTHEST_ODDS && !isHead(place)
  const changes = outlineChanges(picture, mask)
  return {
    mask,
    cover,
    alike: select(places, isAlike).length / Math.max(1, areaOf(mask)),
    blurred: changes.filter((change) => change < FAINT_CHANGE).length / Math.max(1, changes.length),
  }
}

/** Pixels of the trunk that are of no colour of the head, where enough of it has other ones. */
const coreOf = (
  picture: LabPicture,
  { places, category }: { places: readonly Place[]; category: GarmentCategory },
): number[] => {
  const { from, to, side } = CORE[category]
  const lowest = places[places.length - 1].down
  const top = Math.min(from, lowest - LEAST_CORE)
  const trunk = select(places, (place) => place.down > top && place.down < to && place.side < side)
  const head = learnColors(picture, select(places, inHead), HEAD_COLORS)
  const free = trunk.filter((at) => head(at) < HEAD_DENSITY)
  return free.length > LEAST_FREE * trunk.length ? free : trunk
}

const nearFace = ({ side, down }: Place): boolean => Math.hypot(side, down) < SKIN_REACH
const inHead = ({ side, down }: Place): boolean => down < 0.5 && down > -0.95 && side < 0.55
const isHead = ({ side, down }: Place): boolean => down < 0.5 && Math.hypot(side / 0.62, down / 0.8) < 1

const select = (places: readonly Place[], holds: (place: Place, at: number) => boolean): number[] => {
  const chosen: number[] = []
  for (let at = 0; at < places.length; at++) if (holds(places[at], at)) chosen.push(at)
  return chosen
}

type Models = Record<'worn' | 'behind' | 'skin', ColorModel>

const byColor = (at: number, { worn, behind, skin }: Models): number => {
  const other = Math.max(behind(at), skin(at) + Math.log(SKIN_WEIGHT))
  return clamp(worn(at) - other, -COLOR_EVIDENCE, COLOR_EVIDENCE)
}
