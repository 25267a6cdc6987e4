import type { Context } from '../context.ts'
import type { Material } from '../engines/engine.ts'
import { AppError } from '../lib/app-error.ts'
import { keyOfPicture, readTemplatePicture } from './template-pictures.ts'

/**
 * A picture template as material: the scene that the studio draws it by, or the picture alone. Throws `not_found` when
 * it is gone.
 */
export const readTemplateMaterial = async (ctx: Context, id: string): Promise<Material> => {
  const entry = ctx.templates.find(id)
  if (entry?.kind !== 'image')
    throw new AppError('not_found', 'This template is no longer there. Please choose another one.')
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
    path: ctx.blobs.pathOf(key),
  }
}
