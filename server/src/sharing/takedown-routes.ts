import type { contract } from '@visage/contract'
import type { Context } from '../context.ts'
import type { Handlers } from '../http/handlers.ts'
import { decideTakedown } from './decide-takedown.ts'
import { listCases, listOwnCases, readCase } from './list-cases.ts'
import { readOperator } from './read-operator.ts'
import { sendCounterNotice } from './send-counter-notice.ts'
import { sendTakedownNotice } from './send-takedown-notice.ts'

export const takedownRoutes = (ctx: Context): Handlers<typeof contract.takedowns> => ({
  sendTakedownNotice: ({ body, ip }) => sendTakedownNotice(ctx, { notice: body, ip }),
  sendCounterNotice: ({ params, body: { accepts_courts: _accepts, ...written }, caller }) =>
    sendCounterNotice(ctx, { userId: caller.userId, caseNumber: params.case_number, written }),
  listOwnTakedowns: async ({ caller }) => ({ cases: await listOwnCases(ctx, caller.userId) }),
  listTakedowns: async ({ query, caller }) => {
    await readOperator(ctx, caller.userId)
    return { cases: await listCases(ctx, query.state) }
  },
  decideTakedown: async ({ params, body, caller }) => {
    const actor = await readOperator(ctx, caller.userId)
    await decideTakedown(ctx, { caseNumber: params.case_number, actor, ...body })
    return readCase(ctx, params.case_number)
  },
})
