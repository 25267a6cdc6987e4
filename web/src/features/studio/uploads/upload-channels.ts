import { contract, EMPTY_FILE, MAX_UPLOAD, MAX_VIDEO, UPLOAD_TYPES, VIDEO_TYPES } from '@visage/contract'
import type { OutputOf, UploadedPicture, UploadedVideo } from '@visage/contract'
import { call } from '../../../lib/api/call.ts'
import { readSession } from '../../../lib/session/session.ts'
import type { LinkChannel } from './use-upload.ts'

type Upload = OutputOf<typeof contract.uploads.readUpload>

/** How to read again what was brought in, for an upload of one sort. */
export const uploadReader =
  <Of extends Upload>(isOfSort: (upload: Upload) => upload is Of) =>
  async (id: string, signal: AbortSignal): Promise<Of> => {
    const upload = await call(contract.uploads.readUpload, { params: { id } }, { signal })
    if (isOfSort(upload)) return upload
    throw new Error('This file is of another sort than it was. Please bring it in again.')
  }

const megabyte = 1024 * 1024

/** Files that may be sent: their types, these types as people name them, and what such a file is called. */
export type FileLimits = { types: readonly string[]; maxBytes: number; noun: string; names: string }

/** What is wrong with a file before it is sent at all; nothing where it may be sent. */
export const refuseFile = ({ type, size }: Pick<File, 'type' | 'size'>, limits: FileLimits): string | undefined => {
  const { types, maxBytes, noun, names } = limits
  if (!types.includes(type)) return `Please use ${names} ${noun}.`
  if (size === 0) return EMPTY_FILE
  if (size > maxBytes) return `Please use a ${noun} of at most ${maxBytes / megabyte} MB.`
  return undefined
}

const videoUploadTimeoutMs = 10 * 60_000
const videoFetchTimeoutMs = 3 * 60_000

export const VIDEO_FILES = {
  types: VIDEO_TYPES,
  maxBytes: MAX_VIDEO.bytes,
  noun: 'video',
  names: 'an MP4, WEBM or MOV',
} as const

/** Has the preview of a video written once more. */
export const retryPreview = (id: string): Promise<UploadedVideo> =>
  call(contract.uploads.retryPreview, { params: { id } })

/** Videos to work from. */
export const videoSource: LinkChannel<UploadedVideo> = {
  refuse: (file) => refuseFile(file, VIDEO_FILES),
  upload: (file, consent) =>
    call(contract.uploads.uploadVideo, { query: { consent }, file }, { timeoutMs: videoUploadTimeoutMs }),
  read: uploadReader((upload) => 'thumbnail_url' in upload),
  download: (link, consent) =>
    call(
      contract.uploads.downloadVideo,
      { body: { user_id: readSession().userId, instagram_url: link, consent } },
      { timeoutMs: videoFetchTimeoutMs },
    ),
}

const pictureUploadTimeoutMs = 120_000
const pictureFetchTimeoutMs = 60_000

export const PICTURE_FILES = {
  types: UPLOAD_TYPES,
  maxBytes: MAX_UPLOAD.bytes,
  noun: 'picture',
  names: 'a PNG, JPEG or WEBP',
} as const

/** Pictures to work from. */
export const pictureSource: LinkChannel<UploadedPicture> = {
  refuse: (file) => refuseFile(file, PICTURE_FILES),
  upload: (file, consent) =>
    call(contract.uploads.uploadPicture, { query: { consent }, file }, { timeoutMs: pictureUploadTimeoutMs }),
  read: uploadReader((upload) => 'width' in upload),
  download: (link, consent) =>
    call(
      contract.uploads.downloadPicture,
      { body: { user_id: readSession().userId, instagram_url: link, consent } },
      { timeoutMs: pictureFetchTimeoutMs },
    ),
}
