import type { contract } from '@visage/contract'
import type { Context } from '../context.ts'
import type { Handlers } from '../http/handlers.ts'
import { readUsage } from './read-usage.ts'

export const usageRoutes = (ctx: Context): Handlers<typeof contract.usage> => ({
  readUsage: ({ caller }) => readUsage(ctx, caller.userId),
})
