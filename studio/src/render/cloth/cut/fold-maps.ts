import { valueNoise } from '../../../math/noise.ts'
import { bell, clamp, lerp, smoothstep } from '../../../math/scalar.ts'
import { dot } from '../../../math/vector.ts'
import type { Limb } from '../../body/limb.ts'
import { ARM_REST_GAP } from '../../body/stance.ts'
import type { Fabric, FoldMap } from '../appearance/fabrics.ts'
import { heightOf } from '../garment.ts'
import type { Mannequin } from '../garment.ts'
import type { BottomCut, TrouserCut } from './cut-bottom.ts'
import type { SkirtCut } from './cut-skirt.ts'
import type { TopCut } from './cut-top.ts'

/** How a cloth creases. */
type Handle = Pick<Fabric, 'crispness' | 'fineness'>

/** A fold where the noise passes one half: 1 on its crest, falling off softly or in straight flanks. */
const foldOn = (noise: number, crispness: number): number => {
  const near = clamp(1 - 2.4 * Math.abs(noise - 0.5))
  return near * lerp(near * (3 - 2 * near), 1, crispness)
}

/** Folds that run out from a point where cloth is pinched, `away` and `turn` being polar coordinates about it. */
const fan = (away: number, turn: number, { crispness, fineness }: Handle, seed: number): number =>
  foldOn(valueNoise(turn * 2.3 * fineness + 0.25 * Math.sin(away * 4 + seed) + seed, away * 0.9, seed), crispness)

const SHOULDER_JOINT = 0.31

/** Where cloth of the arms lies at rest, and how each elbow pinches it. */
const measureSleeves = ({ figure }: Mannequin) => {
  const { frame, arms } = figure
  const edgeX = frame.shoulderX - 0.62 * frame.girth + ARM_REST_GAP / 2
  const bends = arms.map(({ limb }) => bendOf(limb))
  return { edgeX, bends, axisX: frame.shoulderX - SHOULDER_JOINT * frame.girth + ARM_REST_GAP }
}

/** How far a limb is bent, 0 straight to 1 at a right angle and beyond, and the angle about it of the inner side. */
const bendOf = ({ upper, lower }: Limb): { share: number; inside: number } => {
  const [side, ahead] = [dot(lower.axes.along, upper.axes.side), dot(lower.axes.along, upper.axes.ahead)]
  const straight = dot(lower.axes.along, upper.axes.along)
  return { share: clamp(Math.acos(clamp(straight, -1, 1)) / 1.5), inside: Math.atan2(side, ahead) }
}

const wrapAngle = (angle: number): number => angle - Math.PI * 2 * Math.round(angle / (Math.PI * 2))

/** Folds of a sleeve: drags below the shoulder, a fan from the inner side of the elbow, piled rings above the cuff. */
const sleeveFolds = (cut: TopCut, mannequin: Mannequin, handle: Handle): FoldMap => {
  const { arms } = mannequin.figure
  const { bends, axisX } = measureSleeves(mannequin)
  const { crispness, fineness } = handle
  const { sleeve, cuff = 0, sleeveRoom } = cut
  const slack = clamp(0.55 + 3 * sleeveRoom)
  return (x, y, z) => {
    const index = x < 0 ? 0 : 1
    const { root, upper, lower } = arms[index].limb
    const { share, inside } = bends[index]
    const seed = mannequin.seed + 31 * index
    const angle = Math.atan2(x - (index === 0 ? -axisX : axisX), z - root[2])
    const down = y - root[1]
    const along = down < upper.length ? down / upper.length : 1 + (down - upper.length) / lower.length
    const drag = foldOn(valueNoise((down + 0.28 * angle) * 1.5 * fineness + seed, angle * 0.7 + seed, seed), crispness)
    let lift = 0.55 * drag * smoothstep(0.05, 0.3, along) * slack
    if (sleeve > 1) {
      const from = down - upper.length
      const aside = Math.abs(wrapAngle(angle - inside)) * 0.36
      const away = Math.hypot(from, aside)
      const elbow = fan(away, Math.atan2(from, aside + 0.05) * 1.9, handle, seed + 5)
      lift += (0.3 + 1.1 * share) * elbow * smoothstep(0.02, 0.16, away) * smoothstep(1.05, 0.25, away)
      const zigzag = from + 0.1 * Math.sin(angle * 2 + seed) + 0.05 * Math.sin(angle * 5 - seed)
      const ring = foldOn(valueNoise(zigzag * 3.1 * fineness + seed, angle * 0.5 + seed, seed + 8), crispness)
      lift += 0.75 * ring * smoothstep(1.3, 1.85, along) * slack
    }
    const end = sleeve - (cuff > 0 ? 0.15 : 0.03)
    return lift * (1 - smoothstep(end - 0.08, end, along))
  }
}

