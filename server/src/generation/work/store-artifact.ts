import type { Colour, Kind } from '@visage/contract'
import { createBlobKey } from '../../adapters/blobs/blob-store.ts'
import { EngineError } from '../../adapters/engines/engine.ts'
import type { Artifact } from '../../adapters/engines/engine.ts'
import { fileEnding } from '../../lib/file-ending.ts'
import { makeThumbnail } from '../../adapters/media/picture/picture-copies.ts'
import { readColours } from '../../adapters/media/picture/read-colours.ts'
import type { Origin } from '../../adapters/provenance/provenance.ts'
import type { Context } from '../../program/context.ts'

type Result = { artifact: Artifact; medium: Kind['medium']; origin: Origin; signal: AbortSignal }

export type StoredFiles = {
  blobKey: string
  thumbnailKey: string | null
  losslessKey: string | null
  /** Size of the result's own file. */
  bytes: number
  /** Of the files beside it. */
  otherBytes: number
  /** Of a sound. */
  peaks: number[] | null
  colours: Colour[]
}

type ResultPreview = Pick<StoredFiles, 'peaks' | 'colours'> & { thumbnail: Uint8Array | null }

const unusable = (cause: unknown) =>
  new EngineError('The engine made a file that cannot be used.', { reason: 'engine', retryable: true, cause })

/** What a result is shown by before it is opened. */
const makePreview = async (
  { clips, sounds, provenance }: Context,
  bytes: Uint8Array,
  { medium, origin, signal }: Omit<Result, 'artifact'>,
): Promise<ResultPreview> => {
  if (medium === 'audio') return { thumbnail: null, peaks: (await sounds.probe(bytes, { signal })).peaks, colours: [] }
  const still = medium === 'video' ? (await clips.poster(bytes, { signal })).bytes : bytes
  const small = await makeThumbnail(still)
  const thumbnail = provenance.seal({ bytes: small, mimeType: 'image/webp' }, origin)
  return { thumbnail, peaks: null, colours: await readColours(small) }
}

const prepare = async (ctx: Context, { artifact, medium, origin, signal }: Result) => {
  try {
    const ending = fileEnding(artifact.mimeType)
    const bytes = await ctx.provenance.stamp({ hasInvisibleWatermark: false, ...artifact }, origin, signal)
    return { ending, bytes, ...(await makePreview(ctx, bytes, { medium, origin, signal })) }
  } catch (error) {
    signal.throwIfAborted()
    throw unusable(error)
  }
}

/** Every file of a result. */
export const keysOf = ({ blobKey, thumbnailKey, losslessKey }: StoredFiles): string[] =>
  [blobKey, thumbnailKey, losslessKey].filter((key) => key !== null)

/**
 * Stores a result, marked and sealed as generated here, and what goes with it. Throws an `EngineError` when the file is
 * not what it should be, and the reason of `signal` when that aborts.
 */
export const storeArtifact = async (ctx: Context, result: Result): Promise<StoredFiles> => {
  const { ending, bytes, thumbnail, peaks, colours } = await prepare(ctx, result)
  const { lossless } = result.artifact
  const { blobs } = ctx
  const files: StoredFiles = {
    blobKey: createBlobKey(ending),
    thumbnailKey: thumbnail && createBlobKey('webp'),
    losslessKey: lossless ? createBlobKey(fileEnding('audio/flac')) : null,
    bytes: bytes.byteLength,
    otherBytes: (thumbnail?.byteLength ?? 0) + (lossless?.byteLength ?? 0),
    peaks,
    colours,
  }
  try {
    await blobs.write(files.blobKey, bytes)
    if (thumbnail && files.thumbnailKey) await blobs.write(files.thumbnailKey, thumbnail)
    if (lossless && files.losslessKey) await blobs.write(files.losslessKey, lossless)
  } catch (error) {
    for (const key of keysOf(files)) await blobs.remove(key)
    throw error
  }
  return files
}
