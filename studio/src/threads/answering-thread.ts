import { Worker } from 'node:worker_threads'
import type { MessagePort } from 'node:worker_threads'

/** Answers what an `AnsweringThread` is asked. */
export const answerQuestions = (port: MessagePort, answer: (question: unknown) => unknown): void => {
  const attempt = (question: unknown): ThreadMessage<unknown> => {
    try {
      return { answer: answer(question) }
    } catch (error) {
      return { failure: error instanceof Error ? error.message : String(error) }
    }
  }
  port.on('message', (question) => port.postMessage(attempt(question)))
}

/** What a thread says: an answer to each question in its order, and meanwhile what it is busy with. */
type ThreadMessage<Answer> = { answer: Answer } | { failure: string } | { stage: string; share: number }

/** A thread that answers questions one by one. Pixels and fields in shared memory are not copied. */
type AnsweringThread<Question, Answer> = {
  ask: (question: Question) => Promise<Answer>
  close: () => Promise<void>
}

export type ThreadOptions = {
  /** A script that ends in `answerQuestions`. */
  url: URL
  start?: unknown
  onStage?: (stage: string, share: number) => void
}

export const openAnsweringThread = <Question, Answer>({
  url,
  start,
  onStage,
}: ThreadOptions): AnsweringThread<Question, Answer> => {
  const worker = new Worker(url, { workerData: start })
  const waiting: PromiseWithResolvers<Answer>[] = []
  let broken: Error | undefined
  const breakOff = (error: Error): void => {
    broken ??= error
    for (const question of waiting.splice(0)) question.reject(broken)
  }
  worker.on('message', (message: ThreadMessage<Answer>) => {
    if ('stage' in message) onStage?.(message.stage, message.share)
    else if ('failure' in message) waiting.shift()?.reject(new Error(message.failure))
    else waiting.shift()?.resolve(message.answer)
  })
  worker.on('error', breakOff)
  worker.on('exit', () => breakOff(new Error('A thread that answers has ended.')))
  return {
    async ask(question) {
      if (broken) throw broken
      const place = Promise.withResolvers<Answer>()
      waiting.push(place)
      worker.postMessage(question, [])
      return place.promise
    },
    async close() {
      await worker.terminate()
    },
  }
}
