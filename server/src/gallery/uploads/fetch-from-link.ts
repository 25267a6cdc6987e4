import { stat } from 'node:fs/promises'
import { LINK_MISSING, MAX_UPLOAD, MAX_VIDEO } from '@visage/contract'
import type { UploadedPicture, UploadedVideo } from '@visage/contract'
import { LinkFetchError, LinkShapeError } from '../../adapters/links/link-source.ts'
import type { Context } from '../../program/context.ts'
import { AppError, fieldError } from '../../lib/app-error.ts'
import { whileArriving } from '../storage/arrivals.ts'
import { addUpload } from './add-picture.ts'
import { addVideo } from './add-video.ts'
import type { Consent } from './upload-rules.ts'

/** Fetches from a post; `shapeMessage` is for an address that leads to none. Throws `link_failed` when nothing comes. */
const fetchFromLink = async <Fetched>(
  { log }: Pick<Context, 'log'>,
  shapeMessage: string,
  fetch: () => Promise<Fetched>,
): Promise<Fetched> => {
  try {
    return await fetch()
  } catch (error) {
    if (error instanceof LinkShapeError) throw fieldError('instagram_url', shapeMessage)
    if (!(error instanceof LinkFetchError)) throw error
    log.info({ err: error }, 'a link brought nothing')
    throw new AppError('link_failed', undefined, { cause: error })
  }
}

type PictureLink = { userId: string; address: string; consent: Consent; signal: AbortSignal }

/** Fetches the picture of a public post and keeps it as an upload. Throws `link_failed` when it cannot be had. */
export const downloadPicture = async (
  ctx: Context,
  { userId, address, consent, signal }: PictureLink,
): Promise<UploadedPicture> => {
  const { file } = await whileArriving(ctx, { userId, ip: null, bytes: MAX_UPLOAD.bytes }, async () => {
    const fetched = await fetchFromLink(ctx, LINK_MISSING.picture, () => ctx.links.fetchPicture(address, signal))
    return { file: fetched, bytes: fetched.byteLength }
  })
  try {
    return await addUpload(ctx, { userId, file, consent, sourceUrl: address })
  } catch (error) {
    if (error instanceof AppError && error.code === 'unsupported_media_type')
      throw new AppError('link_failed', undefined, { cause: error })
    throw error
  }
}

type VideoLink = { userId: string; address: string; consent: Consent; signal: AbortSignal }

/** Fetches the video of a public post and keeps it as an upload. Throws `link_failed` when it cannot be had. */
export const downloadVideo = async (
  ctx: Context,
  { userId, address, consent, signal }: VideoLink,
): Promise<UploadedVideo> => {
  await using draft = await ctx.blobs.openDraft()
  await whileArriving(ctx, { userId, ip: null, bytes: MAX_VIDEO.bytes }, async () => {
    await fetchFromLink(ctx, LINK_MISSING.video, () => ctx.links.fetchVideo(address, { path: draft.path, signal }))
    return { bytes: (await stat(draft.path)).size }
  })
  return await addVideo(ctx, { userId, draft, consent, sourceUrl: address, signal })
}
