import { multiplyRgb } from '../../image/rgb.ts'
import type { Rgb } from '../../image/rgb.ts'
import { clamp } from '../../math/scalar.ts'
import type { GarmentCategory, WornGarment } from '../../scene/outfits/worn-garment.ts'
import type { ClothAppearance } from '../cloth/appearance/shade-cloth.ts'
import { grade } from '../finish/grade.ts'
import type { ShadowMap } from '../light/shadow-map.ts'
import { createGBuffer } from '../raster/gbuffer.ts'
import { MATERIAL } from '../raster/mesh.ts'
import type { Material } from '../raster/mesh.ts'
import { sceneCamera } from '../view/camera.ts'
import { makePose } from '../view/pose.ts'
import { headMeshes, paintSurfaces } from './paint-surfaces.ts'
import type { PosedPerson } from './pose-person.ts'

/** The picture in which the light on a garment is measured: of one size, so that stills and clips agree. */
const MEASURED = { width: 240, height: 300 }
/** Fewer pixels than this tell nothing. */
const LEAST_PIXELS = 40
/** How much of what the light does to a colour is made up for: some of an evening has to stay. */
const STRENGTH = 0.8
/** Keeps the factors of dark dyes near 1. */
const DARKEST = 16
const FACTORS = { least: 0.7, most: 1.5 }

const MATERIALS: Record<GarmentCategory, readonly Material[]> = {
  tops: [MATERIAL.innerGarment, MATERIAL.outerGarment],
  bottoms: [MATERIAL.bottoms],
  'one-pieces': [MATERIAL.innerGarment, MATERIAL.outerGarment],
}

const meanOf = (values: ArrayLike<number>, stride: number, pixels: readonly number[]): Rgb => {
  const mean: [number, number, number] = [0, 0, 0]
  for (const pixel of pixels)
    for (let channel = 0; channel < 3; channel++) mean[channel] += values[pixel * stride + channel] / pixels.length
  return mean
}

const meanColor = ({ color, print }: WornGarment): Rgb => {
  if (!print) return color
  const bytes = Uint8Array.from(atob(print.rgb), (character) => character.charCodeAt(0))
  return meanOf(
    bytes,
    3,
    Array.from({ length: bytes.length / 3 }, (_, at) => at),
  )
}

const dyed = (look: ClothAppearance, factors: Rgb): ClothAppearance => {
  const { color, print } = look
  return {
    ...look,
    color: multiplyRgb(color, factors),
    ...(print && {
      print: (sample, u, v) => {
        print(sample, u, v)
        sample.red *= factors[0]
        sample.green *= factors[1]
        sample.blue *= factors[2]
      },
    }),
  }
}

/** The colour, 0 to 255, in which each worn garment shows in the light of its scene before a mood is laid over it. */
const measure = (posed: PosedPerson, shadows: ShadowMap): ((materials: readonly Material[]) => Rgb | undefined) => {
  const { scene, body } = posed
  const { width, height } = MEASURED
  const camera = sceneCamera(scene, width, height)
  const small = { ...posed, pose: makePose(scene.pose, camera) }
  const buffer = createGBuffer(width, height)
  const meshes = headMeshes(small, small.pose).concat(body.meshes)
  const backdrop = new Uint8ClampedArray(width * height * 4).fill(128)
  const { data } = grade(paintSurfaces(small, buffer, { meshes, shadows, backdrop }), { sharpness: 0 })
  return (materials) => {
    const pixels = Array.from(buffer.materials.keys()).filter((at) =>
      materials.some((material) => material === buffer.materials[at]),
    )
    return pixels.length < LEAST_PIXELS ? undefined : meanOf(data, 4, pixels)
  }
}

/**
 * Dyes garments that were read from a photo so that they show their colour in the light of the scene, as a photographer
 * sets the white of a picture by the cloth that is to be sold. Everything else stays as it is.
 */
export const balanceDyes = (posed: PosedPerson, shadows: ShadowMap): PosedPerson => {
  const { scene, body } = posed
  const seenIn = measure(posed, shadows)
  const looks = new Map(body.looks)
  for (const garment of scene.garments ?? []) {
    const seen = seenIn(MATERIALS[garment.category])
    if (!seen) continue
    const wanted = meanColor(garment)
    const factorOf = (channel: 0 | 1 | 2) =>
      clamp(((wanted[channel] + DARKEST) / (seen[channel] + DARKEST)) ** STRENGTH, FACTORS.least, FACTORS.most)
    const factors: Rgb = [factorOf(0), factorOf(1), factorOf(2)]
    const parts =
      garment.category === 'one-pieces'
        ? [...MATERIALS[garment.category], MATERIAL.bottoms]
        : MATERIALS[garment.category]
    for (const material of parts) {
      const look = looks.get(material)
      if (look) looks.set(material, dyed(look, factors))
    }
  }
  return { ...posed, body: { ...body, looks } }
}
