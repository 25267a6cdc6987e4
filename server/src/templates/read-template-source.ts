import type { Source } from '../adapters/engines/engine.ts'
import type { Context } from '../program/context.ts'
import { AppError } from '../lib/app-error.ts'
import { readTemplateClip, readTemplatePicture } from './template-files.ts'

/**
 * A template as source: what the studio draws it by, whose file is made when it is read, or the file alone, made now where
 * it is missing. Throws `not_found` when it is gone.
 */
export const readTemplateSource = async (ctx: Context, id: string): Promise<Source> => {
  const entry = ctx.templates.find(id)
  if (!entry) throw new AppError('not_found', 'This template is no longer there. Please choose another one.')
  const { kind, recipe, width, height, durationSeconds } = entry
  const prepare = () =>
    kind === 'video'
      ? readTemplateClip(ctx, { id, size: 'large' })
      : readTemplatePicture(ctx, { id, size: 'full', format: 'webp' })
  if (!recipe) await prepare()
  return {
    mimeType: kind === 'video' ? 'video/mp4' : 'image/webp',
    kind: recipe ? kind : null,
    engine: recipe ? 'studio' : null,
    recipe: recipe ?? null,
    gender: null,
    facePrompt: null,
    width,
    height,
    durationSeconds,
    readBytes: async () => ctx.blobs.read(await prepare()),
    openLocal: async () => ctx.blobs.openLocal(await prepare()),
  }
}
