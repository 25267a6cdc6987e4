import { contract, MAX_VIDEO, VIDEO_TYPES } from '@visage/contract'
import type { VideoMaterial } from '@visage/contract'
import { call } from '../../../lib/api.ts'
import { readSession } from '../../../lib/session.ts'
import { uploadReader } from './read-upload.ts'
import { refuseFile } from './refuse-file.ts'
import type { LinkSource } from './use-material.ts'

const uploadTimeoutMs = 10 * 60_000
const fetchTimeoutMs = 3 * 60_000

export const VIDEO_FILES = {
  types: VIDEO_TYPES,
  maxBytes: MAX_VIDEO.bytes,
  noun: 'video',
  names: 'an MP4, WEBM or MOV',
} as const

/** Has the preview of a video written once more. */
export const retryPreview = (id: string): Promise<VideoMaterial> =>
  call(contract.materials.retryPreview, { params: { id } })

/** Videos to work from. */
export const videoSource: LinkSource<VideoMaterial> = {
  refuse: (file) => refuseFile(file, VIDEO_FILES),
  upload: (file, consent) =>
    call(contract.materials.uploadVideo, { query: { consent }, file }, { timeoutMs: uploadTimeoutMs }),
  read: uploadReader((upload) => 'thumbnail_url' in upload),
  download: (link, consent) =>
    call(
      contract.materials.downloadVideo,
      { body: { user_id: readSession().userId, instagram_url: link, consent } },
      { timeoutMs: fetchTimeoutMs },
    ),
}
