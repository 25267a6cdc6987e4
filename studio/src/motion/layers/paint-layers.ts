import type { RenderOptions } from '../../image/picture.ts'
import { paintBackdrop } from '../../render/backdrop/paint-backdrop.ts'
import { viewOfCamera } from '../../render/backdrop/view.ts'
import { enrich } from '../../render/finish/grade.ts'
import { shadeHair } from '../../render/hair/draw-hair.ts'
import type { ShadedHair } from '../../render/hair/draw-hair.ts'
import { castFloorShadow } from '../../render/light/floor-shadow.ts'
import type { ShadowMap } from '../../render/light/shadow-map.ts'
import { balanceDyes } from '../../render/person/balance-dyes.ts'
import { castShadows, headMeshes, paintSurfaces } from '../../render/person/paint-surfaces.ts'
import { drawGlass } from '../../render/props/draw-glass.ts'
import type { PosedPerson } from '../../render/person/pose-person.ts'
import { SHARPNESS } from '../../render/picture.ts'
import { createDepthMap, createGBuffer, EMPTY_DEPTH } from '../../render/raster/gbuffer.ts'
import type { ColorBuffer, GBuffer } from '../../render/raster/gbuffer.ts'
import { MATERIAL } from '../../render/raster/mesh.ts'
import type { Mesh } from '../../render/raster/mesh.ts'
import { rasterize, rasterizeDepth } from '../../render/raster/rasterize.ts'
import { cropOf, headArea, insertCrop } from '../../render/view/head-area.ts'
import type { Area } from '../../render/view/head-area.ts'
import { cutOut } from './cut-out.ts'
import { createFacePainter } from './face-painter.ts'
import type { FacePainter } from './face-painter.ts'
import { cutForearms, hasFreeHand } from './hand-reach.ts'
import { bodyGrid, hairGrid, headGrid } from './person-grids.ts'
import type { BentLayer } from './person-grids.ts'
import { developTexture } from './texture.ts'
import type { Texture } from './texture.ts'

/** Everything that frames are put together from, drawn once. */
export type PersonLayers = {
  backdrop: Texture
  /** Hair behind the body, the body without its head, the head, and the hair before it. */
  backHair: BentLayer
  body: BentLayer
  /** Forearms with their hands, where these move: whole ones behind the body, and what is seen of them before it. */
  forearms?: { whole: BentLayer; seen: BentLayer }
  head: BentLayer
  frontHair: BentLayer
  face: FacePainter
}

/** Hair farther back than this hangs behind the neck, in head units. */
const BACK_DEPTH = -0.4
const FRONT = { from: BACK_DEPTH, to: Infinity }
const BACK = { from: -Infinity, to: BACK_DEPTH }

const bytesToColors = (data: Uint8ClampedArray, width: number, height: number): ColorBuffer => {
  const pixels = new Float32Array(width * height * 3)
  for (let pixel = 0; pixel < width * height; pixel++) {
    for (let channel = 0; channel < 3; channel++) pixels[pixel * 3 + channel] = data[pixel * 4 + channel]
  }
  return { width, height, pixels }
}

const colorsToBytes = ({ pixels, width, height }: ColorBuffer): Uint8ClampedArray => {
  const data = new Uint8ClampedArray(width * height * 4)
  for (let pixel = 0; pixel < width * height; pixel++) {
    for (let channel = 0; channel < 3; channel++) data[pixel * 4 + channel] = pixels[pixel * 3 + channel]
    data[pixel * 4 + 3] = 255
  }
  return data
}

/** The nearer of both depths, so that hair is hidden by head and body. */
const joinDepths = (body: GBuffer, head: GBuffer, area: Area): Float32Array => {
  const depth = body.depth.slice()
  for (let y = 0; y < head.height; y++) {
    for (let x = 0; x < head.width; x++) {
      const at = (y + area.top) * body.width + x + area.left
      depth[at] = Math.max(depth[at], head.depth[y * head.width + x])
    }
  }
  return depth
}

type HairCanvas = { width: number; height: number; depth: Float32Array; depths: { from: number; to: number } }

/** Draws a part of the hair as a layer: colours as they are, not premultiplied. */
const paintHair = (hair: ShadedHair, { width, height, depth, depths }: HairCanvas): Required<ColorBuffer> => {
  const pixels = new Float32Array(width * height * 3)
  const alpha = new Float32Array(width * height)
  hair.drawInto({ width, height, pixels, alpha, depth }, depths)
  for (let pixel = 0; pixel < alpha.length; pixel++) {
    if (alpha[pixel] <= 0) continue
    for (let at = pixel * 3; at < pixel * 3 + 3; at++) pixels[at] /= alpha[pixel]
  }
  return { width, height, pixels, alpha }
}

/** Adds to a layer what the finish adds to the whole picture that it is a part of. */
const enrichInPlace = (layer: ColorBuffer, whole: ColorBuffer, sharpness: number): void => {
  const enriched = enrich(whole, { sharpness })
  for (let at = 0; at < layer.pixels.length; at++) layer.pixels[at] += enriched.pixels[at] - whole.pixels[at]
}

const layOver = (below: ColorBuffer, layer: Required<ColorBuffer>): ColorBuffer => {
  const pixels = below.pixels.slice()
  for (let pixel = 0; pixel < layer.alpha.length; pixel++) {
    const cover = layer.alpha[pixel]
    for (let at = pixel * 3; at < pixel * 3 + 3; at++) pixels[at] += (layer.pixels[at] - pixels[at]) * cover
  }
  return { ...below, pixels }
}

