import type { contract, BodyOf } from '@visage/contract'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { AppError } from '../lib/app-error.ts'
import { mailTakedownJob } from './jobs.ts'
import { addTakedownEvent, changeTakedown, lockTakedown } from './takedown-store.ts'

type Written = Omit<BodyOf<typeof contract.takedowns.sendCounterNotice>, 'user_id' | 'accepts_courts'>

const write = ({ reasons, name, postal_address: postalAddress, email, signature }: Written): string =>
  `${reasons}\n\n${name}\n${postalAddress}\n${email}\nSigned: ${signature}`

/** Keeps what the owner of hidden content objects and passes it on. Throws `not_found` for cases of others. */
export const sendCounterNotice = (
  ctx: Context,
  { userId, caseNumber, written }: { userId: string; caseNumber: string; written: Written },
): Promise<{ message: string }> =>
  inTransaction(ctx.db, async (tx) => {
    const takedown = await lockTakedown(tx, caseNumber)
    if (!takedown || takedown.ownerId !== userId) throw new AppError('not_found', 'There is no such case.')
    if (takedown.state !== 'hidden')
      throw new AppError('conflict', `The case is ${takedown.state}, so there is nothing to object to.`)
    const { id: takedownId } = takedown
    await changeTakedown(tx, takedownId, { state: 'countered', counterNotice: write(written) })
    await addTakedownEvent(tx, { takedownId, at: ctx.clock.now(), actor: 'owner', action: 'counter', note: null })
    for (const to of ['complainant', 'operator'] as const)
      await ctx.queue.enqueue(tx, { job: mailTakedownJob, payload: { takedownId, to, news: 'countered' } })
    return { message: 'Your counter-notice is kept and passed on.' }
  })
