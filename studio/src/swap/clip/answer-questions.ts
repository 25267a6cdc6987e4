import type { MessagePort } from 'node:worker_threads'
import type { ThreadMessage } from './answering-thread.ts'

/** Answers what an `AnsweringThread` is asked. */
export function answerQuestions(port: MessagePort, answer: (question: unknown) => unknown): void {
  const attempt = (question: unknown): ThreadMessage<unknown> => {
    try {
      return { answer: answer(question) }
    } catch (error) {
      return { failure: error instanceof Error ? error.message : String(error) }
    }
  }
  port.on('message', (question) => port.postMessage(attempt(question)))
}
