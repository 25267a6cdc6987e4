import { randomBytes } from 'node:crypto'
import type { CollectionShare } from '@visage/contract'
import type { Context } from '../../program/context.ts'
import { findOwnCollection } from '../../gallery/collections/read-collections.ts'
import type { WantedCollection } from '../../gallery/collections/read-collections.ts'
import { shareAddress, tokenBytes } from './share.ts'
import { countShown, saveCollectionToken } from './store.ts'

const describe = async (
  { db, config }: Context,
  { id, token }: { id: string; token: string | null },
): Promise<CollectionShare> => {
  const { all, shown } = await countShown(db, id)
  return { url: token === null ? null : shareAddress(config.publicUrl, token), shown, left_out: all - shown }
}

/** Whether an own collection has a public page. Throws `not_found`. */
export const readCollectionShare = async (ctx: Context, wanted: WantedCollection): Promise<CollectionShare> => {
  const { id, shareToken: token } = await findOwnCollection(ctx.db, wanted)
  return describe(ctx, { id, token })
}

/** Gives an own collection a page at an address that nobody can guess; one that has a page keeps its address. */
export const switchCollectionShareOn = async (ctx: Context, wanted: WantedCollection): Promise<CollectionShare> => {
  const { id } = await findOwnCollection(ctx.db, wanted)
  const token = await saveCollectionToken(ctx.db, { id, token: randomBytes(tokenBytes).toString('base64url') })
  ctx.log.info({ collectionId: id, userId: wanted.userId }, 'a collection was shared')
  return describe(ctx, { id, token })
}

/** Takes the public page of an own collection away, at once, with those of its items there. */
export const switchCollectionShareOff = async (ctx: Context, wanted: WantedCollection): Promise<void> => {
  const { id } = await findOwnCollection(ctx.db, wanted)
  await saveCollectionToken(ctx.db, { id, token: null })
  ctx.log.info({ collectionId: id, userId: wanted.userId }, 'a collection is no longer shared')
}
