import { parentPort, workerData } from 'node:worker_threads'
import { answerQuestions } from '../threads/answering-thread.ts'
import { createFrameComposer } from './compose-frame.ts'
import type { FrameParts, FramePlan } from './compose-frame.ts'

if (!parentPort) throw new Error('compose-worker.ts runs as a worker thread of a clip only.')
const compose = createFrameComposer(workerData as FrameParts)

answerQuestions(parentPort, (plan) => compose(plan as FramePlan))
