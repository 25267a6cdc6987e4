import type { UploadedPicture } from '@visage/contract'
import { z } from 'zod'
import { storedFile } from '../../adapters/blobs/blob-store.ts'
import { drawShareCard } from '../../adapters/media/picture/picture-copies.ts'
import { drawMarkedPreview } from '../../adapters/media/picture/watermark-picture.ts'
import type { Context } from '../../program/context.ts'
import { noticeOf } from '../../gallery/assets/gallery-items.ts'
import { shownFacesOf } from '../../gallery/assets/results.ts'
import { assetOrigin, prepareDownload, watermarkOpacityOf } from '../../gallery/downloads/prepare-download.ts'
import { whileArriving } from '../../gallery/storage/arrivals.ts'
import { addUpload } from '../../gallery/uploads/add-picture.ts'
import { consentOf } from '../../gallery/uploads/upload-rules.ts'
import { findDisclosure } from '../../influencers/rules.ts'
import { AppError } from '../../lib/app-error.ts'
import { createCache } from '../../lib/work-by-key.ts'
import { renderCollectionPage } from './collection-page.ts'
import { shareAddress } from './share.ts'
import { NO_REMIXES, renderLostPage, renderSharedPage } from './shared-page.ts'
import { findFirstPicture, findShared, findSharedCollection, findShown, listShown } from './store.ts'

const TOKEN = /^[\w-]{22}$/
const isId = (text: string): boolean => z.uuid().safeParse(text).success

/** Where something is shown: a page of its own, or that of an item of a collection, named by what it is called there. */
type SharedPlace = { token: string; item?: string | undefined }

const findAt = async ({ db }: Context, { token, item }: SharedPlace) => {
  if (!TOKEN.test(token)) return undefined
  if (item === undefined) return findShared(db, token)
  const asset = isId(item) ? await findShown(db, { token, publicId: item }) : undefined
  return asset && { asset, allowsRemix: false }
}

/** What is shared at an address. Throws `not_found` when nothing is. */
const readShared = async (ctx: Context, place: SharedPlace) => {
  const shared = await findAt(ctx, place)
  if (!shared) throw new AppError('not_found')
  return shared
}

/** The notice and the disclosure that have to be told with an item. */
const toldOf = async (ctx: Context, asset: Asset) => ({
  notice: noticeOf(asset),
  disclosure: await findDisclosure(ctx.db, { userId: asset.userId, faceIds: shownFacesOf(asset) }),
})

const readItemPage = async (ctx: Context, place: SharedPlace): Promise<string | undefined> => {
  const shared = await findAt(ctx, place)
  if (!shared) return undefined
  const { asset, allowsRemix } = shared
  const { medium, width, height, createdAt } = asset
  const page = shareAddress(ctx.config.publicUrl, place.token)
  const address = place.item === undefined ? page : `${page}/${place.item}`
  const collection = place.item === undefined ? null : page
  const told = await toldOf(ctx, asset)
  return renderSharedPage({ address, collection, medium, width, height, createdAt, allowsRemix, ...told })
}

const collectionPageSize = 48

const readCollectionPage = async (ctx: Context, { token, after }: { token: string; after: number }) => {
  const collection = TOKEN.test(token) ? await findSharedCollection(ctx.db, token) : undefined
  if (!collection) return undefined
  const rows = await listShown(ctx.db, { collectionId: collection.id, after, limit: collectionPageSize + 1 })
  const shown = rows.slice(0, collectionPageSize)
  const items = await Promise.all(
    shown.map(async ({ asset, publicId }) => ({ publicId, medium: asset.medium, ...(await toldOf(ctx, asset)) })),
  )
  return renderCollectionPage({
    address: shareAddress(ctx.config.publicUrl, token),
    name: collection.name,
    items,
    isFirst: after === 0,
    next: rows.length > collectionPageSize ? (shown.at(-1)?.position ?? null) : null,
  })
}

const lastPosition = 2_147_483_647

/** The public page of an item or a collection as HTML, and whether there is one; a collection's goes on after a position. */
export const readSharedPage = async (
  ctx: Context,
  { after, ...place }: SharedPlace & { after: number },
): Promise<{ html: string; isThere: boolean }> => {
  const page =
    (await readItemPage(ctx, place)) ??
    (place.item === undefined
      ? await readCollectionPage(ctx, { token: place.token, after: Math.min(after, lastPosition) })
      : undefined)
  return page === undefined ? { html: renderLostPage(), isThere: false } : { html: page, isThere: true }
}

/** The key of a shared item's marked file. Throws `not_found` when it is not shared any more. */
export const readSharedFile = async (ctx: Context, place: SharedPlace): Promise<{ key: string; mimeType: string }> => {
  const { asset } = await readShared(ctx, place)
  const { key, mimeType } = await prepareDownload(ctx, asset)
  return { key, mimeType }
}

const maxStills = 100
type Asset = Awaited<ReturnType<typeof readShared>>['asset']

/** Stills leave the server too: they say what they are, as everything does. */
const sealStill = ({ provenance }: Context, asset: Asset, bytes: Uint8Array, mimeType = 'image/jpeg'): Uint8Array =>
  provenance.seal({ bytes, mimeType }, assetOrigin(asset))

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

const stillOf = async (ctx: Context, asset: Asset): Promise<Uint8Array> =>
  asset.medium === 'video' ? posterOf(ctx, asset) : ctx.blobs.read((await prepareDownload(ctx, asset)).key)

/** What networks show of a shared picture or video, or of the first one of a collection, with the mark on it, as JPEG. */
export const readShareCard = async (ctx: Context, place: SharedPlace): Promise<Uint8Array> => {
  const asset = (await findAt(ctx, place))?.asset ?? (await findFirstPicture(ctx.db, place.token))
  if (!asset || asset.medium === 'audio') throw new AppError('not_found')
  const { key } = await prepareDownload(ctx, asset)
  return rememberCard(key, async () => sealStill(ctx, asset, await drawShareCard(await stillOf(ctx, asset))))
}

/** What a shared video shows until it plays: one of its own frames with the mark, in its own size, as JPEG. */
export const readSharedPoster = async (ctx: Context, place: SharedPlace): Promise<Uint8Array> => {
  const { asset } = await readShared(ctx, place)
  if (asset.medium !== 'video') throw new AppError('not_found')
  return posterOf(ctx, asset)
}

const maxPreviews = 500
const rememberPreview = createCache<Uint8Array>(maxPreviews)

/** A small picture of an item of a collection with the mark on it, as WebP. */
export const readSharedPreview = async (ctx: Context, place: SharedPlace): Promise<Uint8Array> => {
  const { asset } = await readShared(ctx, place)
  if (asset.medium === 'audio') throw new AppError('not_found')
  return rememberPreview(asset.id, async () => {
    const { thumbnailKey } = asset
    const still = thumbnailKey === null ? await stillOf(ctx, asset) : await ctx.blobs.read(thumbnailKey)
    return sealStill(ctx, asset, await drawMarkedPreview(still, watermarkOpacityOf(asset)), 'image/webp')
  })
}

type RemixRequest = { token: string; userId: string }

/**
 * Gives a member a copy of a shared picture to build on: the marked one that its public page shows, so neither its prompt
 * nor who made it goes along.
 */
export const remixShared = async (ctx: Context, { token, userId }: RemixRequest): Promise<UploadedPicture> => {
  const { asset, allowsRemix } = await readShared(ctx, { token })
  if (!allowsRemix) throw new AppError('conflict', NO_REMIXES)
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
