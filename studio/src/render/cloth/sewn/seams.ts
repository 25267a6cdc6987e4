import { clamp, distanceOf, smoothstep } from '../../../math/scalar.ts'
import type { Frame } from '../../body/frame.ts'
import { bendNormal, beyondBox, coverage, darken, lay, layGlossy, line, stitch, STITCH } from '../appearance/fabrics.ts'
import type { ClothSample, Seams } from '../appearance/fabrics.ts'
import type { TopCut } from '../cut/cut-top.ts'
import { armholeX, beyondScoop, NECK_AXIS_Z, neckAngle, OPENINGS } from '../cut/neckline.ts'
import type { Opening } from '../cut/neckline.ts'
import { beyondLapel } from './lapels.ts'

/** Whether a place at rest is behind the neck's axis, where fronts, pockets and buttons are not. */
export const isBehind = ({ z }: ClothSample): boolean => z < NECK_AXIS_Z

/**
 * The edge of cloth that lies over other cloth, which is `beyond` it, in head units, and the shade that it throws there: how dark
 * both are, 0 to 1, and how far the shade reaches.
 */
export const lieOver = (
  sample: ClothSample,
  beyond: number,
  { edge = 0.3, shade = 0.2, reach = 0.04 }: { edge?: number; shade?: number; reach?: number } = {},
): void => {
  if (beyond > 4 * reach || beyond < -0.06) return
  darken(sample, edge * line(beyond, 0.013) + (beyond > 0 ? shade * Math.exp(-beyond / reach) : 0))
}

/** The seam where the sleeve is set in. */
export const sewShoulderSeam = ({ shoulderX, shoulderY }: Frame): Seams => {
  const seamX = shoulderX - 0.14
  return (sample) => {
    const below = sample.y - shoulderY
    const strength = smoothstep(1, 0.7, below)
    if (strength <= 0) return
    const offset = Math.abs(sample.x) - seamX + 0.15 * smoothstep(0.1, 0.8, below)
    darken(sample, strength * (0.17 * line(offset, 0.014) - 0.05 * line(offset - 0.03, 0.02)))
  }
}

/** The shade below the leaf of a shirt's collar. */
export const shadeCollar =
  ({ neckline }: TopCut): Seams =>
  (sample) => {
    if (sample.y > 2.4) return
    const angle = neckAngle(sample.x, sample.z)
    const leafY = neckline(Math.max(angle - 12, 22)) + 0.3 * clamp(1 - angle / 180) ** 2.4
    darken(sample, 0.34 * Math.exp(-Math.max(0, sample.y - leafY) / 0.06))
  }

const PLACKET_HALF_WIDTH = 0.085
const BUTTON_RADIUS = 0.036
const FIRST_BUTTON_Y = 1.76
const BUTTON_SPACING = 0.46

/** A button band down the front with mother-of-pearl buttons, ending at a height. */
export const sewPlacket =
  (untilY: number): Seams =>
  (sample) => {
    if (sample.z < -0.2 || sample.y > untilY) return
    drawPlacket(sample)
  }

const drawPlacket = (sample: ClothSample): void => {
  const edge = Math.abs(sample.x - 0.01) - PLACKET_HALF_WIDTH
  darken(sample, 0.26 * line(edge, 0.009) + 0.1 * line(edge + 0.022, 0.005))
  const row = Math.round((sample.y - FIRST_BUTTON_Y) / BUTTON_SPACING)
  const dx = sample.x - 0.01
  const dy = sample.y - FIRST_BUTTON_Y - row * BUTTON_SPACING
  const distance = distanceOf(dx, dy)
  if (distance > BUTTON_RADIUS * 1.5) return
  if (distance > BUTTON_RADIUS) {
    darken(sample, 0.3 * line(distance - BUTTON_RADIUS, 0.012))
    return
  }
  const rim = line(distance - BUTTON_RADIUS * 0.8, 0.008)
  const hole = Math.min(distanceOf(Math.abs(dx) - 0.009, dy), distanceOf(dx, Math.abs(dy) - 0.009)) < 0.005 ? 0.5 : 0
  sample.red = 236 * (1 - hole) - 30 * rim
  sample.green = 232 * (1 - hole) - 30 * rim
  sample.blue = 224 * (1 - hole) - 28 * rim
  sample.gloss = 0.35
}

const LOOPS = { first: 1.66, spacing: 0.34, radius: 0.042, edgeX: 0.05 } as const
const GILT = [212, 172, 92] as const

