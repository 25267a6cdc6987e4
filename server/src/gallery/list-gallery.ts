import { GALLERY_TABS } from '@visage/contract'
import type { contract, GalleryItem, GalleryTab, OutputOf } from '@visage/contract'
import type { Context } from '../context.ts'
import { readCursor, writeCursor } from '../lib/cursor.ts'
import type { Place } from '../lib/cursor.ts'
import { describeAsset } from './describe-asset.ts'
import { listAssets } from './store.ts'
import type { AssetFilter, ShownAsset } from './store.ts'
import { kindsOfTab } from './tabs.ts'

type Groups = Record<GalleryTab, GalleryItem[]>
type Gallery = OutputOf<typeof contract.gallery.listGallery>
type Wanted = AssetFilter & { userId: string; tab?: GalleryTab; cursor?: string; limit: number }
type Page = Omit<Wanted, 'tab' | 'cursor'> & { after?: Place }

const readTab = async ({ db }: Context, tab: GalleryTab, page: Page): Promise<ShownAsset[]> => {
  const kinds = kindsOfTab(tab)
  return kinds.length === 0 ? [] : listAssets(db, { ...page, kinds })
}

const groupsOf = ({ mediaUrls }: Context, found: Partial<Record<GalleryTab, ShownAsset[]>>): Groups =>
  Object.fromEntries(
    GALLERY_TABS.map((tab) => [tab, (found[tab] ?? []).map((asset) => describeAsset(asset, mediaUrls))]),
  ) as Groups

/** All groups with up to `limit` items each, or with `tab` one page of that group. */
export const listGallery = async (ctx: Context, { tab, cursor, limit, ...owner }: Wanted): Promise<Gallery> => {
  const after = readCursor(cursor)
  if (tab) {
    const assets = await readTab(ctx, tab, { ...owner, after, limit: limit + 1 })
    const shown = assets.slice(0, limit)
    const last = shown.at(-1)
    return { ...groupsOf(ctx, { [tab]: shown }), next_cursor: assets.length > limit && last ? writeCursor(last) : null }
  }
  const found: Partial<Record<GalleryTab, ShownAsset[]>> = {}
  for (const each of GALLERY_TABS) found[each] = await readTab(ctx, each, { ...owner, limit })
  return groupsOf(ctx, found)
}
