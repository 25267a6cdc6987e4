import type { BeardStyle, Identity } from '../../identity/identity.ts'
import { luma, mixRgb, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { hash3, valueNoise } from '../../math/noise.ts'
import { bell, clamp, lerp, smoothstep } from '../../math/scalar.ts'
import { interpolate, path } from '../../math/spline.ts'
import type { TablePoint } from '../../math/spline.ts'
import { normalize } from '../../math/vector.ts'
import type { Vec3 } from '../../math/vector.ts'
import type { Head } from '../head/build-head.ts'
import type { FaceLayout } from '../head/features-layout.ts'
import { BREADTH, onDrawnFace } from '../head/head-field.ts'
import { lipOutline } from '../head/lip-outline.ts'
import { greyOf, strandColor } from './strand.ts'
import type { Strand } from './strand.ts'

/** Where a beard grows on the face, head space, 0 to 1. */
type BeardMap = (x: number, y: number, z: number) => number

/** Upper edge of a full beard over the cheek to the sideburn, by distance from the middle, on a measured face. */
const CHEEK_EDGE: readonly TablePoint[] = path(
  '0.22 0.5, 0.3 0.53, 0.38 0.47, 0.46 0.36, 0.53 0.2, 0.58 0.05, 0.64 -0.05',
)

/** The whole of that edge, which begins below the nose. */
const upperEdge = (
  { noseBaseY, mouthY, mouthHalfWidth }: FaceLayout,
  drawn: (measured: number) => number,
): readonly TablePoint[] => [
  [0, noseBaseY + 0.032],
  [0.08, noseBaseY + 0.022],
  [0.15, noseBaseY + 0.036],
  // The moustache runs round the mouth's corners into the beard.
  [mouthHalfWidth, noseBaseY + 0.065],
  [mouthHalfWidth + 0.08, mouthY - 0.05],
  ...CHEEK_EDGE.map(([x, y]): TablePoint => [x * BREADTH, drawn(y)]).filter(([x]) => x > mouthHalfWidth + 0.12),
]

type LipEdges = { top: readonly TablePoint[]; rim: readonly TablePoint[]; bottom: readonly TablePoint[] }

/** Edges of both lips, and where the upper one ends above the teeth of an open mouth. */
const lipEdges = (identity: Identity, layout: FaceLayout): LipEdges => {
  const { upperEdge: top, upperInner: rim, lowerEdge: bottom } = lipOutline(identity, layout)
  return { top, rim, bottom }
}

const lipShare = ({ top, bottom }: LipEdges, halfWidth: number, [x, y]: readonly [number, number]): number => {
  if (Math.abs(x) > halfWidth - 0.01) return 0
  const [from, to] = [interpolate(top, x) + 0.014, interpolate(bottom, x) - 0.014]
  return smoothstep(from - 0.012, from + 0.006, y) * smoothstep(to + 0.012, to - 0.006, y)
}

/** Which part of the full area a style keeps. */
const styleArea = (style: BeardStyle, layout: FaceLayout, [aside, y]: readonly [number, number]): number => {
  // It ends as high as the corners, which a smile lifts.
  const end = layout.mouthY + Math.min(0, layout.cornerY) * Math.min(1, aside / layout.mouthHalfWidth) ** 2
  const moustache =
    smoothstep(end + 0.03, end - 0.02, y) *
    smoothstep(layout.mouthHalfWidth + 0.05, layout.mouthHalfWidth - 0.03, aside)
  if (style === 'moustache' || style === 'handlebar') return moustache
  if (style === 'soul-patch')
    return (
      bell(aside, 0, 0.05) *
      smoothstep(layout.mouthY + 0.06, layout.mouthY + 0.09, y) *
      smoothstep(layout.chinY - 0.09, layout.chinY - 0.13, y)
    )
  if (style === 'chinstrap')
    return smoothstep(layout.chinY - 0.31, layout.chinY - 0.18, y + 0.75 * Math.max(0, aside - 0.2))
  if (style === 'mutton-chops')
    return smoothstep(0.2, 0.29, aside) * smoothstep(0.3, 0.34, aside + 0.12 * (layout.chinY - 0.055 - y))
  if (style === 'goatee') {
    // It goes round the mouth's corners, and runs out into single hairs.
    const chin =
      smoothstep(layout.mouthHalfWidth + 0.07, layout.mouthHalfWidth - 0.04, aside) *
      smoothstep(layout.mouthY - 0.08, layout.mouthY - 0.02, y)
    return Math.max(moustache, chin)
  }
  return 1
}

/** The map of a person's beard: natural soft edges, thinner patches under the lip corners, an uneven cheek line. */
const createBeardMap = (identity: Identity, layout: FaceLayout, lips: LipEdges): BeardMap => {
  const { beard, seed } = identity
  const edge = upperEdge(layout, onDrawnFace(identity))
  const shift = seed % 61
  return (x, y, z) => {
    if (z < -0.2) return 0
    const aside = Math.abs(x)
    const wander =
      0.05 * (valueNoise(x * 9 + shift, y * 9, 4) - 0.5) + 0.05 * (valueNoise(x * 34 + shift, y * 34, 9) - 0.5)
    const inside = y - interpolate(edge, aside) + wander
    const isStubble = beard.style === 'stubble'
    const soft = smoothstep(layout.mouthHalfWidth + 0.04, layout.mouthHalfWidth + 0.2, aside)
    const cheek =
      smoothstep(-0.02, lerp(isStubble ? 0.16 : 0.06, isStubble ? 0.44 : 0.26, soft), inside) *
      (isStubble ? 1 - 0.55 * soft : 1)
    const throat = smoothstep(layout.chinY + 0.245, layout.chinY + 0.065, y + 0.5 * (0.35 - z))
    const behind = smoothstep(-0.18, 0, z)
    const soulPatch = bell(aside, 0.1, 0.045) * bell(y, layout.mouthY + layout.lowerLipHeight + 0.035, 0.035)
    const philtrum = bell(x, 0, 0.022) * smoothstep(layout.mouthY, layout.mouthY - 0.04, y)
    const area =
      styleArea(beard.style, layout, [aside + wander, y]) * (1 - lipShare(lips, layout.mouthHalfWidth, [x, y]))
    return cheek * throat * behind * area * (1 - 0.75 * soulPatch) * (1 - 0.25 * philtrum)
  }
}

type Trim = {
  /** Length at the cheek, at the chin, and of the moustache, in head units. */
  cheek: number
  chin: number
  moustache: number
  hairs: number
  lift: number
}

const TRIMS: Record<Exclude<BeardStyle, 'none'>, Trim> = {
  stubble: { cheek: 0.009, chin: 0.012, moustache: 0.011, hairs: 26000, lift: 0.45 },
  short: { cheek: 0.03, chin: 0.055, moustache: 0.045, hairs: 32000, lift: 0.34 },
  full: { cheek: 0.05, chin: 0.12, moustache: 0.075, hairs: 34000, lift: 0.34 },
  long: { cheek: 0.065, chin: 0.36, moustache: 0.095, hairs: 32000, lift: 0.34 },
  goatee: { cheek: 0.04, chin: 0.09, moustache: 0.055, hairs: 34000, lift: 0.34 },
  moustache: { cheek: 0.03, chin: 0.03, moustache: 0.068, hairs: 44000, lift: 0.3 },
  handlebar: { cheek: 0.03, chin: 0.03, moustache: 0.15, hairs: 44000, lift: 0.3 },
  chinstrap: { cheek: 0.03, chin: 0.05, moustache: 0.03, hairs: 24000, lift: 0.34 },
  'mutton-chops': { cheek: 0.085, chin: 0.08, moustache: 0.03, hairs: 24000, lift: 0.4 },
  'soul-patch': { cheek: 0.03, chin: 0.06, moustache: 0.03, hairs: 60000, lift: 0.3 },
}

/** Share of the upper lip that a moustache may cover, and what is left of it where there is no room, in head units. */
const MOUSTACHE_OVER_LIP = 0.25
const SHORTEST = 0.012
const POINTS = 5
/** How far apart the small locks of a beard are, in head units. */
const LOCK = 0.045
const SALT = 700_001
/** Farther from the head than this, or farther back, the height map shows no face, in head units. */
const MISSED = 0.2
const BEHIND = -0.08
/** Where the face turns away more than this, the height map is too steep to grow hair from. */
const STEEP = 0.24
/** Hairs that are looked for on both sides of the head, as a share of those in front: as many per area. */
const SIDES_SHARE = 0.8

type Place = {
  id: number
  x: number
  y: number
  z: number
  normal: Vec3
  /** How full the beard is here, 0 to 1: hairs at its edge are shorter. */
  fullness: number
}

/** The way hair lies on the face: from the nose outward over the lip, down and slightly forward on the cheek. */
const growthDirection = ({ id, x, y, normal }: Place, isMoustache: boolean, lift: number): Vec3 => {
  const swirl = (valueNoise(x * 7, y * 7, 9) - 0.5) * 0.7 + (hash3(id, SALT, 1) - 0.5) * 0.55
  const side = x < 0 ? -1 : 1
  const wish: Vec3 = isMoustache
    ? [
        side * lerp(0.35, 1.1, smoothstep(0.01, 0.1, Math.abs(x))) * lerp(1, 0.3, smoothstep(0.13, 0.27, Math.abs(x))) +
          swirl * 0.3,
        0.65,
        0,
      ]
    : [x * -0.25 + swirl * 0.6, 1, 0.15]
  const along = wish[0] * normal[0] + wish[1] * normal[1] + wish[2] * normal[2]
  return normalize([
    wish[0] - normal[0] * (along - lift),
    wish[1] - normal[1] * (along - lift),
    wish[2] - normal[2] * (along - lift),
  ])
}

const surfaceNormal = ({ heightAt }: Head, x: number, y: number): Vec3 => {
  const reach = 0.02
  const slopeX = clamp((heightAt(x + reach, y) - heightAt(x - reach, y)) / (2 * reach), -3, 3)
  const slopeY = clamp((heightAt(x, y + reach) - heightAt(x, y - reach)) / (2 * reach), -3, 3)
  return normalize([-slopeX, -slopeY, 1])
}

const growHairAt = (place: Place, identity: Identity, { head, lips }: Pick<Growing, 'head' | 'lips'>): Strand => {
  const { beard, hair } = identity
  const trim = TRIMS[beard.style as Exclude<BeardStyle, 'none'>]
  const at = (use: number) => hash3(place.id, SALT + identity.seed, use)
  const isMoustache = place.y < head.layout.mouthY && Math.abs(place.x) < 0.27
  const { chinY } = head.layout
  const low = smoothstep(chinY - 0.4, chinY, place.y) * smoothstep(0.48, 0.22, Math.abs(place.x))
  const grown =
    (isMoustache ? trim.moustache : lerp(trim.cheek, trim.chin, low)) *
    (0.45 + 0.75 * at(2)) *
    lerp(0.25, 1, place.fullness)
  const direction = growthDirection(place, isMoustache, trim.lift)
  // A moustache is cut above the mouth, or its hairs would hang before the teeth.
  const room = lerp(interpolate(lips.top, place.x), interpolate(lips.rim, place.x), MOUSTACHE_OVER_LIP) - place.y
  const isOverMouth = isMoustache && Math.abs(place.x) < head.layout.mouthHalfWidth
  const length = isOverMouth ? Math.min(grown, Math.max(SHORTEST, room / Math.max(0.4, direction[1]))) : grown
  const bend = (at(3) - 0.5) * (0.5 + 1.6 * hair.curl ** 2)
  // Longer hairs run together in small locks, each of its own tone.
  const [column, row] = [
    Math.round(place.x / LOCK + 0.6 * at(9) - 0.3),
    Math.round(place.y / LOCK + 0.6 * at(10) - 0.3),
  ]
  const gathered = 0.55 * smoothstep(0.03, 0.1, length)
  const [toLockX, toLockY] = [column * LOCK - place.x, row * LOCK - place.y]
  const tip = beard.style === 'handlebar' ? 0.55 * smoothstep(0.04, 0.14, Math.abs(place.x)) : 0
  const points = new Float32Array(POINTS * 3)
  for (let index = 0; index < POINTS; index++) {
    const share = index / (POINTS - 1)
    const reach = length * share
    const pull = gathered * share * share
    points[index * 3] = place.x + direction[0] * reach + (bend - place.x * 0.5 * low) * reach * share + toLockX * pull
    points[index * 3 + 1] = place.y + direction[1] * reach + (0.35 - 4 * tip * share) * reach * share + toLockY * pull
    points[index * 3 + 2] = place.z + 0.002 + direction[2] * reach - 0.12 * reach * share
  }
  const grey = clamp(hair.grey * (1 + 0.5 * low)) * greyShown(beard)
  const color = strandColor(rootColor(beard), grey, {
    grey: at(4),
    tone: lerp(at(5), hash3(column + 500, SALT + row, 15), gathered),
    warmth: at(6) + 0.15,
  })
  return {
    points,
    width: (beard.style === 'stubble' ? 0.32 : 0.5) * (0.65 + 0.7 * at(7)),
    color,
    opacity: beard.style === 'stubble' ? 0.55 : 0.88,
    rootFade: 0.25,
    tipFade: 0.65,
    shift: (at(8) - 0.5) * 0.1,
    gloss: 0.45,
    setBack: 0,
  }
}

/** Fair hair cut to its roots is darker than grown hair that light bleached: as pale as skin it could not be seen in the light. */
const rootColor = ({ style, color }: Identity['beard']): Rgb =>
  style === 'stubble' ? mixRgb(color, [74, 50, 38], 0.75 * smoothstep(70, 150, luma(color))) : color

/** Share of grey hairs that are seen as such: cut to their roots they are pale skin to the eye, and the dark ones make the tone. */
const greyShown = ({ style }: Identity['beard']): number => (style === 'stubble' ? 0.5 : 1)

/** How strongly the roots of a beard tint the skin: the hairs of stubble do most of it themselves. */
const STUBBLE_TINT = 0.34
const BEARD_TINT = 0.66

type Beard = {
  strands: Strand[]
  /** How much the skin below is tinted at a point of the face, from 0 to 1. */
  coverage: (x: number, y: number, z: number) => number
  color: Rgb
}

/** Beard, moustache or stubble as single hairs in head space, with the skin below; of somebody who has one. */
export const growBeard = (identity: Identity, head: Head): Beard => {
  const { beard } = identity
  const { style, density, color } = beard
  const lips = lipEdges(identity, head.layout)
  const map = createBeardMap(identity, head.layout, lips)
  const strength = density * (style === 'stubble' ? STUBBLE_TINT : BEARD_TINT)
  return {
    strands: growHairs(identity, { head, map, lips }),
    coverage: (x, y, z) => strength * map(x, y, z),
    color: scaleRgb(mixRgb(rootColor(beard), greyOf(color), identity.hair.grey * greyShown(beard)), 0.8),
  }
}

type Growing = { head: Head; map: BeardMap; lips: LipEdges }

type Root = { at: Vec3; normal: Vec3; /** How much the skin faces the plane the root was drawn in. */ facing: number }

const rootInFront = (head: Head, id: number): Root | undefined => {
  const x = (hash3(id, SALT, 11) * 2 - 1) * 0.68
  const y = -0.1 + 1.3 * hash3(id, SALT, 12)
  const z = head.heightAt(x, y)
  if (z < BEHIND || Math.abs(head.distance(x, y, z)) > MISSED) return undefined
  const normal = surfaceNormal(head, x, y)
  return normal[2] < STEEP ? undefined : { at: [x, y, z], normal, facing: normal[2] }
}

/** A root on the jaw's side or in front of an ear, where the height map is too steep. */
const rootAside = ({ distance }: Head, id: number): Root | undefined => {
  const side = hash3(id, SALT, 14) < 0.5 ? -1 : 1
  const y = -0.1 + 1.2 * hash3(id, SALT, 11)
  const z = -0.2 + 0.6 * hash3(id, SALT, 12)
  let x = 0.7
  for (let step = 0; step < 10; step++) x -= distance(x, y, z)
  if (x < 0.2 || Math.abs(distance(x, y, z)) > 0.004) return undefined
  const reach = 0.01
  const normal = normalize([
    side * (distance(x + reach, y, z) - distance(x - reach, y, z)),
    distance(x, y + reach, z) - distance(x, y - reach, z),
    distance(x, y, z + reach) - distance(x, y, z - reach),
  ])
  return normal[2] < STEEP ? { at: [side * x, y, z], normal, facing: side * normal[0] } : undefined
}

/** How dense a beard grows: short hairs over the lip would show the skin, the jaw's sides are seen edge on. */
const densityAt = ([x, y]: Vec3, { layout }: Head): number =>
  lerp(1.5, 0.8, smoothstep(0.38, 0.6, Math.abs(x))) +
  1.5 * smoothstep(layout.mouthY + 0.08, layout.mouthY - 0.02, y) * smoothstep(0.35, 0.26, Math.abs(x))

const growHairs = (identity: Identity, { head, map, lips }: Growing): Strand[] => {
  const { style, density } = identity.beard
  if (style === 'none') return []
  const front = Math.round(TRIMS[style].hairs * density)
  const strands: Strand[] = []
  for (let id = 0; id < front * (1 + SIDES_SHARE); id++) {
    const root = id < front ? rootInFront(head, id) : rootAside(head, id)
    if (!root) continue
    const { at, normal, facing } = root
    // Candidates are even in the plane that they are looked for in; where skin is steep to it, more are needed per area.
    const steepness = Math.min(2.4, 1 / Math.max(0.35, facing))
    const fullness = map(...at)
    const [x, y, z] = at
    if (hash3(id, SALT, 13) * 2.4 > fullness * steepness * densityAt(at, head)) continue
    strands.push(growHairAt({ id, x, y, z, normal, fullness }, identity, { head, lips }))
  }
  return strands
}
