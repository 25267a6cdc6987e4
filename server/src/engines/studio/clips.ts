import type { StudioPool } from '@visage/studio/pool'
import type { Clip, ClipWorkshop } from '../../media/clip/clip-workshop.ts'
import type { Done } from '../engine.ts'

/** What the making of clips works with. */
type ClipTools = { pool: StudioPool; clips: ClipWorkshop }

/** `clipSide`: pixels of the long side of a clip. */
export type ClipMaking = ClipTools & { clipSide: number }

type Finished = Pick<Done, 'artifact' | 'identityScore'>

/** A finished clip as a result, with how alike the person in it and in the picture `like` are. */
export const finishClip = async (
  { pool, clips }: ClipTools,
  { clip, like, isMarked }: { clip: Clip; like: Uint8Array; isMarked: boolean },
): Promise<Finished> => {
  const { bytes, mimeType, width, height, durationSeconds } = clip
  const poster = await clips.poster(bytes)
  return {
    artifact: { bytes, mimeType, width, height, durationSeconds, isMarked },
    identityScore: await pool.compareFaces(poster.bytes, like),
  }
}
