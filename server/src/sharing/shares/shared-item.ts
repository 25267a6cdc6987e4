import type { UploadedPicture } from '@visage/contract'
import { storedFile } from '../../adapters/blobs/blob-store.ts'
import { drawShareCard } from '../../adapters/media/picture/picture-copies.ts'
import type { Context } from '../../context.ts'
import { noticeOf } from '../../gallery/assets/gallery-items.ts'
import { shownFaceOf } from '../../gallery/assets/results.ts'
import { assetOrigin, prepareDownload } from '../../gallery/downloads/prepare-download.ts'
import { whileArriving } from '../../gallery/storage/arrivals.ts'
import { addUpload } from '../../gallery/uploads/add-picture.ts'
import { consentOf } from '../../gallery/uploads/upload-rules.ts'
import { findDisclosure } from '../../influencers/rules.ts'
import { AppError } from '../../lib/app-error.ts'
import { createCache } from '../../lib/work-by-key.ts'
import { shareAddress } from './share.ts'
import { renderLostPage, renderSharedPage } from './shared-page.ts'
import { findShared } from './store.ts'

const TOKEN = /^[\w-]{22}$/

const findAt = async ({ db }: Context, token: string) => (TOKEN.test(token) ? findShared(db, token) : undefined)

/** What is shared at an address. Throws `not_found` when nothing is. */
const readShared = async (ctx: Context, token: string) => {
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
  const disclosure = await findDisclosure(ctx.db, { userId: asset.userId, faceId: shownFaceOf(asset) })
  const told = { notice: noticeOf(asset), disclosure }
  return {
    html: renderSharedPage({ address, medium, width, height, createdAt, allowsRemix, ...told }),
    isThere: true,
  }
}

/** The key of a shared item's marked file. Throws `not_found` when it is not shared any more. */
export const readSharedFile = async (ctx: Context, token: string): Promise<{ key: string; mimeType: string }> => {
  const { asset } = await readShared(ctx, token)
  const { key, mimeType } = await prepareDownload(ctx, asset)
  return { key, mimeType }
}

const maxStills = 100
type Asset = Awaited<ReturnType<typeof readShared>>['asset']

/** Stills leave the server too: they say what they are, as everything does. */
const sealStill = ({ provenance }: Context, asset: Asset, bytes: Uint8Array): Uint8Array =>
  provenance.seal({ bytes, mimeType: 'image/jpeg' }, assetOrigin(asset))

const rememberPoster = createCache<Uint8Array>(maxStills)

/** One of a video's frames with the mark. */
const posterOf = async (ctx: Context, asset: Asset): Promise<Uint8Array> => {
  const { key } = await prepareDownload(ctx, asset)
  return rememberPoster(key, async () =>
    sealStill(ctx, asset, (await ctx.clips.poster(storedFile(ctx.blobs, key))).bytes),
  )
}

/** Cards by the file that they are drawn from; many networks ask for one at the same time. */
const rememberCard = createCache<Uint8Array>(maxStills)

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

type RemixRequest = { token: string; userId: string }

/**
 * Gives a member a copy of a shared picture to build on: the marked one that its public page shows, so neither its prompt
 * nor who made it goes along.
 */
export const remixShared = async (ctx: Context, { token, userId }: RemixRequest): Promise<UploadedPicture> => {
  const { asset, allowsRemix } = await readShared(ctx, token)
  if (!allowsRemix) throw new AppError('conflict', 'Its maker does not allow remixes.')
  if (asset.medium !== 'image') throw new AppError('invalid_input', 'Only pictures can be remixed.')
  const { key } = await prepareDownload(ctx, asset)
  const sourceUrl = shareAddress(ctx.config.publicUrl, token)
  const file = await ctx.blobs.read(key)
  const { upload } = await whileArriving(ctx, { userId, ip: null, bytes: file.byteLength }, async () => ({
    upload: await addUpload(ctx, { userId, file, consent: consentOf(undefined), sourceUrl }),
    bytes: file.byteLength,
  }))
  ctx.log.info({ assetId: asset.id, userId, uploadId: upload.id }, 'a shared picture was taken up by a member')
  return upload
}
