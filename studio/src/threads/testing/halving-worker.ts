import { parentPort, workerData } from 'node:worker_threads'
import { answerQuestions } from '../answering-thread.ts'

if (!parentPort) throw new Error('halving-worker.ts runs as a worker thread of a test only.')
const port = parentPort

answerQuestions(port, (question) => {
  if (question === 'end') process.exit(1)
  const values = question as Float32Array
  if (values.length === 0) throw new Error('There is nothing to halve.')
  port.postMessage({ stage: workerData as string, share: 0.5 })
  for (let index = 0; index < values.length; index++) values[index] /= 2
  return values.length
})
