import type { KindInput } from '@visage/contract'
import type { Context } from '../context.ts'
import { readMaterial } from '../gallery/read-material.ts'
import { readMaterialRef } from '../gallery/read-material-ref.ts'
import { AppError } from '../lib/app-error.ts'
import { findTemplateId } from '../templates/find-template-id.ts'
import { readFaceRef } from './read-face-ref.ts'

type Wanted = {
  userId: string
  faceAddress: string
  videoAddress: string
  spot?: { x: number; y: number; at?: number }
}

/** What to make of a face and a video: the video is a template, or material of the person's own. */
export const readVideoInput = async (ctx: Context, wanted: Wanted): Promise<KindInput<'video'>> => {
  const { userId, faceAddress, videoAddress, spot } = wanted
  const { face, gender } = await readFaceRef(ctx, { userId, address: faceAddress, gender: 'female' })
  const template = findTemplateId(ctx, { kind: 'video', address: videoAddress })
  if (template) return { mode: 'template', gender, face, template }
  const video = await readMaterialRef(ctx, { userId, address: videoAddress })
  const { mimeType } = await readMaterial(ctx, { userId, ref: video })
  if (!mimeType.startsWith('video/'))
    throw new AppError('invalid_input', 'This is not a video. Please use a video or a video template.')
  return { mode: 'video', gender, face, video, ...(spot ? { spot } : {}) }
}
