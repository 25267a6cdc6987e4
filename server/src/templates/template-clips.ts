import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'
import { makeOnce } from './make-once.ts'
import { templateFolder } from './template-folder.ts'
import type { ClipSize, TemplateEntry, TemplateSource } from './template-source.ts'

export type TemplateClip = { id: string; size: ClipSize }

const keyOf = (source: TemplateSource, { id, size }: TemplateClip): string =>
  `${templateFolder(source, id)}/${id}-${size}.mp4`

const make = (ctx: Context, clip: TemplateClip, signal?: AbortSignal): Promise<void> => {
  const { templates, blobs } = ctx
  const key = keyOf(templates, clip)
  return makeOnce(ctx, key, async () => blobs.write(key, await templates.readClip(clip.id, clip.size, signal)))
}

const readKey = ({ templates }: Context, clip: TemplateClip): string => {
  if (templates.find(clip.id)?.kind !== 'video') throw new AppError('not_found')
  return keyOf(templates, clip)
}

/** Makes the small clip of a video template when it is missing; true when it was. */
export const prepareClip = async (ctx: Context, id: string, signal: AbortSignal): Promise<boolean> => {
  const clip: TemplateClip = { id, size: 'small' }
  if (await ctx.blobs.has(readKey(ctx, clip))) return false
  await make(ctx, clip, signal)
  return true
}

/** Whether what a template shows can be had at once. */
export const isReady = async ({ templates, blobs }: Context, { id, kind }: TemplateEntry): Promise<boolean> =>
  kind === 'image' || blobs.has(keyOf(templates, { id, size: 'small' }))

/** The key of a clip that is there, or undefined. Throws `not_found` for no template of a video. */
export const findTemplateClip = async (ctx: Context, clip: TemplateClip): Promise<string | undefined> => {
  const key = readKey(ctx, clip)
  return (await ctx.blobs.has(key)) ? key : undefined
}

/** The key of a clip, which is made now where it is missing. Throws `not_found` for no template of a video. */
export const readTemplateClip = async (ctx: Context, clip: TemplateClip): Promise<string> => {
  const key = readKey(ctx, clip)
  if (!(await ctx.blobs.has(key))) await make(ctx, clip)
  return key
}
