import type { Material, SoundMaterial, VideoMaterial } from '@visage/contract'
import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'
import { describePicture, describeSound, describeVideo } from './describe-upload.ts'
import { findUpload } from './upload-store.ts'

/** What a person brought in. Throws `not_found` when it is gone. */
export const readUpload = async (
  { db, mediaUrls }: Context,
  wanted: { userId: string; id: string },
): Promise<Material | SoundMaterial | VideoMaterial> => {
  const upload = await findUpload(db, wanted)
  if (!upload) throw new AppError('not_found', 'This file is no longer there. Please bring it in again.')
  if (upload.medium === 'audio') return describeSound(upload, mediaUrls)
  return upload.medium === 'video' ? describeVideo(upload, mediaUrls) : describePicture(upload, mediaUrls)
}
