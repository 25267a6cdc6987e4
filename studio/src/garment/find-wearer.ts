import { findFaces } from '../judge/find-faces.ts'
import type { FaceModels } from '../judge/models.ts'
import type { Picture } from '../scene/portrait-scene.ts'
import type { GarmentCategory } from '../scene/worn-garment.ts'
import { learnColors } from './color-model.ts'
import type { Hints } from './cut-out-garment.ts'
import type { LabPicture } from './lab-picture.ts'

const LEAST_SCORE = 0.7
/** A face smaller than this share of the picture is not of somebody who shows a garment. */
const LEAST_FACE = 0.05
/** Where garments are worn, from the middle of the face, in sides of its box. */
const REACH: Record<GarmentCategory, { from: number; to: number; side: number }> = {
  tops: { from: 0.5, to: 4.3, side: 3.2 },
  bottoms: { from: 2.7, to: 9.5, side: 2.6 },
  'one-pieces': { from: 0.5, to: 9.5, side: 3.2 },
}
const HEAD = 0.85
const SKIN_COLORS = 2
/** Logarithm of a density in OKLab above which a colour is the face's own. */
const SKIN_DENSITY = 4.2

/** Where the garment of somebody who wears it can be, or nothing when nobody does. */
export function findWearer(
  models: FaceModels,
  { picture, lab, category }: { picture: Picture; lab: LabPicture; category: GarmentCategory },
): Hints | undefined {
  const face = findFaces(models.detector, picture, LEAST_SCORE)[0]
  if (!face || face.size < LEAST_FACE * picture.height) return undefined
  const scale = lab.width / picture.width
  const [centerX, centerY, size] = [face.x * scale, face.y * scale, face.size * scale]
  const pixels = Array.from({ length: lab.width * lab.height }, (_, at) => at)
  const reachOf = (at: number) => Math.hypot((at % lab.width) - centerX, Math.floor(at / lab.width) - centerY) / size
  const skin = learnColors(
    lab,
    pixels.filter((at) => reachOf(at) < 0.28),
    SKIN_COLORS,
  )
  const { from, to, side } = REACH[category]
  const allowed = Uint8Array.from(pixels, (at) => {
    const [across, down] = [(at % lab.width) - centerX, Math.floor(at / lab.width) - centerY]
    return down > from * size && down < to * size && Math.abs(across) < side * size ? 1 : 0
  })
  const excluded = Uint8Array.from(pixels, (at) => (reachOf(at) < HEAD || skin(at) > SKIN_DENSITY ? 1 : 0))
  return { allowed, excluded }
}
