import type { Worn } from '../../identity/worn.ts'
import { luma, mixRgb, multiplyRgb, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { bell, clamp, distanceOf, lerp, smoothstep } from '../../math/scalar.ts'
import { splineTable } from '../../math/spline.ts'
import { lipOutline } from '../head/lip-outline.ts'
import type { LipOutline } from '../head/lip-outline.ts'
import type { ColorBuffer, GBuffer } from '../raster/gbuffer.ts'
import { MATERIAL } from '../raster/mesh.ts'
import type { SkinPalette } from '../skin/palette.ts'
import type { FaceBrush } from './face-brush.ts'
import { archDepth, archSlope, teethRow } from './teeth.ts'

const THROAT: Rgb = [78, 26, 25]
const FLESH: Rgb = [142, 62, 56]
const TONGUE: Rgb = [214, 112, 106]
const GUM: Rgb = [186, 98, 94]
const YELLOW: Rgb = [0.99, 0.965, 0.925]
/** What is left of light between two teeth, and of each colour where it is dim: it has come off red walls. */
const BETWEEN: Rgb = [0.7, 0.5, 0.42]
const WARMTH = [0.9, 1.04, 1.12] as const

/** How much light comes from between the corners of two teeth, and how much more from where a wet tooth shines. */
const NOTCH = 0.93
const WET = 0.12

/** How far the upper incisors stand behind the surface that closes the mouth, and the lower ones and the tongue, in head units. */
const BEHIND = { upper: 0.012, lower: 0.035 } as const
/** Where the edges of the upper incisors are below the middle of the mouth, in speech and in the broadest smile. */
const EDGE = { talk: 0.017, smile: 0.056 } as const
/** How far pursed lips come before the teeth, in head units, and the share of light that is left for what is behind them. */
const PURSED = { over: 0.022, light: 0.45 } as const
/** How little light reaches what lies deep: its share left after a head unit. */
const DIMMING = 3
/** Share of the light that is left between the cheeks and the teeth at the corners. */
const CORRIDOR = 0.34
/** How much of the difference in light between a face's two sides reaches the teeth. */
const AS_LIT = 0.6
/** How far below the upper lip its shadow ends, in head units. */
const LIP_SHADOW = 0.05

/** A place in the mouth: where the line of sight comes in, and how far below the upper and above the lower lip. */
type Entry = { x: number; y: number; z: number; below: number; above: number }

/** Where the tooth is that alone may be of gold, in head units from the middle. */
const GOLD_TOOTH = [0.074, 0.128] as const
const BRACKET = { half: 0.42, high: 0.017, wire: 0.0055 } as const

/** What covers an upper tooth at a place across it and so far below its middle: its colour and share. */
const metalOn = (
  worn: NonNullable<Worn['teeth']>,
  { x, across, low }: { x: number; across: number; low: number },
): { color: Rgb; share: number } => {
  if (worn.name === 'braces') {
    const isBracket = Math.abs(across) < BRACKET.half && Math.abs(low) < BRACKET.high
    const isWire = Math.abs(low) < BRACKET.wire
    return {
      color: scaleRgb(worn.color, isWire ? 1.25 : 0.9 + 0.5 * bell(low, -0.008, 0.006)),
      share: isBracket || isWire ? 0.95 : 0,
    }
  }
  if (worn.name === 'tooth-gap') return { color: worn.color, share: smoothstep(0.017, 0.009, Math.abs(x)) }
  const isOf = worn.name === 'gold-teeth' || (x > GOLD_TOOTH[0] && x < GOLD_TOOTH[1])
  const shine = bell(across, -0.25, 0.3) * bell(low, 0.006, 0.03)
  return {
    color: mixRgb(scaleRgb(worn.color, 0.7 + 0.24 * (1 - across * across)), [255, 248, 220], 0.75 * shine),
    share: isOf ? 1 : 0,
  }
}

/** Wet flesh would glow out of dark lips. */
const dimmed = (share: number, { darkness }: SkinPalette): number => share * lerp(1, 0.6, darkness)

/** Colour of what is seen through the opening of the mouth from a place on it. */
const innerMouth = (brush: FaceBrush, lips: LipOutline): ((entry: Entry) => Rgb) => {
  const { head, identity, pose, palette, rig } = brush
  const { layout } = head
  const { mouthY, mouthOpening, talk, wrinkling, unit } = layout
  const [originX, originY, originZ] = pose.toLocal(0, 0, 0)
  const [x1, y1, z1] = pose.toLocal(0, 0, 1)
  const [towardsX, towardsY, towardsZ] = [x1 - originX, y1 - originY, z1 - originZ]
  const [, lowestLip] = lips.lowerInner[(lips.lowerInner.length - 1) / 2]
  const pursed = unit('pucker') ** 0.6
  const edgeY = mouthY + lerp(EDGE.talk, EDGE.smile, mouthOpening) - PURSED.over * pursed
  const room = lowestLip - edgeY
  const upper = teethRow(identity, { facing: 1, edgeY })
  const lower = teethRow(identity, { facing: -1, edgeY: lowestLip - 0.026 * smoothstep(0.03, 0.09, room) })
  const raised = unit('tongue')
  // In bright lips it is brighter than in dark ones, beside which it would glow.
  const tip = lerp(1, 0.68, palette.darkness)
  const tongueY = lerp(lowestLip - 1.1 * Math.max(0, room), edgeY - 0.012, raised)
  const front = head.heightAt(0, mouthY - 0.3 * (mouthY - layout.noseBaseY)) - BEHIND.upper
  const open = mixRgb(
    scaleRgb(brush.lightAt(0, mouthY - 0.06), 1 / 255),
    [1, 0.97, 0.93],
    lerp(0.6, 0.42, palette.darkness),
  )
  const light = scaleRgb(open, lerp(1, PURSED.light, pursed))
  /** How bright the face is beside the mouth, as a share of what it is above its middle: teeth lie in the same light. */
  const beside = splineTable(
    [-1, -0.5, 0, 0.5, 1].map((side): [number, number] => {
      const x = side * layout.mouthHalfWidth
      const share = luma(brush.lightAt(x, mouthY - 0.06)) / luma(brush.lightAt(0, mouthY - 0.06))
      return [x, lerp(1, clamp(share, 0.4, 1.3), AS_LIT)]
    }),
  )
  const enamel: Rgb = [lerp(255, 250, wrinkling), lerp(251, 243, wrinkling), lerp(244, 230, wrinkling)]
  const white = multiplyRgb(scaleRgb(enamel, lerp(1, 0.88, talk) * lerp(1, 0.78, palette.darkness)), light)
  const soft = 0.8 / brush.scale
  const walls = dimmed(1, palette)

  /** Follows the line of sight to an arch that stands so far behind the lips. */
  const follow = ({ x, y, z }: Entry, depth: number): readonly [x: number, y: number] => {
    let way = 0
    for (let step = 0; step < 5; step++) {
      const at = clamp(x - towardsX * way, -0.3, 0.3)
      const missed = z - towardsZ * way - (front - depth - archDepth(at))
      way += missed / Math.max(0.35, towardsZ + towardsX * archSlope(at))
    }
    return [x - towardsX * way, y - towardsY * way]
  }

  const toothAt = (
    row: typeof upper,
    [x, y]: readonly [number, number],
    entry: Entry,
  ): { color: Rgb; share: number } => {
    const { edgeY: end, squareY, gumY, across, gap, yellow, tone } = row(x)
    const facing = end > gumY ? 1 : -1
    const along = facing * (end - y)
    const slope = archSlope(clamp(x, -0.3, 0.3)) + Math.sign(x) * 0.28 * across
    const facingKey = (slope * rig.side * 0.75 + 0.66) / distanceOf(1, slope)
    const dim =
      Math.exp(-DIMMING * archDepth(x)) * lerp(0.88, 1.08, clamp(0.5 + 0.5 * facingKey)) * (1 - 0.07 * across ** 4)
    const shadow = lerp(0.68, 1, smoothstep(-0.004, LIP_SHADOW, entry.below))
    const thin = smoothstep(0.016, 0, along)
    const crack = gap * lerp(0.06, 0.15, smoothstep(0.03, 0, along)) * (facing > 0 ? 1 : 0.5)
    const wet = WET * bell(x, 0.05 * rig.side, 0.07) * bell(along, 0.05, 0.025)
    const bright = dim * shadow * beside(entry.x) * tone * (1 - 0.07 * thin) * (facing > 0 ? 1 + wet : 0.5)
    const warm: Rgb = [bright ** WARMTH[0], bright ** WARMTH[1], bright ** WARMTH[2]]
    let color = multiplyRgb(multiplyRgb(white, warm), mixRgb([1, 1, 1], YELLOW, yellow))
    const worn = facing > 0 ? brush.scene.worn?.teeth : undefined
    if (worn) {
      const metal = metalOn(worn, { x, across, low: y - (gumY + end) / 2 })
      color = mixRgb(color, multiplyRgb(scaleRgb(metal.color, dim * shadow * beside(entry.x)), light), metal.share)
    }
    const edge = smoothstep(-soft, soft, along)
    // Between rounded corners the next teeth and wet edges are seen, not the dark.
    const notch = NOTCH * smoothstep(-soft, soft, facing * (squareY - y))
    color = mixRgb(color, multiplyRgb(color, BETWEEN), Math.max(crack, 0.6 * (1 - edge)))
    const gums = smoothstep(soft, -soft, facing * (y - gumY))
    if (gums > 0) color = mixRgb(color, scaleRgb(multiplyRgb(GUM, light), dim * lerp(0.6, 0.9, shadow)), gums)
    // Where the far side of a turned head's arch is seen along its length it is lost in the dark.
    const seen = smoothstep(0.3, 0.6, towardsZ + towardsX * archSlope(x)) * smoothstep(0.32, 0.28, Math.abs(x))
    return { color, share: Math.max(edge, notch) * seen }
  }

  const reach = lips.upperInner.at(-1)?.[0] ?? layout.mouthHalfWidth
  return (entry) => {
    const corridor = lerp(CORRIDOR, 1, smoothstep(reach, 0.6 * reach, Math.abs(entry.x)))
    const [deepX, deepY] = follow(entry, BEHIND.lower)
    const deep = smoothstep(0, 0.036, Math.min(entry.below, entry.above))
    let color = scaleRgb(multiplyRgb(mixRgb(FLESH, THROAT, deep), light), walls * Math.exp(-0.8 * Math.abs(deepX)))
    if (room > 0.012 || raised > 0) {
      const rise = deepY - (tongueY + lerp(2.4, 1.6, raised) * deepX * deepX)
      const furrow = 1 - 0.12 * Math.exp(-((deepX / 0.024) ** 2))
      const forward = lerp(smoothstep(0, 0.06, rise), tip * lerp(0.7, 1, smoothstep(0, 0.03, rise)), raised)
      const lit =
        lerp(lerp(0.45, 0.62, mouthOpening), 1, forward) * furrow * lerp(smoothstep(0, 0.05, entry.below), 1, raised)
      color = mixRgb(color, scaleRgb(multiplyRgb(TONGUE, light), walls * lit), smoothstep(-0.006, 0.012, rise))
      const tooth = toothAt(lower, [deepX, deepY], entry)
      color = mixRgb(color, tooth.color, tooth.share * smoothstep(0.05, 0.09, room) * (1 - raised))
    }
    const tooth = toothAt(upper, follow(entry, 0), entry)
    return mixRgb(color, multiplyRgb(tooth.color, [corridor ** 0.5, corridor ** 0.9, corridor ** 0.9]), tooth.share)
  }
}

/**
 * Paints what an open mouth shows: teeth along their arch, gums, tongue and the dark behind them. Works pixel by pixel, as
 * a turned head sees past the lips; nothing when the lips are shut.
 */
export const paintInnerMouth = ({ pixels, width, height }: ColorBuffer, buffer: GBuffer, brush: FaceBrush): void => {
  const { identity, head, scale } = brush
  const { mouthOpening, talk, mouthHalfWidth, mouthY } = head.layout
  if (mouthOpening <= 0.02 && talk <= 0.02) return
  const lips = lipOutline(identity, head.layout)
  const [top, bottom] = [lips.upperInner, lips.lowerInner].map(splineTable)
  const reach = lips.upperInner.at(-1)?.[0] ?? mouthHalfWidth
  const colorOf = innerMouth(brush, lips)
  const [centerX, centerY] = brush.at(0, mouthY)
  const [halfWidth, halfHeight] = [1.3 * mouthHalfWidth * scale, 0.36 * scale]
  const soft = 1.1 / scale
  const flesh = multiplyRgb(FLESH, scaleRgb(brush.lightAt(0, mouthY - 0.06), dimmed(0.72, brush.palette) / 255))
  const entry: Entry = { x: 0, y: 0, z: 0, below: 0, above: 0 }
  const [left, right] = [Math.max(0, Math.floor(centerX - halfWidth)), Math.min(width - 1, centerX + halfWidth)]
  const [first, last] = [Math.max(0, Math.floor(centerY - halfHeight)), Math.min(height - 1, centerY + halfHeight)]
  for (let row = first; row <= last; row++)
    for (let column = left; column <= right; column++) {
      const pixel = row * width + column
      if (buffer.materials[pixel] !== MATERIAL.face) continue
      const [x, y, z] = [buffer.rest[pixel * 3], buffer.rest[pixel * 3 + 1], buffer.rest[pixel * 3 + 2]]
      if (Math.abs(x) >= reach || z < 0) continue
      const [below, above] = [y - top(x), bottom(x) - y]
      // At the corners wet flesh closes the opening softly.
      const corner = smoothstep(0.74, 1, Math.abs(x) / reach)
      const share = smoothstep(-soft, soft * (1 + 7 * corner), Math.min(below, above))
      if (share <= 0) continue
      Object.assign(entry, { x, y, z, below, above })
      const color = mixRgb(colorOf(entry), flesh, 0.8 * corner)
      for (let channel = 0; channel < 3; channel++)
        pixels[pixel * 3 + channel] = lerp(pixels[pixel * 3 + channel], color[channel], share)
    }
}
