import { setTimeout as sleep } from 'node:timers/promises'
import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'
import { fileEnding } from '../media/file-ending.ts'
import { markAsset } from './mark-asset.ts'
import { findAsset } from './store.ts'

const idLength = 8
/** Clients give up after thirty seconds. */
const patienceMs = 25_000
const retryAfterSeconds = 10

type Download = { bytes: Uint8Array; mimeType: string; fileName: string }

const within = async <Result>(work: Promise<Result>): Promise<Result> => {
  const stop = new AbortController()
  try {
    const late = sleep(patienceMs, undefined, { signal: stop.signal }).then(() => {
      throw new AppError('unavailable', 'The mark is still being drawn on this video. Please try again in a moment.', {
        details: { retry_after_seconds: retryAfterSeconds },
      })
    })
    return await Promise.race([work, late])
  } finally {
    stop.abort()
  }
}

/**
 * A person's generated picture or video with the mark on it, as a file to save; the clean one never leaves the server so.
 * Throws `unavailable` while the mark is being drawn on a long video.
 */
export const readDownload = async (ctx: Context, wanted: { id: string; userId: string }): Promise<Download> => {
  const asset = await findAsset(ctx.db, wanted)
  if (!asset) throw new AppError('not_found')
  if (asset.medium === 'audio') throw new AppError('not_found', 'This kind of file cannot be downloaded yet.')
  const { key, mimeType } = await within(markAsset(ctx, asset))
  const fileName = `visage-${asset.kind}-${asset.id.slice(0, idLength)}.${fileEnding(mimeType)}`
  return { bytes: await ctx.blobs.read(key), mimeType, fileName }
}