/** Folds of a bodice: fans from the armpits, tubes that fall from the chest, creases where the waist is pressed together. */
const trunkFolds = (cut: TopCut, mannequin: Mannequin, handle: Handle): FoldMap => {
  const { frame } = mannequin.figure
  const { crispness, fineness } = handle
  const { looseness, gatherY } = cut.drape
  const { shoulderX, shoulderY, waistY } = frame
  const hemY = cut.skirt ? waistY + 0.5 : heightOf(frame, cut.hem)
  /** A jacket that closes at the waist is pulled together there. */
  const buttonY = cut.opening && cut.opening(waistY - 0.3) < 0 ? waistY - 0.3 : undefined
  const [pitX, pitY] = [shoulderX * 0.7, shoulderY + 1.0]
  const { seed } = mannequin
  return (x, y, z) => {
    const side = Math.abs(x)
    const own = seed + (x < 0 ? 0 : 40)
    let lift = 0
    if (y < pitY + 1.5) {
      const [inward, below] = [pitX - side, y - pitY]
      const away = Math.hypot(inward, below)
      const reach = smoothstep(0.12, 0.4, away) * smoothstep(1.35, 0.45, away) * smoothstep(0.05, 0.4, side)
      if (reach > 0) {
        // Drags run inward and down, each of another depth; a fan to all sides looks like a star.
        const turn = Math.atan2(below, inward)
        const toward = smoothstep(-1, -0.2, turn) * smoothstep(2.1, 1.1, turn) * valueNoise(turn * 1.1 + own, 0, seed)
        lift += 1.3 * reach * toward * fan(away, turn * 1.25, handle, own)
      }
    }
    const angle = Math.atan2(x, z + 0.4)
    if (y > 2.7) {
      const drift = 0.22 * Math.sin(y * 1.3 + seed)
      const tube = foldOn(valueNoise(angle * 2.1 * fineness + drift + seed, y * 0.4, seed + 3), crispness * 0.6)
      lift += (0.2 + 0.9 * looseness) * tube * smoothstep(2.8, 4.3, y) * smoothstep(hemY + 0.3, hemY - 0.5, y)
    }
    const pressed = bell(y, waistY - 0.05, 0.7) + 0.45 * bell(y, hemY - 0.3, 0.4)
    if (pressed > 0.02) {
      const rising = foldOn(
        valueNoise((y + 0.5 * side) * 2.3 * fineness + own, side * 0.8 + own, seed + 17 + z),
        crispness,
      )
      const falling = foldOn(valueNoise((y - 0.62 * side) * 1.9 * fineness - own, side * 0.7, seed + 29 + z), crispness)
      lift += pressed * smoothstep(0.12, 0.75, side) * (0.9 * rising + 0.5 * falling)
    }
    if (buttonY !== undefined && z > -0.4) {
      const [out, below] = [side + 0.04, y - buttonY]
      const away = Math.hypot(out, below)
      const pull = fan(away, Math.atan2(below, out) * 1.5, handle, own + 11)
      lift += 1.3 * pull * smoothstep(0.1, 0.3, away) * smoothstep(1.25, 0.35, away)
    }
    if (gatherY === undefined) return lift * smoothstep(hemY - 0.02, hemY - 0.2, y)
    const gathers = foldOn(
      valueNoise(angle * 4.6 * fineness + 0.3 * Math.sin(y * 3 + seed), y * 0.5, seed + 6),
      crispness,
    )
    return lift + 1.1 * gathers * smoothstep(gatherY - 1.0, gatherY - 0.12, y)
  }
}

/** How deep what the mesh leaves out is beside a cut's own folds. */
const DEEP = 1.6