/** A closed front with a dense row of round gilt buttons from the collar to a height, and its edge from there on. */
export const sewLoops =
  (untilY: number): Seams =>
  (sample) => {
    if (sample.isSleeve || sample.z < -0.2) return
    const { first, spacing, radius, edgeX } = LOOPS
    const beyond = edgeX + radius - sample.x
    darken(sample, 0.3 * line(beyond, 0.012) + (beyond > 0 ? 0.2 * Math.exp(-beyond / 0.05) : 0))
    if (sample.y > untilY) return
    const row = Math.max(0, Math.round((sample.y - first) / spacing))
    const [across, down] = [sample.x - edgeX - 2 * radius, sample.y - first - row * spacing]
    const distance = distanceOf(across, down)
    darken(sample, 0.45 * Math.exp(-Math.max(0, distance - radius) / 0.018))
    const share = coverage(sample, radius - distance)
    if (share <= 0) return
    layGlossy(sample, GILT, share, 0.8)
    bendNormal(sample, (-1.1 * share * across) / radius, (-1.1 * share * down) / radius)
  }

/** How far apart twin rows of thread are. */
const TWIN = 0.042

/** Two rows of thread, as seams of denim have. */
const stitchTwice = (sample: ClothSample, offset: number, along: number): void => {
  stitch(sample, offset, along)
  stitch(sample, offset - TWIN, along + STITCH / 3)
}

/** The shade that an open jacket casts on what is worn under it, beside its edges. */
export const shadeUnder =
  ({ opening, hemY, armX }: { opening: Opening; hemY: number; armX?: number | undefined }): Seams =>
  (sample) => {
    if (sample.isSleeve || isBehind(sample)) return
    // Beside a jacket without sleeves nothing lies in its shade.
    if (armX !== undefined && Math.abs(sample.x) > armX) return
    const inside = Math.max(0, opening(sample.y) - Math.abs(sample.x))
    const below = Math.max(0, sample.y - hemY)
    darken(sample, 0.55 * Math.exp(-inside / 0.1 - below / 0.07))
  }

/** Below this height the seam of a set-in sleeve has gone round the arm. */
const SHOULDER_END_Y = 2.75

/** A flap pocket under the yoke: its flap ends in a point, and two seams run down from it to the waistband. */
const sewFlapPocket = (sample: ClothSample, side: number): void => {
  const down = sample.y - 2.13
  const across = Math.abs(side - 0.8)
  const inside = across - 0.24
  const point = down - 0.34 + 0.26 * across
  if (down > 0 && inside < 0.02 && point < 0.06) {
    stitchTwice(sample, inside + 0.06, sample.y)
    stitchTwice(sample, point + 0.06, sample.x)
    darken(sample, 0.4 * line(Math.max(inside, point), 0.018))
    sewSnap(sample, distanceOf(across, down - 0.22))
  }
  // Both seams have met before they reach the waistband.
  if (down > 0.34) stitch(sample, inside + 0.1 + 0.09 * (down - 0.34), sample.y)
}

/** Denim pales where it is worn. */
export const fadeDenim = (sample: ClothSample, share: number): void => lay(sample, [200, 212, 226], share)

/** Front bands, a yoke across the chest, flap pockets, sleeve seams and copper buttons. */
export const sewDenimSeams: Seams = (sample) => {
  if (sample.z < -0.45 || sample.isSleeve) return
  const side = Math.abs(sample.x)
  const bandEdge = side - OPENINGS.denim(sample.y) - 0.13
  if (sample.z > -0.25 && bandEdge < 0.05) {
    stitch(sample, bandEdge, sample.y)
    stitch(sample, bandEdge + 0.115, sample.y)
    sewCopperButton(sample, side)
  }
  const yoke = sample.y - 2.1 - 0.05 * Math.cos(side * 3)
  if (bandEdge > 0) {
    darken(sample, 0.3 * line(yoke, 0.01))
    stitchTwice(sample, yoke - 0.03, sample.x)
    fadeDenim(sample, 0.16 * line(yoke + 0.05, 0.09))
    sewFlapPocket(sample, side)
  }
  fadeDenim(sample, 0.16 * line(bandEdge + 0.06, 0.09))
  if (sample.y > SHOULDER_END_Y) return
  const sleeve = side - 1.34 - 0.1 * (sample.y - 2.1) ** 2
  darken(sample, 0.3 * line(sleeve, 0.01))
  stitchTwice(sample, sleeve + 0.05, sample.y + sample.z)
}

