import { mixRgb, scaleRgb } from '../color/rgb.ts'
import { SIDES } from './eye-outline.ts'
import { swelling, type FaceBrush } from './face-brush.ts'

/** Nostrils, the creases of the wings and the light that breaks on the tip. */
export const paintNose = (brush: FaceBrush): void => {
  const { palette, head, rig } = brush
  const { noseBaseY: base, noseTipY: tip, noseHalfWidth } = head.layout
  const wing = noseHalfWidth / 0.128
  const dark = scaleRgb(palette.deep, 0.42)
  for (const side of SIDES) {
    brush.blob(
      [
        [0.03 * wing * side, base + 0.002],
        [0.05 * wing * side, base - 0.015],
        [0.08 * wing * side, base - 0.013],
        [0.093 * wing * side, base],
        [0.066 * wing * side, base + 0.01],
      ],
      { color: dark, alpha: 0.72, soft: 0.006 },
    )
    brush.line(
      [
        [0.118 * wing * side, base - 0.085],
        [0.14 * wing * side, base - 0.045],
        [0.126 * wing * side, base - 0.004],
      ],
      swelling(0.008),
      { color: palette.deep, alpha: side === rig.side ? 0.34 : 0.42, soft: 0.009 },
    )
  }
  brush.ellipse(0, base + 0.016, [0.075, 0.014], {
    color: mixRgb(palette.shadow, palette.deep, 0.4),
    alpha: 0.34,
    soft: 0.012,
  })
  brush.ellipse(0.014 * rig.side, tip + 0.002, [0.022, 0.016], { color: palette.highlight, alpha: 0.3, soft: 0.012 })
}
