import { valueNoise } from '../../../math/noise.ts'
import { distanceOf, lerp, smoothstep } from '../../../math/scalar.ts'
import type { Frame } from '../../body/frame.ts'
import { bendNormal, beyondBox, coverage, darken, knitRibs, layGlossy, line } from '../appearance/fabrics.ts'
import type { ClothSample, Seams } from '../appearance/fabrics.ts'
import { SLEEVE_QUILTING } from '../cut/cut-top.ts'
import { OPENINGS } from '../cut/neckline.ts'
import type { Opening } from '../cut/neckline.ts'
import { sleeveRootY } from '../garment.ts'
import { isBehind, lieOver, NICKEL, sewButton, sewPocketFlaps, shadeLapels } from './seams.ts'

/** How far the upper front of a double-breasted coat reaches over the lower one, and where its buttons are. */
const TRENCH = {
  overlap: 0.42,
  buttonX: 0.3,
  rows: [-0.95, -0.45, 0.5, 1.05],
  radius: 0.058,
} as const
/** The flap over the chest on the wearer's right, which sheds rain: its lower edge, from the middle to the armhole. */
const FLAP_OVER = { fromX: -0.34, y: 2.95, slope: 0.2 } as const
/** Straps on the shoulders: how far from the neck they end, how broad they are, and how far above the chest. */
const SHOULDER_STRAP = { from: 0.66, half: 0.12, point: 0.07, z: -0.36 } as const

/** Lapels, two rows of buttons, a flap over the chest, straps on the shoulders and slanting pockets. */
export const sewTrench = ({ waistY, shoulderX, shoulderY }: Frame): Seams => {
  const lapels = shadeLapels(OPENINGS.coat)
  return (sample) => {
    if (sample.isSleeve) return
    sewShoulderStrap(sample, { shoulderX, shoulderY })
    if (isBehind(sample)) return
    lapels(sample)
    const { overlap, buttonX, rows, radius } = TRENCH
    const side = Math.abs(sample.x)
    if (sample.y > waistY - 1.2) {
      const beyond = sample.x - overlap
      lieOver(sample, beyond)
      stitchPlain(sample, beyond + 0.045)
    }
    for (const row of rows) sewButton(sample, distanceOf(side - buttonX, sample.y - waistY - row), radius)
    const { fromX, y, slope } = FLAP_OVER
    if (sample.x < fromX && sample.y > 1.9 && sample.y < y + 0.3) {
      const below = sample.y - y - slope * (sample.x - fromX) * (sample.x - fromX + 0.6)
      lieOver(sample, below, { shade: 0.24 })
      stitchPlain(sample, below + 0.045)
    }
    sewSlantPocket(sample, side - 0.82, sample.y - waistY - 0.75)
  }
}

/** A row of thread in the colour of the cloth. */
const stitchPlain = (sample: ClothSample, offset: number): void =>
  darken(sample, 0.12 * line(offset, 0.01) - 0.05 * line(offset - 0.016, 0.01))

const sewShoulderStrap = (
  sample: ClothSample,
  { shoulderX, shoulderY }: Pick<Frame, 'shoulderX' | 'shoulderY'>,
): void => {
  if (sample.y > shoulderY + 0.7) return
  const { from, half, point, z } = SHOULDER_STRAP
  const side = Math.abs(sample.x)
  const across = Math.abs(sample.z - z) - half + Math.max(0, point - (side - from))
  const outside = Math.max(across, from - side, side - shoulderX + 0.1)
  lieOver(sample, outside, { edge: 0.32, reach: 0.03 })
  if (outside < 0) stitchPlain(sample, outside + 0.035)
  sewButton(sample, distanceOf(side - from - 0.13, sample.z - z), 0.045)
}

/** A welt along the slanting mouth of a pocket. */
const sewSlantPocket = (sample: ClothSample, across: number, down: number): void => {
  const slant = across + 0.3 * down
  const outside = Math.max(Math.abs(slant) - 0.085, Math.abs(down) - 0.36)
  if (outside > 0.12) return
  darken(sample, outside > 0 ? 0.26 * Math.exp(-outside / 0.03) : 0.26 * line(outside, 0.012))
  if (outside < 0) stitchPlain(sample, outside + 0.03)
}

/** Where the covered front of a raincoat ends, and its snaps: from the collar down, and how large. */
const SNAPS = { edge: 0.2, x: 0.1, first: 2.02, spacing: 0.62, radius: 0.044 } as const

