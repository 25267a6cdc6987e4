import { randomInt, randomUUID } from 'node:crypto'
import type { TakedownNotice } from '@visage/contract'
import { clientNetwork } from '../account/client-network.ts'
import { limitAttempts } from '../account/limit-attempts.ts'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { mailTakedownJob } from './jobs.ts'
import { SHARE_PATH } from './share-address.ts'
import { addTakedown, addTakedownEvent, findSharedAt } from './takedown-store.ts'

const windows = [{ max: 5, withinMs: 60 * 60 * 1000 }]
/** The law gives three hours; who decides nothing until then has it hidden. */
const decidedWithinMs = 3 * 60 * 60 * 1000

// Without the letters and digits that are taken for one another.
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const part = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('')

const tokenIn = (address: string): string => {
  const path = URL.parse(address, 'http://visage.invalid')?.pathname ?? ''
  return path.startsWith(SHARE_PATH) ? (path.slice(SHARE_PATH.length).split('/')[0] ?? '') : ''
}

/** Opens a case for a notice and tells the operator; the answer is the same whether anything is shared there or not. */
export const sendTakedownNotice = async (
  ctx: Context,
  { notice, ip }: { notice: TakedownNotice; ip: string },
): Promise<{ case_number: string; message: string }> => {
  const caseNumber = `VT-${part()}-${part()}`
  await inTransaction(ctx.db, async (tx) => {
    await limitAttempts(ctx, tx, [{ key: `takedown:${clientNetwork(ip)}`, windows }])
    const now = ctx.clock.now()
    const found = await findSharedAt(tx, tokenIn(notice.address))
    const id = randomUUID()
    await addTakedown(tx, {
      id,
      caseNumber,
      assetId: found?.assetId ?? null,
      ownerId: found?.ownerId ?? null,
      state: 'open',
      notice,
      counterNotice: null,
      receivedAt: now,
      dueAt: new Date(now.getTime() + decidedWithinMs),
    })
    await addTakedownEvent(tx, { takedownId: id, at: now, actor: 'visitor', action: 'received', note: null })
    for (const to of ['complainant', 'operator'] as const)
      await ctx.queue.enqueue(tx, { job: mailTakedownJob, payload: { takedownId: id, to, news: 'received' } })
  })
  return { case_number: caseNumber, message: `Your notice has the case number ${caseNumber}.` }
}
