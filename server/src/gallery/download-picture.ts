import type { Material } from '@visage/contract'
import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'
import { fieldError } from '../lib/field-error.ts'
import { LinkFetchError, LinkShapeError } from '../links/link-source.ts'
import { addUpload } from './add-upload.ts'

type Wanted = { userId: string; address: string; signal: AbortSignal }

const shapeMessage = 'Please provide an Instagram link.'

const fetchPicture = async ({ links, log }: Context, { address, signal }: Wanted): Promise<Uint8Array> => {
  try {
    return await links.fetchPicture(address, signal)
  } catch (error) {
    if (error instanceof LinkShapeError) throw fieldError('instagram_url', shapeMessage)
    if (!(error instanceof LinkFetchError)) throw error
    log.info({ err: error }, 'a link brought nothing')
    throw new AppError('link_failed', undefined, { cause: error })
  }
}

/** Fetches the picture of a public post and keeps it as material. Throws `link_failed` when it cannot be had. */
export const downloadPicture = async (ctx: Context, wanted: Wanted): Promise<Material> => {
  const file = await fetchPicture(ctx, wanted)
  try {
    return await addUpload(ctx, { userId: wanted.userId, file, sourceUrl: wanted.address })
  } catch (error) {
    if (error instanceof AppError && error.code === 'unsupported_media_type')
      throw new AppError('link_failed', undefined, { cause: error })
    throw error
  }
}
