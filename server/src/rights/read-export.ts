import type { DataExport } from '@visage/contract'
import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'
import { describeExport } from './describe-export.ts'
import { findExportOrder } from './export-store.ts'

/** How far a person's own export is. */
export const readExport = async (ctx: Context, wanted: { id: string; userId: string }): Promise<DataExport> => {
  const order = await findExportOrder(ctx.db, wanted)
  if (!order) throw new AppError('not_found')
  return describeExport(ctx, order)
}
