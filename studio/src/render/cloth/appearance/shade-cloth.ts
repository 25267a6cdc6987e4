import { mixRgb, scaleRgb } from '../../../image/rgb.ts'
import type { Rgb } from '../../../image/rgb.ts'
import { valueNoise } from '../../../math/noise.ts'
import { lerp, smoothstep } from '../../../math/scalar.ts'
import type { Pattern } from '../../../scene/outfits/outfit.ts'
import type { Material } from '../../raster/mesh.ts'
import {
  FABRICS,
  SLEEVE_REST_Z,
  TRIM,
  TRIM_REST_Z,
  bendNormal,
  darken,
  isOnSleeve,
  isTrim,
  knitRibs,
  line,
  stitch,
  ribPeriod,
  tone,
  weaveGold,
} from './fabrics.ts'
import type { ClothSample, FoldMap, Print, Seams, Stuff } from './fabrics.ts'
import { printPattern } from './prints.ts'

/** Ribs that run across a piece round the neck. */
const ribsAcross = (sample: ClothSample, fabric: Stuff): void =>
  knitRibs(sample, sample.x, ribPeriod(fabric === FABRICS.stockinette), [sample.normalZ, sample.normalX])

/** So far inside the edges of a collar the thread runs that holds them, and so far it draws the cloth in. */
const TOPSTITCH = 0.05
const DRAWN_IN = 0.5
const PALE_THREAD: Rgb = [250, 248, 244]

/** A turned edge with a row of thread beside it: that of a collar, `fromEnd` from its front and `fromEdge` from its lower edge. */
const topstitch = (sample: ClothSample, fromEnd: number, fromEdge: number, fabric: Stuff): void => {
  const isFront = fromEnd < fromEdge
  const inside = Math.min(fromEnd, fromEdge)
  if (inside > 0.12) return
  const offset = inside - TOPSTITCH
  const slope = DRAWN_IN * (offset / 0.02) * line(offset, 0.02) - 0.5 * line(inside, 0.014)
  if (isFront) bendNormal(sample, Math.sign(sample.normalX) * slope, 0)
  else bendNormal(sample, 0, slope)
  const { red, green, blue } = sample
  const thread = fabric === FABRICS.denim ? undefined : mixRgb([red, green, blue], PALE_THREAD, 0.4)
  stitch(sample, offset, isFront ? fromEdge : fromEnd, thread)
  darken(sample, 0.2 * line(inside, 0.012))
}

/** Pieces whose rest places tell lengths across them. */
const MEASURED: ReadonlySet<number> = new Set([
  TRIM.collar,
  TRIM.lapel,
  TRIM.panel,
  TRIM.accent,
  TRIM.liner,
  TRIM.satin,
])

/** Colours a sewn-on piece: x is the length along it, y the share across it, or the length where it is of those `MEASURED`. */
const shadeTrim = (sample: ClothSample, trim: number, fabric: Stuff): void => {
  const { x: along, y: across } = sample
  if (trim === TRIM.rib) {
    ribsAcross(sample, fabric)
    tone(sample, 0.98 + 0.02 * smoothstep(0, 0.5, across) - 0.14 * Math.exp(-((across / 0.1) ** 2)))
    return
  }
  if (trim === TRIM.turtleneck) {
    ribsAcross(sample, fabric)
    tone(sample, 1 - 0.16 * Math.exp(-(((across - 0.08) / 0.06) ** 2)))
    return
  }
  if (trim === TRIM.cord) {
    tone(sample, 0.86 + 0.2 * valueNoise(along * 90, across * 8, 3))
    return
  }
  if (trim === TRIM.scarf) {
    // A band of gold thread along both edges.
    const edge = Math.min(across, 1 - across)
    if (edge < 0.085 && Math.abs(edge - 0.06) > 0.008) weaveGold(sample, along)
    return
  }
  if (trim === TRIM.fur) {
    paint(sample, FUR)
    const hair = valueNoise(along * 46, across * 5, 4) + 0.5 * valueNoise(along * 110, across * 9, 6)
    bendNormal(sample, 0.9 * (hair - 0.75), 0.5 * (valueNoise(along * 30, across * 7, 9) - 0.5))
    return tone(sample, 0.62 + 0.46 * hair)
  }
  if (trim === TRIM.satin) {
    sample.luster = 0.8
    sample.gloss = 0.3
    return
  }
  fabric.weave(sample, along, MEASURED.has(trim) ? across : across * 0.35)
  if (trim === TRIM.collar) topstitch(sample, along, across, fabric)
}

export type ClothShader = (sample: ClothSample) => void

/** How the cloth of one layer looks: weave, colour, printed or woven pattern, seams, folds. */
export type ClothAppearance = {
  fabric: Stuff
  color: Rgb
  pattern: Pattern
  print?: Print
  seams?: Seams
  /** How far from the middle sleeves rest. */
  sleeveX?: number
  /** It goes round the trunk, and lies flat otherwise. */
  isRound?: boolean
  /** The colour of sashes and other pieces that differ from the garment's own. */
  accent?: Rgb
  folds?: FoldMap
}

export type ClothAppearances = ReadonlyMap<Material, ClothAppearance>

/** Dyed fibres throw back some of every colour, and those of one strong hue little of it. */
const LEAST_OF_ALL = 0.2
const PURE_DIMS = 0.38

/** A colour as dyed cloth can have it: no red glows. */
const asDyed = (color: Rgb): Rgb => {
  const [least, middle, most] = [...color].sort((a, b) => a - b)
  if (most === 0) return color
  const purity = (1 - least / most) ** 3 * (1 - (0.75 * middle) / most)
  const dimmed = 1 - PURE_DIMS * purity
  const floor = LEAST_OF_ALL * most * dimmed
  return scaleRgb(color, dimmed).map(
    (channel) => channel + Math.max(0, floor - least * dimmed) * (1 - channel / most),
  ) as unknown as Rgb
}

