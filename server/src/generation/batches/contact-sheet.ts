import { drawContactSheet } from '../../adapters/media/picture/picture-copies.ts'
import type { Context } from '../../program/context.ts'
import { findMarkedPicture } from '../../gallery/downloads/read-download.ts'
import { AppError } from '../../lib/app-error.ts'
import { readBatch } from './read-batches.ts'
import type { WantedBatch } from './read-batches.ts'

const mimeType = 'image/jpeg'
const idLength = 8

/**
 * The finished pictures of a batch side by side, each with its mark, signed as generated. Throws `not_found` while there
 * are none.
 */
export const drawSheet = async (ctx: Context, wanted: WantedBatch) => {
  const { jobs, created_at: createdAt, id } = await readBatch(ctx, wanted)
  const pictures: Uint8Array[] = []
  for (const { result } of jobs) {
    const picture = result && (await findMarkedPicture(ctx, { id: result.asset_id, userId: wanted.userId }))
    if (picture) pictures.push(picture)
  }
  if (pictures.length === 0)
    throw new AppError('not_found', 'None of these pictures is there yet. Please wait for the first one.')
  const notice = jobs.map(({ result }) => result?.notice ?? null).find((each) => each !== null) ?? null
  const content = ctx.provenance.seal(
    { bytes: await drawContactSheet(pictures), mimeType },
    { jobId: id, createdAt: new Date(createdAt), notice },
  )
  return { content, mimeType, fileName: `visage-batch-${id.slice(0, idLength)}.jpg` }
}
