import { GALLERY_TABS, kindsOfTab } from '@visage/contract'
import type { contract, GalleryItem, GalleryTab, OutputOf } from '@visage/contract'
import type { Context } from '../../program/context.ts'
import { readCursor, readPage } from '../../lib/paging.ts'
import type { PageQuery } from '../../lib/paging.ts'
import { describeAsset } from '../assets/gallery-items.ts'
import type { ShownAsset } from '../assets/gallery-items.ts'
import { listAssets } from './store.ts'
import type { AssetFilter } from './store.ts'

type Groups = Record<GalleryTab, GalleryItem[]>
type Gallery = OutputOf<typeof contract.gallery.listGallery>
type GalleryQuery = AssetFilter & { userId: string; tab?: GalleryTab; cursor?: string; limit: number }
type Page = AssetFilter & PageQuery & { userId: string }

const readTab = async ({ db }: Context, tab: GalleryTab, page: Page): Promise<ShownAsset[]> => {
  const kinds = kindsOfTab(tab).map(({ name }) => name)
  return listAssets(db, { ...page, kinds })
}

const groupsOf = ({ mediaUrls }: Context, found: Partial<Record<GalleryTab, readonly ShownAsset[]>>): Groups =>
  Object.fromEntries(
    GALLERY_TABS.map((tab) => [tab, (found[tab] ?? []).map((asset) => describeAsset(asset, mediaUrls))]),
  ) as Groups

/** All groups with up to `limit` items each, or with `tab` one page of that group. */
export const listGallery = async (ctx: Context, { tab, cursor, limit, ...owner }: GalleryQuery): Promise<Gallery> => {
  if (tab) {
    const { shown, nextCursor } = await readPage(
      { cursor, limit },
      { list: (page) => readTab(ctx, tab, { ...owner, ...page }), cursorKeyOf: (asset) => asset },
    )
    return { ...groupsOf(ctx, { [tab]: shown }), next_cursor: nextCursor }
  }
  readCursor(cursor)
  const found: Partial<Record<GalleryTab, ShownAsset[]>> = {}
  for (const each of GALLERY_TABS) found[each] = await readTab(ctx, each, { ...owner, limit })
  return groupsOf(ctx, found)
}
