import type { contract } from '@visage/contract'
import type { Context } from '../context.ts'
import type { Handlers } from '../http/handlers.ts'
import { appealRefusal } from './appeal-refusal.ts'
import { listRefusals } from './list-refusals.ts'

export const moderationRoutes = (ctx: Context): Handlers<typeof contract.moderation> => ({
  listRefusals: async ({ caller }) => ({ refusals: await listRefusals(ctx, caller.userId) }),
  appealRefusal: ({ params, body, caller }) =>
    appealRefusal(ctx, { id: params.id, userId: caller.userId, text: body.text }),
})
