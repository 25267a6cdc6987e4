import type { Context } from '../context.ts'
import { makingOf } from '../gallery/mark-asset.ts'
import { noticeOf } from '../gallery/notice-of.ts'
import { prepareDownload } from '../gallery/prepare-download.ts'
import { AppError } from '../lib/app-error.ts'
import { createMemory } from '../lib/create-memory.ts'
import { drawShareCard } from '../media/draw-share-card.ts'
import { shareAddress } from './share-address.ts'
import { renderLostPage, renderSharedPage } from './shared-page.ts'
import { findShared } from './store.ts'

const TOKEN = /^[\w-]{22}$/

const findAt = async ({ db }: Context, token: string) => (TOKEN.test(token) ? findShared(db, token) : undefined)

/** What is shared at an address. Throws `not_found` when nothing is. */
export const readShared = async (ctx: Context, token: string) => {
  const shared = await findAt(ctx, token)
  if (!shared) throw new AppError('not_found')
  return shared
}

/** The public page as HTML, and whether there is one. */
export const readSharedPage = async (ctx: Context, token: string): Promise<{ html: string; isThere: boolean }> => {
  const shared = await findAt(ctx, token)
  if (!shared) return { html: renderLostPage(), isThere: false }
  const { asset, allowsRemix } = shared
  const address = shareAddress(ctx.config.publicUrl, token)
  const { medium, width, height, createdAt } = asset
  return {
    html: renderSharedPage({ address, medium, width, height, createdAt, allowsRemix, notice: noticeOf(asset) }),
    isThere: true,
  }
}

/** Where the marked file of a shared item is on this machine. Throws `not_found` when it is not shared any more. */
export const readSharedFile = async (ctx: Context, token: string): Promise<{ path: string; mimeType: string }> => {
  const { asset } = await readShared(ctx, token)
  const { key, mimeType } = await prepareDownload(ctx, asset)
  return { path: ctx.blobs.pathOf(key), mimeType }
}

const maxStills = 100
type Asset = Awaited<ReturnType<typeof readShared>>['asset']

/** Stills leave the server too: they say what they are, as everything does. */
const sealStill = ({ provenance }: Context, asset: Asset, bytes: Uint8Array): Uint8Array =>
  provenance.seal({ bytes, mimeType: 'image/jpeg' }, makingOf(asset))

const rememberPoster = createMemory<Uint8Array>(maxStills)

/** One of a video's frames with the mark. */
const posterOf = async (ctx: Context, asset: Asset): Promise<Uint8Array> => {
  const { key } = await prepareDownload(ctx, asset)
  return rememberPoster(key, async () =>
    sealStill(ctx, asset, (await ctx.clips.poster({ path: ctx.blobs.pathOf(key) })).bytes),
  )
}

/** Cards by the file that they are drawn from; many networks ask for one at the same time. */
const rememberCard = createMemory<Uint8Array>(maxStills)

/** What networks show of a shared picture or video, with the mark on it, as JPEG. */
export const readShareCard = async (ctx: Context, token: string): Promise<Uint8Array> => {
  const { asset } = await readShared(ctx, token)
  if (asset.medium === 'audio') throw new AppError('not_found')
  const { key } = await prepareDownload(ctx, asset)
  return rememberCard(key, async () => {
    const shown = asset.medium === 'video' ? await posterOf(ctx, asset) : await ctx.blobs.read(key)
    return sealStill(ctx, asset, await drawShareCard(shown))
  })
}

/** What a shared video shows until it plays: one of its own frames with the mark, in its own size, as JPEG. */
export const readSharedPoster = async (ctx: Context, token: string): Promise<Uint8Array> => {
  const { asset } = await readShared(ctx, token)
  if (asset.medium !== 'video') throw new AppError('not_found')
  return posterOf(ctx, asset)
}
