import type { Framing } from '../../scene/scene.ts'
import { createClothShader } from '../cloth/appearance/shade-cloth.ts'
import { kuwahara } from '../finish/kuwahara.ts'
import { createOcclusion } from '../light/ambient-occlusion.ts'
import type { Occlusion } from '../light/ambient-occlusion.ts'
import { createClothLight } from '../light/light-cloth.ts'
import type { LightRig } from '../light/lighting.ts'
import { createShadowMap } from '../light/shadow-map.ts'
import type { ShadowArea, ShadowMap } from '../light/shadow-map.ts'
import { createSurfacePoint } from '../light/surface-point.ts'
import type { SurfaceShader } from '../light/surface-point.ts'
import { surfaceRegion } from '../raster/gbuffer.ts'
import type { ColorBuffer, GBuffer } from '../raster/gbuffer.ts'
import { isSkin, MATERIAL } from '../raster/mesh.ts'
import type { Material, Mesh } from '../raster/mesh.ts'
import { rasterize } from '../raster/rasterize.ts'
import { createSkinShader } from '../skin/shade-skin.ts'
import { textureSkin } from '../skin/skin-texture.ts'
import type { Camera } from '../view/camera.ts'
import { poseMesh } from '../view/pose.ts'
import type { Pose } from '../view/pose.ts'
import { looksOnHead } from '../worn/wear-on-head.ts'
import type { PosedPerson } from './pose-person.ts'

/** Neighbouring depths further apart than this belong to different things. */
const DEPTH_STEP = 0.06
const WEIGHTS = [1, 2, 1, 2, 4, 2, 1, 2, 1] as const

/** Averages the pixels along outlines with their neighbours, where the rasteriser leaves stair steps. In place. */
const smoothEdges = ({ width, height, pixels }: ColorBuffer, { depth }: GBuffer): void => {
  const edges: number[] = []
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const pixel = y * width + x
      const here = depth[pixel]
      const apart =
        Math.abs(depth[pixel + 1] - here) > DEPTH_STEP ||
        Math.abs(depth[pixel - 1] - here) > DEPTH_STEP ||
        Math.abs(depth[pixel + width] - here) > DEPTH_STEP ||
        Math.abs(depth[pixel - width] - here) > DEPTH_STEP
      if (apart) edges.push(pixel)
    }
  }
  const smoothed = new Float32Array(edges.length * 3)
  edges.forEach((pixel, index) => {
    for (let tap = 0; tap < 9; tap++) {
      const from = (pixel + ((tap / 3) | 0) * width - width + (tap % 3) - 1) * 3
      const weight = WEIGHTS[tap] / 16
      for (let channel = 0; channel < 3; channel++) smoothed[index * 3 + channel] += pixels[from + channel] * weight
    }
  })
  edges.forEach((pixel, index) => pixels.set(smoothed.subarray(index * 3, index * 3 + 3), pixel * 3))
}

type ShadingSetting = {
  camera: Camera
  rig: LightRig
  shadows: ShadowMap
  occlusion: Occlusion
  skin: SurfaceShader
  cloth: SurfaceShader
  /** RGBA, as large as the G-buffer. */
  backdrop: Uint8ClampedArray
}

