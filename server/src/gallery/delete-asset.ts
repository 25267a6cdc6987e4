import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'
import { filesOf, removeAsset } from './store.ts'

/** Deletes one generated thing and then its files; files that stay behind are out of reach. */
export const deleteAsset = async (
  { db, blobs }: Context,
  { id, userId }: { id: string; userId: string },
): Promise<void> => {
  const asset = await removeAsset(db, { id, userId })
  if (!asset) throw new AppError('not_found')
  for (const key of filesOf(asset)) await blobs.remove(key)
}