/** How far beside a front edge a zip's teeth are, half their length, and how far apart. */
const ZIP = { beside: 0.05, half: 0.018, row: 0.03 } as const
/** The metal of zips, hooks and snaps. */
export const NICKEL = [150, 147, 142] as const

/** The half of a zip along each front edge, on its tape, with a row of thread beside it. */
export const sewZip =
  (opening: Opening): Seams =>
  (sample) => {
    if (isBehind(sample) || sample.isSleeve) return
    const out = Math.abs(sample.x) - opening(sample.y)
    if (out > 0.22) return
    const teeth = Math.abs(out - ZIP.beside) - ZIP.half
    darken(sample, 0.5 * coverage(sample, 0.014 - teeth))
    const row = sample.y / ZIP.row
    const tooth = 0.32 - Math.abs(row - Math.floor(row) - 0.5)
    const isSeen = smoothstep(2, 4, ZIP.row * sample.pixelsPerUnit)
    const share = coverage(sample, -teeth) * (isSeen * coverage(sample, tooth * ZIP.row) + (1 - isSeen) * 0.5)
    layGlossy(sample, NICKEL, share, 0.9)
    darken(sample, 0.3 * line(out - 0.15, 0.012) - 0.1 * line(out - 0.168, 0.01))
  }

const sewCopperButton = (sample: ClothSample, side: number): void => {
  const centerX = OPENINGS.denim(sample.y) + 0.072
  const row = Math.round((sample.y - 1.98) / 0.5)
  sewSnap(sample, distanceOf(side - centerX, sample.y - 1.98 - row * 0.5))
}

const sewSnap = (sample: ClothSample, distance: number): void => {
  if (distance > 0.045) return
  const shine = 1 - distance / 0.06
  sample.red = 120 + 110 * shine
  sample.green = 82 + 84 * shine
  sample.blue = 52 + 56 * shine
  sample.gloss = 0.6
}

/** Below this height a sleeveless top has no edges. */
const STRAPS_END_Y = 2.9

/** Width of the binding that straps and scoop are edged with. */
const BINDING = 0.05

/** Bound edges along the straps and the scoop of a sleeveless top. */
export const sewStrapHems =
  ({ shoulderX }: Frame): Seams =>
  (sample) => {
    if (sample.y > STRAPS_END_Y) return
    const side = Math.abs(sample.x)
    const outer = armholeX(sample.y, shoulderX) - side
    const edge = Math.min(beyondScoop(side, sample.y, sample.z), outer)
    darken(sample, 0.12 * line(edge, 0.01) + 0.24 * line(edge - BINDING, 0.009) - 0.05 * line(edge - BINDING / 2, 0.02))
  }

/** A jacket's front ends over the other one so far beside the middle. */
const FRONT_X = 0.07
/** Where its buttons are, from the waist, and the mouth of the pocket on the chest. */
const BUTTONS = [-0.55, -0.05] as const
const CHEST_POCKET = { x: 0.74, y: 2.92, half: 0.2, height: 0.075, slant: -0.12 } as const

/** Pockets and buttons of a jacket or coat, and the shadow of its lapels. */
export const sewTailored = ({ waistY }: Frame, opening: Opening): Seams => {
  const lapels = shadeLapels(opening)
  return (sample) => {
    if (sample.isSleeve || isBehind(sample)) return
    sewPocketFlaps(sample, waistY + 0.75)
    for (const buttonY of BUTTONS) sewButton(sample, distanceOf(sample.x, sample.y - waistY - buttonY), 0.062)
    lapels(sample)
  }
}

/** The soft shadow that lapels throw on a jacket. */
export const shadeLapels =
  (opening: Opening): Seams =>
  (sample) => {
    if (sample.isSleeve || isBehind(sample)) return
    const beyond = beyondLapel(Math.abs(sample.x) - opening(sample.y) + 0.02, sample.y)
    const strength = 0.42 * smoothstep(1.6, 1.7, sample.y)
    if (beyond > -0.03) darken(sample, strength * Math.exp(-Math.max(0, beyond) / 0.035))
  }

