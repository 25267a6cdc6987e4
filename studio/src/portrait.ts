import type { Identity } from './identity/identity.ts'
import type { SKRSContext2D } from '@napi-rs/canvas'
import { drawEarrings } from './render/accessories/draw-earrings.ts'
import { drawGlasses } from './render/accessories/draw-glasses.ts'
import { paintBackdrop } from './render/backdrop/paint-backdrop.ts'
import { viewOfCamera } from './render/backdrop/view.ts'
import { buildBody, type Body } from './render/body/build-body.ts'
import { portraitCamera } from './render/camera.ts'
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
import { createClothLight } from './render/light/light-cloth.ts'
import { lightRig, type LightRig } from './render/light/lighting.ts'
import { createShadowMap } from './render/light/shadow-map.ts'
import { clamp } from './render/math/scalar.ts'
import { makePose, poseMesh, type Pose } from './render/pose.ts'
import { createGBuffer, type GBuffer } from './render/raster/gbuffer.ts'
import { rasterize } from './render/raster/rasterize.ts'
import { surfaceRegion } from './render/raster/surface-region.ts'
import { shadeSurfaces, type ColorBuffer } from './render/shade-surfaces.ts'
import { skinPalette, type SkinPalette } from './render/skin/palette.ts'
import { createSkinShader } from './render/skin/shade-skin.ts'
import { textureSkin } from './render/skin/skin-texture.ts'
import type { Picture, PortraitScene, RenderOptions } from './scene/portrait-scene.ts'

/** Drawn larger by this factor and shrunk at the end: smooth edges and fine hair. */
const SUPERSAMPLING = 1.5
/** Small pictures get fewer strands and triangles, down to this share. */
const LEAST_DETAIL = 0.16
/** Head units per pixel of the painterly filter's radius. */
const BRUSH_UNITS = 1 / 150
const BRUSH_AMOUNT = 0.72

type Sitting = {
  identity: Identity
  scene: PortraitScene
  pose: Pose
  rig: LightRig
  palette: SkinPalette
  head: Head
  body: Body
  hair: HairModel
}

/** Shapes everything that stands before the camera. */
const seatPerson = (identity: Identity, scene: PortraitScene, { width, height, onStage }: RenderOptions): Sitting => {
  const camera = portraitCamera(Math.round(width * SUPERSAMPLING), Math.round(height * SUPERSAMPLING))
  const pose = makePose(scene.pose, camera)
  const detail = clamp(Math.min(width, height) / 1024, LEAST_DETAIL, 1)
  onStage?.('Shaping the head', 0)
  const head = buildHead(identity, scene.expression, detail)
  onStage?.('Dressing', 0.06)
  const body = buildBody(identity, scene)
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
  const colors = shadeSurfaces(buffer, {
    camera,
    rig,
    shadows: createShadowMap({ meshes, strands: hair.strands, direction: rig.key.direction }),
    occlusion: createOcclusion(buffer, camera.scale),
    skin: createSkinShader({ identity, layout: head.layout, palette, rig, covers }),
    cloth: createClothLight(createClothShader(identity, scene), rig),
    backdrop: paintBackdrop(scene, viewOfCamera(camera)),
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
 * Draws a person as a head-and-shoulders portrait. The same identity, scene and size give the same bytes.
 * @param options Size in pixels; `onStage` is called in order with shares from 0 to 1 and may throw to stop.
 */
export const renderPortrait = (identity: Identity, scene: PortraitScene, options: RenderOptions): Picture => {
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
  const picture = grade(downsample(colors, width, height))
  onStage?.('Done', 1)
  return picture
}
