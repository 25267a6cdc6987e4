import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Identity } from './identity/identity.ts'
import { drawEarrings } from './render/accessories/draw-earrings.ts'
import { drawGlasses } from './render/accessories/draw-glasses.ts'
import { paintBackdrop } from './render/backdrop/paint-backdrop.ts'
import { viewOfCamera } from './render/backdrop/view.ts'
import { paintWeather } from './render/backdrop/weather/paint-weather.ts'
import { type Body, buildBody } from './render/body/build-body.ts'
import { castFloorShadow } from './render/body/floor-shadow.ts'
import { framingCamera, lowestVisible } from './render/camera.ts'
import { createClothShader } from './render/cloth/shade-cloth.ts'
import { compositeLayer, createLayer } from './render/features/feature-layer.ts'
import { paintFeatures } from './render/features/paint-features.ts'
import { downsample } from './render/finish/downsample.ts'
import { grade } from './render/finish/grade.ts'
import { kuwahara } from './render/finish/kuwahara.ts'
import { smoothEdges } from './render/finish/smooth-edges.ts'
import { drawHair } from './render/hair/draw-hair.ts'
import { growHair, type HairModel } from './render/hair/grow-hair.ts'
import { buildHead, type Head } from './render/head/build-head.ts'
import { createOcclusion } from './render/light/ambient-occlusion.ts'
import { gradeMood } from './render/light/grade-mood.ts'
import { createClothLight } from './render/light/light-cloth.ts'
import { type LightRig, lightRig } from './render/light/lighting.ts'
import { createShadowMap, type ShadowArea } from './render/light/shadow-map.ts'
import { clamp } from './render/math/scalar.ts'
import { makePose, type Pose, poseMesh } from './render/pose.ts'
import { createGBuffer, type GBuffer } from './render/raster/gbuffer.ts'
import { rasterize } from './render/raster/rasterize.ts'
import { surfaceRegion } from './render/raster/surface-region.ts'
import { type ColorBuffer, shadeSurfaces } from './render/shade-surfaces.ts'
import { type SkinPalette, skinPalette } from './render/skin/palette.ts'
import { createSkinShader } from './render/skin/shade-skin.ts'
import { textureSkin } from './render/skin/skin-texture.ts'
import type { Picture, RenderOptions } from './scene/portrait-scene.ts'
import type { Framing, Scene } from './scene/scene.ts'

/** Drawn larger by this factor and shrunk at the end: smooth edges and fine hair. */
const SUPERSAMPLING: Record<Framing, number> = { selfie: 1.5, 'half-body': 1.5, 'full-body': 1.75 }
/** Small pictures get fewer strands and triangles, down to this share. */
const LEAST_DETAIL = 0.16
/** Pixels per head unit of a portrait of 1024 pixels, at which everything is drawn in full detail. */
const FULL_SCALE = 1024 * 0.278
/** Head units per pixel of the painterly filter's radius. */
const BRUSH_UNITS = 1 / 150
const BRUSH_AMOUNT = 0.72
/** Size of the body's cells in head units at full scale. */
const FINEST_CELL: Record<Framing, number> = { selfie: 0.045, 'half-body': 0.053, 'full-body': 0.05 }
/** Cells grow no further when the scale is below this share of the full one. */
const COARSEST = 0.14

/** Share of the sharpening at the end: small figures would get halos. */
const SHARPNESS: Record<Framing, number> = { selfie: 1, 'half-body': 0.75, 'full-body': 0.4 }

const SHADOW_AREAS: Record<Framing, ShadowArea> = {
  selfie: { centerY: 0.9, extent: 5.4 },
  'half-body': { centerY: 2.8, extent: 10 },
  'full-body': { centerY: 6.4, extent: 17.5 },
}

type Sitting = {
  identity: Identity
  scene: Scene
  pose: Pose
  rig: LightRig
  palette: SkinPalette
  head: Head
  body: Body
  hair: HairModel
}