/** A flap over the front with a row of snaps, a seam across the chest, and pockets with broad flaps. */
export const sewSnaps =
  ({ waistY, shoulderX }: Frame): Seams =>
  (sample) => {
    if (sample.isSleeve) return
    const yoke = Math.abs(sample.x) < shoulderX - 0.3 ? sample.y - 2.62 : 9
    lieOver(sample, yoke, { edge: 0.26, shade: 0.16 })
    stitchPlain(sample, yoke + 0.05)
    if (isBehind(sample)) return
    const { edge, x, first, spacing, radius } = SNAPS
    const beyond = sample.x - edge
    lieOver(sample, beyond)
    stitchPlain(sample, beyond + 0.05)
    sewPocketFlaps(sample, waistY + 0.62)
    const row = Math.max(0, Math.round((sample.y - first) / spacing))
    const distance = distanceOf(sample.x - x, sample.y - first - row * spacing)
    darken(sample, 0.4 * Math.exp(-Math.max(0, distance - radius) / 0.02))
    const share = coverage(sample, radius - distance)
    if (share <= 0) return
    layGlossy(sample, NICKEL, share, 0.9)
    bendNormal(sample, (-0.9 * share * (sample.x - x)) / radius, 0)
  }

/** The edge of a coat's front that lies over the other one, with its shade beside it. */
export const sewFrontEdge =
  (waistY: number): Seams =>
  (sample) => {
    if (isBehind(sample) || sample.y < waistY - 0.8) return
    const beyond = sample.x - 0.2
    lieOver(sample, beyond)
    darken(sample, 0.1 * line(beyond + 0.05, 0.01))
  }

/** How broad the ribbed band along a cardigan's fronts is, and its buttons and pockets. */
const BAND = { width: 0.15, first: 3.42, spacing: 0.52, radius: 0.052 } as const
const PATCH = { x: 0.74, half: 0.32, down: 0.62, height: 0.66, rib: 0.12 } as const

/** A ribbed band along both fronts with buttons below the pointed neck, and two pockets sewn on. */
export const sewCardigan =
  ({ waistY }: Frame, opening: Opening): Seams =>
  (sample) => {
    if (sample.isSleeve || isBehind(sample)) return
    const side = Math.abs(sample.x)
    const { width, first, spacing, radius } = BAND
    const open = Math.max(0, opening(sample.y))
    // Where it is closed one band lies over the other.
    const apart = smoothstep(0, 0.12, open)
    const beyond = side - open - width * lerp(0.5, 1, apart)
    if (beyond < 0.12) {
      lieOver(sample, beyond, { edge: 0.24, shade: 0.16, reach: 0.03 })
      if (beyond < -0.01) knitRibs(sample, sample.y, 0.04, [0, 1])
    }
    if (sample.y > first - spacing / 2) {
      const row = Math.round((sample.y - first) / spacing)
      const x = apart * (open + width / 2)
      sewButton(sample, distanceOf(sample.x - x, sample.y - first - row * spacing), radius)
    }
    const pocket = sample.y - waistY - PATCH.down
    const outside = beyondBox(
      Math.abs(side - PATCH.x) - PATCH.half,
      Math.abs(pocket - PATCH.height / 2) - PATCH.height / 2,
      0.05,
    )
    if (outside > 0.1) return
    lieOver(sample, outside, { shade: 0.14, reach: 0.03 })
    if (outside > 0 || pocket > PATCH.rib) return
    darken(sample, 0.22 * line(pocket - PATCH.rib, 0.012))
    knitRibs(sample, sample.x, 0.04)
  }

/** The seams between the ridges of a quilted jacket, which draw the cloth together; so many ridges to a head unit. */
export const sewQuilting = (quilting: number, frame: Frame): Seams => {
  const { upperArm, lowerArm } = frame
  const rootY = sleeveRootY(frame)
  return (sample) => {
    const down = sample.y - rootY
    const onUpper = down < upperArm
    const phase = sample.isSleeve
      ? (onUpper ? down / upperArm : 1 + (down - upperArm) / lowerArm) * quilting * SLEEVE_QUILTING
      : sample.y * quilting
    const unit = sample.isSleeve ? (quilting * SLEEVE_QUILTING) / (onUpper ? upperArm : lowerArm) : quilting
    const away = (phase / Math.PI - Math.round(phase / Math.PI)) * (Math.PI / unit)
    const pucker = valueNoise(sample.around * 13, Math.round(phase / Math.PI), 7) - 0.5
    bendNormal(sample, 0.7 * pucker * line(away, 0.06), 6 * away * line(away, 0.07))
    darken(sample, 0.3 * line(away, 0.016) + 0.1 * line(away, 0.05))
  }
}
