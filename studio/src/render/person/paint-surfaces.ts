import { lendFloats } from '../../math/lent-arrays.ts'
import { eachRow } from '../../math/each-row.ts'
import { clamp, lerp, smoothstep } from '../../math/scalar.ts'
import type { Framing } from '../../scene/scene.ts'
import { creaseCloth } from '../cloth/appearance/crease-cloth.ts'
import { closeSlits } from '../cloth/appearance/close-slits.ts'
import { turnEdges } from '../cloth/appearance/turn-edges.ts'
import { createClothShader } from '../cloth/appearance/shade-cloth.ts'
import { createOpenness } from '../light/ambient-occlusion.ts'
import { createBacklight } from '../light/backlight.ts'
import { coarsely } from '../light/coarse-plane.ts'
import { createClothLight } from '../light/light-cloth.ts'
import type { LightRig } from '../light/lighting.ts'
import { createShadowMap } from '../light/shadow-map.ts'
import type { ShadowArea, ShadowMap } from '../light/shadow-map.ts'
import { createSurfacePoint } from '../light/surface-point.ts'
import type { SurfacePoint, SurfaceShader } from '../light/surface-point.ts'
import { wrapLight } from '../light/wrap-light.ts'
import type { ColorBuffer, GBuffer } from '../raster/gbuffer.ts'
import { isSkin, MATERIAL } from '../raster/mesh.ts'
import type { Material, Mesh } from '../raster/mesh.ts'
import { rasterize } from '../raster/rasterize.ts'
import { smoothEdges } from '../raster/smooth-edges.ts'
import { inkOf } from '../skin/ink.ts'
import { createSkinShader, shadeUnderJaw } from '../skin/shade-skin.ts'
import { tiltOf } from '../view/camera.ts'
import type { Camera } from '../view/camera.ts'
import { poseMesh } from '../view/pose.ts'
import type { Pose } from '../view/pose.ts'
import { looksOnHead } from '../worn/wear-on-head.ts'
import type { PosedPerson } from './pose-person.ts'

/** Share of the surroundings' light that thick hair keeps from what lies under it. */
const HAIR_DEPTH = 0.75

type ShadingSetting = {
  camera: Camera
  rig: LightRig
  light: ReturnType<typeof lightOn>
  /** How much light each pixel loses in folds and below edges of cloth, 0 to 1. */
  foldShade: Float32Array
  skin: SurfaceShader
  cloth: SurfaceShader
  /** RGBA, as large as the G-buffer. */
  backdrop: Uint8ClampedArray
}

/** A camera, with what undoes its tilt. */
type Sight = { camera: Camera; tilt: ReturnType<typeof tiltOf> }

const sightOf = (camera: Camera): Sight => ({ camera, tilt: tiltOf(camera) })

/** Where the surface at the point's pixel lies in world space, and how it faces. */
const seePoint = ({ width, depth, normals }: GBuffer, { camera, tilt }: Sight, point: SurfacePoint): void => {
  const pixel = point.pixelY * width + point.pixelX
  const z = depth[pixel]
  const zoom = camera.scale * (1 + z * camera.perspective)
  const y = (point.pixelY + 0.5 - camera.centerY) / zoom
  point.worldX = (point.pixelX + 0.5 - camera.centerX) / zoom
  point.worldY = tilt.worldY(y, z)
  point.worldZ = tilt.worldZ(y, z)
  point.normalX = normals[pixel * 3]
  point.normalY = normals[pixel * 3 + 1]
  point.normalZ = normals[pixel * 3 + 2]
}

/** How far what is hidden turns the open light away. */
const LEAN = 2.5
/** How far apart normals are compared to tell how round skin is, in head units. */
const ROUND_STEP = 0.012
/** Roundness that counts as 1 in its coarse plane. */
const ROUNDEST = 16
/** How far light and form are smoothed for what comes out of skin beside where it went in, in head units. */
const UNDER_SKIN = { reaches: { lit: 0.026, facing: 0.032, round: 0.016 }, far: { facing: 0.5, round: 0 } }
/** What is looked at on the surface itself; nothing leans where nothing is. */
const ON_SURFACE = { reaches: { lit: 0, open: 0, leanX: 0, leanY: 0 }, far: { leanX: 0.5, leanY: 0.5 } }

/** How round the surface is at a pixel, as 1 over its radius in head units: above 0 where it is a hill. */
const roundnessAt = ({ width, height, depth, normals }: GBuffer, step: number, unit: number, x: number, y: number) => {
  if (x < step || y < step || x + step >= width || y + step >= height) return 0
  const aside = (2 * step) / unit
  let sum = 0
  for (let axis = 0; axis < 2; axis++) {
    const stride = axis === 0 ? step : step * width
    const before = y * width + x - stride
    const after = y * width + x + stride
    const ahead = depth[after] - depth[before]
    const square = aside * aside + ahead * ahead
    if (square > 9 * aside * aside) return 0
    sum +=
      ((normals[after * 3 + axis] - normals[before * 3 + axis]) * aside +
        (normals[after * 3 + 2] - normals[before * 3 + 2]) * ahead) /
      square
  }
  return Math.max(0, sum / 2)
}

