import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'
import { deleteAssets } from './delete-assets.ts'

/** Deletes one item. Throws `not_found` when there is none. */
export const deleteAsset = async (ctx: Context, { id, userId }: { id: string; userId: string }): Promise<void> => {
  const deleted = await deleteAssets(ctx, { userId, ids: [id] })
  if (deleted.length === 0) throw new AppError('not_found')
}
