import type { KindInput } from '@visage/contract'
import type { Context } from '../context.ts'
import { readImageRef } from './read-image-ref.ts'

type Wanted = { userId: string; address: string; prompt: string }

const message = 'Please select a generated image and prompt'

/** What to make of a generated image and the words that say how it moves. */
export const readMotionInput = async (
  ctx: Context,
  { userId, address, prompt }: Wanted,
): Promise<KindInput<'image-to-video'>> => {
  const { image, gender } = await readImageRef(ctx, { userId, address, message })
  return { image, prompt, ...(gender ? { gender } : {}) }
}