/** The folds of a garment for the upper body. */
export const foldsOfTop = (cut: TopCut, mannequin: Mannequin, handle: Handle): FoldMap | undefined => {
  if (cut.foldDepth < 0.012 && !cut.skirt) return undefined
  const own = { ...handle, fineness: handle.fineness * cut.fineness }
  const trunk = trunkFolds(cut, mannequin, own)
  const sleeves = cut.sleeve > 0 ? sleeveFolds(cut, mannequin, own) : undefined
  const skirt = cut.skirt && skirtFolds(cut.skirt, mannequin, own, heightOf(mannequin.figure.frame, cut.hem))
  const { edgeX } = measureSleeves(mannequin)
  const { waistY, shoulderY } = mannequin.figure.frame
  const depth = cut.foldDepth * DEEP
  return (x, y, z) => {
    const onSleeve = sleeves ? smoothstep(edgeX - 0.1, edgeX + 0.03, Math.abs(x)) : 0
    const high = smoothstep(shoulderY - 0.1, shoulderY + 0.5, y)
    const body = onSleeve < 1 ? depth * trunk(x, y, z) : 0
    const below = skirt && onSleeve < 1 && y > waistY - 0.3 ? skirt(x, y, z) : 0
    const arm = sleeves && onSleeve > 0 ? depth * sleeves(x, y, z) : 0
    return high * lerp(body + below, arm, onSleeve)
  }
}

/** Folds of a skirt: sharp where they were pressed, else drapes that grow from the waist and wander to the hem. */
const skirtFolds = (
  cut: SkirtCut,
  { figure, seed }: Mannequin,
  { crispness, fineness }: Handle,
  hemY: number,
): FoldMap => {
  const { waistY } = figure.frame
  return (x, y, z) => {
    const drop = clamp((y - waistY) / (hemY - waistY), 0, 1)
    const angle = Math.atan2(x, z + 0.45)
    if (cut.pressed) {
      const phase = (angle / (Math.PI * 2)) * cut.folds
      return cut.foldDepth * 1.5 * (phase - Math.floor(phase)) * smoothstep(0, 0.2, drop)
    }
    const wander = 1.5 * (valueNoise(angle * 1.6 + seed, drop * 1.3, seed + 2) - 0.5) + 0.35 * Math.sin(drop * 3 + seed)
    // Hanging cloth is round on its crests and sharp in its valleys.
    const drape = Math.abs(Math.sin(angle * cut.folds * 0.62 + 2.2 * wander + seed)) ** 0.8
    const swell = 0.4 + 0.9 * valueNoise(angle * cut.folds * 0.3 + seed, drop * 0.7, seed + 5)
    const fine = foldOn(valueNoise(angle * 5.5 * fineness - wander + seed, drop * 1.6, seed + 4), crispness)
    const depth = Math.max(cut.foldDepth, 0.03)
    return depth * (1.3 * drape * swell * smoothstep(0.16, 1, drop) + 0.14 * fine * bell(drop, 0.12, 0.22))
  }
}

/** Folds of trousers: whiskers from the crotch, drags at the knees, and where the cloth breaks above the shoe. */
const trouserFolds = (
  { legs }: { legs: TrouserCut },
  { figure, seed }: Mannequin,
  { crispness, fineness }: Handle,
): FoldMap => {
  const { hipX, crotchY, kneeY, hipY } = figure.frame
  const endY = lerp(kneeY, figure.frame.ankleY, legs.end - 1)
  const isLong = legs.end > 1.5
  const handle = { crispness, fineness }
  const bends = figure.legs.map(({ limb }) => bendOf(limb).share)
  const { limb } = figure.legs[0]
  return (x, y, z) => {
    const index = x < 0 ? 0 : 1
    const side = Math.abs(x)
    const own = seed + 57 * index
    const angle = Math.atan2(side - hipX, z - limb.root[2])
    let lift = 0
    const below = y - crotchY - 0.12
    const away = Math.hypot(side, below)
    if (away < 1.7) {
      const spread = fan(away, Math.atan2(below, side + 0.02) * 1.7, handle, own)
      lift += 1.2 * spread * smoothstep(0.1, 0.35, away) * smoothstep(1.6, 0.5, away)
    }
    const slant = foldOn(valueNoise((y + 0.7 * angle) * 0.95 * fineness + own, angle * 0.8 + own, seed), crispness)
    lift += 0.5 * slant * smoothstep(hipY + 0.3, hipY + 1.2, y)
    if (isLong) {
      const wave = y + 0.16 * Math.sin(angle * 2 + own) + 0.07 * Math.sin(angle * 4 - own)
      const knee = foldOn(valueNoise(wave * 2.3 * fineness + own, angle * 0.8, own + 4), crispness)
      lift += (0.95 + 2.5 * bends[index]) * knee * bell(y, kneeY + 0.1, 0.8)
      const stack = foldOn(valueNoise(wave * 2.9 * fineness - own, angle * 0.6, own + 9), crispness)
      lift += 1.7 * stack * smoothstep(endY - 1.5, endY - 0.35, y) * smoothstep(endY + 0.1, endY - 0.16, y)
    }
    return lift * smoothstep(hipY - 1.1, hipY - 0.4, y)
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
