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
import { paintFaceArt } from './paint-face-art.ts'
import { paintInnerMouth } from './paint-inner-mouth.ts'
import { paintLips } from './paint-lips.ts'
import { paintSkinMarks } from './paint-skin-marks.ts'

/** Nostrils, the creases of the wings and the light that breaks on the tip. */
const paintNose = (brush: FaceBrush): void => {
  const { palette, head, rig, scale } = brush
  const { noseBaseY: base, noseTipY: tip, noseHalfWidth, masculinity: male } = head.layout
  // In a small face the rims of nostrils are finer than a pixel, and all of their dark would be one blot.
  const depth = lerp(0.8, 1, male) * lerp(0.5, 1, smoothstep(60, 240, scale))
  const wing = noseHalfWidth / 0.128
  for (const side of SIDES) {
    // Seen from the front a nostril is a comma under the rim of its wing: round at the bar, thin towards the cheek.
    const nostril = (grown: number): FacePoint[] => [
      [side * (0.03 * wing - grown), base - 0.012],
      [side * 0.044 * wing, base - 0.031 - grown],
      [side * 0.072 * wing, base - 0.034 - grown],
      [side * (0.097 * wing + grown), base - 0.02],
      [side * 0.08 * wing, base - 0.016 + grown],
      [side * 0.048 * wing, base - 0.005 + grown],
    ]
    brush.blob(nostril(0.004), { color: palette.deep, alpha: 0.55 * depth, soft: 0.009 })
    brush.blob(nostril(-0.003), { color: scaleRgb(palette.deep, 0.5), alpha: 0.74 * depth, soft: 0.005 })
    brush.ellipse(side * 0.07 * wing, base + 0.012, [0.05, 0.012], { color: palette.shadow, alpha: 0.3, soft: 0.014 })
    brush.line(
      [
        [side * 0.108 * wing, base - 0.108],
        [side * 0.139 * wing, base - 0.066],
        [side * 0.122 * wing, base - 0.016],
      ],
      swelling(0.011),
      { color: palette.deep, alpha: 0.34, soft: 0.014 },
    )
  }
  // The ridge of the nose is a plane of its own, which the light finds from the brows to the tip.
  brush.line(
    [
      [0.006 * rig.side, -0.04],
      [0.01 * rig.side, 0.4 * tip],
      [0.012 * rig.side, tip - 0.05],
    ],
    swelling(0.018),
    { color: palette.highlight, alpha: 0.26, soft: 0.016 },
  )
  brush.ellipse(0, lerp(tip, base, 0.55), [0.05, 0.012], { color: palette.shadow, alpha: 0.24 * depth, soft: 0.016 })
  brush.ellipse(0.012 * rig.side, tip - 0.006, [0.022, 0.016], { color: palette.highlight, alpha: 0.46, soft: 0.012 })
}

/** Planes that a mean face lacks: bone above the hollow of the cheek, and the edge of the jaw. */
const paintPlanes = (brush: FaceBrush): void => {
  const { palette, head, rig } = brush
  const { masculinity: male, wrinkling, mouthY, chinY } = head.layout
  for (const side of SIDES) {
    brush.ellipse(
      side * 0.37,
      0.15,
      [0.11, 0.04],
      {
        color: palette.highlight,
        alpha: side === rig.side ? 0.42 : 0.2,
        soft: 0.055,
      },
      -0.5 * side,
    )
    const shade = {
      color: multiplyRgb(palette.shadow, [0.98, 0.87, 0.84]),
      alpha: lerp(0.22, 0.3, male) * (1 - 0.4 * wrinkling),
      soft: 0.05,
    }
    const hollow: FacePoint[] = [
      [side * 0.52, 0.3],
      [side * 0.4, 0.41],
      [side * 0.3, 0.5],
    ]
    const jaw: FacePoint[] = [
      [side * 0.47, mouthY],
      [side * 0.36, lerp(mouthY, chinY, 0.62)],
      [side * 0.2, chinY - 0.02],
    ]
    const temple: FacePoint[] = [
      [side * 0.5, -0.46],
      [side * 0.53, -0.28],
      [side * 0.53, -0.1],
    ]
    for (const plane of [hollow, jaw, temple]) brush.line(plane, swelling(0.045), shade)
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
  paintFaceArt(brush)
  paintPlanes(brush)
  paintNose(brush)
  paintLips(brush)
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
