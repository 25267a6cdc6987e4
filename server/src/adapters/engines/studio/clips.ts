import type { StudioPool } from '@visage/studio/pool'
import type { Clip, ClipProcessor } from '../../media/clip/clip-processor.ts'
import type { Done } from '../engine.ts'

/** What the making of clips works with. */
type ClipTools = { pool: StudioPool; clips: ClipProcessor }

/** `clipSide`: pixels of the long side of a clip. */
export type ClipRecipeTools = ClipTools & { clipSide: number }

type Finished = Pick<Done, 'artifact' | 'identityScore'>

/** A finished clip as a result, with how alike the person in it and in the picture `like` are. */
export const finishClip = async (
  { pool, clips }: ClipTools,
  { clip, like, hasInvisibleWatermark }: { clip: Clip; like: Uint8Array; hasInvisibleWatermark: boolean },
): Promise<Finished> => {
  const { bytes, mimeType, width, height, durationSeconds } = clip
  const poster = await clips.poster(bytes)
  return {
    artifact: { bytes, mimeType, width, height, durationSeconds, hasInvisibleWatermark },
    identityScore: await pool.compareFaces(poster.bytes, like),
  }
}
