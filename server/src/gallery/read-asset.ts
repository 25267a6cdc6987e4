import type { GalleryItem } from '@visage/contract'
import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'
import { describeAsset } from './describe-asset.ts'
import { findAsset } from './store.ts'

/** One generated thing of this person. Throws `not_found` when there is none. */
export const readAsset = async (
  { db, mediaUrls }: Context,
  wanted: { id: string; userId: string },
): Promise<GalleryItem> => {
  const asset = await findAsset(db, wanted)
  if (!asset) throw new AppError('not_found', 'This has been deleted from your gallery.')
  return describeAsset(asset, mediaUrls)
}
