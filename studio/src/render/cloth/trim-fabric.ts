import { valueNoise } from '../math/noise.ts'
import { smoothstep } from '../math/scalar.ts'
import { bendNormal, type Fabric, FABRICS } from './fabrics.ts'
import type { ClothSample } from './shade-cloth.ts'
import { TRIM } from './sheet.ts'

const tone = (sample: ClothSample, factor: number): void => {
  sample.red *= factor
  sample.green *= factor
  sample.blue *= factor
}

/** Ribs that run across the piece. */
function ribs(sample: ClothSample, along: number, perUnit: number): void {
  const phase = along * perUnit * Math.PI * 2
  const slope = Math.cos(phase) * 0.26
  bendNormal(sample, slope * sample.normalZ, slope * sample.normalX)
  tone(sample, 0.9 + 0.09 * Math.sin(phase))
}

/** A row of stitches near the edge of a collar or lapel. */
function topstitch(sample: ClothSample, across: number, along: number): void {
  const offset = Math.abs(across - 0.86)
  if (offset > 0.05) return
  tone(sample, 1 - 0.16 * Math.exp(-((offset / 0.018) ** 2)))
  const dash = along * 17
  if (offset < 0.012 && dash - Math.floor(dash) < 0.6) tone(sample, 1.12)
}

/** Colours a sewn-on piece: x is the length along it, y the share across it. */
export function shadeTrim(sample: ClothSample, trim: number, fabric: Fabric): void {
  const { x: along, y: across } = sample
  if (trim === TRIM.rib) {
    ribs(sample, along, fabric === FABRICS.stockinette ? 20 : 34)
    tone(sample, 0.95 + 0.05 * smoothstep(0, 0.5, across) - 0.14 * Math.exp(-((across / 0.1) ** 2)))
    return
  }
  if (trim === TRIM.turtleneck) {
    ribs(sample, along, 17)
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
    if (edge < 0.055) {
      sample.red = 212 - 40 * Math.sin(along * 60) ** 2
      sample.green = 172 - 40 * Math.sin(along * 60) ** 2
      sample.blue = 92
      sample.gloss = 0.4
    }
    return
  }
  fabric.weave(sample, along, across * 0.35)
  if (trim === TRIM.collar) topstitch(sample, across, along)
  if (trim === TRIM.lapel) tone(sample, 1.05 - 0.3 * smoothstep(0.9, 1, across))
}
