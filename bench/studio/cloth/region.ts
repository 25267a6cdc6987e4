import type { WornGarment } from '../../../studio/src/exports/garment.ts'
import type { Identity } from '../../../studio/src/exports/person.ts'
import { decodePng } from '../../../studio/src/image/png.ts'
import type { StudioPool } from '../../../studio/src/pool/studio-pool.ts'
import type { Framing, Scene } from '../../../studio/src/scene/scene.ts'

const FRAMING_SIZES: Record<Framing, { width: number; height: number }> = {
  selfie: { width: 1024, height: 1024 },
  'half-body': { width: 1024, height: 1280 },
  'full-body': { width: 832, height: 1216 },
}

/** Pixels of a picture as the program renders it, or a share of them. */
export const sizeOf = (framing: Framing, scale = 1): { width: number; height: number } => {
  const { width, height } = FRAMING_SIZES[framing]
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

/** Where cloth is in a picture, perhaps smaller than it: 1 or 0 a pixel. */
export type ClothRegion = { width: number; height: number; inside: Uint8Array }

/** The share of a picture's sides in which it is drawn to see where its cloth is. */
const PROBE_SCALE = 0.25
/** A colour that nothing else has. */
const PROBE_COLOR = [255, 0, 255] as const

/** Where a garment is seen in a picture, by drawing it once more, small and in a colour that nothing else has. */
export const findRegion = async (
  { renderPicture }: StudioPool,
  { identity, scene, garment }: { identity: Identity; scene: Scene; garment: WornGarment },
): Promise<ClothRegion> => {
  const { print: _, ...plain } = garment
  const probe: WornGarment = { ...plain, cloth: 'cotton', color: PROBE_COLOR }
  const garments = (scene.garments ?? []).map((each) => (each === garment ? probe : each))
  const { png } = await renderPicture({
    identity,
    scene: { ...scene, garments },
    ...sizeOf(scene.framing, PROBE_SCALE),
  })
  const { width, height, data } = await decodePng(png)
  const inside = Uint8Array.from({ length: width * height }, (_unused, at) => {
    const [red = 0, green = 0, blue = 0] = data.subarray(at * 4, at * 4 + 3)
    return Math.min(red, blue) > 45 && green < 0.45 * Math.min(red, blue) ? 1 : 0
  })
  return { width, height, inside }
}
