import { parentPort, threadId, workerData } from 'node:worker_threads'
import type { TaskMessage, WorkerMessage, WorkerStart } from '../messages.ts'
import { FICKLE_WIDTH } from './fickle-width.ts'

/** Answers like the studio's worker, but crashes, hangs or fails as the width of the picture says; its picture is its number. */
const port = parentPort
const { stop } = workerData as WorkerStart
const send = (message: WorkerMessage): void => port?.postMessage(message)

port?.on('message', (task: TaskMessage) => {
  const width = 'width' in task.request ? task.request.width : 0
  send({ type: 'progress', stage: 'Started', share: 0 })
  if (width === FICKLE_WIDTH.crashes) {
    setImmediate(() => {
      throw new Error('out of paint')
    })
  } else if (width === FICKLE_WIDTH.hangs) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0)
  else if (width === FICKLE_WIDTH.fails) send({ type: 'failed', name: 'RangeError', message: 'no such brush' })
  else if (width === FICKLE_WIDTH.waitsForStop) {
    const timer = setInterval(() => {
      if (Atomics.load(stop, 0) === 0) return
      clearInterval(timer)
      send({ type: 'failed', name: 'AbortError', message: 'stopped' })
    }, 5)
  } else
    send({ type: 'done', result: { png: new Uint8Array(new Uint32Array([threadId]).buffer), width, height: width } })
})
