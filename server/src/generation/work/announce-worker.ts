import { randomUUID } from 'node:crypto'
import type { Context } from '../../program/context.ts'
import { noteWorker } from '../queue/store.ts'

const beatMs = 15_000

/** Says for as long as this process works on generations how many it does at once, by which everybody's wait is reckoned. */
export const announceWorker = async (ctx: Context): Promise<void> => {
  const id = randomUUID()
  const places = Object.fromEntries(ctx.engines.all.map(({ name, concurrency }) => [name, concurrency]))
  const announce = () => noteWorker(ctx.db, { id, places })
  await announce()
  const timer = setInterval(
    () =>
      void announce().catch((error: unknown) => ctx.log.warn({ err: error }, 'the worker could not say that it lives')),
    beatMs,
  )
  ctx.closing.addEventListener('abort', () => clearInterval(timer))
}