/** So much less of their light very pale cloth throws back, and of its gleam: its folds would burn out. */
const PALE = { dye: 0.03, luster: 0.7 }

/** How pale a colour is, 0 to 1: 0 where one of its channels is far from white. */
const paleness = (color: Rgb): number => smoothstep(170, 235, Math.min(...color))

const LINER: Rgb = [240, 238, 232]
const FUR: Rgb = [206, 180, 146]
const BRASS: Rgb = [196, 160, 98]
const STEEL: Rgb = [188, 190, 196]

const paint = (sample: ClothSample, color: Rgb): void => {
  sample.red = color[0]
  sample.green = color[1]
  sample.blue = color[2]
}

/** Radius at which sleeves are laid flat, and how far ahead of the eyes shoulders are. */
const SLEEVE_RADIUS = 0.36
const SHOULDER_Z = -0.38

/** Rows of a weave follow shoulders back over their tops. */
const OVER_SHOULDERS = 0.55

/** Where the bodice's cloth, which lies flat, has turned into the sleeve's, which lies round. */
const TURNS_ROUND = [3.05, 4.2] as const

/** Half the width and the depth of a trunk, and its middle: what is laid round it is about as wide as it is there. */
const TRUNK = { width: 1.1, depth: 0.62, middleZ: -0.4 }

/** How far round a trunk a place lies: as far from the middle in front as it is there, and on along the flanks. */
const roundTrunk = (x: number, z: number): number => {
  const { width, depth, middleZ } = TRUNK
  const [across, ahead] = [x / width, (z - middleZ) / depth]
  const turn = Math.atan2(across, ahead)
  // The length of an ellipse's arc, without all but its first wave.
  const arc = ((width + depth) / 2) * turn + ((width - depth) / 4) * Math.sin(2 * turn)
  return Math.sqrt(across * across + ahead * ahead) * arc
}

/** Over the shoulders cloth lies flat: laid round the trunk it would be drawn together there. */
const FLAT = [2.3, 3.1] as const

const roundBody = (x: number, y: number, z: number): number => {
  const round = roundTrunk(x, z)
  return y < FLAT[1] ? lerp(x, round, smoothstep(FLAT[0], FLAT[1], y)) : round
}

/** Tells how far round a sleeve's cloth a point lies, as far from the middle in front as where it rests. */
const layRound = (sleeveX: number): ((x: number, y: number, z: number) => number) => {
  const axisU = roundTrunk(sleeveX, SHOULDER_Z)
  return (x, y, z) => {
    const side = x < 0 ? -1 : 1
    const own = side * axisU + SLEEVE_RADIUS * Math.atan2(x - side * sleeveX, z - SHOULDER_Z)
    const turned = smoothstep(TURNS_ROUND[0], TURNS_ROUND[1], y)
    return turned === 1 ? own : lerp(roundBody(x, y, z), own, turned)
  }
}

/** Paints every cloth of an outfit: colour, pattern, weave as far as pixels of this size show it, seams and how it takes the light. */
export const createClothShader = (looks: ClothAppearances, pixelsPerUnit: number): ClothShader => {
  const isDenim = [...looks.values()].some(({ fabric }) => fabric === FABRICS.denim)
  const metal = isDenim ? BRASS : STEEL
  const layers = new Map(
    [...looks].map(([material, look]) => {
      const pale = paleness(look.color)
      const color = scaleRgb(asDyed(look.color), 1 - PALE.dye * pale)
      const luster = (look.fabric.luster ?? 0) * (1 - PALE.luster * pale)
      return [
        material,
        {
          look,
          color,
          accent: look.accent && asDyed(look.accent),
          luster,
          roundSleeve: look.sleeveX ? layRound(look.sleeveX) : undefined,
        },
      ]
    }),
  )
  return (sample) => {
    sample.pixelsPerUnit = pixelsPerUnit
    const layer = layers.get(sample.material)
    if (!layer) {
      paint(sample, metal)
      sample.sheen = 0
      sample.gloss = 0.9
      sample.luster = 0
      return
    }
    const { look, color, accent, luster, roundSleeve } = layer
    const trim = isTrim(sample.z) ? Math.round(sample.z - TRIM_REST_Z) : undefined
    paint(sample, color)
    sample.sheen = look.fabric.sheen
    sample.gloss = look.fabric.gloss
    sample.luster = luster
    if (trim === undefined) {
      sample.isSleeve = isOnSleeve(sample.z)
      if (sample.isSleeve) sample.z -= SLEEVE_REST_Z
      const u =
        sample.isSleeve && roundSleeve
          ? roundSleeve(sample.x, sample.y, sample.z)
          : look.isRound
            ? roundBody(sample.x, sample.y, sample.z)
            : sample.x
      sample.around = u
      printPattern(sample, look, [u, sample.y])
      look.fabric.weave(sample, u, sample.y - OVER_SHOULDERS * sample.z * smoothstep(3, 2.2, sample.y))
      look.seams?.(sample)
    } else {
      if (trim === TRIM.collar || trim === TRIM.panel) printPattern(sample, look, [sample.x, sample.y])
      if (trim === TRIM.cord) paint(sample, scaleRgb(color, 1.12))
      if (trim === TRIM.accent && accent) paint(sample, accent)
      if (trim === TRIM.liner) paint(sample, LINER)
      shadeTrim(sample, trim, look.fabric)
    }
  }
}
