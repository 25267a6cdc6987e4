import type { KindInput } from '@visage/contract'
import type { Context } from '../context.ts'
import { readMaterial } from '../gallery/read-material.ts'
import { readMaterialRef } from '../gallery/read-material-ref.ts'
import { AppError } from '../lib/app-error.ts'

type Wanted = { userId: string; address: string; prompt: string }

/** What to make of a generated image and the words that say how it moves. */
export const readMotionInput = async (
  ctx: Context,
  { userId, address, prompt }: Wanted,
): Promise<KindInput<'image-to-video'>> => {
  const ref = await readMaterialRef(ctx, { userId, address })
  const { kind, mimeType, gender } = await readMaterial(ctx, { userId, ref })
  if (kind === null || !mimeType.startsWith('image/'))
    throw new AppError('invalid_input', 'Please select a generated image and prompt')
  return { image: ref.id, prompt, ...(gender ? { gender } : {}) }
}
