import { storedFile } from '../adapters/blobs/blob-store.ts'
import type { Source } from '../adapters/engines/engine.ts'
import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'
import { keyOfPicture, readTemplateClip, readTemplatePicture } from './template-files.ts'

const readClip = async (ctx: Context, id: string): Promise<Source> => {
  const key = await readTemplateClip(ctx, { id, size: 'large' })
  const unknown = { kind: null, engine: null, recipe: null, gender: null, facePrompt: null, width: null, height: null }
  return { ...unknown, mimeType: 'video/mp4', readBytes: () => ctx.blobs.read(key), ...storedFile(ctx.blobs, key) }
}

/**
 * A template as source: the scene that the studio draws a picture by, or the file alone, made now where it is missing.
 * Throws `not_found` when it is gone.
 */
export const readTemplateSource = async (ctx: Context, id: string): Promise<Source> => {
  const entry = ctx.templates.find(id)
  if (entry?.kind === 'video') return readClip(ctx, id)
  if (!entry) throw new AppError('not_found', 'This template is no longer there. Please choose another one.')
  const { scene, width, height } = entry
  const picture = { id, size: 'full', format: 'webp' } as const
  // A template with a scene is drawn again: its picture need not be there.
  const key = scene ? keyOfPicture(ctx.templates, picture) : await readTemplatePicture(ctx, picture)
  return {
    mimeType: 'image/webp',
    kind: scene ? 'image' : null,
    engine: scene ? 'studio' : null,
    recipe: scene ? { scene } : null,
    gender: null,
    facePrompt: null,
    width,
    height,
    readBytes: async () => ctx.blobs.read(await readTemplatePicture(ctx, picture)),
    ...storedFile(ctx.blobs, key),
  }
}
