import type { CreateCanvas } from '../../image/canvas.ts'
import { luma, multiplyRgb, scaleRgb } from '../../image/rgb.ts'
import { clamp, lerp, smoothstep } from '../../math/scalar.ts'
import type { ColorBuffer, GBuffer } from '../raster/gbuffer.ts'
import { MATERIAL } from '../raster/mesh.ts'
import { SIDES } from '../head/eye-outline.ts'
import type { Side } from '../head/eye-outline.ts'
import type { FacePoint } from '../head/features-layout.ts'
import { FaceBrush, swelling } from './face-brush.ts'
import type { FaceBrushOptions } from './face-brush.ts'
import { readFaceLight } from './face-light.ts'
import { compositeLayer, createLayer } from './feature-layer.ts'
import { paintAge } from './paint-age.ts'
import { paintBrow } from './paint-brow.ts'
import { paintEye } from './paint-eye.ts'
import { paintLidFolds } from './paint-eyelids.ts'
import { paintFaceArt } from './paint-face-art.ts'
import { paintInnerMouth } from './paint-inner-mouth.ts'
import { paintSkinMarks } from './paint-skin-marks.ts'

/** Nostrils, the creases of the wings and the light that breaks on the tip. */
const paintNose = (brush: FaceBrush): void => {
  const { palette, head, rig } = brush
  const { noseBaseY: base, noseTipY: tip, noseHalfWidth, masculinity } = head.layout
  const wing = noseHalfWidth / 0.128
  for (const side of SIDES) {
    const nostril = (grown: number): FacePoint[] => [
      [side * (0.034 * wing - grown), base - 0.009],
      [side * 0.058 * wing, base - 0.027 - grown],
      [side * (0.094 * wing + grown), base - 0.02],
      [side * 0.066 * wing, base - 0.007 + grown],
    ]
    brush.blob(nostril(0.004), { color: palette.shadow, alpha: 0.42, soft: 0.011 })
    brush.blob(nostril(-0.003), {
      color: scaleRgb(palette.deep, 0.55),
      alpha: lerp(0.62, 0.76, masculinity),
      soft: 0.006,
    })
    brush.line(
      [
        [side * 0.108 * wing, base - 0.096],
        [side * 0.137 * wing, base - 0.056],
        [side * 0.12 * wing, base - 0.012],
      ],
      swelling(0.008),
      { color: palette.deep, alpha: 0.37, soft: 0.012 },
    )
  }
  brush.ellipse(0, lerp(tip, base, 0.55), [0.05, 0.012], { color: palette.shadow, alpha: 0.28, soft: 0.014 })
  brush.ellipse(0.012 * rig.side, tip - 0.006, [0.022, 0.016], { color: palette.highlight, alpha: 0.46, soft: 0.012 })
}

/** Planes that a mean face lacks: bone above the hollow of the cheek, and the edge of the jaw. */
const paintPlanes = (brush: FaceBrush): void => {
  const { palette, head, rig } = brush
  const { masculinity: male, wrinkling, mouthY, chinY } = head.layout
  for (const side of SIDES) {
    brush.ellipse(
      side * 0.335,
      0.15,
      [0.1, 0.035],
      {
        color: palette.highlight,
        alpha: side === rig.side ? 0.24 : 0.12,
        soft: 0.04,
      },
      -0.5 * side,
    )
    const shade = {
      color: multiplyRgb(palette.shadow, [0.98, 0.87, 0.84]),
      alpha: lerp(0.16, 0.24, male) * (1 - 0.4 * wrinkling),
      soft: 0.05,
    }
    const hollow: FacePoint[] = [
      [side * 0.47, 0.32],
      [side * 0.36, 0.44],
      [side * 0.28, 0.54],
    ]
    const jaw: FacePoint[] = [
      [side * 0.42, mouthY],
      [side * 0.33, lerp(mouthY, chinY, 0.62)],
      [side * 0.2, chinY - 0.02],
    ]
    for (const plane of [hollow, jaw]) brush.line(plane, swelling(0.045), shade)
  }
}

/** Surface nearer to the middle than this is the nose's bridge, which runs out softly: it hides the far eye when the head is turned. */
const BRIDGE = { from: 0.064, to: 0.086 } as const

type FeatureOptions = Omit<FaceBrushOptions, 'context' | 'lightAt'> & { createCanvas: CreateCanvas }

/** How far painted skin follows the light on the skin under it. */
const FOLLOWED_LIGHT = 0.85
const FACTORS = { least: 0.34, most: 1.2 }

/** The light on the skin that is there, pixel by pixel. */
const readSkinLight = ({ pixels }: ColorBuffer, { palette }: FeatureOptions): ((pixel: number) => number) => {
  const own = luma(palette.base)
  return (pixel) => {
    const at = pixel * 3
    const skin = luma([pixels[at], pixels[at + 1], pixels[at + 2]]) / own
    return lerp(1, clamp(skin, FACTORS.least, FACTORS.most), FOLLOWED_LIGHT)
  }
}

/** Lines, nose, lips and marks, without eyes and brows. */
export const paintSkinFeatures = (target: ColorBuffer, buffer: GBuffer, options: FeatureOptions): void => {
  const { pose, createCanvas } = options
  const { scale } = pose.camera
  const [centerX, centerY] = pose.toScreen(pose.toWorld(0, 0.1, 0.3))
  const layer = createLayer(createCanvas, target, {
    centerX,
    centerY,
    halfWidth: 0.75 * scale,
    halfHeight: 1.02 * scale,
  })
  const brush = new FaceBrush({ ...options, context: layer.context, lightAt: readFaceLight(target, buffer, options) })
  paintAge(brush)
  for (const side of SIDES) paintLidFolds(brush, side)
  paintFaceArt(brush)
  paintPlanes(brush)
  paintNose(brush)
  paintSkinMarks(brush)
  compositeLayer(target, layer, {
    visible: (pixel) => (buffer.materials[pixel] === MATERIAL.face ? 1 : 0),
    light: readSkinLight(target, options),
  })
  paintInnerMouth(target, buffer, brush)
}

/** One eye with its brow. */
export const paintEyeRegion = (
  target: ColorBuffer,
  buffer: GBuffer,
  options: FeatureOptions & { side: Side },
): void => {
  const { pose, head, side, createCanvas } = options
  const { scale } = pose.camera
  const { eyeX } = head.layout
  const [centerX, centerY] = pose.toScreen(pose.toWorld(side * (eyeX + 0.03), -0.08, head.heightAt(side * eyeX, -0.08)))
  const layer = createLayer(createCanvas, target, {
    centerX,
    centerY,
    halfWidth: 0.34 * scale,
    halfHeight: 0.32 * scale,
  })
  const brush = new FaceBrush({ ...options, context: layer.context, lightAt: readFaceLight(target, buffer, options) })
  paintEye(brush, side)
  paintBrow(brush, side)
  const visible = (pixel: number): number => {
    const material = buffer.materials[pixel]
    if (material === MATERIAL.none) return 1
    return material === MATERIAL.face ? smoothstep(BRIDGE.from, BRIDGE.to, buffer.rest[pixel * 3] * side) : 0
  }
  compositeLayer(target, layer, { visible })
}

/** Paints everything finer than the mesh onto the shaded face. The nose hides what lies behind it. */
export const paintFeatures = (target: ColorBuffer, buffer: GBuffer, options: FeatureOptions): void => {
  paintSkinFeatures(target, buffer, options)
  for (const side of SIDES) paintEyeRegion(target, buffer, { ...options, side })
}