/** Faces and ears are lit from behind as they are. */
const isBelowHead = (material: Material): boolean =>
  material !== MATERIAL.none && material !== MATERIAL.face && material !== MATERIAL.ear

/** How much of the key light reaches each surface, how much of what surrounds it, and both as they come out of skin. */
const lightOn = (buffer: GBuffer, camera: Camera, { shadows, rig }: { shadows: ShadowMap; rig: LightRig }) => {
  const point = createSurfacePoint()
  const [lightX, lightY, lightZ] = rig.key.direction
  const pixelsPerUnit = camera.scale
  const sight = sightOf(camera)
  const see = (x: number, y: number): SurfacePoint => {
    point.pixelX = x
    point.pixelY = y
    seePoint(buffer, sight, point)
    point.keyFacing = point.normalX * lightX + point.normalY * lightY + point.normalZ * lightZ
    return point
  }
  const openAt = createOpenness(buffer, pixelsPerUnit)
  const around = { open: 1, leanX: 0, leanY: 0 }
  const onSurface = coarsely(buffer, { pixelsPerUnit, ...ON_SURFACE }, (x, y, shares) => {
    openAt(x, y, around)
    const seen = see(x, y)
    shares[0] = shadows.litAt(seen)
    shares[1] = around.open * lerp(1, shadows.openUnderHair(seen), HAIR_DEPTH)
    shares[2] = 0.5 + 0.5 * around.leanX
    shares[3] = 0.5 + 0.5 * around.leanY
  })
  const step = Math.max(1, Math.round(ROUND_STEP * pixelsPerUnit))
  const here = new Float32Array(4)
  const underSkin = coarsely(buffer, { pixelsPerUnit, ...UNDER_SKIN, counts: isSkin }, (x, y, shares) => {
    onSurface(x, y, here)
    shares[0] = here[0]
    shares[1] = 0.5 + 0.5 * see(x, y).keyFacing
    shares[2] = clamp(roundnessAt(buffer, step, pixelsPerUnit, x, y) / ROUNDEST)
  })
  const onBody = coarsely(
    buffer,
    { pixelsPerUnit, reaches: { rim: 0.02, hairLight: 0.02 }, counts: isBelowHead },
    createBacklight(buffer, rig, pixelsPerUnit),
  )
  return { onSurface, underSkin, onBody }
}

/** Turns the normal towards the middle of what the point sees of its surroundings. */
const lookOut = (point: SurfacePoint, leanX: number, leanY: number): void => {
  const x = point.normalX + LEAN * leanX
  const y = point.normalY + LEAN * leanY
  const length = Math.sqrt(x * x + y * y + point.normalZ * point.normalZ) || 1
  point.openX = x / length
  point.openY = y / length
  point.openZ = point.normalZ / length
}

/** How much of the key light and of what is all around is lost in the deepest folds and right below the edge of a cloth. */
const IN_FOLDS = { lit: 0.62, open: 0.5 }
/** Cloth shows the jaw's shadow by less than the neck. */
const ON_COLLAR = 0.75

/** Colours every pixel: skin, cloth, or the backdrop where there is no surface. */
const shadeSurfaces = (buffer: GBuffer, setting: ShadingSetting): ColorBuffer => {
  const { width, height, materials, rest } = buffer
  const { camera, rig, foldShade, skin, cloth, backdrop } = setting
  const { onSurface, underSkin, onBody } = setting.light
  const sight = sightOf(camera)
  const pixels = lendFloats(width * height * 3)
  const [lightX, lightY, lightZ] = rig.key.direction
  const point = createSurfacePoint()
  const color = new Float32Array(3)
  const [seen, fromBehind, soft] = [new Float32Array(4), new Float32Array(2), new Float32Array(3)]
  eachRow(height, (y) => {
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
      point.pixelX = x
      point.pixelY = y
      point.material = material
      seePoint(buffer, sight, point)
      point.keyFacing = point.normalX * lightX + point.normalY * lightY + point.normalZ * lightZ
      point.restX = rest[at]
      point.restY = rest[at + 1]
      point.restZ = rest[at + 2]
      const direct = 1 - IN_FOLDS.lit * foldShade[pixel]
      onSurface(x, y, seen)
      point.lit = direct * seen[0]
      point.open = (1 - IN_FOLDS.open * foldShade[pixel]) * seen[1]
      if (isBelowHead(material)) onBody(x, y, fromBehind)
      else fromBehind.fill(1)
      point.rimLit = fromBehind[0]
      point.hairLit = fromBehind[1]
      lookOut(point, 2 * seen[2] - 1, 2 * seen[3] - 1)
      if (isSkin(material)) {
        underSkin(x, y, soft)
        point.softLit = direct * soft[0]
        point.softFacing = 2 * soft[1] - 1
        point.curvature = ROUNDEST * soft[2]
        skin(point, color)
      } else {
        if (material === MATERIAL.innerGarment || material === MATERIAL.outerGarment)
          shadeUnderJaw(point, ON_COLLAR * smoothstep(1.9, 1.4, point.worldY), rig.key.direction)
        cloth(point, color)
      }
      pixels[at] = color[0]
      pixels[at + 1] = color[1]
      pixels[at + 2] = color[2]
    }
  })
  return { width, height, pixels }
}

