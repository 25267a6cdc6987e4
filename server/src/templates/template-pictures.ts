import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'
import { makePosters, POSTER_WIDTHS } from '../media/make-posters.ts'
import type { PosterWidth } from '../media/make-posters.ts'
import { makeOnce } from './make-once.ts'
import { templateFolder } from './template-folder.ts'
import type { TemplateSource } from './template-source.ts'

export type TemplatePicture = { id: string; size: PosterWidth | 'full' }

const SIZES = [...POSTER_WIDTHS, 'full'] as const

export const keyOfPicture = (source: TemplateSource, { id, size }: TemplatePicture): string =>
  `${templateFolder(source, id)}/${id}-${size}.webp`

const make = (ctx: Context, id: string, signal?: AbortSignal): Promise<void> =>
  makeOnce(ctx, id, async () => {
    const { templates, blobs } = ctx
    const picture = await templates.read(id, signal)
    for (const [size, bytes] of await makePosters(picture.bytes))
      await blobs.write(keyOfPicture(templates, { id, size }), bytes)
  })

const isThere = async ({ blobs, templates }: Context, id: string): Promise<boolean> => {
  const found = await Promise.all(SIZES.map((size) => blobs.has(keyOfPicture(templates, { id, size }))))
  return found.every(Boolean)
}

/** Makes what is missing of a template's pictures; true when there was anything to make. */
export const preparePictures = async (ctx: Context, id: string, signal: AbortSignal): Promise<boolean> => {
  if (await isThere(ctx, id)) return false
  await make(ctx, id, signal)
  return true
}

/** The key of one of a template's pictures, which is made now where it is missing. Throws `not_found` for no template. */
export const readTemplatePicture = async (ctx: Context, picture: TemplatePicture): Promise<string> => {
  if (!ctx.templates.find(picture.id)) throw new AppError('not_found')
  const key = keyOfPicture(ctx.templates, picture)
  if (!(await ctx.blobs.has(key))) await make(ctx, picture.id)
  return key
}
