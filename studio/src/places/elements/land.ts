import { mixRgb, scaleRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { fractalNoise } from '../../math/noise.ts'
import type { BackdropPainter } from '../world/backdrop-painter.ts'
import type { Point } from '../world/sheet.ts'

type Ridge = {
  z: number
  height: number
  color: Rgb
  from?: number
  to?: number
  /** 0 rolling hills, 1 jagged peaks. */
  roughness?: number
  /** Height above which snow lies. */
  snowLine?: number
}

/** How many stand side by side, a quarter more than are seen. */
const PEAKS = 9

/** Hills or mountains: a ridge with faces lit from the left and shaded to the right. */
export const paintRidge = (
  painter: BackdropPainter,
  { z, height, color, from, to, roughness = 0.3, snowLine }: Ridge,
): void => {
  const reach = painter.reach(z) * 1.25
  const [left, right] = [from ?? -reach, to ?? reach]
  const seed = painter.between(0, 50)
  const steps = 84
  const span = right - left
  const feature = 2.2 / (painter.reach(z) * 2)
  const peaks = Array.from({ length: PEAKS }, (_, peak) => ({
    at: (left + (span * (peak + painter.between(-0.32, 0.32))) / (PEAKS - 1)) * feature,
    tall: painter.between(0.6, 1),
    steep: painter.between(1.1, 1.9),
  }))
  const heightAt = (x: number): number => {
    const u = x * feature
    const rolling = fractalNoise(u * 1.6 + seed, seed, 1.5, 3)
    const rugged = 0.2 * (fractalNoise(u * 7 + seed, seed * 0.7, 7.5, 4) - 0.5)
    const sharp = Math.max(0, ...peaks.map(({ at, tall, steep }) => tall - steep * Math.abs(u - at) + rugged))
    const edge = Math.min(1, (x - left) / (span * 0.16), (right - x) / (span * 0.16))
    const fall = from === undefined ? 1 : Math.max(0, edge) ** 0.6
    return height * (0.25 + (1 - roughness) * rolling + roughness * sharp) * fall
  }
  const crest: Point[] = Array.from({ length: steps + 1 }, (_, step) => {
    const x = left + (span * step) / steps
    return [x, heightAt(x)]
  })
  const { contrast, snow } = painter.ambience
  const ground = mixRgb(color, [232, 238, 248], snow * 0.7)
  painter.sheet(z, (sheet) => {
    sheet.poly([[left, -height * 0.3], ...crest, [right, -height * 0.3]], ground)
    for (let step = 0; step < steps; step++) {
      const [a, b] = [crest[step], crest[step + 1]]
      const slope = (b[1] - a[1]) / (b[0] - a[0])
      const lit = Math.max(-1, Math.min(1, slope * 1.3))
      const isSnowy = snowLine !== undefined && (a[1] + b[1]) / 2 > snowLine
      const surface = isSnowy ? ([238, 242, 250] as const) : ground
      const foot = heightAt(a[0] + span * 0.012) * (isSnowy ? 0.72 : 0.4) + height * 0.08 * painter.random()
      sheet.poly(
        [a, b, [b[0] + span * 0.014, foot], [a[0] + span * 0.012, foot]],
        lit > 0 ? mixRgb([...surface], [255, 244, 220], lit * 0.28 * contrast) : scaleRgb([...surface], 1 + lit * 0.42),
        isSnowy ? 0.9 : 0.6,
      )
    }
  })
}
