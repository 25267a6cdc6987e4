import type { Material } from '@visage/contract'
import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'
import { addUpload } from './add-upload.ts'
import type { Consent } from './consent.ts'
import { fetchFromLink } from './fetch-from-link.ts'

type Wanted = { userId: string; address: string; consent: Consent; signal: AbortSignal }

/** Fetches the picture of a public post and keeps it as material. Throws `link_failed` when it cannot be had. */
export const downloadPicture = async (
  ctx: Context,
  { userId, address, consent, signal }: Wanted,
): Promise<Material> => {
  const file = await fetchFromLink(ctx, 'Please provide an Instagram link.', () =>
    ctx.links.fetchPicture(address, signal),
  )
  try {
    return await addUpload(ctx, { userId, file, consent, sourceUrl: address })
  } catch (error) {
    if (error instanceof AppError && error.code === 'unsupported_media_type')
      throw new AppError('link_failed', undefined, { cause: error })
    throw error
  }
}
