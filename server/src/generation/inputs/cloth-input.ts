import { CLOTH_MISSING } from '@visage/contract'
import type { ClothCategory, KindInput, MaterialRef } from '@visage/contract'
import type { Context } from '../../context.ts'
import { readMaterialRef } from '../../gallery/read-material.ts'
import { addUpload } from '../../gallery/uploads/add-picture.ts'
import { consentOf } from '../../gallery/uploads/upload-rules.ts'
import { fieldError } from '../../lib/app-error.ts'
import { readImageRef } from './asset-refs.ts'

type Wanted = {
  userId: string
  imageAddress: string
  category: ClothCategory
  /** What was confirmed of a garment that comes as a file. */
  consent: string | undefined
  /** The garment's picture: its bytes, or where it is already. */
  garment: { file: Uint8Array } | { address: string } | null
}

const readGarmentRef = async (ctx: Context, { userId, garment, consent }: Wanted): Promise<MaterialRef> => {
  if (!garment) throw fieldError('cloth_image', CLOTH_MISSING)
  if ('address' in garment) return readMaterialRef(ctx, { userId, address: garment.address })
  const { id } = await addUpload(ctx, { userId, file: garment.file, consent: consentOf(consent), sourceUrl: null })
  return { from: 'upload', id }
}

/** What to make of a generated image and a garment. A garment that comes as a file is kept as an upload. */
export const readClothInput = async (ctx: Context, wanted: Wanted): Promise<KindInput<'cloth'>> => {
  const { userId, imageAddress, category } = wanted
  const { image, gender } = await readImageRef(ctx, { userId, address: imageAddress, message: CLOTH_MISSING })
  const garment = await readGarmentRef(ctx, wanted)
  return { image, garment, category, ...(gender ? { gender } : {}) }
}
