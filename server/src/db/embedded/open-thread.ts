import { Worker } from 'node:worker_threads'
import type { Exchange } from './connect.ts'

/** What the database's thread is told to do, one after the other. */
export type Order =
  | { folder: string; isSynced: boolean }
  | { /** Of PostgreSQL's protocol. */ message: Uint8Array<ArrayBuffer> }
  | { isEnd: true }

export type Answer = { bytes: Uint8Array | undefined } | { failure: unknown }

/** An embedded database at work beside the thread that asks it. */
export type DatabaseThread = {
  open(options: { folder: string; isSynced: boolean }): Promise<void>
  exchange: Exchange
  close(): Promise<void>
}

/** Starts the thread, which makes ready what takes long before it is told where its files lie. */
const startThread = (): DatabaseThread => {
  const worker = new Worker(new URL('./database-thread.ts', import.meta.url), {
    execArgv: [],
    // What it passes on is gone at once: as much room for it as the main thread takes would never be filled.
    resourceLimits: { maxYoungGenerationSizeMb: 6 },
  })
  const waiting: PromiseWithResolvers<Uint8Array | undefined>[] = []
  let broken: Error | undefined
  const breakOff = (error: Error): void => {
    broken ??= error
    for (const order of waiting.splice(0)) order.reject(broken)
  }
  worker.on('message', (answer: Answer) => {
    const order = waiting.shift()
    // A database that nobody waits for keeps no program from its end.
    if (waiting.length === 0) worker.unref()
    if ('failure' in answer) order?.reject(answer.failure)
    else order?.resolve(answer.bytes)
  })
  worker.on('error', breakOff)
  worker.on('exit', () => breakOff(new Error('The thread of the embedded database has ended: start Visage again.')))
  worker.unref()
  const tell = async (order: Order): Promise<Uint8Array | undefined> => {
    if (broken) throw broken
    const done = Promise.withResolvers<Uint8Array | undefined>()
    waiting.push(done)
    worker.ref()
    worker.postMessage(order, 'message' in order ? [order.message.buffer] : [])
    return done.promise
  }
  return {
    async open(options) {
      await tell(options)
    },
    async exchange(message) {
      return (await tell({ message })) ?? new Uint8Array()
    },
    async close() {
      await tell({ isEnd: true })
      await worker.terminate()
    },
  }
}

let early: DatabaseThread | undefined

/** Has the thread get ready while the rest of the program is read. */
export const startEarly = (): void => {
  early ??= startThread()
}

export const takeThread = (): DatabaseThread => {
  const thread = early ?? startThread()
  early = undefined
  return thread
}
