import { on } from 'node:events'
import { parentPort } from 'node:worker_threads'
import { compileDatabase } from './compiled.ts'
import { openClient, speakWith } from './synced-files.ts'
import type { Answer, Order } from './open-thread.ts'

if (!parentPort) throw new Error('This is run as a thread, by `startThread`.')
const port = parentPort

// Whoever opens the database has time to find its folder meanwhile, and is told what goes wrong.
compileDatabase().catch(() => {})

let opened: ReturnType<typeof openClient> | undefined
const carryOut = async (order: Order): Promise<Uint8Array | undefined> => {
  if ('folder' in order) {
    await (opened = openClient(order.folder, order))
    return undefined
  }
  const client = await opened
  if (!client) throw new Error('No database is open yet.')
  if ('message' in order) return speakWith(client)(order.message)
  await client.close()
  return undefined
}

for await (const [order] of on(port, 'message') as AsyncIterable<[Order]>)
  try {
    const bytes = await carryOut(order)
    port.postMessage({ bytes } satisfies Answer, bytes ? [bytes.buffer as ArrayBuffer] : [])
  } catch (failure) {
    port.postMessage({ failure } satisfies Answer)
  }
