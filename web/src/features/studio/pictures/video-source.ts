import { contract, MAX_VIDEO, VIDEO_TYPES } from '@visage/contract'
import type { VideoMaterial } from '@visage/contract'
import { call } from '../../../lib/api.ts'
import { readSession } from '../../../lib/session.ts'
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

/** Videos to work from. */
export const videoSource: LinkSource<VideoMaterial> = {
  async upload(file) {
    refuseFile(file, VIDEO_FILES)
    return call(contract.materials.uploadVideo, { file }, { timeoutMs: uploadTimeoutMs })
  },
  async read(id, signal) {
    const material = await call(contract.materials.readUpload, { params: { id } }, { signal })
    if ('thumbnail_url' in material) return material
    throw new Error('This file is no video. Please bring one in again.')
  },
  download: (link) =>
    call(
      contract.materials.downloadVideo,
      { body: { user_id: readSession().userId, instagram_url: link } },
      { timeoutMs: fetchTimeoutMs },
    ),
}
