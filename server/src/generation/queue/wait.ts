import { KINDS } from '@visage/contract'
import type { KindName, Wait } from '@visage/contract'
import type { Engines } from '../../adapters/engines/engines.ts'
import { quoteCharge } from '../../billing/ledger/charge.ts'
import type { Context } from '../../context.ts'
import { readNextFacts } from './store.ts'
import type { JobRow, QueueFacts } from './store.ts'

type Estimate = { position: number; eta_seconds: number; eta_p90_seconds: number }

type Waiting = Pick<JobRow, 'engine' | 'kind' | 'status' | 'progress'>

const fallbackSeconds = 30
/** How much longer the slowest tenth takes while nothing has been measured. */
const usualSpread = 1.5

/** How many jobs are ahead and how long it takes until the result is there: as a rule, and in nine of ten cases. */
export const estimateWait = (engines: Engines, job: Waiting, facts: QueueFacts | undefined): Estimate => {
  if (!facts) return { position: 0, eta_seconds: 0, eta_p90_seconds: 0 }
  const engine = engines.findByName(job.engine)
  const usual = facts.usualSeconds ?? engine?.recipes[job.kind]?.typicalSeconds ?? fallbackSeconds
  const late = facts.lateSeconds ?? usual * usualSpread
  const during = (rest: number, position: number): Estimate => ({
    position,
    eta_seconds: Math.ceil(usual * rest),
    eta_p90_seconds: Math.ceil(late * rest),
  })
  if (job.status === 'running') return during(1 - job.progress / 100, 0)
  const places = engine?.concurrency[KINDS[job.kind].lane] || 1
  return during(Math.floor((facts.ahead + facts.running) / places) + 1, facts.ahead)
}

type WaitRequest = { userId: string; kind: KindName; mode?: string }

/** How long a generation would take that was asked for now, behind all that wait, and what pays for it. Throws `unavailable`. */
export const readWait = async (ctx: Context, { userId, kind, mode }: WaitRequest): Promise<Wait> => {
  const engine = ctx.engines.forKind(kind).name
  const facts = await readNextFacts(ctx.db, { engine, kind, mode: mode ?? null })
  const { cost } = await quoteCharge(ctx.db, { userId, kind, now: ctx.clock.now() })
  const wait = estimateWait(ctx.engines, { engine, kind, status: 'queued', progress: 0 }, facts)
  return { kind, engine, ...wait, is_measured: facts.usualSeconds !== null, cost }
}
