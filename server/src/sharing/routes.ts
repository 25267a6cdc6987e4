import type { contract } from '@visage/contract'
import type { Handlers } from '../calls/handlers.ts'
import type { Context } from '../program/context.ts'
import { readCollectionShare, switchCollectionShareOff, switchCollectionShareOn } from './shares/collection-share.ts'
import { readShare, switchShareOff, switchShareOn } from './shares/share.ts'
import { remixShared } from './shares/shared-item.ts'
import { listOwnCases } from './takedowns/cases.ts'
import { sendCounterNotice, sendTakedownNotice } from './takedowns/notices.ts'

export const takedownRoutes = (ctx: Context): Handlers<typeof contract.takedowns> => ({
  sendTakedownNotice: ({ body, ip }) => sendTakedownNotice(ctx, { notice: body, ip }),
  sendCounterNotice: ({ params, body: { accepts_courts: _accepts, ...written }, caller }) =>
    sendCounterNotice(ctx, { userId: caller.userId, caseNumber: params.case_number, written }),
  listOwnTakedowns: async ({ caller }) => ({ cases: await listOwnCases(ctx, caller.userId) }),
})

export const sharingRoutes = (ctx: Context): Handlers<typeof contract.sharing> => ({
  readShare: ({ params, caller }) => readShare(ctx, { id: params.id, userId: caller.userId }),
  switchShareOn: ({ params, body, caller }) =>
    switchShareOn(ctx, { id: params.id, userId: caller.userId, allowsRemix: body.allows_remix }),
  remixShared: ({ params, caller }) => remixShared(ctx, { token: params.token, userId: caller.userId }),
  switchShareOff: ({ params, caller }) => switchShareOff(ctx, { id: params.id, userId: caller.userId }),
  readCollectionShare: ({ params: { id }, caller: { userId } }) => readCollectionShare(ctx, { id, userId }),
  switchCollectionShareOn: ({ params: { id }, caller: { userId } }) => switchCollectionShareOn(ctx, { id, userId }),
  switchCollectionShareOff: ({ params: { id }, caller: { userId } }) => switchCollectionShareOff(ctx, { id, userId }),
})
