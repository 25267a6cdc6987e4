import type { Frame } from '../body/frame.ts'
import { ARM_REST_GAP } from '../body/stance.ts'
import type { TopCut } from './cut-top.ts'
import { heightOf } from './heights.ts'
import { darken, line, type Seams } from './seams.ts'

/** A stitched or ribbed edge at the hem and at the ends of the sleeves. */
export function sewHems(frame: Frame, cut: TopCut): Seams {
  const hemY = heightOf(frame, cut.hem)
  const rootY = frame.shoulderY + 0.31 * frame.girth + 0.15
  const { upperArm, lowerArm } = frame
  const { sleeve, cuff = 0 } = cut
  const sleeveY = rootY + (sleeve <= 1 ? sleeve * upperArm : upperArm + (sleeve - 1) * lowerArm)
  const ribbed = cuff >= 0.1
  const width = ribbed ? 0.24 : cuff > 0 ? 0.26 : 0.1
  const armX = frame.shoulderX - 0.62 * frame.girth + ARM_REST_GAP / 2
  return (sample) => {
    const side = Math.abs(sample.x)
    const onSleeve = sleeve > 0 && side > armX && sample.y > frame.shoulderY + 0.9
    const edge = (onSleeve ? sleeveY : hemY) - sample.y
    if (edge > width + 0.06) return
    darken(sample, 0.24 * line(edge - width, 0.014))
    if (ribbed && edge < width && (onSleeve || cuff > 0.1)) {
      const rib = Math.sin((sample.x + sample.z * 0.8) * 120)
      darken(sample, 0.06 - 0.07 * rib)
    }
    if (cuff > 0 && !ribbed && onSleeve) darken(sample, 0.16 * line(edge - 0.03, 0.01))
  }
}
