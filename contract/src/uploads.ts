import { z } from 'zod'
import { id, text } from './fields.ts'
import { defineResource } from './route.ts'
import { MAX_SOUND, SOUND_TYPES, SOUND_USES } from './sounds.ts'
import type { SoundUse } from './sounds.ts'

/** What a person declares about an upload before it is taken; a changed sentence gets another version. */
export const UPLOAD_CONSENT = {
  version: 'material-2026-11',
  sentence:
    'I own this or have permission to use it. Everybody whose face, body or voice can be recognised in it is of age and has agreed to be used in AI-generated content.',
} as const

/** What is told while that is missing. */
export const CONSENT_MISSING = 'Please confirm that you may use this.'

export const EMPTY_FILE = 'This file is empty. Please choose another one.'

/** The version of the sentence that was confirmed. */
export const uploadConsent = z.literal(UPLOAD_CONSENT.version, CONSENT_MISSING)
export type UploadConsent = z.output<typeof uploadConsent>

/** `box`: confirmed for this very upload; `terms`: brought in by a call that names none, under the terms alone. */
export type ConsentWay = 'box' | 'terms'

export type PostLink = { kind: 'p' | 'reel' | 'tv'; code: string }

const MAX_LINK_LENGTH = 2048

/** What is told where no link to a post was given. */
export const LINK_MISSING = {
  picture: 'Please provide an Instagram link.',
  video: 'Please provide a valid Instagram link.',
} as const

