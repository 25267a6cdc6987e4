import { MATERIAL } from '../materials.ts'
import type { GBuffer } from '../raster/gbuffer.ts'
import type { ColorBuffer } from '../shade-surfaces.ts'
import { SIDES, type Side } from './eye-outline.ts'
import { FaceBrush, type FaceBrushOptions } from './face-brush.ts'
import { readFaceLight } from './face-light.ts'
import { compositeLayer, createLayer } from './feature-layer.ts'
import { paintAge } from './paint-age.ts'
import { paintBrow } from './paint-brow.ts'
import { paintEye } from './paint-eye.ts'
import { paintLips } from './paint-lips.ts'
import { paintMarks } from './paint-marks.ts'
import { paintNose } from './paint-nose.ts'

/** Surface nearer to the middle than this is the nose's bridge: it hides the far eye when the head is turned. */
const BRIDGE_HALF_WIDTH = 0.085

export type FeatureOptions = Omit<FaceBrushOptions, 'context' | 'lightAt'>

/** Lines, nose, lips and marks, without eyes and brows. */
export const paintSkinFeatures = (target: ColorBuffer, buffer: GBuffer, options: FeatureOptions): void => {
  const { pose } = options
  const { scale } = pose.camera
  const [centerX, centerY] = pose.toScreen(pose.toWorld(0, 0.1, 0.3))
  const layer = createLayer(target, { centerX, centerY, halfWidth: 0.75 * scale, halfHeight: 1.02 * scale })
  const brush = new FaceBrush({ ...options, context: layer.context, lightAt: readFaceLight(target, buffer, options) })
  paintAge(brush)
  paintNose(brush)
  paintLips(brush)
  paintMarks(brush)
  compositeLayer(target, layer, (pixel) => (buffer.materials[pixel] === MATERIAL.face ? 1 : 0))
}

/** One eye with its brow. */
export const paintEyeRegion = (
  target: ColorBuffer,
  buffer: GBuffer,
  options: FeatureOptions & { side: Side },
): void => {
  const { pose, head, side } = options
  const { scale } = pose.camera
  const { eyeX } = head.layout
  const [centerX, centerY] = pose.toScreen(pose.toWorld(side * (eyeX + 0.03), -0.08, head.heightAt(side * eyeX, -0.08)))
  const layer = createLayer(target, { centerX, centerY, halfWidth: 0.34 * scale, halfHeight: 0.32 * scale })
  const brush = new FaceBrush({ ...options, context: layer.context, lightAt: readFaceLight(target, buffer, options) })
  paintEye(brush, side)
  paintBrow(brush, side)
  compositeLayer(target, layer, (pixel) => {
    const material = buffer.materials[pixel]
    if (material === MATERIAL.none) return 1
    return material === MATERIAL.face && buffer.rest[pixel * 3] * side > BRIDGE_HALF_WIDTH ? 1 : 0
  })
}

/** Paints everything finer than the mesh onto the shaded face. The nose hides what lies behind it. */
export const paintFeatures = (target: ColorBuffer, buffer: GBuffer, options: FeatureOptions): void => {
  paintSkinFeatures(target, buffer, options)
  for (const side of SIDES) paintEyeRegion(target, buffer, { ...options, side })
}
