import { parentPort, workerData } from 'node:worker_threads'
import { loadFaceModels } from '../../faces/face-models.ts'
import type { Identity } from '../../identity/identity.ts'
import { placeSource } from '../draw-source.ts'
import { answerQuestions } from '../../threads/answering-thread.ts'
import type { ClipFrame } from './clip-frame.ts'
import { createClipWarper } from './clip-warper.ts'
import type { FittedFace } from './clip-warper.ts'
import { createFaceTracker } from './face-tracker.ts'
import type { FaceTrackerOptions } from './face-tracker.ts'
import { createKeyPortraits } from './key-portraits.ts'

export type FollowStart = FaceTrackerOptions & { identity: Identity }

if (!parentPort) throw new Error('follow-worker.ts runs as a worker thread of the clip swap only.')
const port = parentPort
const { identity, ...options } = workerData as FollowStart
const models = await loadFaceModels()
const track = createFaceTracker(models, options)
const warp = createClipWarper(
  createKeyPortraits({
    identity,
    place: (picture, alike) => placeSource(models, picture, alike),
    onStage: (stage, share) => port.postMessage({ stage, share }),
  }),
)

answerQuestions(port, (question): FittedFace | null => {
  const { picture, seconds } = question as ClipFrame
  const face = track(picture, seconds)
  return face && warp(picture, face)
})
