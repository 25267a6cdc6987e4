import type { Gender, KindInput } from '@visage/contract'
import type { Context } from '../context.ts'
import { readMaterialRef } from '../gallery/read-material-ref.ts'
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
  const template = findTemplateId(ctx, pictureAddress)
  if (template) return { mode: 'template', gender, face, template }
  const picture = await readMaterialRef(ctx, { userId, address: pictureAddress })
  return { mode: 'picture', gender, face, picture, ...(spot ? { spot } : {}) }
}
