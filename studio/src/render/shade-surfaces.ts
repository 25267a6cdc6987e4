import type { Camera } from './camera.ts'
import type { Occlusion } from './light/ambient-occlusion.ts'
import type { LightRig } from './light/lighting.ts'
import type { ShadowMap } from './light/shadow-map.ts'
import { isSkin, MATERIAL, type Material } from './materials.ts'
import type { GBuffer } from './raster/gbuffer.ts'
import { createSurfacePoint, type SurfaceShader } from './surface-point.ts'

export type ShadingSetting = {
  camera: Camera
  rig: LightRig
  shadows: ShadowMap
  occlusion: Occlusion
  skin: SurfaceShader
  cloth: SurfaceShader
  /** RGBA, as large as the G-buffer. */
  backdrop: Uint8ClampedArray
}

/** RGB, 0 to 255, three floats a pixel, row by row. */
export type ColorBuffer = {
  width: number
  height: number
  pixels: Float32Array
  /** How far each pixel is covered, 0 to 1, where the picture is a layer to be laid over others. */
  alpha?: Float32Array
}

/** Colours every pixel: skin, cloth, or the backdrop where there is no surface. */
export const shadeSurfaces = (buffer: GBuffer, setting: ShadingSetting): ColorBuffer => {
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
