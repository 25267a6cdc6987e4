import { KINDS, PLANS } from '@visage/contract'
import type { KindName, Quality, Wait } from '@visage/contract'
import type { Engines } from '../../adapters/engines/engines.ts'
import { chooseOffer } from '../../adapters/engines/engine.ts'
import { quoteCharge, readOpenPlan } from '../../billing/ledger/charge.ts'
import type { Context } from '../../context.ts'
import { longestSeconds } from './lengths.ts'
import { listChoices, makes, offersOf } from './offers.ts'
import { findPlace } from './turns.ts'
import { readNextFacts } from './store.ts'
import type { JobRow, QueueFacts } from './store.ts'

type Estimate = { position: number; eta_seconds: number; eta_p90_seconds: number }

type Waiting = Pick<JobRow, 'engine' | 'kind' | 'quality' | 'plan' | 'input' | 'status' | 'progress'>

const fallbackSeconds = 30
/** How much longer the slowest tenth takes while nothing has been measured. */
const usualSpread = 1.5

/** How long until a place is free, in usual times: all that comes before is laid out over the places that there are. */
const startAfter = ({ ahead, left }: Pick<QueueFacts, 'ahead' | 'left'>, places: number): number => {
  const busy = Array.from({ length: places }, () => 0)
  const lay = (work: number): void => {
    const next = busy.indexOf(Math.min(...busy))
    busy[next] = (busy[next] ?? 0) + work
  }
  for (const rest of left.toSorted((a, b) => b - a)) lay(rest)
  const rounds = Math.floor(ahead / places)
  for (let job = rounds * places; job < ahead; job += 1) lay(1)
  return rounds + Math.min(...busy)
}

/** How many jobs are ahead and how long it takes until the result is there: as a rule, and in nine of ten cases. */
export const estimateWait = (engines: Engines, job: Waiting, facts: QueueFacts | undefined): Estimate => {
  if (!facts) return { position: 0, eta_seconds: 0, eta_p90_seconds: 0 }
  const engine = engines.findByName(job.engine)
  const offer = engine && chooseOffer(offersOf(engine, job), job)
  const typicalSeconds = offer?.typicalSeconds ?? engine?.recipes[job.kind]?.typicalSeconds
  const usual = facts.usualSeconds ?? typicalSeconds ?? fallbackSeconds
  const late = facts.lateSeconds ?? usual * usualSpread
  const during = (rest: number, position: number): Estimate => ({
    position,
    eta_seconds: Math.ceil(usual * rest),
    eta_p90_seconds: Math.ceil(late * rest),
  })
  if (job.status === 'running') return during(1 - job.progress / 100, 0)
  const places = facts.places || engine?.concurrency[KINDS[job.kind].lane] || 1
  return during(startAfter(facts, places) + 1, facts.ahead)
}

type WaitRequest = { userId: string; kind: KindName; mode?: string; quality?: Quality }

/** How long a generation would take that was asked for now, behind all that wait, and what pays for it. Throws `unavailable`. */
export const readWait = async (ctx: Context, { userId, kind, mode, quality }: WaitRequest): Promise<Wait> => {
  const now = ctx.clock.now()
  const plan = await readOpenPlan(ctx.db, { userId, now })
  const asked = { kind, input: { mode }, quality: quality ?? null, plan }
  const engine = ctx.engines.find(kind, (each) => makes(each, asked)) ?? ctx.engines.forKind(kind)
  const choices = listChoices(engine, asked)
  const offer = chooseOffer(offersOf(engine, asked), asked)
  const job = { ...asked, engine: engine.name, quality: choices.length > 0 ? (offer?.quality ?? null) : null }
  const { turn, overload } = await findPlace(ctx, ctx.db, { userId, engine, kind, plan })
  const facts = await readNextFacts(ctx.db, { ...job, mode: mode ?? null, turn })
  const { cost } = await quoteCharge(ctx.db, { userId, kind, units: offer?.units ?? 1, now })
  const wait = estimateWait(ctx.engines, { ...job, status: 'queued', progress: 0 }, facts)
  const qualities = choices.map(({ offer: each, isIncluded }) => ({
    quality: each.quality,
    model: each.model.name,
    is_included: isIncluded,
    plans: each.plans && each.plans.map((key) => PLANS[key].name),
    units: each.units,
  }))
  return {
    kind,
    engine: engine.name,
    ...wait,
    is_measured: facts.usualSeconds !== null,
    cost,
    max_seconds: longestSeconds(kind, plan),
    qualities,
    refusal: overload?.message ?? null,
  }
}
