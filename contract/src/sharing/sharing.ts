import { z } from 'zod'
import { id } from '../fields.ts'
import { defineRoute } from '../route.ts'
import { uploadedPicture } from '../uploads.ts'

const tag = 'Sharing'
const params = z.strictObject({ id })

export const share = z.object({
  /** The address of the public page; null while it is switched off. */
  url: z.string().nullable(),
  /** Whether other members may build on it. */
  allows_remix: z.boolean(),
})
export type Share = z.output<typeof share>

export const readShare = defineRoute({
  method: 'GET',
  path: '/assets/{id}/share',
  access: 'user',
  tag,
  summary: 'Whether a generated item has a public page',
  params,
  output: share,
})

export const switchShareOn = defineRoute({
  method: 'POST',
  path: '/assets/{id}/share',
  access: 'user',
  tag,
  summary: 'Give a generated item a public page, or change what is allowed there',
  errors: ['conflict'],
  params,
  body: z.strictObject({ allows_remix: z.boolean('Please send true or false.').default(true) }),
  output: share,
})

export const switchShareOff = defineRoute({
  method: 'DELETE',
  path: '/assets/{id}/share',
  access: 'user',
  tag,
  summary: 'Take the public page away; its address leads nowhere from then on',
  params,
  output: z.void(),
  status: 204,
})

export const remixShared = defineRoute({
  method: 'POST',
  path: '/shared/{token}/remix',
  access: 'user',
  tag,
  summary: "Take up another member's shared picture, where its maker allows that, as an upload of one's own",
  errors: ['conflict'],
  params: z.strictObject({ token: z.string().regex(/^[\w-]{22}$/, 'This is not the address of something shared.') }),
  output: uploadedPicture,
  status: 201,
})
