import type { Framing } from '../scene/scene.ts'
import { createClothShader } from './cloth/shade-cloth.ts'
import { kuwahara } from './finish/kuwahara.ts'
import { smoothEdges } from './finish/smooth-edges.ts'
import { createOcclusion } from './light/ambient-occlusion.ts'
import { createClothLight } from './light/light-cloth.ts'
import { createShadowMap, type ShadowArea, type ShadowMap } from './light/shadow-map.ts'
import { type Pose, poseMesh } from './pose.ts'
import type { GBuffer } from './raster/gbuffer.ts'
import type { Mesh } from './raster/mesh.ts'
import { rasterize } from './raster/rasterize.ts'
import { surfaceRegion } from './raster/surface-region.ts'
import type { Sitting } from './seat-person.ts'
import { type ColorBuffer, shadeSurfaces } from './shade-surfaces.ts'
import { createSkinShader } from './skin/shade-skin.ts'
import { textureSkin } from './skin/skin-texture.ts'

/** Head units per pixel of the painterly filter's radius. */
const BRUSH_UNITS = 1 / 150
const BRUSH_AMOUNT = 0.72

const SHADOW_AREAS: Record<Framing, ShadowArea> = {
  selfie: { centerY: 0.9, extent: 5.4 },
  'half-body': { centerY: 2.8, extent: 10 },
  'full-body': { centerY: 6.4, extent: 17.5 },
}

/** Head and ears in world space. */
export const headMeshes = ({ head }: Pick<Sitting, 'head'>, pose: Pose): Mesh[] =>
  [head.mesh, ...head.ears].map((mesh) => poseMesh(mesh, pose))

/** The shadows that the person casts on themselves. */
export const castShadows = (sitting: Sitting, meshes: readonly Mesh[]): ShadowMap =>
  createShadowMap({
    meshes,
    strands: sitting.hair.strands,
    direction: sitting.rig.key.direction,
    area: SHADOW_AREAS[sitting.scene.framing],
  })

export type SurfaceSetting = {
  meshes: readonly Mesh[]
  shadows: ShadowMap
  /** RGBA, as large as the G-buffer. */
  backdrop: Uint8ClampedArray
}

/** Draws the meshes into the empty G-buffer, lights and colours them, then turns them from rendered to painted. */
export const paintSurfaces = (sitting: Sitting, buffer: GBuffer, setting: SurfaceSetting): ColorBuffer => {
  const { identity, pose, rig, palette, head, body, hair } = sitting
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
    cloth: createClothLight(createClothShader(body.looks), rig),
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
