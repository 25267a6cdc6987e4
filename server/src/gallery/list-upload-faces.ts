import type { FaceBox } from '@visage/contract'
import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'
import { findUpload } from './upload-store.ts'
import type { Upload } from './upload-store.ts'

type Wanted = { userId: string; id: string }

const timeoutMs = 25_000
const maxRemembered = 500

const remembered = new WeakMap<Context['faces'], Map<string, Promise<FaceBox[]>>>()

const look = async ({ faces, blobs }: Context, { blobKey }: Upload): Promise<FaceBox[]> => {
  const signal = AbortSignal.timeout(timeoutMs)
  try {
    return await faces.find(await blobs.read(blobKey), signal)
  } catch (error) {
    if (!signal.aborted) throw error
    throw new AppError('unavailable', 'The faces in this picture could not be found in time. Please try again.', {
      cause: error,
    })
  }
}

/** Each picture is looked at once: everybody who asks waits for the same work, and what was found is remembered. */
const lookOnce = (ctx: Context, upload: Upload): Promise<FaceBox[]> => {
  const known = remembered.get(ctx.faces) ?? new Map<string, Promise<FaceBox[]>>()
  remembered.set(ctx.faces, known)
  const begun = known.get(upload.id)
  if (begun) return begun
  const looking = look(ctx, upload)
  known.set(upload.id, looking)
  looking.catch(() => known.delete(upload.id))
  const [oldest] = known.keys()
  if (known.size > maxRemembered && oldest !== undefined) known.delete(oldest)
  return looking
}

/** The faces of a person's upload, the largest first. Throws `not_found`, or `unavailable` when it takes too long. */
export const listUploadFaces = async (ctx: Context, wanted: Wanted): Promise<{ faces: FaceBox[] }> => {
  const upload = await findUpload(ctx.db, wanted)
  if (upload?.medium !== 'image')
    throw new AppError('not_found', 'This picture is no longer there. Please bring it in again.')
  return { faces: await lookOnce(ctx, upload) }
}
