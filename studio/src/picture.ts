import type { Identity } from './identity/identity.ts'
import { drawWorn } from './render/accessories/draw-worn.ts'
import { paintBackdrop } from './render/backdrop/paint-backdrop.ts'
import { viewOfCamera } from './render/backdrop/view.ts'
import { paintWeather } from './render/backdrop/weather/paint-weather.ts'
import { castFloorShadow } from './render/body/floor-shadow.ts'
import { framingCamera, lowestVisible } from './render/camera.ts'
import { balanceDyes } from './render/cloth/balance-dyes.ts'
import { paintFeatures } from './render/features/paint-features.ts'
import { downsample } from './render/finish/downsample.ts'
import { grade } from './render/finish/grade.ts'
import { drawHair } from './render/hair/draw-hair.ts'
import { gradeMood } from './render/light/grade-mood.ts'
import { MATERIAL } from './render/materials.ts'
import { smoothstep } from './render/math/scalar.ts'
import { castShadows, headMeshes, paintSurfaces } from './render/paint-surfaces.ts'
import { blur } from './render/raster/blur.ts'
import { createGBuffer, type GBuffer } from './render/raster/gbuffer.ts'
import { seatPerson, type Sitting } from './render/seat-person.ts'
import type { ColorBuffer } from './render/shade-surfaces.ts'
import type { Picture, RenderOptions } from './scene/portrait-scene.ts'
import type { Framing, Scene } from './scene/scene.ts'

/** Drawn larger by this factor and shrunk at the end: smooth edges and fine hair. */
const SUPERSAMPLING: Record<Framing, number> = { selfie: 1.5, 'half-body': 1.5, 'full-body': 1.75 }

/** Share of the sharpening at the end: small figures would get halos. */
export const SHARPNESS: Record<Framing, number> = { selfie: 1, 'half-body': 0.75, 'full-body': 0.4 }

const seatFor = (identity: Identity, scene: Scene, { width, height, onStage }: RenderOptions): Sitting => {
  const { framing } = scene
  const factor = SUPERSAMPLING[framing]
  const camera = framingCamera(framing, Math.round(width * factor), Math.round(height * factor))
  return seatPerson(identity, scene, {
    camera,
    pixelsPerUnit: camera.scale / factor,
    bottomY: lowestVisible(framing),
    onStage,
  })
}

const paintPerson = (seated: Sitting, buffer: GBuffer): ColorBuffer => {
  const { scene, pose, rig, body } = seated
  const { camera } = pose
  const meshes = headMeshes(seated, pose).concat(body.meshes)
  const shadows = castShadows(seated, meshes)
  const sitting = balanceDyes(seated, shadows)
  const backdrop = paintBackdrop(scene, viewOfCamera(camera, body.figure.frame.floorY))
  if (scene.framing === 'full-body') castFloorShadow(backdrop, { camera, rig, figure: body.figure })
  return paintSurfaces(sitting, buffer, { meshes, backdrop, shadows })
}

/** A person whose face is not painted yet. */
type Bare = { sitting: Sitting; buffer: GBuffer; colors: ColorBuffer }

const paintBare = (identity: Identity, scene: Scene, options: RenderOptions): Bare => {
  const sitting = seatFor(identity, scene, options)
  const { camera } = sitting.pose
  options.onStage?.('Painting skin and cloth', 0.34)
  const buffer = createGBuffer(camera.width, camera.height)
  return { sitting, buffer, colors: paintPerson(sitting, buffer) }
}

/** Share of the picture's width over which a face's matte runs out within its outline. */
const MATTE_SOFTNESS = 0.008

/** Makes a picture transparent where it shows no face, softly and within the face. */
const matteFace = ({ data, width, height }: Picture, buffer: GBuffer): void => {
  const values = new Float32Array(width * height)
  for (let y = 0; y < height; y++) {
    const row = Math.floor(((y + 0.5) * buffer.height) / height) * buffer.width
    for (let x = 0; x < width; x++) {
      const material = buffer.materials[row + Math.floor(((x + 0.5) * buffer.width) / width)]
      values[y * width + x] = material === MATERIAL.face ? 1 : 0
    }
  }
  const soft = blur({ width, height, values }, Math.max(1, Math.round(width * MATTE_SOFTNESS)), 2).values
  for (let pixel = 0; pixel < soft.length; pixel++) data[pixel * 4 + 3] = 255 * smoothstep(0.5, 0.98, soft[pixel])
}

/** Paints the face and what is before it, in place, and develops the picture. */
const finishPicture = ({ sitting, buffer, colors }: Bare, { width, height, onStage }: RenderOptions): Picture => {
  const { identity, scene, pose, rig, hair } = sitting
  onStage?.('Painting the face', 0.7)
  paintFeatures(colors, buffer, sitting)
  drawWorn(colors, sitting)
  onStage?.('Drawing hair', 0.78)
  drawHair({ ...colors, depth: buffer.depth }, hair, { identity, pose, lights: rig })
  onStage?.('Developing the picture', 0.92)
  const picture = grade(downsample(colors, width, height), SHARPNESS[scene.framing])
  paintWeather(picture, scene)
  gradeMood(picture, scene.mood)
  onStage?.('Done', 1)
  return picture
}

/**
 * Draws a person: head and shoulders, down to the hips, or from head to shoes. The face is painted by the same hand at
 * any size. The same identity, scene and size give the same bytes.
 * @param options Size in pixels; `onStage` is called in order with shares from 0 to 1 and may throw to stop.
 */
export const renderPicture = (identity: Identity, scene: Scene, options: RenderOptions): Picture =>
  finishPicture(paintBare(identity, scene, options), options)

/**
 * The same picture once for every state of the lids, 0 open to 1 shut: everything but the face is drawn only once. It is
 * opaque where it shows the face, and transparent elsewhere. `onStage` hears of the first of them.
 */
export const renderFaces = (
  identity: Identity,
  scene: Scene,
  { blinks, ...options }: RenderOptions & { blinks: readonly number[] },
): Picture[] => {
  const { sitting, buffer, colors } = paintBare(identity, scene, options)
  return blinks.map((blink, index) => {
    const expression = { ...scene.expression, blink }
    const drawn: Bare = {
      sitting: { ...sitting, scene: { ...sitting.scene, expression } },
      buffer,
      colors: { ...colors, pixels: colors.pixels.slice() },
    }
    const picture = finishPicture(drawn, index === 0 ? options : { ...options, onStage: undefined })
    matteFace(picture, buffer)
    return picture
  })
}
