import { FaceNotFoundError } from '../errors.ts'
import type { FaceModels } from '../faces/face-models.ts'
import { findFaces } from '../faces/find-faces.ts'
import { findSmallFaces, findTargetFaces, placeMeshSteadily } from '../faces/find-target-faces.ts'
import type { TargetFace } from '../faces/find-target-faces.ts'
import { LANDMARK } from '../faces/mesh-regions.ts'
import type { FacePoints } from '../faces/place-mesh.ts'
import type { CreateCanvas } from '../image/canvas.ts'
import type { Picture } from '../image/picture.ts'
import { clamp } from '../math/scalar.ts'
import { createTexture } from '../motion/layers/texture.ts'
import type { Texture } from '../motion/layers/texture.ts'
import { readAnatomy, spotOf } from '../motion/picture/read-anatomy.ts'
import type { Anatomy } from '../motion/picture/read-anatomy.ts'
import { readMouth } from './read-mouth.ts'
import type { Mouth } from './read-mouth.ts'

/** A picture cut and scaled to the frame of a talk, with the face in it that talks. */
export type Talker = {
  still: Texture
  anatomy: Anatomy
  mouth: Mouth
  /** The mesh of the face in the picture as it came. */
  face: FacePoints
}

type TalkFrame = { width: number; height: number; createCanvas: CreateCanvas }

/** Pixels of the picture: a narrower face has no lips that could be moved. */
const NARROWEST = 80
/** How much nearer the mouth may lie to one side of the face than to the other, and how far eyes may be from level. */
const MOST_TURN = 2.4
const MOST_TILT = 0.48
const MOST_BEYOND = 0.08
const NOT_UPRIGHT = 'The face in this picture does not stand upright. Please turn the picture so that it does.'
/** Shares of the mouth's length by which lips may be apart; wider, and nobody knows how they look when they shut. */
const MOST_PARTED = 0.36
/** How clearly lips are parted by a line, at least, and pixels of a mouth's length below which that line is thinner than they are. */
const LEAST_SEAM = 0.12
const SEAM_OF_A_PIXEL = 48
/** A second face as large as this share of the first one might as well be meant. */
const RIVAL = 0.8
/** What a face is wide of the frame at least, if the picture has so many pixels; it is enlarged by no more than this. */
const FACE_SHARE = 0.26
const MOST_ENLARGED = 1.3

/** Networks take a chin for a brow: a face upside down is one that they see more surely in the picture turned over. */
const isUpsideDown = ({ detector }: FaceModels, picture: Picture): boolean => {
  const turned = new Uint32Array(picture.data.slice().buffer).reverse()
  const [score, turnedScore] = [picture.data, new Uint8ClampedArray(turned.buffer)].map(
    (data) => findFaces(detector, { ...picture, data })[0]?.score ?? 0,
  )
  return turnedScore > score + 0.1
}

const chooseFace = (models: FaceModels, picture: Picture): TargetFace => {
  const [face, rival] = findTargetFaces(models, picture)
  if (isUpsideDown(models, picture)) throw new FaceNotFoundError(NOT_UPRIGHT)
  if (!face)
    throw new FaceNotFoundError(
      findSmallFaces(models, picture).length > 0
        ? 'The face in this picture is too small to talk. Please use one that shows it from nearer.'
        : 'There is no face to be seen in this picture. Please use one that shows a face clearly, from the front.',
    )
  if (rival && rival.width > RIVAL * face.width)
    throw new FaceNotFoundError(
      'There are several faces in this picture. Please cut it so that only the one who talks is in it.',
    )
  if (face.width < NARROWEST)
    throw new FaceNotFoundError(
      'The face in this picture is too small to talk. Please use one that shows it from nearer.',
    )
  return face
}

/** How much of the face lies beyond the picture's edge, by the points of its mesh. */
const shareBeyond = (points: FacePoints, { width, height }: Picture): number => {
  const count = points.length / 3
  let beyond = 0
  for (let index = 0; index < count; index++) {
    const { x, y } = spotOf(points, index)
    if (x < 0 || y < 0 || x > width || y > height) beyond++
  }
  return beyond / count
}

