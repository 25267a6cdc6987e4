import type { Identity } from './identity/identity.ts'
import type { Picture, PortraitScene, RenderOptions } from './scene/portrait-scene.ts'
import { paintBackdrop } from './render/backdrop/paint-backdrop.ts'
import { buildBody } from './render/body/build-body.ts'
import { portraitCamera } from './render/camera.ts'
import { createClothShader } from './render/cloth/shade-cloth.ts'
import { paintFeatures } from './render/features/paint-features.ts'
import { downsample } from './render/finish/downsample.ts'
import { grade } from './render/finish/grade.ts'
import { kuwahara } from './render/finish/kuwahara.ts'
import { smoothEdges } from './render/finish/smooth-edges.ts'
import { buildHead } from './render/head/build-head.ts'
import { createOcclusion } from './render/light/ambient-occlusion.ts'
import { createClothLight } from './render/light/light-cloth.ts'
import { lightRig } from './render/light/lighting.ts'
import { createShadowMap } from './render/light/shadow-map.ts'
import { makePose, poseMesh } from './render/pose.ts'
import { createGBuffer } from './render/raster/gbuffer.ts'
import { rasterize } from './render/raster/rasterize.ts'
import { surfaceRegion } from './render/raster/surface-region.ts'
import { shadeSurfaces } from './render/shade-surfaces.ts'
import { skinPalette } from './render/skin/palette.ts'
import { createSkinShader } from './render/skin/shade-skin.ts'
import { textureSkin } from './render/skin/skin-texture.ts'

/** Drawn larger by this factor and shrunk at the end: smooth edges and fine hair. */
const SUPERSAMPLING = 1.5

export const renderPortrait = (identity: Identity, scene: PortraitScene, options: RenderOptions): Picture => {
  const { width, height, onStage = () => {} } = options
  const camera = portraitCamera(Math.round(width * SUPERSAMPLING), Math.round(height * SUPERSAMPLING))
  const pose = makePose(scene.pose, camera)
  const rig = lightRig(scene)
  const palette = skinPalette(identity)
  onStage('Shaping the head', 0)
  const head = buildHead(identity, scene.expression)
  onStage('Dressing', 0.1)
  const body = buildBody(identity, scene)
  onStage('Placing the figure', 0.2)
  const meshes = [head.mesh, ...head.ears].map((mesh) => poseMesh(mesh, pose)).concat(body.meshes)
  const buffer = createGBuffer(camera.width, camera.height)
  for (const mesh of meshes) rasterize(buffer, mesh, pose.project)
  onStage('Setting the light', 0.3)
  const shadows = createShadowMap({ meshes, strands: [], direction: rig.key.direction })
  const occlusion = createOcclusion(buffer, camera.scale)
  const backdrop = paintBackdrop(scene, camera.width, camera.height)
  onStage('Painting skin and cloth', 0.4)
  const skin = createSkinShader({ identity, layout: head.layout, palette, rig, covers: [] })
  const cloth = createClothLight(createClothShader(identity, scene), rig)
  const colors = shadeSurfaces(buffer, { camera, rig, shadows, occlusion, skin, cloth, backdrop })
  kuwahara(colors, { radius: Math.round(camera.scale / 150), amount: 0.72, region: surfaceRegion(buffer) })
  smoothEdges(colors, buffer)
  textureSkin(colors, buffer, identity)
  onStage('Painting the face', 0.6)
  paintFeatures(colors, buffer, { identity, scene, head, pose, palette, rig })
  onStage('Developing the picture', 0.9)
  const picture = grade(downsample(colors, width, height))
  onStage('Done', 1)
  return picture
}