const paintPlace = ({ scene, pose, rig, body, createCanvas }: PosedPerson): Uint8ClampedArray => {
  const { camera } = pose
  const backdrop = paintBackdrop(scene, viewOfCamera(camera, body.figure.groundY), {
    createCanvas,
    isStill: true,
  })
  if (scene.framing === 'full-body') castFloorShadow(backdrop, { camera, rig, ...body })
  return backdrop
}

type BodyParts = { meshes: readonly Mesh[]; place: Uint8ClampedArray; shadows: ShadowMap }

const paintBody = (posed: PosedPerson, { meshes, place, shadows }: BodyParts) => {
  const { camera } = posed.pose
  const buffer = createGBuffer(camera.width, camera.height)
  const colors = paintSurfaces(posed, buffer, { meshes, shadows, backdrop: place })
  return { buffer, colors }
}

/** Lays a glass over the layer that it belongs to, in place: it goes along with it, and with what is seen through it. */
const addGlass = (posed: PosedPerson, { buffer, colors }: { buffer: GBuffer; colors: ColorBuffer }): void => {
  const { glass } = posed.body
  if (!glass) return
  drawGlass(colors, buffer, { ...posed, glass })
  for (const wall of glass.walls) rasterize(buffer, wall, posed.pose.project)
}

/** The buffer with what lies on the forearms alone: what is farther off where they are left out. */
const onForearms = (buffer: GBuffer, upper: readonly Mesh[], posed: PosedPerson): GBuffer => {
  const { width, height } = buffer
  const { project } = posed.pose
  const [whole, rest] = [createDepthMap(width, height), createDepthMap(width, height)]
  for (const mesh of posed.body.meshes) rasterizeDepth(whole, mesh, project)
  for (const mesh of upper) rasterizeDepth(rest, mesh, project)
  const [depth, materials] = [buffer.depth.slice(), buffer.materials.slice()]
  for (let pixel = 0; pixel < depth.length; pixel++) {
    if (whole.depth[pixel] > rest.depth[pixel]) continue
    depth[pixel] = EMPTY_DEPTH
    materials[pixel] = MATERIAL.none
  }
  return { ...buffer, depth, materials }
}

type LayerOptions = {
  onStage?: RenderOptions['onStage']
  /** Whether hands move: forearms are then a layer of their own. */
  movesHands?: boolean
}

/** Draws all layers of a person in a scene once. */
export const paintLayers = (posed: PosedPerson, { onStage, movesHands = false }: LayerOptions): PersonLayers => {
  const { scene, pose, rig, identity, hair } = posed
  const { camera } = pose
  const { width, height } = camera
  const sharpness = SHARPNESS[scene.framing]
  onStage?.('Painting the place', 0.3)
  const place = paintPlace(posed)
  const placeColors = bytesToColors(place, width, height)
  const backdrop = developTexture(enrich(placeColors, { sharpness }), scene.mood)
  onStage?.('Painting skin and cloth', 0.36)
  const shadows = castShadows(posed, headMeshes(posed, pose).concat(posed.body.meshes))
  const dyed = posed.scene.garments ? balanceDyes(posed, shadows) : posed
  const { buffer, colors } = paintBody(dyed, { meshes: posed.body.meshes, place, shadows })
  addGlass(posed, { buffer, colors })
  const layerOf = (from: GBuffer, of: ColorBuffer, part?: 'body' | 'forearms'): BentLayer => {
    const cut = cutOut(enrich(of, { sharpness }), (pixel) => from.materials[pixel] !== MATERIAL.none)
    return bodyGrid(developTexture(cut, scene.mood), from, posed, part)
  }
  const apart = movesHands && hasFreeHand(posed) ? cutForearms(posed) : undefined
  const layerFrom = (meshes: readonly Mesh[], part: 'body' | 'forearms'): BentLayer => {
    const painted = paintBody(dyed, { meshes, place, shadows })
    if (part === 'body') addGlass(posed, painted)
    return layerOf(painted.buffer, painted.colors, part)
  }
  const body = apart ? layerFrom(apart.body, 'body') : layerOf(buffer, colors)
  const forearms = apart && {
    whole: layerFrom(apart.forearms, 'forearms'),
    seen: layerOf(onForearms(buffer, apart.upper, posed), colors, 'forearms'),
  }
  onStage?.('Painting the face', 0.6)
  const area = headArea(pose)
  const face = createFacePainter({
    posed,
    area,
    behind: colorsToBytes(cropOf(colors, area)),
    shadows,
    sharpness,
  })
  const head = headGrid(face.texture, face.buffer, area, posed)
  onStage?.('Drawing hair', 0.8)
  const shaded = shadeHair(hair, { identity, pose, lights: rig })
  const depth = joinDepths(buffer, face.buffer, area)
  const front = paintHair(shaded, { width, height, depth, depths: FRONT })
  const open = new Float32Array(width * height).fill(EMPTY_DEPTH)
  const back = paintHair(shaded, { width, height, depth: open, depths: BACK })
  insertCrop(colors, face.colors, area)
  enrichInPlace(front, layOver(colors, front), sharpness)
  return {
    backdrop,
    body,
    ...(forearms && { forearms }),
    face,
    head,
    backHair: hairGrid(developTexture(back, scene.mood), posed, { depths: BACK }),
    frontHair: hairGrid(developTexture(front, scene.mood), posed, { depths: FRONT, hidden: depth }),
  }
}
