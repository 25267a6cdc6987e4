import type { Context } from '../context.ts'
import { listUploadsToPrepare, savePreview } from './upload-store.ts'
import { preparePreviewJob } from './want-preview.ts'

/** Notes as failed what nobody writes any more, such as after the last try was cut off; its owner can ask for it again. */
export const endLostPreviews = async ({ db, queue, log }: Context): Promise<void> => {
  // In this order: what is asked for meanwhile is on the queue.
  const preparing = await listUploadsToPrepare(db)
  if (preparing.length === 0) return
  const underWay = new Set((await queue.listUnderWay(db, preparePreviewJob)).map(({ id }) => id))
  for (const id of preparing.filter((each) => !underWay.has(each))) {
    await savePreview(db, { id, preview: 'failed', playableKey: null })
    log.warn({ upload: id }, 'a preview was given up by the queue')
  }
}