const isTurned = (points: FacePoints): boolean => {
  const nose = spotOf(points, LANDMARK.noseTip)
  const [right, left] = [LANDMARK.rightSide, LANDMARK.leftSide].map((index) => {
    const cheek = spotOf(points, index)
    return Math.max(1, Math.hypot(cheek.x - nose.x, cheek.y - nose.y))
  })
  return Math.max(right / left, left / right) > MOST_TURN
}

const gapOf = (points: FacePoints): number => {
  const between = (a: number, b: number): number => {
    const [from, to] = [spotOf(points, a), spotOf(points, b)]
    return Math.hypot(from.x - to.x, from.y - to.y)
  }
  const { upperLipInside, lowerLipInside, rightMouthCorner, leftMouthCorner } = LANDMARK
  return between(upperLipInside, lowerLipInside) / between(rightMouthCorner, leftMouthCorner)
}

/**
 * Fills the frame with the picture: the face stands in its upper middle, as near as the picture's sides let it; where the
 * frame is low, hair above counts more than clothes below, and the chin more than hair.
 */
const fitPicture = (picture: Picture, face: TargetFace, { width, height, createCanvas }: TalkFrame): Fitted => {
  const covering = Math.max(width / picture.width, height / picture.height)
  const scale = Math.max(covering, Math.min((FACE_SHARE * Math.min(width, height)) / face.width, MOST_ENLARGED))
  const shift = (side: number, frame: number, at: number): number =>
    clamp(frame / 2 - at * scale, frame - side * scale, 0)
  const x = shift(picture.width, width, face.x)
  const window = height / scale
  const [highest, lowest] = [face.y + 0.75 * face.width - window / 2, face.y - face.width + window / 2]
  const y = shift(picture.height, height, Math.max(highest, Math.min(lowest, face.y + 0.45 * face.width)))
  const source = createCanvas(picture.width, picture.height).getContext('2d')
  const image = source.createImageData(picture.width, picture.height)
  image.data.set(picture.data)
  source.putImageData(image, 0, 0)
  const context = createCanvas(width, height).getContext('2d')
  context.imageSmoothingQuality = 'high'
  context.drawImage(source.canvas, x, y, picture.width * scale, picture.height * scale)
  return {
    picture: { width, height, data: context.getImageData(0, 0, width, height).data },
    points: face.points.map((value, index) => value * scale + ([x, y, 0][index % 3] ?? 0)),
  }
}
type Fitted = { picture: Picture; points: FacePoints }

const textureOf = ({ width, height, data }: Picture): Texture => {
  const texture = createTexture(width, height)
  texture.texels.set(new Uint32Array(data.buffer, data.byteOffset, width * height))
  return texture
}

/**
 * Cuts a picture around the face that talks and reads its mouth.
 * @throws FaceNotFoundError for a picture that cannot talk, with a sentence that says what to do.
 */
export const readTalker = (models: FaceModels, picture: Picture, frame: TalkFrame): Talker => {
  const face = chooseFace(models, picture)
  if (shareBeyond(face.points, picture) > MOST_BEYOND)
    throw new FaceNotFoundError('The face in this picture is cut off at its edge. Please use one that shows all of it.')
  if (Math.abs(readAnatomy(face.points).angle) > MOST_TILT) throw new FaceNotFoundError(NOT_UPRIGHT)
  // A small face's mesh trembles at one look, and a frontal one would be called turned.
  const points = placeMeshSteadily(models, picture, face.points)
  if (isTurned(points))
    throw new FaceNotFoundError(
      'The face in this picture is turned too far away to talk. Please use one that looks at the camera.',
    )
  const fitted = fitPicture(picture, face, frame)
  const anatomy = readAnatomy(placeMeshSteadily(models, fitted.picture, fitted.points))
  if (gapOf(anatomy.points) > MOST_PARTED)
    throw new FaceNotFoundError(
      'The mouth in this picture is wide open or covered. Please use one where the lips can be seen and are nearly shut.',
    )
  const still = textureOf(fitted.picture)
  const mouth = readMouth(still, anatomy)
  if (mouth.seam < LEAST_SEAM * Math.min(1, mouth.length / SEAM_OF_A_PIXEL))
    throw new FaceNotFoundError(
      'The mouth in this picture cannot be seen clearly. Please use one where nothing covers it.',
    )
  return { still, anatomy, mouth, face: face.points }
}
