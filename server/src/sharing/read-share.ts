import type { Share } from '@visage/contract'
import type { Context } from '../context.ts'
import { readAsset } from '../gallery/read-asset.ts'
import { describeShare } from './describe-share.ts'
import { findShare } from './store.ts'

/** Whether an own item has a public page. Throws `not_found` for one that is not this person's. */
export const readShare = async (ctx: Context, wanted: { id: string; userId: string }): Promise<Share> => {
  await readAsset(ctx, wanted)
  return describeShare(ctx, await findShare(ctx.db, wanted.id))
}
