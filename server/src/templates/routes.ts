import type { contract } from '@visage/contract'
import type { Context } from '../context.ts'
import type { Handlers } from '../http/handlers.ts'
import { listTemplates } from './list-templates.ts'

export const templateRoutes = (ctx: Context): Handlers<typeof contract.templates> => ({
  listTemplates: ({ query }) => listTemplates(ctx, query),
})
