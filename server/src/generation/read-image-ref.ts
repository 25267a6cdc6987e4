import type { Gender } from '@visage/contract'
import type { Context } from '../context.ts'
import { readMaterial } from '../gallery/read-material.ts'
import { readMaterialRef } from '../gallery/read-material-ref.ts'
import { AppError } from '../lib/app-error.ts'

type Wanted = {
  userId: string
  address: string
  /** What is told when it is something else. */
  message: string
}

/** The generated picture at an address of ours, with the gender of who is in it where that is known. */
export const readImageRef = async (
  ctx: Context,
  { userId, address, message }: Wanted,
): Promise<{ image: string; gender: Gender | null }> => {
  const ref = await readMaterialRef(ctx, { userId, address })
  const { kind, mimeType, gender } = await readMaterial(ctx, { userId, ref })
  if (kind === null || !mimeType.startsWith('image/')) throw new AppError('invalid_input', message)
  return { image: ref.id, gender }
}
