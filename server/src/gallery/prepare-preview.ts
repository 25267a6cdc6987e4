import { createBlobKey } from '../blobs/create-blob-key.ts'
import type { Context } from '../context.ts'
import { findUploadToPrepare, savePreview } from './upload-store.ts'

/** Writes a video that some browsers cannot play anew, beside the file that came; one that cannot be written is noted. */
export const preparePreview = async (ctx: Context, id: string, signal: AbortSignal): Promise<void> => {
  const { db, blobs, clips, log } = ctx
  const upload = await findUploadToPrepare(db, id)
  if (!upload) return
  const playableKey = createBlobKey('mp4')
  try {
    const { bytes } = await clips.normalise({ path: blobs.pathOf(upload.blobKey) }, { signal, isBackground: true })
    await blobs.write(playableKey, bytes)
  } catch (error) {
    signal.throwIfAborted()
    log.warn({ err: error, upload: id }, 'a preview could not be written')
    await savePreview(db, { id, preview: 'failed', playableKey: null })
    return
  }
  const isKept = await savePreview(db, { id, preview: 'ready', playableKey })
  if (!isKept) await blobs.remove(playableKey)
}
