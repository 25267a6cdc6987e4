import { FaceNotFoundError } from '../../errors.ts'
import type { FaceModels } from '../../faces/face-models.ts'
import { LANDMARK } from '../../faces/mesh-regions.ts'
import type { Picture } from '../../image/picture.ts'
import type { HeardSpeech, Tone } from '../../speech/speech.ts'
import { drawPicture, readPicture } from '../animate-picture.ts'
import type { ClipOptions } from '../animate-scene.ts'
import { spotOf } from '../picture/read-anatomy.ts'
import type { Anatomy } from '../picture/read-anatomy.ts'
import { talkMotion } from './talk-scene.ts'

type PictureTalk = {
  /** RGBA; it fills the frame, cut where it is too wide or too high. */
  picture: Picture
  speech: HeardSpeech
  tone: Tone
  seed: number
}

/** Pixels of the frame: lips in less than this are a blot. */
const LEAST_MOUTH = 22
/** How much nearer the mouth may lie to one side of the face than to the other. */
const MOST_TURN = 2.6
const PREPARED = 0.1

/** Whether the mouth is large enough and seen from the front. */
const findFault = ({ points }: Anatomy): string | undefined => {
  const [right, left] = [LANDMARK.rightMouthCorner, LANDMARK.leftMouthCorner].map((index) => spotOf(points, index))
  if (Math.hypot(left.x - right.x, left.y - right.y) < LEAST_MOUTH)
    return 'The face in this picture is too small to speak. Choose one that shows it from nearer.'
  const nose = spotOf(points, LANDMARK.noseTip)
  const [a, b] = [LANDMARK.rightSide, LANDMARK.leftSide].map((index) => {
    const cheek = spotOf(points, index)
    return Math.max(1, Math.hypot(cheek.x - nose.x, cheek.y - nose.y))
  })
  if (Math.max(a / b, b / a) > MOST_TURN)
    return 'The face in this picture is turned too far away to speak. Choose one that looks at the camera.'
  return undefined
}

/**
 * Lets the largest face of a picture that the studio did not make say something, frame by frame, as `talkScene` does.
 * @throws FaceNotFoundError where no face is clear enough for its lips to be moved.
 */
export const talkPicture = async function* (
  models: FaceModels,
  { picture, speech, tone, seed }: PictureTalk,
  options: ClipOptions,
): AsyncGenerator<Uint8ClampedArray> {
  const { onStage, framesPerSecond } = options
  onStage?.('Looking for the face', 0)
  const { fitted, anatomy } = readPicture(models, picture, options)
  if (!anatomy)
    throw new FaceNotFoundError(
      'No face was found in this picture. Choose one where a face is well visible and looks at the camera.',
    )
  const fault = findFault(anatomy)
  if (fault) throw new FaceNotFoundError(fault)
  onStage?.('Filling in what the person hides', PREPARED / 2)
  const motion = talkMotion({ speech, tone, seed, framesPerSecond })
  yield* drawPicture({ picture: fitted, anatomy, motion, prepared: PREPARED }, options)
}