/** Shapes everything that stands before the camera. */
const seatPerson = (identity: Identity, scene: Scene, { width, height, onStage }: RenderOptions): Sitting => {
  const { framing } = scene
  const factor = SUPERSAMPLING[framing]
  const camera = framingCamera(framing, Math.round(width * factor), Math.round(height * factor))
  const pose = makePose(scene.pose, camera)
  const detail = clamp(camera.scale / factor / FULL_SCALE, LEAST_DETAIL, 1)
  onStage?.('Shaping the head', 0)
  const head = buildHead(identity, scene.expression, detail)
  onStage?.('Dressing', 0.06)
  const cell = FINEST_CELL[framing] / Math.sqrt(clamp(detail, COARSEST, 1))
  const body = buildBody(identity, scene, { cell, bottomY: lowestVisible(framing) })
  onStage?.('Growing hair', 0.16)
  const hair = growHair({ identity, head, pose, body, detail })
  return { identity, scene, pose, rig: lightRig(scene), palette: skinPalette(identity), head, body, hair }
}

/** Lights and colours skin, cloth and backdrop, then turns them from rendered to painted. */
const paintSurfaces = (sitting: Sitting, buffer: GBuffer): ColorBuffer => {
  const { identity, scene, pose, rig, palette, head, body, hair } = sitting
  const { camera } = pose
  const meshes = [head.mesh, ...head.ears].map((mesh) => poseMesh(mesh, pose)).concat(body.meshes)
  for (const mesh of meshes) rasterize(buffer, mesh, pose.project)
  const covers = [
    { coverage: hair.scalpCoverage, color: hair.scalpColor },
    { coverage: hair.beardCoverage, color: hair.beardColor },
  ]
  const backdrop = paintBackdrop(scene, viewOfCamera(camera, body.figure.frame.floorY))
  if (scene.framing === 'full-body') castFloorShadow(backdrop, { camera, rig, figure: body.figure })
  const colors = shadeSurfaces(buffer, {
    camera,
    rig,
    shadows: createShadowMap({
      meshes,
      strands: hair.strands,
      direction: rig.key.direction,
      area: SHADOW_AREAS[scene.framing],
    }),
    occlusion: createOcclusion(buffer, camera.scale),
    skin: createSkinShader({ identity, layout: head.layout, palette, rig, covers }),
    cloth: createClothLight(createClothShader(body.looks), rig),
    backdrop,
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

/** Lays something drawn with canvas strokes around the head over the picture. */
const overlay = (
  colors: ColorBuffer,
  { camera, toScreen, toWorld }: Pose,
  draw: (context: SKRSContext2D) => void,
): void => {
  const [centerX, centerY] = toScreen(toWorld(0, 0.2, 0))
  const layer = createLayer(colors, {
    centerX,
    centerY,
    halfWidth: camera.scale,
    halfHeight: camera.scale,
  })
  draw(layer.context)
  compositeLayer(colors, layer)
}

/**
 * Draws a person: head and shoulders, down to the hips, or from head to shoes. The face is painted by the same hand at
 * any size. The same identity, scene and size give the same bytes.
 * @param options Size in pixels; `onStage` is called in order with shares from 0 to 1 and may throw to stop.
 */
export const renderPicture = (identity: Identity, scene: Scene, options: RenderOptions): Picture => {
  const { width, height, onStage } = options
  const sitting = seatPerson(identity, scene, options)
  const { pose, rig, hair } = sitting
  onStage?.('Painting skin and cloth', 0.34)
  const buffer = createGBuffer(pose.camera.width, pose.camera.height)
  const colors = paintSurfaces(sitting, buffer)
  onStage?.('Painting the face', 0.7)
  paintFeatures(colors, buffer, sitting)
  const worn = { identity, head: sitting.head, pose, lights: rig }
  if (identity.earrings.style !== 'none') overlay(colors, pose, (context) => drawEarrings(context, worn))
  if (identity.glasses.style !== 'none') overlay(colors, pose, (context) => drawGlasses(context, worn))
  onStage?.('Drawing hair', 0.78)
  drawHair({ ...colors, depth: buffer.depth }, hair, { identity, pose, lights: rig })
  onStage?.('Developing the picture', 0.92)
  const picture = grade(downsample(colors, width, height), SHARPNESS[scene.framing])
  paintWeather(picture, scene)
  gradeMood(picture, scene.mood)
  onStage?.('Done', 1)
  return picture
}
