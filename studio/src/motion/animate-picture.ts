import type { FaceModels } from '../faces/face-models.ts'
import { findTargetFaces, placeMeshSteadily } from '../faces/find-target-faces.ts'
import type { Picture } from '../image/picture.ts'
import { countFrames } from './animate-scene.ts'
import type { ClipOptions } from './animate-scene.ts'
import { MARGIN } from './clip-camera.ts'
import type { FrameParts, FramePlan } from './compose-frame.ts'
import { drawFrames } from './draw-frames.ts'
import type { Motion } from './motion.ts'
import { createSampler } from './move/sample-motion.ts'
import { createView } from './move/view.ts'
import { bendPicture } from './picture/bend-picture.ts'
import { layPicture } from './picture/picture-layers.ts'
import { readAnatomy } from './picture/read-anatomy.ts'
import type { Anatomy } from './picture/read-anatomy.ts'

/** The picture is drawn this much larger than the frame shows, for the camera to move. */
const ROOM = 1 + 2 * MARGIN

/**
 * Fills a canvas of the frame's shape and a little more with the picture, cut where it is too wide or too high. What is
 * cut is cut evenly, save that the point to keep (shares of the picture) stays as near to the middle as it can.
 */
const fitPicture = (
  picture: Picture,
  { width, height, createCanvas }: ClipOptions,
  keep: { x: number; y: number } = { x: 0.5, y: 0.5 },
): Picture => {
  const [wide, high] = [Math.round(width * ROOM), Math.round(height * ROOM)]
  const scale = Math.max(wide / picture.width, high / picture.height)
  const shift = (size: number, target: number, at: number): number =>
    Math.min(0, Math.max(target - size * scale, target / 2 - at * size * scale))
  const source = createCanvas(picture.width, picture.height)
  const sourceContext = source.getContext('2d')
  const image = sourceContext.createImageData(picture.width, picture.height)
  image.data.set(picture.data)
  sourceContext.putImageData(image, 0, 0)
  const context = createCanvas(wide, high).getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(
    source,
    shift(picture.width, wide, keep.x),
    shift(picture.height, high, keep.y),
    picture.width * scale,
    picture.height * scale,
  )
  return { width: wide, height: high, data: context.getImageData(0, 0, wide, high).data }
}

/** Cuts the picture around its largest face and measures that face where it then lies. */
const readPicture = (
  models: FaceModels,
  picture: Picture,
  size: ClipOptions,
): { fitted: Picture; anatomy?: Anatomy } => {
  const [found] = findTargetFaces(models, picture)
  if (!found) return { fitted: fitPicture(picture, size) }
  const keep = { x: found.x / picture.width, y: (found.y + 0.6 * found.width) / picture.height }
  const fitted = fitPicture(picture, size, keep)
  const [face] = findTargetFaces(models, fitted)
  return face ? { fitted, anatomy: readAnatomy(placeMeshSteadily(models, fitted, face.points)) } : { fitted }
}

export type PictureClip = {
  /** RGBA; it fills the frame, cut where it is too wide or too high. */
  picture: Picture
  motion: Motion
}

/** Share of the work that is done before the first frame. */
const PREPARED = 0.1
/** Weather has no place and no hour of its own in a picture from elsewhere. */
const OUTDOORS = { backdrop: 'garden', time: 'day', weather: 'clear', mood: 'natural' } as const

/**
 * Brings a picture that the studio did not make to life, frame by frame, as `animateScene` does: the largest face
 * blinks, turns a little, smiles and speaks, the body breathes, and the camera moves with depth. The person stands before
 * the place, which is filled in behind them. A picture without a
 * clear face moves by camera, weather and light alone: that is what is left to move, and no error.
 * @param options Size in pixels; `onStage` is called in order with shares from 0 to 1 and may throw to stop.
 */
export const animatePicture = async function* (
  models: FaceModels,
  { picture, motion }: PictureClip,
  options: ClipOptions,
): AsyncGenerator<Uint8ClampedArray> {
  const { onStage, width, height, framesPerSecond } = options
  onStage?.('Looking for the face', 0)
  const { fitted, anatomy } = readPicture(models, picture, options)
  onStage?.('Filling in what the person hides', PREPARED / 2)
  const size = { width, height, framesPerSecond }
  const count = countFrames(motion, size)
  const sample = createSampler(motion)
  const moments = Array.from({ length: count }, (_, index) => sample(index / count))
  const { layers, showFace } = layPicture(fitted, anatomy)
  const places = layers.map(({ layer }) => new Float32Array(layer.near.length * 2))
  const focus = anatomy?.center ?? { x: fitted.width / 2, y: fitted.height / 2 }
  const viewAt = createView(moments, size)
  const faceLayer = layers.length - 1
  const face = layers[faceLayer].layer.texture.texels
  const planFrame = (index: number): FramePlan => {
    const moment = moments[index]
    showFace(moment)
    for (const [at, { layer, anatomy: moved }] of layers.entries())
      bendPicture(layer, { anatomy: moved, focus, moment, view: viewAt(moment), size }, places[at])
    return { index, airShare: moment.airShare, places, face }
  }
  const parts: FrameParts = {
    width,
    height,
    layers: layers.map(({ layer: { texture, grid } }) => ({ texture, grid })),
    faceLayer,
    motion,
    scene: OUTDOORS,
    side: 1,
    isPlain: true,
  }
  yield* drawFrames({ parts, count, planFrame, prepared: PREPARED }, options)
}
