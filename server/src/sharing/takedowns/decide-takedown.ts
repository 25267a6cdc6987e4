import type { Context } from '../../program/context.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Tx } from '../../db/transaction.ts'
import { AppError } from '../../lib/app-error.ts'
import { mailTakedownJob } from './mail-takedown.ts'
import { addTakedownEvent, changeTakedown, hideShare, listOverdue, lockTakedown, unhideShare } from './store.ts'
import type { Takedown } from './store.ts'
import { noSuchCase } from './cases.ts'

export type Decision = { caseNumber: string; action: 'hide' | 'reject' | 'restore'; note: string; actor: string }

const RULES = {
  hide: { from: ['open', 'rejected', 'restored'], to: 'hidden' },
  reject: { from: ['open'], to: 'rejected' },
  restore: { from: ['hidden', 'countered'], to: 'restored' },
} as const satisfies Record<Decision['action'], { from: readonly Takedown['state'][]; to: Takedown['state'] }>

const carryOut = async (tx: Tx, { assetId, caseNumber }: Takedown, action: Decision['action']): Promise<void> => {
  if (assetId === null) return
  if (action === 'hide') await hideShare(tx, assetId, caseNumber)
  if (action === 'restore') await unhideShare(tx, assetId)
}

/** Decides a case: what it means for the page holds as soon as this is done, and both sides are told by mail. */
export const decideTakedown = (ctx: Context, { caseNumber, action, note, actor }: Decision): Promise<void> =>
  inTransaction(ctx.db, async (tx) => {
    const takedown = await lockTakedown(tx, caseNumber)
    if (!takedown) throw noSuchCase()
    const { from, to } = RULES[action]
    if (!from.some((state) => state === takedown.state))
      throw new AppError('conflict', `The case is ${takedown.state}, so this cannot be done.`)
    await changeTakedown(tx, takedown.id, { state: to })
    await carryOut(tx, takedown, action)
    await addTakedownEvent(tx, { takedownId: takedown.id, at: ctx.clock.now(), actor, action, note })
    for (const side of ['complainant', 'owner'] as const)
      await ctx.queue.enqueue(tx, { job: mailTakedownJob, payload: { takedownId: takedown.id, to: side, news: to } })
  })

const note = 'Nobody decided within three hours.'

const isDecided = (error: unknown) => error instanceof AppError && error.code === 'conflict'

/**
 * Hides what confirmed cases are about that nobody decided in time; the operator can put it back. Else anybody could
 * have any page hidden by typing somebody's address.
 */
export const hideOverdue = async (ctx: Context, now: Date): Promise<void> => {
  const errors: unknown[] = []
  for (const caseNumber of await listOverdue(ctx.db, now))
    try {
      await decideTakedown(ctx, { caseNumber, action: 'hide', note, actor: 'clock' })
    } catch (error) {
      if (!isDecided(error)) errors.push(error)
    }
  if (errors.length > 0) throw new AggregateError(errors, 'Some cases could not be hidden in time.')
}
