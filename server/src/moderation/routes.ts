import type { contract } from '@visage/contract'
import type { Handlers } from '../calls/handlers.ts'
import type { Context } from '../program/context.ts'
import { appealRefusal, listRefusals } from './refusals.ts'

export const moderationRoutes = (ctx: Context): Handlers<typeof contract.moderation> => ({
  listRefusals: async ({ caller }) => ({ refusals: await listRefusals(ctx, caller.userId) }),
  appealRefusal: ({ params, body, caller }) =>
    appealRefusal(ctx, { id: params.id, userId: caller.userId, text: body.text }),
})
