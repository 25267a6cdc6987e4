import { MAX_COLLECTION_STILLS } from '@visage/contract'
import type { Collection, contract, OutputOf } from '@visage/contract'
import type { Context } from '../../program/context.ts'
import type { Db } from '../../db/transaction.ts'
import { AppError } from '../../lib/app-error.ts'
import { describeAsset } from '../assets/gallery-items.ts'
import { orderZip, ZIP_PATH } from '../downloads/zip-downloads.ts'
import { countItemsOf, findCollection, listCollectionRows, listItemIds, listItemsOf, listStillsOf } from './store.ts'
import type { CollectionRow } from './store.ts'

export type WantedCollection = { userId: string; id: string }

/** A collection of a person's. Throws `not_found` for what is not theirs. */
export const findOwnCollection = async (db: Db, wanted: WantedCollection): Promise<CollectionRow> => {
  const row = await findCollection(db, wanted)
  if (!row) throw new AppError('not_found', 'This collection is not there any more. What was in it is in your gallery.')
  return row
}

const describe = async ({ db, mediaUrls }: Context, rows: CollectionRow[]): Promise<Collection[]> => {
  const ids = rows.map(({ id }) => id)
  const counts = await countItemsOf(db, ids)
  const stills = await listStillsOf(db, { ids, limit: MAX_COLLECTION_STILLS })
  return rows.map(({ id, name, notes, coverId, shareToken, createdAt, changedAt }) => ({
    id,
    name,
    notes,
    cover_id: coverId,
    stills: (stills.get(id) ?? []).map((key) => mediaUrls.sign(key)),
    count: counts.get(id) ?? 0,
    is_shared: shareToken !== null,
    created_at: createdAt.toISOString(),
    changed_at: changedAt.toISOString(),
  }))
}

/** All collections of a person, the latest changed first. */
export const listCollections = async (ctx: Context, userId: string): Promise<Collection[]> =>
  describe(ctx, await listCollectionRows(ctx.db, userId))

/** One collection. Throws `not_found`. */
export const readCollection = async (ctx: Context, wanted: WantedCollection): Promise<Collection> => {
  const [collection] = await describe(ctx, [await findOwnCollection(ctx.db, wanted)])
  if (!collection) throw new AppError('not_found')
  return collection
}

type Page = { cursor: string | undefined; limit: number }

/** A page of what is in a collection, in its order. Throws `not_found`. */
export const listCollectionItems = async (
  { db, mediaUrls }: Context,
  { cursor, limit, ...wanted }: WantedCollection & Page,
): Promise<OutputOf<typeof contract.collections.listCollectionItems>> => {
  const { id: collectionId } = await findOwnCollection(db, wanted)
  const rows = await listItemsOf(db, { collectionId, after: Number(cursor ?? 0), limit: limit + 1 })
  const shown = rows.slice(0, limit)
  return {
    items: shown.map(({ asset }) => ({ kind: asset.kind, item: describeAsset(asset, mediaUrls) })),
    next_cursor: rows.length > limit ? String(shown.at(-1)?.position) : null,
  }
}

/** Makes an address at which a browser saves all of a collection as one zip. Throws `not_found`. */
export const prepareCollectionZip = async (
  ctx: Context,
  wanted: WantedCollection,
): Promise<{ url: string; count: number }> => {
  const { id, userId } = await findOwnCollection(ctx.db, wanted)
  const assetIds = await listItemIds(ctx.db, id)
  const token = await orderZip(ctx, { userId, assetIds, influencerId: null })
  return { url: `${ZIP_PATH}${token}`, count: assetIds.length }
}
