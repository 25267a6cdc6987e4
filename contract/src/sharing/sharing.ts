import { z } from 'zod'
import { id, trueOrFalse } from '../fields.ts'
import { defineResource, nothing } from '../route.ts'
import { uploadedPicture } from '../uploads.ts'

const route = defineResource({ tag: 'Sharing', access: 'user' })
const params = z.strictObject({ id })

export const share = z.object({
  /** The address of the public page; null while it is switched off. */
  url: z.string().nullable(),
  /** Whether other members may build on it. */
  allows_remix: z.boolean(),
  /** Whether its owner took it off: pages of collections leave it out, too. */
  is_private: z.boolean(),
})
export type Share = z.output<typeof share>

export const readShare = route('GET /assets/{id}/share', {
  summary: 'Whether a generated item has a public page',
  params,
  output: share,
})

export const switchShareOn = route('POST /assets/{id}/share', {
  summary: 'Give a generated item a public page, or change what is allowed there',
  errors: ['conflict'],
  params,
  body: z.strictObject({ allows_remix: trueOrFalse.default(true) }),
  output: share,
})

export const switchShareOff = route('DELETE /assets/{id}/share', {
  summary:
    'Keep an item private: the address of its page leads nowhere from then on, and pages of collections leave it out',
  params,
  ...nothing,
})

export const remixShared = route('POST /shared/{token}/remix', {
  summary: "Take up another member's shared picture, where its maker allows that, as an upload of one's own",
  errors: ['conflict'],
  params: z.strictObject({ token: z.string().regex(/^[\w-]{22}$/, 'This is not the address of something shared.') }),
  output: uploadedPicture,
  status: 201,
})

export const collectionShare = z.object({
  /** The address of the public page; null while it is switched off. */
  url: z.string().nullable(),
  /** Items that it shows, and such that it leaves out: private ones, and those that were taken down. */
  shown: z.number().int(),
  left_out: z.number().int(),
})
export type CollectionShare = z.output<typeof collectionShare>

export const readCollectionShare = route('GET /collections/{id}/share', {
  summary: 'Whether a collection has a public page',
  params,
  output: collectionShare,
})

export const switchCollectionShareOn = route('POST /collections/{id}/share', {
  summary: 'Give a collection a public page, with all that is put into it later; private items are left out',
  params,
  output: collectionShare,
})

export const switchCollectionShareOff = route('DELETE /collections/{id}/share', {
  summary: 'Take the public page of a collection away; its address leads nowhere from then on',
  params,
  ...nothing,
})
