import type { Context } from '../context.ts'
import { readAsset } from '../gallery/read-asset.ts'
import { dropToken } from './store.ts'

/** Takes the public page of an own item away, at once. */
export const switchShareOff = async (ctx: Context, wanted: { id: string; userId: string }): Promise<void> => {
  await readAsset(ctx, wanted)
  await dropToken(ctx.db, { assetId: wanted.id, changedAt: ctx.clock.now() })
  ctx.log.info({ assetId: wanted.id, userId: wanted.userId }, 'an item is no longer shared')
}
