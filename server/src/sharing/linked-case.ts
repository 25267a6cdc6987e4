import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { findLinkedCase } from './case-link.ts'
import { renderCasePage, renderLostCase } from './case-page.ts'
import { addTakedownEvent, changeTakedown, lockTakedown } from './takedown-store.ts'
import type { Takedown } from './takedown-store.ts'

type Linked = { caseNumber: string; key: string }
type Answer = { status: number; html: string }

const show = (takedown: Takedown | undefined): Answer =>
  takedown ? { status: 200, html: renderCasePage(takedown) } : { status: 404, html: renderLostCase() }

/** The page of a case at the address in the mail to who complained. */
export const readLinkedCase = async (ctx: Context, linked: Linked): Promise<Answer> =>
  show(await findLinkedCase(ctx, linked))

/** Who reads the address of a notice says that it is theirs: from now on they get news of the case. */
export const confirmLinkedCase = async (ctx: Context, linked: Linked): Promise<Answer> => {
  const found = await findLinkedCase(ctx, linked)
  if (!found) return show(undefined)
  const confirmed = await inTransaction(ctx.db, async (tx) => {
    const takedown = await lockTakedown(tx, found.caseNumber)
    if (!takedown || takedown.confirmedAt !== null) return takedown
    const confirmedAt = ctx.clock.now()
    await changeTakedown(tx, takedown.id, { confirmedAt })
    await addTakedownEvent(tx, {
      takedownId: takedown.id,
      at: confirmedAt,
      actor: 'visitor',
      action: 'confirmed',
      note: null,
    })
    return { ...takedown, confirmedAt }
  })
  return show(confirmed)
}
