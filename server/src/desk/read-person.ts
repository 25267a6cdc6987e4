import type { DeskPersonDetail } from '@visage/contract/desk'
import { listPayments } from '../billing/list-payments.ts'
import { listSubscriptions } from '../billing/list-subscriptions.ts'
import { readUsage } from '../billing/read-usage.ts'
import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'
import { listActionsAbout } from './list-actions.ts'
import { describePeople } from './list-people.ts'
import { countJobsOf, findPersonRow } from './store/people.ts'

/** One account with what operators need to know of it. */
export const readPerson = async (ctx: Context, id: string): Promise<DeskPersonDetail> => {
  const row = await findPersonRow(ctx.db, id)
  const [person] = row ? await describePeople(ctx, [row]) : []
  if (!person) throw new AppError('not_found', 'There is no such account.')
  return {
    ...person,
    usage: await readUsage(ctx, id),
    payments: (await listPayments(ctx, id)).payments,
    subscriptions: await listSubscriptions(ctx.db, id),
    jobs: await countJobsOf(ctx.db, id),
    actions: await listActionsAbout(ctx, id),
  }
}
