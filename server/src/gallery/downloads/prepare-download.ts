import { kindOf } from '@visage/contract'
import { createBlobKey, storedFile } from '../../adapters/blobs/blob-store.ts'
import { fileEnding } from '../../lib/file-ending.ts'
import { watermarkPicture } from '../../adapters/media/picture/watermark-picture.ts'
import type { Origin } from '../../adapters/provenance/provenance.ts'
import type { Context } from '../../program/context.ts'
import { AppError } from '../../lib/app-error.ts'
import { createSingleFlight } from '../../lib/work-by-key.ts'
import { noticeOf } from '../assets/gallery-items.ts'
import { findAsset } from '../assets/store.ts'
import type { Asset } from '../assets/store.ts'
import { saveWatermarked } from './store.ts'

type WatermarkedFile = { key: string; mimeType: string }

const VIDEO_TYPE = 'video/mp4'

const usualOpacity = 0.75

/** Of the mark on a picture of an asset. */
export const watermarkOpacityOf = ({ kind }: Pick<Asset, 'kind'>): number =>
  kindOf(kind).shelf.watermarkOpacity ?? usualOpacity

/** The type of an asset's file as it leaves the server: a video is an MP4 there, as it carries the mark. */
export const downloadTypeOf = ({ medium, mimeType }: Pick<Asset, 'medium' | 'mimeType'>): string =>
  medium === 'video' ? VIDEO_TYPE : mimeType

/** Which job made an asset and when, and what has to be told with it; of one whose job is gone its own id stands in. */
export const assetOrigin = (asset: Asset): Origin => ({
  jobId: asset.jobId ?? asset.id,
  createdAt: asset.createdAt,
  notice: noticeOf(asset),
})

const lostFile = (cause?: unknown) =>
  new AppError('not_found', 'The file of this item is lost. Please generate it again, or write to us.', { cause })

/** Works on a stored file of an asset. Throws `not_found` where that failed because the file is gone. */
export const withFile = async <Result>(
  { blobs }: Pick<Context, 'blobs'>,
  key: string,
  work: () => Promise<Result>,
): Promise<Result> => {
  try {
    return await work()
  } catch (error) {
    throw (await blobs.has(key)) ? error : lostFile(error)
  }
}

const draw = async ({ clips, blobs, provenance }: Context, asset: Asset): Promise<Uint8Array> => {
  const { medium, blobKey } = asset
  const bytes =
    medium === 'video'
      ? (await clips.drawWatermark(storedFile(blobs, blobKey))).bytes
      : await watermarkPicture(await blobs.read(blobKey), watermarkOpacityOf(asset))
  return provenance.seal({ bytes, mimeType: downloadTypeOf(asset) }, assetOrigin(asset))
}

/** Draws the mark and keeps the copy; one that another process kept meanwhile stays, and this one goes. */
const makeWatermarked = async (ctx: Context, asset: Asset): Promise<string> => {
  const { db, blobs, clock } = ctx
  const key = createBlobKey(fileEnding(downloadTypeOf(asset)))
  await blobs.write(key, await withFile(ctx, asset.blobKey, () => draw(ctx, asset)))
  if (await saveWatermarked(db, { asset, watermarkedKey: key, watermarkedAt: clock.now() })) return key
  await blobs.remove(key)
  const other = await findAsset(db, { id: asset.id, userId: asset.userId })
  if (!other?.watermarkedKey) throw new AppError('not_found')
  return other.watermarkedKey
}

const share = createSingleFlight<string>()

/** The copy of an asset that carries the mark. It is drawn once, however many ask for it at the same time. */
const watermarkAsset = async (ctx: Context, asset: Asset): Promise<WatermarkedFile> => {
  const mimeType = downloadTypeOf(asset)
  if (asset.watermarkedKey && (await ctx.blobs.has(asset.watermarkedKey)))
    return { key: asset.watermarkedKey, mimeType }
  return { key: await share(asset.id, () => makeWatermarked(ctx, asset)), mimeType }
}

const shortIdLength = 8

type DownloadFile = { key: string; mimeType: string; fileName: string }

/** What the file of an asset is called where it is saved. */
export const nameDownload = ({ kind, id }: Asset, mimeType: string, idLength = shortIdLength): string =>
  `visage-${kind}-${id.slice(0, idLength)}.${fileEnding(mimeType)}`

/**
 * The file of an asset as it may leave the server: a song as it is, the rest with the mark, made when it is not there yet.
 * Throws `not_found` when what it is made from is gone.
 */
export const prepareDownload = async (ctx: Context, asset: Asset): Promise<DownloadFile> => {
  const { key, mimeType } =
    asset.medium === 'audio' ? { key: asset.blobKey, mimeType: asset.mimeType } : await watermarkAsset(ctx, asset)
  if (!(await ctx.blobs.has(key))) throw lostFile()
  return { key, mimeType, fileName: nameDownload(asset, mimeType) }
}
