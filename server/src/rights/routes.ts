import type { contract } from '@visage/contract'
import type { Context } from '../context.ts'
import type { Handlers } from '../http/handlers.ts'
import { orderExport } from './order-export.ts'
import { readExport } from './read-export.ts'

export const rightsRoutes = (ctx: Context): Handlers<typeof contract.rights> => ({
  orderExport: ({ caller }) => orderExport(ctx, caller.userId),
  readExport: ({ params, caller }) => readExport(ctx, { id: params.id, userId: caller.userId }),
})
