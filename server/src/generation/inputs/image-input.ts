import { POSES } from '@visage/contract'
import type { Gender, KindInput, Pose } from '@visage/contract'
import type { Context } from '../../context.ts'
import { readMaterial, readMaterialRef } from '../../gallery/read-material.ts'
import { AppError } from '../../lib/app-error.ts'
import { findTemplateId } from '../../templates/catalogue.ts'
import { readFaceRef } from './asset-refs.ts'

/** The pose whose value or label a prompt names, for callers that write it into the text; random without one. */
export const poseOfPrompt = (prompt: string): Pose => {
  const words = prompt.toLowerCase()
  const named = POSES.find(({ value, label }) =>
    [value, label].some((name) => name !== 'Random' && words.includes(name.toLowerCase())),
  )
  return named?.value ?? 'Random'
}

type WantedVariation = { userId: string; assetId: string }

/** What to make for a variation of a generated image: what its recipe says it was made from. */
export const readVariationInput = async (
  ctx: Context,
  { userId, assetId }: WantedVariation,
): Promise<KindInput<'image'>> => {
  const { kind, gender, recipe } = await readMaterial(ctx, { userId, ref: { from: 'asset', id: assetId } })
  if (kind !== 'image' || !gender || !recipe)
    throw new AppError('invalid_input', 'Only an image that was made here can be varied.')
  return { mode: 'variation', gender, of: assetId }
}

type Wanted = {
  userId: string
  gender: Gender
  faceAddress: string
  pictureAddress: string
  spot?: { x: number; y: number }
}

/** What to make of a face and a picture: the picture is a template, or material of the person's own. */
export const readPictureInput = async (ctx: Context, wanted: Wanted): Promise<KindInput<'image'>> => {
  const { userId, faceAddress, pictureAddress, spot } = wanted
  const { face, gender } = await readFaceRef(ctx, { userId, address: faceAddress, gender: wanted.gender })
  const template = findTemplateId(ctx, { kind: 'image', address: pictureAddress })
  if (template) return { mode: 'template', gender, face, template }
  const picture = await readMaterialRef(ctx, { userId, address: pictureAddress })
  const { mimeType } = await readMaterial(ctx, { userId, ref: picture })
  if (!mimeType.startsWith('image/'))
    throw new AppError('invalid_input', 'This is not a picture. Please use a picture or a template.')
  return { mode: 'picture', gender, face, picture, ...(spot ? { spot } : {}) }
}
