import { ENGINES, placeOf } from '../../adapters/engines/table.ts'
import type { Context } from '../../program/context.ts'
import type { Db } from '../../db/transaction.ts'
import { AppError } from '../../lib/app-error.ts'
import { dayMs, hourMs } from '../../lib/time.ts'
import { listBegunCancelled } from './store.ts'
import type { JobRow } from './store.ts'

const ELSEWHERE = ENGINES.flatMap(({ name, place }) => (place === null ? [] : [name]))

type Asked = Pick<JobRow, 'userId' | 'engine'>

/** How many begun jobs of an engine a person may still cancel today, and when there will be more. */
type CancellationsLeft = { left: number; isElsewhere: boolean; moreAt: Date | null }

const leftOf = (cancelled: readonly Date[], max: number): { left: number; moreAt: Date | null } => {
  const oldest = cancelled[max - 1]
  return { left: Math.max(0, max - cancelled.length), moreAt: oldest ? new Date(oldest.getTime() + dayMs) : null }
}

/** Work that has begun costs the operator something although nobody is charged, most of all elsewhere. */
export const readCancellationsLeft = async (
  { config, clock }: Context,
  db: Db,
  { userId, engine }: Asked,
): Promise<CancellationsLeft> => {
  const since = new Date(clock.now().getTime() - dayMs)
  const cancelled = await listBegunCancelled(db, { userId, since, engines: ELSEWHERE })
  const all = leftOf(
    cancelled.map(({ at }) => at),
    config.limits.cancellations,
  )
  if (placeOf(engine) === null) return { ...all, isElsewhere: false }
  const elsewhere = leftOf(
    cancelled.flatMap(({ at, isOfThese }) => (isOfThese ? [at] : [])),
    config.limits.cancellationsElsewhere,
  )
  return all.left < elsewhere.left ? { ...all, isElsewhere: false } : { ...elsewhere, isElsewhere: true }
}

/** Throws `rate_limited` for a job that has begun, of a person who has cancelled as many of them as a day allows. */
export const refuseCancellationFlood = async (ctx: Context, db: Db, job: JobRow): Promise<void> => {
  if (job.startedAt === null) return
  const { left, moreAt, isElsewhere } = await readCancellationsLeft(ctx, db, job)
  if (left > 0 || !moreAt) return
  const waitMs = Math.max(0, moreAt.getTime() - ctx.clock.now().getTime())
  const hours = Math.ceil(waitMs / hourMs)
  const { cancellations, cancellationsElsewhere } = ctx.config.limits
  const max = isElsewhere ? cancellationsElsewhere : cancellations
  throw new AppError(
    'rate_limited',
    `You have cancelled ${max} begun ${max === 1 ? 'generation' : 'generations'} within a day, which is the most. This one goes on. You can cancel begun ones again in ${hours} ${hours === 1 ? 'hour' : 'hours'}.`,
    { details: { retry_after_seconds: Math.ceil(waitMs / 1000) } },
  )
}
