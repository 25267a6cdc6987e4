import { KINDS } from '@visage/contract'
import type { KindName } from '@visage/contract'
import { z } from 'zod'
import type { Lane } from '../../adapters/engines/engine.ts'
import { ENGINES, placeOf } from '../../adapters/engines/table.ts'
import type { Context } from '../../program/context.ts'
import type { Tx } from '../../db/transaction.ts'

type Serves = (engine: string) => boolean

const payload = z.object({ jobId: z.uuid() })
const lineOf = (name: string, lane: Lane, serves: Serves) => ({ name, payload, lane, serves })
const queuesOf = (suffix: string, serves: Serves) => ({
  quick: lineOf(`generate${suffix}`, 'quick', serves),
  long: lineOf(`generate${suffix}-long`, 'long', serves),
})

/** Jobs whose work is done on this machine share its lines; engines elsewhere have lines of their own. */
const HERE = queuesOf('', (engine) => placeOf(engine) === null)
const ELSEWHERE = new Map(
  ENGINES.filter(({ place }) => place !== null).map(({ name }) => [
    name,
    queuesOf(`-${name}`, (engine) => engine === name),
  ]),
)

/** Where generations wait: the queue's name, and whose work of which lane it holds. */
export const LINES = [HERE, ...ELSEWHERE.values()].flatMap(({ quick, long }) => [quick, long])

/** The lines in which an engine's jobs wait. Nobody works on those of one that is no longer switched on. */
const queuesFor = ({ engines }: Context, engine: string): typeof HERE => {
  const worker = engines.findByName(engine) ? engine : engines.all[0]?.name
  return ELSEWHERE.get(worker ?? engine) ?? HERE
}

type Delivery = { jobId: string; kind: KindName; engine: string; turn: number; startAfterMs?: number }

/** Puts a generation's id on the queue, as part of a transaction. */
export const enqueueGeneration = (
  ctx: Context,
  tx: Tx,
  { jobId, kind, engine, turn, startAfterMs }: Delivery,
): Promise<void> =>
  ctx.queue.enqueue(tx, {
    job: queuesFor(ctx, engine)[KINDS[kind].lane],
    payload: { jobId },
    priority: -turn,
    ...(startAfterMs ? { startAfterMs } : {}),
  })
