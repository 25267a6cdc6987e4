import type { contract, QueryOf } from '@visage/contract'
import { storedFile } from '../../adapters/blobs/blob-store.ts'
import type { LocalFile } from '../../adapters/blobs/blob-store.ts'
import { formatSubtitles } from '../../adapters/engines/tasks/speech.ts'
import type { Context } from '../../program/context.ts'
import { AppError } from '../../lib/app-error.ts'
import { withTimeout } from '../../lib/time-limits.ts'
import { findAsset } from '../assets/store.ts'
import type { Asset } from '../assets/store.ts'
import { beginDownload } from './downloads-under-way.ts'
import { assetOrigin, nameDownload, prepareDownload, withFile } from './prepare-download.ts'

/** Clients give up after thirty seconds. */
const patienceMs = 25_000
const retryAfterSeconds = 10

type DownloadRequest = {
  id: string
  userId: string
  format: QueryOf<typeof contract.gallery.downloadAsset>['format']
  signal: AbortSignal
}
type Download = { content: LocalFile | Uint8Array | { key: string }; mimeType: string; fileName: string }

const stillDrawing = () =>
  new AppError('unavailable', 'The mark is still being drawn on this video. Please try again in a moment.', {
    details: { retry_after_seconds: retryAfterSeconds },
  })

/**
 * A WAV is made anew for everyone who asks: it takes moments, and is ten times as large as what it is made from. It lies
 * on the disk until it was sent.
 */
const readWav = async (ctx: Context, asset: Asset, signal: AbortSignal): Promise<Download> => {
  const { blobs, sounds, provenance } = ctx
  if (asset.medium !== 'audio') throw new AppError('invalid_input', 'Only songs come as WAV.')
  const mimeType = 'audio/wav'
  const { losslessKey, blobKey } = asset
  const key = losslessKey && (await blobs.has(losslessKey)) ? losslessKey : blobKey
  await using held = new AsyncDisposableStack()
  held.use(beginDownload(asset.userId))
  const { path } = held.use(await blobs.openDraft())
  await withFile(ctx, key, () => sounds.toWav(storedFile(blobs, key), { path, signal }))
  await provenance.sealWav(path, assetOrigin(asset))
  const made = held.move()
  return {
    content: { path, [Symbol.asyncDispose]: () => made.disposeAsync() },
    mimeType,
    fileName: nameDownload(asset, mimeType),
  }
}

const SUBTITLE_TYPES = { srt: 'application/x-subrip', vtt: 'text/vtt' } as const

/** What is said in a video, as it was when it was made. */
const writeSubtitles = (asset: Asset, format: keyof typeof SUBTITLE_TYPES): Download => {
  const content = formatSubtitles(asset.recipe, format)
  if (content === undefined) throw new AppError('not_found', 'There are no subtitles of this item.')
  const mimeType = SUBTITLE_TYPES[format]
  return { content, mimeType, fileName: nameDownload(asset, mimeType) }
}

/**
 * A person's song, the words of a video, or a generated picture or video with the mark on it, as a file to save; the clean one never leaves the server so.
 * Throws `unavailable` while the mark is being drawn on a long video, and `not_found` when the file is gone.
 */
export const readDownload = async (ctx: Context, { format, signal, ...wanted }: DownloadRequest): Promise<Download> => {
  const asset = await findAsset(ctx.db, wanted)
  if (!asset) throw new AppError('not_found')
  if (format === 'wav') return readWav(ctx, asset, signal)
  if (format !== 'original') return writeSubtitles(asset, format)
  const { key, ...file } = await withTimeout(prepareDownload(ctx, asset), { ms: patienceMs, onLate: stillDrawing })
  return { content: { key }, ...file }
}

/** A picture of a person's with the mark on it; undefined for one that was deleted. */
export const findMarkedPicture = async (
  ctx: Context,
  wanted: { id: string; userId: string },
): Promise<Uint8Array | undefined> => {
  const asset = await findAsset(ctx.db, wanted)
  return asset && ctx.blobs.read((await prepareDownload(ctx, asset)).key)
}
