import { parentPort } from 'node:worker_threads'
import type { Picture } from '../../image/picture.ts'
import { answerQuestions } from '../../threads/answering-thread.ts'
import { createClipPainter } from './clip-painter.ts'
import type { FittedFace } from './clip-warper.ts'

export type PaintQuestion = { picture: Picture; face: FittedFace }

if (!parentPort) throw new Error('paint-worker.ts runs as a worker thread of the clip swap only.')
const paint = createClipPainter()

answerQuestions(parentPort, (question) => {
  const { picture, face } = question as PaintQuestion
  paint(picture, face)
})