const ADDRESS = /^https:\/\/(?:(?:www|m)\.)?instagram\.com(\/[^?#\s]*)(?:[?#]\S*)?$/i
const POST = /^\/(?:[\w.]{1,30}\/)?(p|reel|reels|tv)\/([\w-]{5,64})\/?$/

/** Reads the address of a post, reel or tv of Instagram; null for anything else. */
export const readPostLink = (address: string): PostLink | null => {
  const [, path = ''] = (address.length <= MAX_LINK_LENGTH && ADDRESS.exec(address.trim())) || []
  const [, kind, code] = POST.exec(path) ?? []
  if (!kind || !code) return null
  return { kind: kind === 'reels' ? 'reel' : (kind as PostLink['kind']), code }
}

const route = defineResource({ tag: 'Materials', access: 'user' })

/** What a link or an upload brought, kept for thirty days and readable only by its owner. */
export const uploadedPicture = z.object({
  id,
  /** A signed address, good for 24 h. */
  media_url: z.string(),
  width: z.number().int(),
  height: z.number().int(),
})
export type UploadedPicture = z.output<typeof uploadedPicture>

export const uploadedVideo = uploadedPicture.extend({
  /** Seconds. */
  duration: z.number(),
  /** A signed address of a still picture, good for 24 h. */
  thumbnail_url: z.string(),
  /**
   * Whether browsers play what `media_url` leads to. While it is written anew for them, and after that failed, it is the
   * file as it came; it can be worked from all the same.
   */
  preview: z.enum(['ready', 'preparing', 'failed']),
})
export type UploadedVideo = z.output<typeof uploadedVideo>

export const downloadPicture = route('POST /download/', {
  appKey: true,
  summary: "Fetch the picture of a public Instagram post; 502 when it can't be had",
  errors: ['link_failed', 'storage_full'],
  body: z.strictObject({
    user_id: id,
    instagram_url: text(LINK_MISSING.picture, MAX_LINK_LENGTH, LINK_MISSING.picture),
    consent: uploadConsent.optional(),
  }),
  output: uploadedPicture,
})

/** Bytes and pixels that an uploaded picture may have. */
export const MAX_UPLOAD = { bytes: 20 * 1024 * 1024, pixels: 50_000_000 } as const
/** Types of uploaded pictures; the bytes decide, not the name. */
export const UPLOAD_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const

export const uploadPicture = route('POST /uploads/picture', {
  appKey: true,
  errors: ['storage_full'],
  summary: 'Bring in a picture: the body is the file itself',
  query: z.strictObject({ consent: uploadConsent }),
  file: { types: UPLOAD_TYPES, maxBytes: MAX_UPLOAD.bytes },
  output: uploadedPicture,
  status: 201,
})

export const uploadedSound = uploadedPicture.pick({ id: true, media_url: true }).extend({
  /** Seconds. */
  duration: z.number(),
  /** How loud each of 200 equal parts is, 0 to 100; null for what was brought in before they were kept. */
  peaks: z.array(z.number().int()).nullable(),
})
export type UploadedSound = z.output<typeof uploadedSound>

export const readUpload = route('GET /uploads/{id}', {
  summary: 'Something that was brought in, with addresses that are good for another 24 h',
  params: z.strictObject({ id }),
  output: z.union([uploadedVideo, uploadedPicture, uploadedSound]),
})

export const retryPreview = route('POST /uploads/{id}/preview', {
  summary: 'Write the preview of a video anew, after that failed',
  params: z.strictObject({ id }),
  output: uploadedVideo,
})

/** A rectangle in shares of the picture's width and height, from its left upper corner. */
const faceBox = z.object({
  left: z.number().min(0).max(1),
  top: z.number().min(0).max(1),
  width: z.number().min(0).max(1),
  height: z.number().min(0).max(1),
})
export type FaceBox = z.output<typeof faceBox>

export const uploadFaces = z.object({
  /** The largest first; at most twelve, none where no face could be replaced. */
  faces: z.array(faceBox).max(12),
  /** Of a video: the picture that shows them, at a signed address, and its second, to be sent as `at` of the spot. */
  still: z.object({ media_url: z.string(), at: z.number() }).nullable(),
})
export type UploadFaces = z.output<typeof uploadFaces>

export const listUploadFaces = route('GET /uploads/{id}/faces', {
  summary: 'The faces of a picture or video that was brought in: the middle of one, sent as `spot`, means that face',
  params: z.strictObject({ id }),
  output: uploadFaces,
})

export const downloadVideo = route('POST /download_link/', {
  appKey: true,
  summary: "Fetch the video of a public Instagram post; 502 when it can't be had",
  errors: ['link_failed', 'storage_full'],
  body: z.strictObject({
    user_id: id,
    instagram_url: text(LINK_MISSING.video, MAX_LINK_LENGTH, LINK_MISSING.video),
    consent: uploadConsent.optional(),
  }),
  output: uploadedVideo,
})

/** Bytes, seconds and pixels that a video to work from may have, either way round. */
export const MAX_VIDEO = { bytes: 200 * 1024 * 1024, seconds: 60, longSide: 1920, shortSide: 1080 } as const
/** Types of uploaded videos; the bytes decide, not the name. */
export const VIDEO_TYPES = ['video/mp4', 'video/webm', 'video/quicktime'] as const

export const uploadVideo = route('POST /uploads/video', {
  appKey: true,
  errors: ['storage_full'],
  summary: 'Bring in a video: the body is the file itself',
  query: z.strictObject({ consent: uploadConsent }),
  file: { types: VIDEO_TYPES, maxBytes: MAX_VIDEO.bytes },
  output: uploadedVideo,
  status: 201,
})

export const uploadSound = route('POST /uploads/sound', {
  appKey: true,
  errors: ['storage_full'],
  summary:
    'Bring in a sound to work from: MP3 or WAV, longer than 15 seconds for songs, and from 1 to 60 seconds to talk with',
  query: z.strictObject({
    consent: uploadConsent,
    /** What it is brought in for. */
    use: z.enum(Object.keys(SOUND_USES) as [SoundUse, ...SoundUse[]], 'Please send song or speech.').default('song'),
  }),
  file: { types: SOUND_TYPES, maxBytes: MAX_SOUND.bytes },
  output: uploadedSound,
  status: 201,
})
