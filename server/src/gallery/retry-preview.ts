import type { VideoMaterial } from '@visage/contract'
import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { AppError } from '../lib/app-error.ts'
import { describeVideo } from './describe-upload.ts'
import { findUpload, reopenPreview } from './upload-store.ts'
import { wantPreview } from './want-preview.ts'

/** Has the preview of a person's video written once more, where that failed. Throws `not_found` for anything else. */
export const retryPreview = async (ctx: Context, wanted: { userId: string; id: string }): Promise<VideoMaterial> => {
  const video = await inTransaction(ctx.db, async (tx) => {
    const upload = await findUpload(tx, wanted)
    if (upload?.medium === 'video' && (await reopenPreview(tx, upload.id))) await wantPreview(ctx, tx, upload.id)
    return findUpload(tx, wanted)
  })
  if (video?.medium !== 'video')
    throw new AppError('not_found', 'This video is no longer there. Please bring it in again.')
  return describeVideo(video, ctx.mediaUrls)
}
