import { createBlobKey } from '../blobs/create-blob-key.ts'
import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'
import { createSharedWork } from '../lib/share-work.ts'
import { fileEnding } from '../media/file-ending.ts'
import type { Making } from '../provenance/mark-message.ts'
import { watermarkPicture } from '../media/watermark-picture.ts'
import { noticeOf } from './notice-of.ts'
import { findAsset, keepMarked } from './store.ts'
import type { Asset } from './store.ts'

type Marked = { key: string; mimeType: string }

const VIDEO_TYPE = 'video/mp4'

const typeOf = ({ medium, mimeType }: Asset): string => (medium === 'video' ? VIDEO_TYPE : mimeType)

/** Which job made an asset and when, and what has to be told with it; of one whose job is gone its own id stands in. */
export const makingOf = (asset: Asset): Making => ({
  jobId: asset.jobId ?? asset.id,
  createdAt: asset.createdAt,
  notice: noticeOf(asset),
})

const draw = async ({ clips, blobs, provenance }: Context, asset: Asset): Promise<Uint8Array> => {
  const { medium, blobKey } = asset
  const bytes =
    medium === 'video'
      ? (await clips.watermark({ path: blobs.pathOf(blobKey) })).bytes
      : await watermarkPicture(await blobs.read(blobKey))
  return provenance.seal({ bytes, mimeType: typeOf(asset) }, makingOf(asset))
}

/** Draws the mark and keeps the copy; one that another process kept meanwhile stays, and this one goes. */
const makeMarked = async (ctx: Context, asset: Asset): Promise<string> => {
  const { db, blobs, clock } = ctx
  const key = createBlobKey(fileEnding(typeOf(asset)))
  await blobs.write(key, await draw(ctx, asset))
  if (await keepMarked(db, { asset, markedKey: key, markedAt: clock.now() })) return key
  await blobs.remove(key)
  const other = await findAsset(db, { id: asset.id, userId: asset.userId })
  if (!other?.markedKey) throw new AppError('not_found')
  return other.markedKey
}

const share = createSharedWork<string>()

/** The copy of an asset that carries the mark. It is drawn once, however many ask for it at the same time. */
export const markAsset = async (ctx: Context, asset: Asset): Promise<Marked> => {
  const mimeType = typeOf(asset)
  if (asset.markedKey && (await ctx.blobs.has(asset.markedKey))) return { key: asset.markedKey, mimeType }
  return { key: await share(asset.id, () => makeMarked(ctx, asset)), mimeType }
}