const SHADOW_AREAS: Record<Framing, ShadowArea> = {
  selfie: { centerY: 0.9, extent: 5.4 },
  'half-body': { centerY: 2.8, extent: 10 },
  'full-body': { centerY: 6.4, extent: 17.5 },
}

/** Head, ears and what is worn there, in world space. */
export const headMeshes = ({ head, headWear }: Pick<PosedPerson, 'head' | 'headWear'>, pose: Pose): Mesh[] => {
  const ears = headWear.some(({ hidesEars }) => hidesEars) ? [] : head.ears
  return [head.mesh, ...ears, ...headWear.flatMap(({ meshes }) => meshes)].map((mesh) => poseMesh(mesh, pose))
}

/** The shadows that the person casts on themselves. */
export const castShadows = (posed: PosedPerson, meshes: readonly Mesh[]): ShadowMap =>
  createShadowMap({
    meshes,
    strands: posed.hair.strands,
    direction: posed.rig.key.direction,
    spread: posed.rig.spread,
    area: SHADOW_AREAS[posed.scene.framing],
  })

type SurfaceSetting = {
  meshes: readonly Mesh[]
  shadows: ShadowMap
  /** RGBA, as large as the G-buffer. */
  backdrop: Uint8ClampedArray
}

/** A browser has what is worn on heads only once somebody wears something there. */
const headLooks = (headWear: PosedPerson['headWear']): ReturnType<typeof looksOnHead> =>
  headWear.length > 0 ? looksOnHead(headWear) : []

/** What is seen at every pixel, and the light on it. */
export type LitSurfaces = { buffer: GBuffer; light: ReturnType<typeof lightOn>; foldShade: Float32Array }

/** Draws the meshes into the empty G-buffer and lights them. */
export const lightSurfaces = (
  { pose, rig, body, headWear }: PosedPerson,
  buffer: GBuffer,
  { meshes, shadows }: Pick<SurfaceSetting, 'meshes' | 'shadows'>,
): LitSurfaces => {
  const { camera } = pose
  for (const mesh of meshes) rasterize(buffer, mesh, pose.project)
  closeSlits(buffer, camera.scale)
  const foldShade = lendFloats(buffer.materials.length)
  const [lightX, lightY] = rig.key.direction
  const folded = headLooks(headWear).filter(([, { folds }]) => folds)
  creaseCloth(buffer, new Map([...body.looks, ...folded]), { pixelsPerUnit: camera.scale, shade: foldShade })
  turnEdges(buffer, { pixelsPerUnit: camera.scale, towards: [lightX, lightY], shade: foldShade })
  return { buffer, light: lightOn(buffer, camera, { shadows, rig }), foldShade }
}

/** Colours what is lit. `backdrop` is RGBA, as large as the G-buffer. */
export const colorSurfaces = (
  posed: PosedPerson,
  { buffer, light, foldShade }: LitSurfaces,
  backdrop: Uint8ClampedArray,
): ColorBuffer => {
  const { identity, pose, rig, ambient, palette, head, body, hair } = posed
  const { camera } = pose
  const looks = headLooks(posed.headWear)
  const covers = [
    { coverage: hair.scalpCoverage, color: hair.scalpColor },
    { coverage: hair.beardCoverage, color: hair.beardColor },
  ]
  const colors = shadeSurfaces(buffer, {
    camera,
    rig,
    light,
    foldShade,
    skin: createSkinShader({
      identity,
      layout: head.layout,
      palette,
      rig,
      ambient,
      clothColor: (body.looks.get(MATERIAL.outerGarment) ?? body.looks.get(MATERIAL.innerGarment))?.color,
      pixelsPerUnit: camera.scale,
      covers,
      ink: inkOf(posed.scene.worn),
    }),
    cloth: createClothLight(createClothShader(new Map([...body.looks, ...looks]), camera.scale), rig, ambient),
    backdrop,
  })
  wrapLight(colors, buffer, { backdrop, pixelsPerUnit: camera.scale })
  return colors
}

/** Draws the meshes into the empty G-buffer, lights and colours them, with smooth edges. */
export const paintSurfaces = (posed: PosedPerson, buffer: GBuffer, setting: SurfaceSetting): ColorBuffer => {
  const colors = colorSurfaces(posed, lightSurfaces(posed, buffer, setting), setting.backdrop)
  smoothEdges(colors, buffer, posed.pose.camera.scale)
  return colors
}
