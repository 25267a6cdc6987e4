import { KINDS, PLANS } from '@visage/contract'
import type { KindName, Quality, Wait } from '@visage/contract'
import type { Engines } from '../../adapters/engines/engines.ts'
import { chooseOffer } from '../../adapters/engines/engine.ts'
import type { OfferInput } from '../../adapters/engines/engine.ts'
import { quoteCharge, readOpenPlan } from '../../billing/ledger/charge.ts'
import type { Context } from '../../program/context.ts'
import { longestSeconds } from './lengths.ts'
import { listChoices, makes, offersOf } from './offers.ts'
import { findTurn } from './turns.ts'
import { readNextFacts } from './store.ts'
import type { JobRow, QueueFacts, Work } from './store.ts'

type Estimate = { position: number; eta_seconds: number; eta_p90_seconds: number }

type Waiting = Pick<JobRow, 'engine' | 'kind' | 'plan' | 'input' | 'status' | 'progress'>

const fallbackSeconds = 30
/** How much longer the slowest tenth takes while nothing has been measured. */
const usualSpread = 1.5

/** One after the other as they come: of several sorts each in turn, by how many of it there are. */
const interleave = (sorts: readonly { count: number; seconds: number }[]): number[] =>
  sorts
    .flatMap(({ count, seconds }) =>
      Array.from({ length: count }, (_, index) => ({ seconds, at: (index + 0.5) / count })),
    )
    .toSorted((a, b) => a.at - b.at)
    .map(({ seconds }) => seconds)

/** Where a number belongs among sorted ones. */
const placeAmong = (sorted: readonly number[], value: number): number => {
  let [low, high] = [0, sorted.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((sorted[middle] ?? 0) < value) low = middle + 1
    else high = middle
  }
  return low
}

/** Seconds until a slot is free: what runs and what comes before is laid out over the slots that there are. */
const startAfter = (slots: number, { left, ahead }: { left: readonly number[]; ahead: readonly number[] }): number => {
  /** When each slot is free, the first one first, so that thousands that wait cost no look at all slots each. */
  const busy = Array.from({ length: slots }, () => 0)
  for (const seconds of [...left.toSorted((a, b) => b - a), ...ahead]) {
    const freeAfter = (busy.shift() ?? 0) + seconds
    busy.splice(placeAmong(busy, freeAfter), 0, freeAfter)
  }
  return busy[0] ?? 0
}

/** How many jobs are ahead and how long it takes until the result is there: as a rule, and in nine of ten cases. */
export const estimateWait = (engines: Engines, job: Waiting, facts: QueueFacts | undefined): Estimate => {
  if (!facts) return { position: 0, eta_seconds: 0, eta_p90_seconds: 0 }
  const engine = engines.findByName(job.engine)
  const typicalOf = ({ kind, quality }: Work, input: OfferInput): number | undefined => {
    const offer = engine && chooseOffer(offersOf(engine, { kind, input }), { quality, plan: job.plan })
    return offer?.typicalSeconds ?? engine?.recipes[kind]?.typicalSeconds
  }
  const secondsOf = (work: Work, input: OfferInput = { mode: work.mode ?? undefined }): number =>
    work.usual ?? typicalOf(work, input) ?? fallbackSeconds
  const usual = secondsOf(facts.own, job.input)
  const { late } = facts.own
  const spread = late !== null && usual > 0 ? late / usual : usualSpread
  const position = facts.ahead.reduce((sum, { count }) => sum + count, 0)
  const within = (seconds: number): Estimate => ({
    position,
    eta_seconds: Math.ceil(seconds),
    eta_p90_seconds: Math.ceil(seconds * spread),
  })
  if (job.status === 'running') return within(usual * (1 - job.progress / 100))
  const slots = facts.slots || engine?.concurrency[KINDS[job.kind].lane] || 1
  const left = facts.running.map((work) => secondsOf(work) * (1 - work.progress / 100))
  const ahead = interleave(facts.ahead.map((work) => ({ count: work.count, seconds: secondsOf(work) })))
  return within(startAfter(slots, { left, ahead }) + usual)
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
  const readTurn = async () => {
    const { turn, overload } = await findTurn(ctx, ctx.db, { userId, engine, kind, plan })
    return { facts: await readNextFacts(ctx.db, { ...job, mode: mode ?? null, turn }), overload }
  }
  const [{ facts, overload }, { cost }] = await Promise.all([
    readTurn(),
    quoteCharge(ctx.db, { userId, kind, units: offer?.units ?? 1, now }),
  ])
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
    is_measured: facts.own.usual !== null,
    cost,
    max_seconds: longestSeconds(kind, plan),
    qualities,
    refusal: overload?.message ?? null,
  }
}
