import { setTimeout as sleep } from 'node:timers/promises'
import type { contract, QueryOf } from '@visage/contract'
import type { Context } from '../context.ts'
import { AppError } from '../lib/app-error.ts'
import { prepareDownload } from './prepare-download.ts'
import { findAsset } from './store.ts'
import type { Asset } from './store.ts'

/** Clients give up after thirty seconds. */
const patienceMs = 25_000
const retryAfterSeconds = 10

type Wanted = { id: string; userId: string; format: QueryOf<typeof contract.gallery.downloadAsset>['format'] }
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

const readMarked = async (ctx: Context, asset: Asset): Promise<Omit<Download, 'fileName'>> => {
  const { key, mimeType } = await within(markAsset(ctx, asset))
  return { bytes: await ctx.blobs.read(key), mimeType }
}

/** A WAV is made anew for everyone who asks: it takes moments, and is ten times as large as what it is made from. */
const readSong = async ({ blobs, sounds }: Context, asset: Asset, format: Wanted['format']) => {
  const { blobKey, losslessKey, mimeType } = asset
  if (format === 'original') return { bytes: await blobs.read(blobKey), mimeType }
  const bytes = await sounds.toWav({ path: blobs.pathOf(losslessKey ?? blobKey) })
  return { bytes, mimeType: 'audio/wav' }
}

/**
 * A person's song, or generated picture or video with the mark on it, as a file to save; the clean one never leaves the server so.
 * Throws `unavailable` while the mark is being drawn on a long video.
 */
export const readDownload = async (ctx: Context, { format, ...wanted }: Wanted): Promise<Download> => {
  const asset = await findAsset(ctx.db, wanted)
  if (!asset) throw new AppError('not_found')
  const { key, ...file } = await within(prepareDownload(ctx, asset))
  return { bytes: await ctx.blobs.read(key), ...file }
}
