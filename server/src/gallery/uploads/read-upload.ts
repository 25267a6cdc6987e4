import type { UploadedPicture, UploadedSound, UploadedVideo } from '@visage/contract'
import type { Context } from '../../program/context.ts'
import type { UrlSigner } from '../../lib/file-urls.ts'
import { findUpload } from './store.ts'
import type { Upload } from './store.ts'
import { lostFile } from './upload-rules.ts'

/** A picture that a person brought in as they see it, with a signed address. */
export const describePicture = ({ id, blobKey, width, height }: Upload, mediaUrls: UrlSigner): UploadedPicture => {
  if (width === null || height === null) throw new Error(`The upload ${id} is kept without its size.`)
  return { id, media_url: mediaUrls.sign(blobKey), width, height }
}

/** The same for a video. */
export const describeVideo = (video: Upload, mediaUrls: UrlSigner): UploadedVideo => {
  const { id, thumbnailKey, playableKey, preview, durationSeconds: duration } = video
  if (thumbnailKey === null || duration === null)
    throw new Error(`The video ${id} is kept without its still or length.`)
  const shown = playableKey === null ? video : { ...video, blobKey: playableKey }
  return { ...describePicture(shown, mediaUrls), thumbnail_url: mediaUrls.sign(thumbnailKey), duration, preview }
}

/** The same for a sound. */
export const describeSound = ({ id, blobKey, durationSeconds, peaks }: Upload, mediaUrls: UrlSigner): UploadedSound => {
  if (durationSeconds === null) throw new Error(`The sound ${id} is kept without its length.`)
  return { id, media_url: mediaUrls.sign(blobKey), duration: durationSeconds, peaks }
}

/** What a person brought in. Throws `not_found` when it is gone. */
export const readUpload = async (
  { db, mediaUrls }: Context,
  wanted: { userId: string; id: string },
): Promise<UploadedPicture | UploadedSound | UploadedVideo> => {
  const upload = await findUpload(db, wanted)
  if (!upload) throw lostFile()
  if (upload.medium === 'audio') return describeSound(upload, mediaUrls)
  return upload.medium === 'video' ? describeVideo(upload, mediaUrls) : describePicture(upload, mediaUrls)
}
