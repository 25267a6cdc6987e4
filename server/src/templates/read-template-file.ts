import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'
import { createSharedWork } from '../lib/share-work.ts'
import { makePosters, POSTER_WIDTHS } from '../media/make-posters.ts'
import type { PosterWidth } from '../media/make-posters.ts'
import type { TemplateSource } from './template-source.ts'

export type TemplateFile = { id: string; size: PosterWidth | 'full' }

const keyOf = ({ version }: TemplateSource, { id, size }: TemplateFile): string =>
  `templates/${version}/${id}-${size}.webp`

const makeFiles = async ({ templates, blobs }: Context, id: string, signal?: AbortSignal): Promise<void> => {
  const picture = await templates.read(id, signal)
  for (const [size, bytes] of await makePosters(picture.bytes)) await blobs.write(keyOf(templates, { id, size }), bytes)
}

const sharing = new WeakMap<TemplateSource, ReturnType<typeof createSharedWork<void>>>()

/** Everybody who waits for one template in this process waits for the same work. */
const makeOnce = (ctx: Context, id: string, signal?: AbortSignal): Promise<void> => {
  const share = sharing.get(ctx.templates) ?? createSharedWork<void>()
  sharing.set(ctx.templates, share)
  return share(id, () => makeFiles(ctx, id, signal))
}

const isThere = async ({ blobs, templates }: Context, id: string): Promise<boolean> => {
  const found = await Promise.all(
    [...POSTER_WIDTHS, 'full' as const].map((size) => blobs.has(keyOf(templates, { id, size }))),
  )
  return found.every(Boolean)
}

/** Makes what is missing of a template's files; true when there was anything to make. */
export const prepareTemplate = async (ctx: Context, id: string, signal: AbortSignal): Promise<boolean> => {
  if (await isThere(ctx, id)) return false
  await makeOnce(ctx, id, signal)
  return true
}

/** The key of one of a template's files, which is made now where it is missing. Throws `not_found` for no template. */
export const readTemplateFile = async (ctx: Context, file: TemplateFile): Promise<string> => {
  if (!ctx.templates.find(file.id)) throw new AppError('not_found')
  const key = keyOf(ctx.templates, file)
  if (!(await ctx.blobs.has(key))) await makeOnce(ctx, file.id)
  return key
}
