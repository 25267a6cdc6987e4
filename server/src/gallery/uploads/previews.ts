import type { UploadedVideo } from '@visage/contract'
import { z } from 'zod'
import { createBlobKey, storedFile } from '../../adapters/blobs/blob-store.ts'
import type { Context } from '../../program/context.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Tx } from '../../db/transaction.ts'
import { defineJob } from '../../program/define-job.ts'
import { describeVideo } from './read-upload.ts'
import { findUpload, findUploadToPrepare, listUploadsToPrepare, reopenPreview, savePreview } from './store.ts'
import { lostFile } from './upload-rules.ts'

/** Writes a video that some browsers cannot play anew, beside the file that came; one that cannot be written is noted. */
export const preparePreview = async (ctx: Context, id: string, signal: AbortSignal): Promise<void> => {
  const { db, blobs, clips, log } = ctx
  const upload = await findUploadToPrepare(db, id)
  if (!upload) return
  const playableKey = createBlobKey('mp4')
  let size = 0
  try {
    const { bytes } = await clips.normalise(storedFile(blobs, upload.blobKey), { signal, isBackground: true })
    await blobs.write(playableKey, bytes)
    size = bytes.byteLength
  } catch (error) {
    signal.throwIfAborted()
    log.warn({ err: error, upload: id }, 'a preview could not be written')
    await savePreview(db, { id, preview: 'failed', playableKey: null })
    return
  }
  const isKept = await savePreview(db, { id, preview: 'ready', playableKey, bytes: size })
  if (!isKept) await blobs.remove(playableKey)
}

export const preparePreviewJob = defineJob({
  name: 'prepare-preview',
  payload: z.object({ id: z.string() }),
  options: { concurrency: 1, retryLimit: 5, retryDelaySeconds: 10, expireSeconds: 900 },
  handle: (ctx, { id }, signal) => preparePreview(ctx, id, signal),
})

/** Has a video written as browsers play it, as soon as there is time for it. */
export const enqueuePreview = (ctx: Context, tx: Tx, id: string): Promise<void> =>
  ctx.queue.enqueue(tx, { job: preparePreviewJob, payload: { id } })

/** Notes as failed what nobody writes any more, such as after the last try was cut off; its owner can ask for it again. */
export const failLostPreviews = async ({ db, queue, log }: Context): Promise<void> => {
  // In this order: what is asked for meanwhile is on the queue.
  const preparing = await listUploadsToPrepare(db)
  if (preparing.length === 0) return
  const underWay = new Set((await queue.listUnderWay(db, preparePreviewJob)).map(({ id }) => id))
  for (const id of preparing.filter((each) => !underWay.has(each))) {
    await savePreview(db, { id, preview: 'failed', playableKey: null })
    log.warn({ upload: id }, 'a preview was given up by the queue')
  }
}

/** Has the preview of a person's video written once more, where that failed. Throws `not_found` for anything else. */
export const retryPreview = async (ctx: Context, wanted: { userId: string; id: string }): Promise<UploadedVideo> => {
  const video = await inTransaction(ctx.db, async (tx) => {
    const upload = await findUpload(tx, wanted)
    if (upload?.medium === 'video' && (await reopenPreview(tx, upload.id))) await enqueuePreview(ctx, tx, upload.id)
    return findUpload(tx, wanted)
  })
  if (video?.medium !== 'video') throw lostFile('video')
  return describeVideo(video, ctx.mediaUrls)
}
