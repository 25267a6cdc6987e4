import type { Kind } from '@visage/contract'
import { createBlobKey } from '../blobs/create-blob-key.ts'
import type { Context } from '../context.ts'
import { EngineError } from '../engines/engine.ts'
import type { Artifact } from '../engines/engine.ts'
import { fileEnding } from '../media/file-ending.ts'
import { makeThumbnail } from '../media/make-thumbnail.ts'

export type StoredFiles = { blobKey: string; thumbnailKey: string | null }

const unusable = (cause: unknown) =>
  new EngineError('The engine made a file that cannot be used.', { reason: 'engine', retryable: true, cause })

const drawThumbnail = async ({ clips }: Context, { bytes }: Artifact, medium: Kind['medium']) => {
  if (medium === 'audio') return null
  return makeThumbnail(medium === 'video' ? (await clips.poster(bytes)).bytes : bytes)
}

const prepare = async (ctx: Context, artifact: Artifact, medium: Kind['medium']) => {
  try {
    const ending = fileEnding(artifact.mimeType)
    return { ending, thumbnail: await drawThumbnail(ctx, artifact, medium) }
  } catch (error) {
    throw unusable(error)
  }
}

/** Stores a result and its thumbnail; throws an `EngineError` when the file is not what it should be. */
export const storeArtifact = async (
  ctx: Context,
  { artifact, medium }: { artifact: Artifact; medium: Kind['medium'] },
): Promise<StoredFiles> => {
  const { ending, thumbnail } = await prepare(ctx, artifact, medium)
  const { blobs } = ctx
  const blobKey = createBlobKey(ending)
  const thumbnailKey = thumbnail && createBlobKey('webp')
  try {
    await blobs.write(blobKey, artifact.bytes)
    if (thumbnail && thumbnailKey) await blobs.write(thumbnailKey, thumbnail)
  } catch (error) {
    await blobs.remove(blobKey)
    throw error
  }
  return { blobKey, thumbnailKey }
}
