import type { KindInput } from '@visage/contract'
import type { Context } from '../context.ts'
import { readMaterial } from '../gallery/read-material.ts'
import { AppError } from '../lib/app-error.ts'

type Wanted = { userId: string; assetId: string }

/** What to make for a variation of a generated image: what its recipe says it was made from. */
export const readVariationInput = async (ctx: Context, { userId, assetId }: Wanted): Promise<KindInput<'image'>> => {
  const { kind, gender, recipe } = await readMaterial(ctx, { userId, ref: { from: 'asset', id: assetId } })
  if (kind !== 'image' || !gender || !recipe)
    throw new AppError('invalid_input', 'Only an image that was made here can be varied.')
  return { mode: 'variation', gender, of: assetId }
}
