import type { FacePoints } from '../faces/place-mesh.ts'
import { blurInPlace } from '../image/blur.ts'
import type { Picture } from '../image/picture.ts'
import type { Buffers } from './buffers.ts'

/** A blurred copy of a field over the region of a face; see `blur`. */
export const blurField = (
  { region: { width, height }, buffers }: Pick<WarpedFace, 'region' | 'buffers'>,
  field: Float32Array,
  { radius, passes }: { radius: number; passes: number },
): Float32Array => {
  const values = buffers.floats(field.length)
  values.set(field)
  if (radius < 1) return values
  const spare = buffers.floats(field.length)
  blurInPlace({ width, height, values }, { radius, passes, spare })
  buffers.free(spare)
  return values
}

/** A rectangle of whole pixels. */
export type Region = { left: number; top: number; width: number; height: number }

/** The source face laid over a region of the target, row by row. Everything but colours is 0 to 1. */
export type WarpedFace = {
  region: Region
  /** Where the fields lie, and others that are worked out from them. */
  buffers: Buffers
  /** RGB, 0 to 255. */
  colors: Float32Array
  coverage: Float32Array
  skin: Float32Array
  hairZone: Float32Array
  glassesZone: Float32Array
  beardZone: Float32Array
  bridgeZone: Float32Array
  eyeZone: Float32Array
  /** 1 where a pixel is the target's own: the inside of an open mouth that the source keeps shut. */
  own: Uint8Array
}

export type FaceImage = { picture: Picture; points: FacePoints }
