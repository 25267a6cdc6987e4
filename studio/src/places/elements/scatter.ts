import { cssRgb, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { lerp, TAU } from '../../math/scalar.ts'
import type { Sheet } from '../world/sheet.ts'

type Scatter = {
  /** Blades stand up, ripples are thin level lines, dabs and fallen leaves lie flat. */
  kind: 'blade' | 'ripple' | 'dab' | 'leaf'
  count: number
  /** In metres. */
  size: readonly [number, number]
  colors: readonly Rgb[]
  alpha: number
  far: number
  /** Only this far to both sides of the middle, in metres. */
  halfWidth?: number
}

/** Reach of a leaf's lobes, tip first, all the way round. */
const LOBES = [1, 0.6, 0.86, 0.56, 0.7, 0.48, 0.34, 0.48, 0.7, 0.56, 0.86, 0.6]

type Leaf = { at: readonly [x: number, y: number]; length: number; flat: number; turn: number; tone: Rgb }

/** A lobed leaf with its stem, whose one half catches more light, over its own shadow. */
const drawLeaf = ({ context }: Sheet, { at: [x, y], length, flat, turn, tone }: Leaf): void => {
  const fill = (color: Rgb, alpha: number, lobes: readonly number[], sink: number) => {
    context.beginPath()
    for (const [index, reach] of lobes.entries()) {
      const angle = turn + (index / LOBES.length) * TAU
      context.lineTo(x + Math.cos(angle) * reach * length, y + sink + Math.sin(angle) * reach * length * flat)
    }
    context.fillStyle = cssRgb(color, alpha)
    context.fill()
  }
  fill([30, 22, 16], 0.3, LOBES, 0.12 * length)
  fill(tone, 0.96, LOBES, 0)
  fill(scaleRgb(tone, 1.22), 0.75, LOBES.slice(0, LOBES.length / 2 + 1), 0)
  context.beginPath()
  context.moveTo(x + Math.cos(turn) * 0.7 * length, y + Math.sin(turn) * 0.7 * length * flat)
  context.lineTo(x - Math.cos(turn) * 0.8 * length, y - Math.sin(turn) * 0.8 * length * flat)
  context.lineWidth = Math.max(0.4, length * 0.05)
  context.strokeStyle = cssRgb(scaleRgb(tone, 0.62), 0.8)
  context.stroke()
}

/** Many small marks on the ground, about as many in a row of the picture near as far. */
export const scatterOnGround = (sheet: Sheet, { kind, count, size, colors, alpha, far, halfWidth }: Scatter): void => {
  const { painter, context } = sheet
  const top = painter.groundLine(far)
  const bottom = Math.max(top + 1, painter.groundLine(Math.max(0.3, painter.nearestGround * 0.9)))
  const rows = Array.from({ length: count }, () => lerp(top, bottom, painter.random() ** 1.2)).sort((a, b) => a - b)
  context.lineCap = 'round'
  for (const row of rows) {
    const z = painter.groundAt(row, 2)
    const reach = Math.min(painter.reach(z) * 1.05, halfWidth ?? Infinity)
    const [x, y] = sheet.at(painter.between(-reach, reach), 0, z)
    const length = painter.between(...size) * sheet.zoom(z)
    const tone = sheet.tone(scaleRgb(painter.pick(colors), painter.between(0.85, 1.15)), z)
    if (kind === 'leaf') {
      const turn = painter.between(0, TAU)
      drawLeaf(sheet, { at: [x, y], length, flat: painter.between(0.7, 1.2) * sheet.flatness(z), turn, tone })
      continue
    }
    context.beginPath()
    if (kind === 'dab') {
      context.ellipse(x, y, length, length * painter.between(0.2, 0.45), painter.between(-0.4, 0.4), 0, TAU)
      context.fillStyle = cssRgb(tone, alpha)
      context.fill()
      continue
    }
    context.moveTo(x, y)
    if (kind === 'blade') context.lineTo(x + length * painter.between(-0.5, 0.5), y - length)
    else context.lineTo(x + length, y)
    context.lineWidth = Math.max(0.5, length * (kind === 'blade' ? 0.12 : 0.05))
    context.strokeStyle = cssRgb(tone, alpha)
    context.stroke()
  }
}
