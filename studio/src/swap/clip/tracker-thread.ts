import { Worker } from 'node:worker_threads'
import type { FacePoints } from '../../judge/place-mesh.ts'
import type { Picture } from '../../scene/portrait-scene.ts'
import type { TrackedFace } from './face-tracker.ts'
import type { TrackerAnswer, TrackerQuestion, TrackerStart } from './tracker-messages.ts'

/** A face tracker with the networks in a thread of its own: it looks at one frame while another is painted. */
export type TrackerThread = {
  /** Call in the order of the frames. Pixels in shared memory are not copied. */
  track: (picture: Picture, seconds: number) => Promise<TrackedFace | null>
  /** The mesh of the face in a drawn portrait. */
  place: (picture: Picture) => Promise<FacePoints>
  close: () => Promise<void>
}

export function openTrackerThread(start: TrackerStart): TrackerThread {
  const worker = new Worker(new URL('tracker-worker.ts', import.meta.url), { workerData: start })
  const waiting: PromiseWithResolvers<TrackerAnswer>[] = []
  let broken: Error | undefined
  const breakOff = (error: Error): void => {
    broken = error
    for (const question of waiting.splice(0)) question.reject(error)
  }
  worker.on('message', (answer: TrackerAnswer) => waiting.shift()?.resolve(answer))
  worker.on('error', breakOff)
  worker.on('exit', () => breakOff(new Error('The thread that follows the face has ended.')))

  const ask = async (question: TrackerQuestion): Promise<TrackerAnswer> => {
    if (broken) throw broken
    const place = Promise.withResolvers<TrackerAnswer>()
    waiting.push(place)
    worker.postMessage(question, [])
    const answer = await place.promise
    if ('failure' in answer) throw new Error(answer.failure)
    return answer
  }

  return {
    async track(picture, seconds) {
      const answer = await ask({ kind: 'track', picture, seconds })
      return 'face' in answer ? answer.face : null
    },
    async place(picture) {
      const answer = await ask({ kind: 'place', picture })
      if (!('points' in answer)) throw new Error('The thread that follows the face answered something else.')
      return answer.points
    },
    async close() {
      await worker.terminate()
    },
  }
}