/** Colours every pixel: skin, cloth, or the backdrop where there is no surface. */
const shadeSurfaces = (buffer: GBuffer, setting: ShadingSetting): ColorBuffer => {
  const { width, height, materials, depth, normals, rest } = buffer
  const { camera, rig, shadows, occlusion, skin, cloth, backdrop } = setting
  const pixels = new Float32Array(width * height * 3)
  const [lightX, lightY, lightZ] = rig.key.direction
  const point = createSurfacePoint()
  const color = new Float32Array(3)
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x
      const at = pixel * 3
      const material = materials[pixel] as Material
      if (material === MATERIAL.none) {
        pixels[at] = backdrop[pixel * 4]
        pixels[at + 1] = backdrop[pixel * 4 + 1]
        pixels[at + 2] = backdrop[pixel * 4 + 2]
        continue
      }
      const z = depth[pixel]
      const zoom = camera.scale * (1 + z * camera.perspective)
      point.pixelX = x
      point.pixelY = y
      point.material = material
      point.restX = rest[at]
      point.restY = rest[at + 1]
      point.restZ = rest[at + 2]
      point.normalX = normals[at]
      point.normalY = normals[at + 1]
      point.normalZ = normals[at + 2]
      point.keyFacing = normals[at] * lightX + normals[at + 1] * lightY + normals[at + 2] * lightZ
      point.worldX = (x + 0.5 - camera.centerX) / zoom
      point.worldY = (y + 0.5 - camera.centerY) / zoom
      point.worldZ = z
      point.lit = shadows.litAt(point)
      point.open = occlusion(x, y, z)
      if (isSkin(material)) skin(point, color)
      else cloth(point, color)
      pixels[at] = color[0]
      pixels[at + 1] = color[1]
      pixels[at + 2] = color[2]
    }
  }
  return { width, height, pixels }
}

/** Head units per pixel of the painterly filter's radius. */
const BRUSH_UNITS = 1 / 150
const BRUSH_AMOUNT = 0.72

const SHADOW_AREAS: Record<Framing, ShadowArea> = {
  selfie: { centerY: 0.9, extent: 5.4 },
  'half-body': { centerY: 2.8, extent: 10 },
  'full-body': { centerY: 6.4, extent: 17.5 },
}

/** Head, ears and what is worn there, in world space. */
export const headMeshes = ({ head, headWear }: Pick<PosedPerson, 'head' | 'headWear'>, pose: Pose): Mesh[] => {
  const ears = headWear.some(({ hidesHair }) => hidesHair) ? [] : head.ears
  return [head.mesh, ...ears, ...headWear.flatMap(({ meshes }) => meshes)].map((mesh) => poseMesh(mesh, pose))
}

/** The shadows that the person casts on themselves. */
export const castShadows = (posed: PosedPerson, meshes: readonly Mesh[]): ShadowMap =>
  createShadowMap({
    meshes,
    strands: posed.hair.strands,
    direction: posed.rig.key.direction,
    area: SHADOW_AREAS[posed.scene.framing],
  })

type SurfaceSetting = {
  meshes: readonly Mesh[]
  shadows: ShadowMap
  /** RGBA, as large as the G-buffer. */
  backdrop: Uint8ClampedArray
}

/** Draws the meshes into the empty G-buffer, lights and colours them, then turns them from rendered to painted. */
export const paintSurfaces = (posed: PosedPerson, buffer: GBuffer, setting: SurfaceSetting): ColorBuffer => {
  const { identity, pose, rig, palette, head, body, hair } = posed
  const { camera } = pose
  for (const mesh of setting.meshes) rasterize(buffer, mesh, pose.project)
  const covers = [
    { coverage: hair.scalpCoverage, color: hair.scalpColor },
    { coverage: hair.beardCoverage, color: hair.beardColor },
  ]
  const colors = shadeSurfaces(buffer, {
    camera,
    rig,
    shadows: setting.shadows,
    occlusion: createOcclusion(buffer, camera.scale),
    skin: createSkinShader({ identity, layout: head.layout, palette, rig, covers }),
    cloth: createClothLight(createClothShader(new Map([...body.looks, ...looksOnHead(posed.headWear)])), rig),
    backdrop: setting.backdrop,
  })
  kuwahara(colors, {
    radius: Math.round(camera.scale * BRUSH_UNITS),
    amount: BRUSH_AMOUNT,
    region: surfaceRegion(buffer),
  })
  smoothEdges(colors, buffer)
  textureSkin(colors, buffer, { identity, pixelsPerUnit: camera.scale })
  return colors
}
