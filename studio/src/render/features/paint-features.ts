import type { ColorBuffer } from '../shade-surfaces.ts'
import { MATERIAL } from '../materials.ts'
import type { GBuffer } from '../raster/gbuffer.ts'
import { FaceBrush, type FaceBrushOptions } from './face-brush.ts'
import { compositeLayer, createLayer } from './feature-layer.ts'
import { paintAge } from './paint-age.ts'
import { paintBrows } from './paint-brows.ts'
import { paintEyes } from './paint-eyes.ts'
import { paintLips } from './paint-lips.ts'
import { paintMarks } from './paint-marks.ts'
import { paintNose } from './paint-nose.ts'

/** Paints everything finer than the mesh onto the shaded face. The nose hides what lies behind it. */
export const paintFeatures = (
  target: ColorBuffer,
  buffer: GBuffer,
  options: Omit<FaceBrushOptions, 'context'>,
): void => {
  const { pose } = options
  const [centerX, centerY] = pose.toScreen(pose.toWorld(0, 0.1, 0.3))
  const { scale } = pose.camera
  const layer = createLayer(target, { centerX, centerY, halfWidth: 0.82 * scale, halfHeight: 1.05 * scale })
  const brush = new FaceBrush({ ...options, context: layer.context })
  paintAge(brush)
  paintNose(brush)
  paintLips(brush)
  paintMarks(brush)
  paintEyes(brush)
  paintBrows(brush)
  compositeLayer(target, layer, (pixel) =>
    buffer.materials[pixel] === MATERIAL.face || buffer.materials[pixel] === MATERIAL.none ? 1 : 0,
  )
}
