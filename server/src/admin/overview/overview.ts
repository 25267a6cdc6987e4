import type { Overview } from '@visage/contract/admin'
import type { Context } from '../../program/context.ts'
import { dayMs, hourMs } from '../../lib/time.ts'
import {
  countByKind,
  countJobs,
  countPeople,
  countSignUps,
  countSubscriptions,
  countWaiting,
  listBuckets,
  listFailures,
  rateFeedback,
  sumRevenue,
} from './store.ts'
import type { Span } from './store.ts'

/** The period up to now, and as much time one period earlier, so that half a day is held against half a day. */
const spansOf = (now: Date, days: number): { span: Span; earlier: Span } => {
  const from = new Date(Math.floor(now.getTime() / dayMs) * dayMs - (days - 1) * dayMs)
  const back = (at: Date) => new Date(at.getTime() - days * dayMs)
  return { span: { from, to: now }, earlier: { from: back(from), to: back(now) } }
}

const readBuckets = async (ctx: Context, span: Span, days: number): Promise<Pick<Overview, 'unit' | 'buckets'>> => {
  const unit = days === 1 ? 'hour' : 'day'
  const stepMs = days === 1 ? hourMs : dayMs
  const { signUps, succeeded, failed } = await listBuckets(ctx.db, unit, span)
  const count = days === 1 ? dayMs / hourMs : days
  const buckets = Array.from({ length: count }, (_, place) => {
    const at = span.from.getTime() + place * stepMs
    return {
      at: new Date(at).toISOString(),
      sign_ups: signUps.get(at) ?? 0,
      succeeded: succeeded.get(at) ?? 0,
      failed: failed.get(at) ?? 0,
    }
  })
  return { unit, buckets }
}

/** Usage and revenue of the last days, today included. */
export const readOverview = async (ctx: Context, days: number): Promise<Overview> => {
  const { db, clock } = ctx
  const now = clock.now()
  const { span, earlier } = spansOf(now, days)
  return {
    at: now.toISOString(),
    since: span.from.toISOString(),
    sign_ups: { now: await countSignUps(db, span), before: await countSignUps(db, earlier) },
    jobs: { now: await countJobs(db, span), before: await countJobs(db, earlier) },
    failed: { now: await countJobs(db, span, 'failed'), before: await countJobs(db, earlier, 'failed') },
    people: await countPeople(db),
    ...(await readBuckets(ctx, span, days)),
    by_kind: await countByKind(db, span),
    failures: await listFailures(db, span),
    revenue: await sumRevenue(db, span),
    subscriptions: await countSubscriptions(db),
    feedback: await rateFeedback(db, span),
    waiting: await countWaiting(db),
  }
}
