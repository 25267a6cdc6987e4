import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'
import { makeFullCopy, makePosters, POSTER_FORMATS, POSTER_WIDTHS } from '../media/make-posters.ts'
import type { PosterFormat, PosterWidth } from '../media/make-posters.ts'
import { makeOnce } from './make-once.ts'
import { templateFolder } from './template-folder.ts'
import type { TemplateSource } from './template-source.ts'

/** The picture itself is kept as WebP alone. */
export type TemplatePicture = { id: string } & (
  | { size: PosterWidth; format: PosterFormat }
  | { size: 'full'; format: 'webp' }
)

export const keyOfPicture = (source: TemplateSource, { id, size, format }: TemplatePicture): string =>
  `${templateFolder(source, id)}/${id}-${size}.${format}`

const make = (ctx: Context, id: string, signal?: AbortSignal): Promise<void> =>
  makeOnce(ctx, id, async () => {
    const { templates, blobs } = ctx
    const full = keyOfPicture(templates, { id, size: 'full', format: 'webp' })
    if (!(await blobs.has(full))) await blobs.write(full, await makeFullCopy((await templates.read(id, signal)).bytes))
    for (const { bytes, ...poster } of await makePosters(await blobs.read(full)))
      await blobs.write(keyOfPicture(templates, { id, ...poster }), bytes)
  })

const isThere = async ({ blobs, templates }: Context, id: string): Promise<boolean> => {
  const posters = POSTER_WIDTHS.flatMap((size) => POSTER_FORMATS.map((format) => ({ id, size, format })))
  const pictures: TemplatePicture[] = [...posters, { id, size: 'full', format: 'webp' }]
  const found = await Promise.all(pictures.map((picture) => blobs.has(keyOfPicture(templates, picture))))
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
