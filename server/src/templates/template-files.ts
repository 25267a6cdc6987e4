import { readFile } from 'node:fs/promises'
import { makeFullCopy, makePosters, POSTER_FORMATS, POSTER_WIDTHS } from '../adapters/media/picture/picture-copies.ts'
import type { PosterFormat, PosterWidth } from '../adapters/media/picture/picture-copies.ts'
import type { Context } from '../program/context.ts'
import { AppError } from '../lib/app-error.ts'
import { createSingleFlight } from '../lib/work-by-key.ts'
import type { ClipSize, TemplateCatalogue, TemplateEntry, TemplateWork } from './template-source.ts'

const sharing = new WeakMap<TemplateCatalogue, ReturnType<typeof createSingleFlight<void>>>()

/** Everybody who waits for the same file of the templates in this process waits for the same work. */
const makeOnce = ({ templates }: Context, file: string, make: () => Promise<void>): Promise<void> => {
  const share = sharing.get(templates) ?? createSingleFlight<void>()
  sharing.set(templates, share)
  return share(file, make)
}

/** Where all that is made for templates lies, a folder for each version. */
export const TEMPLATES_ROOT = 'templates'

/** The folder of a template's files. */
const templateFolder = (source: TemplateCatalogue, id: string): string =>
  `${TEMPLATES_ROOT}/${source.versions[source.find(id)?.kind ?? 'image']}`

type TemplateClip = { id: string; size: ClipSize }

const keyOfClip = (source: TemplateCatalogue, { id, size }: TemplateClip): string =>
  `${templateFolder(source, id)}/${id}-${size}.mp4`

const workOn = (ctx: Context, id: string, signal: AbortSignal | undefined): TemplateWork => ({
  signal,
  openLarge: async () => ctx.blobs.openLocal(await readTemplateClip(ctx, { id, size: 'large' }, signal)),
})

const makeClip = (ctx: Context, { id, size }: TemplateClip, signal?: AbortSignal): Promise<void> => {
  const { templates, blobs } = ctx
  const key = keyOfClip(templates, { id, size })
  return makeOnce(ctx, key, async () => {
    await using draft = await blobs.openDraft()
    await templates.writeClip(id, size, { ...workOn(ctx, id, signal), path: draft.path })
    await draft.keep(key)
  })
}

const readKey = ({ templates }: Context, clip: TemplateClip): string => {
  if (templates.find(clip.id)?.kind !== 'video') throw new AppError('not_found')
  return keyOfClip(templates, clip)
}

/** Makes the small clip of a video template when it is missing and none comes along; true when it did. */
export const prepareClip = async (ctx: Context, id: string, signal: AbortSignal): Promise<boolean> => {
  if ((await findSmallClip(ctx, id)) !== undefined) return false
  await makeClip(ctx, { id, size: 'small' }, signal)
  return true
}

/** Whether what a template shows can be had at once. */
export const isReady = async ({ templates, blobs }: Context, { id, kind }: TemplateEntry): Promise<boolean> =>
  kind === 'image' ||
  templates.findShipped(id, 'loop') !== undefined ||
  blobs.has(keyOfClip(templates, { id, size: 'small' }))

/** The key of a small clip that is there or comes along, or undefined. Throws `not_found` for no template of a video. */
export const findSmallClip = async (ctx: Context, id: string): Promise<string | undefined> => {
  const key = readKey(ctx, { id, size: 'small' })
  if (await ctx.blobs.has(key)) return key
  const shipped = ctx.templates.findShipped(id, 'loop')
  if (shipped === undefined) return undefined
  await ctx.blobs.write(key, await readFile(shipped))
  return key
}

/** The key of a clip, which is made now where it is missing. Throws `not_found` for no template of a video. */
export const readTemplateClip = async (ctx: Context, clip: TemplateClip, signal?: AbortSignal): Promise<string> => {
  const key = readKey(ctx, clip)
  if (!(await ctx.blobs.has(key))) await makeClip(ctx, clip, signal)
  return key
}

/** The picture itself is kept as WebP alone. */
type TemplatePicture = { id: string } & ({ size: PosterWidth; format: PosterFormat } | { size: 'full'; format: 'webp' })

const keyOfPicture = (source: TemplateCatalogue, { id, size, format }: TemplatePicture): string =>
  `${templateFolder(source, id)}/${id}-${size}.${format}`

/** The widths up to that of the poster that comes along are made from that. */
const shippedWidth = 320
const SMALL = POSTER_WIDTHS.filter((width) => width <= shippedWidth)
const LARGE = POSTER_WIDTHS.filter((width) => width > shippedWidth)

const makeSmall = async (ctx: Context, id: string, shipped: string): Promise<void> => {
  const { templates, blobs } = ctx
  const poster = await readFile(shipped)
  for (const { bytes, ...file } of await makePosters(poster, SMALL))
    await blobs.write(
      keyOfPicture(templates, { id, ...file }),
      file.size === shippedWidth && file.format === 'avif' ? poster : bytes,
    )
}

const makeFromFull = async (
  ctx: Context,
  id: string,
  { widths, signal }: { widths: readonly PosterWidth[]; signal: AbortSignal | undefined },
): Promise<void> => {
  const { templates, blobs } = ctx
  const full = keyOfPicture(templates, { id, size: 'full', format: 'webp' })
  if (!(await blobs.has(full)))
    await blobs.write(full, await makeFullCopy((await templates.read(id, workOn(ctx, id, signal))).bytes))
  for (const { bytes, ...poster } of await makePosters(await blobs.read(full), widths))
    await blobs.write(keyOfPicture(templates, { id, ...poster }), bytes)
}

/** Makes the picture of this size, with those of others that come of the same work. */
const makePictures = (
  ctx: Context,
  { id, size }: Pick<TemplatePicture, 'id' | 'size'>,
  signal?: AbortSignal,
): Promise<void> => {
  const shipped = ctx.templates.findShipped(id, 'poster')
  if (shipped !== undefined && size !== 'full' && size <= shippedWidth)
    return makeOnce(ctx, `${id}-small`, () => makeSmall(ctx, id, shipped))
  return makeOnce(ctx, id, () =>
    makeFromFull(ctx, id, { widths: shipped === undefined ? POSTER_WIDTHS : LARGE, signal }),
  )
}

const isThere = async ({ blobs, templates }: Context, id: string): Promise<boolean> => {
  const posters = POSTER_WIDTHS.flatMap((size) => POSTER_FORMATS.map((format) => ({ id, size, format })))
  const pictures: TemplatePicture[] = [...posters, { id, size: 'full', format: 'webp' }]
  const found = await Promise.all(pictures.map((picture) => blobs.has(keyOfPicture(templates, picture))))
  return found.every(Boolean)
}

/** Makes what is missing of a template's pictures, unless its poster comes along; true when there was anything to make. */
export const preparePictures = async (ctx: Context, id: string, signal: AbortSignal): Promise<boolean> => {
  if (ctx.templates.findShipped(id, 'poster') !== undefined || (await isThere(ctx, id))) return false
  await makePictures(ctx, { id, size: 'full' }, signal)
  return true
}

/** The key of one of a template's pictures, which is made now where it is missing. Throws `not_found` for no template. */
export const readTemplatePicture = async (ctx: Context, picture: TemplatePicture): Promise<string> => {
  if (!ctx.templates.find(picture.id)) throw new AppError('not_found')
  const key = keyOfPicture(ctx.templates, picture)
  if (!(await ctx.blobs.has(key))) await makePictures(ctx, picture)
  return key
}
