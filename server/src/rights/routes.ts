import type { contract } from '@visage/contract'
import type { Handlers } from '../calls/handlers.ts'
import type { Context } from '../program/context.ts'
import { createDataExport, readExport } from './data-export.ts'

export const rightsRoutes = (ctx: Context): Handlers<typeof contract.rights> => ({
  orderExport: ({ caller }) => createDataExport(ctx, caller.userId),
  readExport: ({ params, caller }) => readExport(ctx, { id: params.id, userId: caller.userId }),
})
