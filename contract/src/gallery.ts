import { z } from 'zod'
import { gender, id, instant } from './fields.ts'
import { defineRoute } from './route.ts'

const tag = 'Gallery'

export const GALLERY_TABS = ['faces', 'images', 'videos', 'cloth', 'imgTovideo', 'audio'] as const
export const galleryTab = z.enum(GALLERY_TABS)
export type GalleryTab = z.output<typeof galleryTab>

/** One generated thing. Of the four addresses only those of its tab are there; all are signed and last 24 h. */
export const galleryItem = z.object({
  id,
  image_url: z.string().optional(),
  gen_image_url: z.string().optional(),
  video_url: z.string().optional(),
  audio_url: z.string().optional(),
  thumbnail_url: z.string().nullable(),
  face_prompt: z.string().nullable(),
  prompt: z.string().nullable(),
  gender: gender.nullable(),
  width: z.number().int().nullable(),
  height: z.number().int().nullable(),
  /** Seconds. */
  duration: z.number().nullable(),
  engine: z.string(),
  identity_score: z.number().nullable(),
  created_at: instant,
})
export type GalleryItem = z.output<typeof galleryItem>

const groups = z.record(galleryTab, z.array(galleryItem))

export const listGallery = defineRoute({
  method: 'POST',
  path: '/gallery/',
  access: 'user',
  appKey: true,
  tag,
  summary: 'Generated items, newest first: all groups, or one page of one group',
  body: z.strictObject({
    user_id: id,
    gender: gender.optional(),
    tab: galleryTab.optional(),
    cursor: z.string().max(200).optional(),
    limit: z.number('Please send a number.').int().min(1).max(100).default(60),
  }),
  output: groups.and(z.object({ next_cursor: z.string().nullable().optional() })),
})

export const deleteAsset = defineRoute({
  method: 'DELETE',
  path: '/assets/{id}',
  access: 'user',
  tag,
  summary: 'Delete one generated item and its files',
  params: z.strictObject({ id }),
  output: z.void(),
  status: 204,
})

export const downloadAsset = defineRoute({
  method: 'GET',
  path: '/assets/{id}/download',
  access: 'user',
  tag,
  summary: "The watermarked file as an attachment, in the source's own format",
  params: z.strictObject({ id }),
  output: z.void(),
  answersFile: true,
})
