import type { FaceModels } from '../faces/face-models.ts'
import type { Picture } from '../image/picture.ts'
import type { ClipOptions } from '../motion/animate-scene.ts'
import { createTexture } from '../motion/layers/texture.ts'
import type { Texture } from '../motion/layers/texture.ts'
import { createSampler } from '../motion/move/sample-motion.ts'
import { closeLids } from '../motion/picture/change-face.ts'
import { countTalkFrames, talkMotion } from '../motion/talk/talk-scene.ts'
import type { HeardSpeech, Tone } from '../speech/speech.ts'
import { createHeadMover } from './move-head.ts'
import { createMouthMover } from './move-mouth.ts'
import { readTalker } from './read-talker.ts'

type PictureTalk = {
  /** RGBA; it fills the frame, cut around the face. */
  picture: Picture
  speech: HeardSpeech
  tone: Tone
  seed: number
}

const PREPARED = 0.1

/**
 * Lets the face of a picture that the studio did not draw say something, frame by frame, as `talkScene` does. Mouth, lids
 * and head move; all else is the picture as it was, and only what moves is made anew.
 * @throws FaceNotFoundError where no face is clear enough for its lips to be moved, before the first frame.
 */
export const talkPicture = async function* (
  models: FaceModels,
  { picture, speech, tone, seed }: PictureTalk,
  options: ClipOptions,
): AsyncGenerator<Uint8ClampedArray> {
  const { onStage, framesPerSecond } = options
  onStage?.('Looking for the face', 0)
  const { still, anatomy, mouth } = readTalker(models, picture, options)
  const count = countTalkFrames(speech.seconds, framesPerSecond)
  const sample = createSampler(talkMotion({ speech, tone, seed, framesPerSecond }))
  const moveMouth = createMouthMover(still, mouth)
  const moveHead = createHeadMover(anatomy, still)
  const face: Texture = { ...still, texels: still.texels.slice() }
  for (let index = 0; index < count; index++) {
    onStage?.('Drawing frames', PREPARED + ((1 - PREPARED) * index) / count)
    const moment = sample(index / count)
    face.texels.set(still.texels)
    moveMouth(face, moment)
    if (moment.blink > 0) closeLids(face, still, anatomy, moment.blink)
    const frame = createTexture(still.width, still.height)
    frame.texels.set(still.texels)
    moveHead(frame, face, moment)
    yield new Uint8ClampedArray(frame.texels.buffer)
    await new Promise((resolve) => setImmediate(resolve))
  }
  onStage?.('Done', 1)
}
