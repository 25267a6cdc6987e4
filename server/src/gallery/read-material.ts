import type { MaterialRef } from '@visage/contract'
import type { Context } from '../context.ts'
import type { Material } from '../engines/engine.ts'
import { AppError } from '../lib/app-error.ts'
import { findAsset } from './store.ts'
import { findUpload } from './upload-store.ts'

/** A person's own material. Throws `not_found` when it is gone. */
export const readMaterial = async (
  { db, blobs }: Context,
  { userId, ref }: { userId: string; ref: MaterialRef },
): Promise<Material> => {
  if (ref.from === 'upload') {
    const upload = await findUpload(db, { userId, id: ref.id })
    if (!upload) throw new AppError('not_found', 'This file is no longer there. Please bring it in again.')
    const { mimeType, width, height, blobKey } = upload
    const readBytes = () => blobs.read(blobKey)
    const unknown = { kind: null, engine: null, recipe: null, gender: null, facePrompt: null }
    return { ...unknown, mimeType, width, height, readBytes, path: blobs.pathOf(blobKey) }
  }
  const asset = await findAsset(db, { userId, id: ref.id })
  if (!asset) throw new AppError('not_found', 'This has been deleted from your gallery.')
  const { mimeType, kind, engine, recipe, gender, facePrompt, width, height, blobKey } = asset
  const readBytes = () => blobs.read(blobKey)
  return { mimeType, kind, engine, recipe, gender, facePrompt, width, height, readBytes, path: blobs.pathOf(blobKey) }
}
