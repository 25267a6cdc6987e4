import { KINDS } from '@visage/contract'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import type { Lane } from '../../engines/engine.ts'
import { ENGINES, placeOf } from '../../engines/table.ts'
import { defineJob } from '../../jobs/define-job.ts'
import type { Deliver } from '../work/fail-or-retry.ts'
import { WORK_LIMITS, workOnJob } from '../work/work-on-job.ts'

/** For what follows the engine: marking and storing. */
const graceSeconds = 15 * 60

type Line = { name: string; lane: Lane; serves: (engine: string) => boolean }

/** Works on one generation, from wherever it stands to its end. */
const generateIn = ({ name, lane, serves }: Line) =>
  defineJob({
    name,
    payload: z.object({ jobId: z.uuid() }),
    options: {
      concurrency: (ctx) =>
        ctx.engines.all.reduce((sum, engine) => sum + (serves(engine.name) ? engine.concurrency[lane] : 0), 0),
      retryLimit: 3,
      retryDelaySeconds: 5,
      expireSeconds: WORK_LIMITS.mostMs / 1000 + graceSeconds,
    },
    handle: (ctx, { jobId }, signal) => workOnJob(ctx, { jobId, signal, deliver: deliverJob }),
  })

const linesOf = (suffix: string, serves: Line['serves']) => ({
  quick: generateIn({ name: `generate${suffix}`, lane: 'quick', serves }),
  long: generateIn({ name: `generate${suffix}-long`, lane: 'long', serves }),
})

/** Jobs whose work is done on this machine share its lines; engines elsewhere have lines of their own. */
const HERE = linesOf('', (engine) => placeOf(engine) === null)
const ELSEWHERE = new Map(
  ENGINES.filter(({ place }) => place !== null).map(({ name }) => [
    name,
    linesOf(`-${name}`, (engine) => engine === name),
  ]),
)

export const GENERATE_JOBS = [HERE, ...ELSEWHERE.values()].flatMap(({ quick, long }) => [quick, long])

/** The lines in which an engine's jobs wait. Nobody works on those of one that is no longer switched on. */
const linesFor = ({ engines }: Context, engine: string): typeof HERE => {
  const worker = engines.findByName(engine) ? engine : engines.all[0]?.name
  return ELSEWHERE.get(worker ?? engine) ?? HERE
}

export const deliverJob: Deliver = (ctx, tx, { jobId, kind, engine, startAfterMs }) =>
  ctx.queue.enqueue(tx, {
    job: linesFor(ctx, engine)[KINDS[kind].lane],
    payload: { jobId },
    ...(startAfterMs ? { startAfterMs } : {}),
  })
