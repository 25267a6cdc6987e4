import type { Gender } from '@visage/contract'
import type { Context } from '../context.ts'
import { readMaterial } from '../gallery/read-material.ts'
import { readMaterialRef } from '../gallery/read-material-ref.ts'
import { AppError } from '../lib/app-error.ts'

type Wanted = { userId: string; address: string; gender: Gender }

const faceMessage = 'Please select a face.'

/** The saved face at an address of ours, with its gender: the face's own where that is known, else the one asked for. */
export const readFaceRef = async (
  ctx: Context,
  { userId, address, gender }: Wanted,
): Promise<{ face: string; gender: Gender }> => {
  const ref = await readMaterialRef(ctx, { userId, address })
  const material = await readMaterial(ctx, { userId, ref })
  if (material.kind !== 'face') throw new AppError('invalid_input', faceMessage)
  return { face: ref.id, gender: material.gender ?? gender }
}
