import type { contract } from '@visage/contract'
import type { Context } from '../context.ts'
import type { Handlers } from '../http/handlers.ts'
import { readSettings } from './read-settings.ts'

export const siteRoutes = (ctx: Context): Handlers<typeof contract.site> => ({
  readSettings: async () => readSettings(ctx.config),
})