/** What a jacket has and a coat has not: a closed front and a pocket on the chest. */
export const sewJacketFront =
  ({ waistY }: Frame, opening: Opening): Seams =>
  (sample) => {
    if (sample.isSleeve || isBehind(sample)) return
    sewClosing(sample, waistY, opening)
    sewChestPocket(sample)
  }

/** One front over the other, from the end of the lapels to where both part. */
const sewClosing = (sample: ClothSample, waistY: number, opening: Opening): void => {
  const { y } = sample
  if (y < waistY - 1.1 || Math.abs(sample.x) > 0.4) return
  const parts = opening(y)
  if (parts > 0.05) return
  const strength = smoothstep(waistY - 1.1, waistY - 0.9, y)
  const beyond = sample.x - FRONT_X + 0.06 * smoothstep(-0.02, 0.05, parts)
  darken(sample, strength * (0.34 * line(beyond, 0.012) + (beyond > 0 ? 0.3 * Math.exp(-beyond / 0.05) : 0)))
  bendNormal(sample, -0.6 * strength * line(beyond + 0.02, 0.02), 0)
}

/** A welt that stands up from the mouth of its pocket. */
const sewChestPocket = (sample: ClothSample): void => {
  const { x, y, half, height, slant } = CHEST_POCKET
  const across = sample.x - x
  if (Math.abs(across) > half + 0.06) return
  const down = Math.abs(sample.y - y - slant * across) - height / 2
  const edge = Math.max(down, Math.abs(across) - half)
  darken(sample, 0.2 * line(edge, 0.012) - 0.04 * coverage(sample, -edge))
  // Its mouth is above.
  darken(
    sample,
    0.3 *
      line(sample.y - y - slant * across + height / 2 + 0.012, 0.014) *
      smoothstep(half, half - 0.03, Math.abs(across)),
  )
  if (down > 0) darken(sample, 0.2 * Math.exp(-down / 0.025) * smoothstep(0.02, 0, Math.abs(across) - half))
}

/** A button of horn with a rim and four holes, and its shade. */
export const sewButton = (sample: ClothSample, distance: number, radius: number): void => {
  if (distance > 2 * radius) return
  darken(sample, 0.4 * Math.exp(-Math.max(0, distance - radius) / 0.02))
  const share = coverage(sample, radius - distance)
  if (share <= 0) return
  const rim = line(distance - radius * 0.82, radius * 0.16)
  lay(sample, [sample.red * 0.5 + 12, sample.green * 0.48 + 9, sample.blue * 0.46 + 7], share)
  darken(sample, share * (0.5 * line(distance - radius * 0.28, radius * 0.14) - 0.55 * rim))
  sample.gloss = 0.4 * share
}

/** Where the upper front of a robe ends over the other one, from the waist down: towards the wearer's right. */
export const sewOverlap =
  (waistY: number): Seams =>
  (sample) => {
    if (sample.isSleeve || isBehind(sample) || sample.y < waistY) return
    const beyond = -0.52 + 0.03 * (sample.y - waistY) - sample.x
    darken(sample, 0.34 * line(beyond, 0.012) + (beyond > 0 ? 0.28 * Math.exp(-beyond / 0.06) : 0))
    bendNormal(sample, 0.6 * line(beyond + 0.02, 0.022), 0)
  }

/** Of a flap: how far from the middle it is, half its breadth, its height, and how it slants. */
const FLAP = { x: 0.72, half: 0.27, height: 0.2, corner: 0.06, slant: -0.06 } as const

/** Pockets at either side whose mouths are at a height, below their flaps. */
export const sewPocketFlaps = (sample: ClothSample, pocketY: number): void => {
  const across = Math.abs(sample.x) - FLAP.x
  const down = sample.y - pocketY - FLAP.slant * across
  if (Math.abs(across) > FLAP.half + 0.1 || down < -0.06 || down > FLAP.height + 0.14) return
  const [beside, below] = [Math.abs(across) - FLAP.half, down - FLAP.height]
  // Its lower corners are round.
  const outside = beyondBox(beside, below, FLAP.corner)
  const within = smoothstep(0.04, 0, beside)
  darken(sample, within * (0.36 * line(down, 0.012) + 0.2 * line(down + 0.03, 0.01)))
  if (down < 0) return
  darken(sample, outside > 0 ? 0.34 * Math.exp(-outside / 0.035) : 0.08 * line(outside, 0.01) - 0.03)
  bendNormal(sample, 0, outside < 0 ? -0.7 * line(below + 0.015, 0.02) : 0)
}
