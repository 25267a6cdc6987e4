import type { Gender, KindInput } from '@visage/contract'
import type { Context } from '../context.ts'
import { readMaterial } from '../gallery/read-material.ts'
import { readMaterialRef } from '../gallery/read-material-ref.ts'
import { AppError } from '../lib/app-error.ts'
import { findTemplateId } from '../templates/find-template-id.ts'
import { readFaceRef } from './read-face-ref.ts'

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
