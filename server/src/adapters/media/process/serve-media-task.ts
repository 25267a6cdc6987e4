import { constants, setPriority } from 'node:os'
import type { MediaReport } from './run-media-process.ts'

/** More than a minute of full HD needs. */
const maxMemoryBytes = 1.5 * 2 ** 30
const memoryCheckMs = 250

const send = (report: MediaReport): Promise<void> =>
  new Promise((resolve) => process.send?.(report, undefined, undefined, () => resolve()))

/** Errors cross processes as name, message and the reason that some carry. */
const failureOf = (error: unknown): MediaReport => {
  if (!(error instanceof Error)) return { type: 'failed', name: 'Error', message: String(error), reason: null }
  const reason = 'reason' in error && typeof error.reason === 'string' ? error.reason : null
  return { type: 'failed', name: error.name, message: error.message, reason }
}

export type OnProgress = (stage: string, share: number) => void

const onProgress: OnProgress = (stage, share) => void send({ type: 'progress', stage, share })

/**
 * Makes this process one that does a task for `runMediaProcess`: with low priority, with a watch on its memory, and only
 * as long as its parent lives.
 */
export const serveMediaTask = (run: (task: unknown, onProgress: OnProgress) => Promise<unknown>): void => {
  // On Linux that would be this thread alone, and whoever starts the process has seen to all of them.
  if (process.platform !== 'linux') setPriority(0, constants.priority.PRIORITY_LOW)
  setInterval(() => {
    if (process.memoryUsage.rss() < maxMemoryBytes) return
    process.stderr.write('This task needs too much memory.\n')
    process.exit(1)
  }, memoryCheckMs).unref()
  process.once('disconnect', () => process.exit())
  process.once('message', (task) => {
    void run(task, onProgress).then(
      (result) => send({ type: 'done', result }),
      (error: unknown) => send(failureOf(error)),
    )
  })
}
