import { contract, MAX_UPLOAD, UPLOAD_TYPES } from '@visage/contract'
import type { Material } from '@visage/contract'
import { call } from '../../../lib/api.ts'
import { readSession } from '../../../lib/session.ts'
import { uploadReader } from './read-upload.ts'
import { refuseFile } from './refuse-file.ts'
import type { LinkSource } from './use-material.ts'

const uploadTimeoutMs = 120_000
const fetchTimeoutMs = 60_000

export const PICTURE_FILES = {
  types: UPLOAD_TYPES,
  maxBytes: MAX_UPLOAD.bytes,
  noun: 'picture',
  names: 'a PNG, JPEG or WEBP',
} as const

/** Pictures to work from. */
export const pictureSource: LinkSource<Material> = {
  refuse: (file) => refuseFile(file, PICTURE_FILES),
  upload: (file, consent) =>
    call(contract.materials.uploadPicture, { query: { consent }, file }, { timeoutMs: uploadTimeoutMs }),
  read: uploadReader((upload) => 'width' in upload),
  download: (link, consent) =>
    call(
      contract.materials.downloadPicture,
      { body: { user_id: readSession().userId, instagram_url: link, consent } },
      { timeoutMs: fetchTimeoutMs },
    ),
}
