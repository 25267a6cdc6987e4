import type { Gender } from '@visage/contract'
import type { Context } from '../../context.ts'
import { readMaterial, readMaterialRef } from '../../gallery/read-material.ts'
import { AppError } from '../../lib/app-error.ts'

type WantedImage = {
  userId: string
  address: string
  /** What is told when it is something else. */
  message: string
}

/** The generated picture at an address of ours, with the gender of who is in it where that is known. */
export const readImageRef = async (
  ctx: Context,
  { userId, address, message }: WantedImage,
): Promise<{ image: string; gender: Gender | null }> => {
  const ref = await readMaterialRef(ctx, { userId, address })
  const { kind, mimeType, gender } = await readMaterial(ctx, { userId, ref })
  if (kind === null || !mimeType.startsWith('image/')) throw new AppError('invalid_input', message)
  return { image: ref.id, gender }
}

type WantedFace = { userId: string; address: string; gender: Gender }

const faceMessage = 'Please select a face.'

/** The saved face at an address of ours, with its gender: the face's own where that is known, else the one asked for. */
export const readFaceRef = async (
  ctx: Context,
  { userId, address, gender }: WantedFace,
): Promise<{ face: string; gender: Gender }> => {
  const ref = await readMaterialRef(ctx, { userId, address })
  const material = await readMaterial(ctx, { userId, ref })
  if (material.kind !== 'face') throw new AppError('invalid_input', faceMessage)
  return { face: ref.id, gender: material.gender ?? gender }
}
