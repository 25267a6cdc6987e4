import type { StudioPool } from '@visage/studio/pool'
import type { ClipWorkshop } from '../../media/clip/clip-workshop.ts'

/** What the making of clips works with. */
export type ClipTools = { pool: StudioPool; clips: ClipWorkshop }

/** `clipSide`: pixels of the long side of a clip. */
export type ClipMaking = ClipTools & { clipSide: number }
