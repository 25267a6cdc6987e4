import { blurInPlace } from '../render/raster/blur.ts'
import type { WarpedFace } from './warped-face.ts'

/** A blurred copy of a field over the region of a face; see `blur`. */
export function blurField(
  { region: { width, height }, buffers }: Pick<WarpedFace, 'region' | 'buffers'>,
  field: Float32Array,
  { radius, passes }: { radius: number; passes: number },
): Float32Array {
  const values = buffers.floats(field.length)
  values.set(field)
  if (radius < 1) return values
  const spare = buffers.floats(field.length)
  blurInPlace({ width, height, values }, { radius, passes, spare })
  buffers.free(spare)
  return values
}
