import type { contract } from '@visage/contract'
import type { Handlers } from '../calls/handlers.ts'
import type { Context } from '../program/context.ts'
import { listTemplates } from './catalogue.ts'

export const templateRoutes = (ctx: Context): Handlers<typeof contract.templates> => ({
  listTemplates: ({ query }) => listTemplates(ctx, query),
})
