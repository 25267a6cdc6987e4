import { parentPort, workerData } from 'node:worker_threads'
import { loadFaceModels } from '../../judge/models.ts'
import { placeSource } from '../draw-source.ts'
import { createFaceTracker } from './face-tracker.ts'
import type { TrackerAnswer, TrackerQuestion, TrackerStart } from './tracker-messages.ts'

if (!parentPort) throw new Error('tracker-worker.ts runs as a worker thread of the clip swap only.')
const port = parentPort
const models = await loadFaceModels()
const track = createFaceTracker(models, workerData as TrackerStart)

const answer = (question: TrackerQuestion): TrackerAnswer => {
  try {
    return question.kind === 'track'
      ? { face: track(question.picture, question.seconds) }
      : { points: placeSource(models, question.picture) }
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}

port.on('message', (question: TrackerQuestion) => port.postMessage(answer(question)))
