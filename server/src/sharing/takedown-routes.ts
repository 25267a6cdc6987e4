import type { contract } from '@visage/contract'
import type { Context } from '../context.ts'
import type { Handlers } from '../http/handlers.ts'
import { listOwnCases } from './list-cases.ts'
import { sendCounterNotice } from './send-counter-notice.ts'
import { sendTakedownNotice } from './send-takedown-notice.ts'

export const takedownRoutes = (ctx: Context): Handlers<typeof contract.takedowns> => ({
  sendTakedownNotice: ({ body, ip }) => sendTakedownNotice(ctx, { notice: body, ip }),
  sendCounterNotice: ({ params, body: { accepts_courts: _accepts, ...written }, caller }) =>
    sendCounterNotice(ctx, { userId: caller.userId, caseNumber: params.case_number, written }),
  listOwnTakedowns: async ({ caller }) => ({ cases: await listOwnCases(ctx, caller.userId) }),
})
