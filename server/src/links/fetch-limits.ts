import { MAX_UPLOAD, MAX_VIDEO } from '@visage/contract'

/** What the file of a post may take. */
export const PICTURE_FETCH = { maxBytes: MAX_UPLOAD.bytes, timeoutMs: 20_000, accept: 'image/*' } as const
export const VIDEO_FETCH = { maxBytes: MAX_VIDEO.bytes, timeoutMs: 120_000, accept: 'video/*' } as const
