import type { contract } from '@visage/contract'
import type { Context } from '../context.ts'
import type { Handlers } from '../http/handlers.ts'
import { remixShared } from './remix-shared.ts'
import { readShare } from './read-share.ts'
import { switchShareOff } from './switch-share-off.ts'
import { switchShareOn } from './switch-share-on.ts'

export const sharingRoutes = (ctx: Context): Handlers<typeof contract.sharing> => ({
  readShare: ({ params, caller }) => readShare(ctx, { id: params.id, userId: caller.userId }),
  switchShareOn: ({ params, body, caller }) =>
    switchShareOn(ctx, { id: params.id, userId: caller.userId, allowsRemix: body.allows_remix }),
  remixShared: ({ params, caller }) => remixShared(ctx, { token: params.token, userId: caller.userId }),
  switchShareOff: ({ params, caller }) => switchShareOff(ctx, { id: params.id, userId: caller.userId }),
})
