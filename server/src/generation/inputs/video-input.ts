import type { KindInput } from '@visage/contract'
import type { Context } from '../../context.ts'
import { readMaterial, readMaterialRef } from '../../gallery/read-material.ts'
import { AppError } from '../../lib/app-error.ts'
import { findTemplateId } from '../../templates/catalogue.ts'
import { readFaceRef, readImageRef } from './asset-refs.ts'

type WantedMotion = { userId: string; address: string; prompt: string }

const motionMessage = 'Please select a generated image and prompt'

/** What to make of a generated image and the words that say how it moves. */
export const readMotionInput = async (
  ctx: Context,
  { userId, address, prompt }: WantedMotion,
): Promise<KindInput<'image-to-video'>> => {
  const { image, gender } = await readImageRef(ctx, { userId, address, message: motionMessage })
  return { image, prompt, ...(gender ? { gender } : {}) }
}

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
