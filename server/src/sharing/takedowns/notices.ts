import { randomInt, randomUUID } from 'node:crypto'
import type { BodyOf, contract, TakedownNotice } from '@visage/contract'
import { z } from 'zod'
import { clientNetwork } from '../../account/limits/client-network.ts'
import { limitAttempts } from '../../account/limits/limit-attempts.ts'
import type { Context } from '../../program/context.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Tx } from '../../db/transaction.ts'
import { AppError } from '../../lib/app-error.ts'
import { canonicalAddress } from '../../lib/canonical-address.ts'
import { SHARE_PATH } from '../shares/share.ts'
import { mailTakedownJob } from './mail-takedown.ts'
import { addTakedown, addTakedownEvent, changeTakedown, findSharedAt, lockTakedown } from './store.ts'
import { dayMs, hourMs } from '../../lib/time.ts'
import { noSuchCase } from './cases.ts'

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
    if (!takedown || takedown.ownerId !== userId) throw noSuchCase()
    if (takedown.state !== 'hidden')
      throw new AppError('conflict', `The case is ${takedown.state}, so there is nothing to object to.`)
    const { id: takedownId } = takedown
    await changeTakedown(tx, takedownId, { state: 'countered', counterNotice: write(written) })
    await addTakedownEvent(tx, { takedownId, at: ctx.clock.now(), actor: 'owner', action: 'counter', note: null })
    for (const to of ['complainant', 'operator'] as const)
      await ctx.queue.enqueue(tx, { job: mailTakedownJob, payload: { takedownId, to, news: 'countered' } })
    return { message: 'Your counter-notice is kept and passed on.' }
  })

const windows = [
  { max: 5, withinMs: hourMs },
  { max: 20, withinMs: dayMs },
]
/** Mails to one address, which may belong to somebody who never wrote to us. */
const mailWindows = [
  { max: 2, withinMs: hourMs },
  { max: 5, withinMs: dayMs },
]
/** The law gives three hours; who decides nothing until then has it hidden. */
const decidedWithinMs = 3 * hourMs

// Without the letters and digits that are taken for one another.
const signs = '23456789ABCDEFGHJKMNPQRSTVWXYZ'
const part = () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('')

/** What a public address names: a page of its own, or an item on the page of a collection. */
const namedIn = (address: string): { token: string; item: string | null } => {
  const path = URL.parse(address, 'http://visage.invalid')?.pathname ?? ''
  const [token = '', item] = path.startsWith(SHARE_PATH) ? path.slice(SHARE_PATH.length).split('/') : []
  return { token, item: z.uuid().safeParse(item).data ?? null }
}

/** Whether one more mail may go to the address of a notice; the notice counts either way. */
const mayMail = async (ctx: Context, tx: Tx, email: string): Promise<boolean> => {
  try {
    await limitAttempts(ctx, tx, [{ key: `takedown-mail:${canonicalAddress(email)}`, windows: mailWindows }])
    return true
  } catch (error) {
    if (!(error instanceof AppError && error.code === 'rate_limited')) throw error
    return false
  }
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
    const found = await findSharedAt(tx, namedIn(notice.address))
    const id = randomUUID()
    await addTakedown(tx, {
      id,
      caseNumber,
      assetId: found?.assetId ?? null,
      ownerId: found?.ownerId ?? null,
      state: 'open',
      notice,
      counterNotice: null,
      confirmedAt: null,
      receivedAt: now,
      dueAt: new Date(now.getTime() + decidedWithinMs),
    })
    await addTakedownEvent(tx, { takedownId: id, at: now, actor: 'visitor', action: 'received', note: null })
    const readers = (await mayMail(ctx, tx, notice.email))
      ? (['complainant', 'operator'] as const)
      : (['operator'] as const)
    for (const to of readers)
      await ctx.queue.enqueue(tx, { job: mailTakedownJob, payload: { takedownId: id, to, news: 'received' } })
  })
  return {
    case_number: caseNumber,
    message: `Your notice has the case number ${caseNumber}. Please open the link in the mail to you, and you learn what becomes of it.`,
  }
}
