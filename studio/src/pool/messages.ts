import type { FaceBox } from '../faces/locate-faces.ts'
import type { Gender, Identity } from '../identity/identity.ts'
import type { Assessment } from '../judge/judge.ts'
import type { DrawnFace } from './likeness.ts'
import type { SongReading } from '../music/analysis/analyse-song.ts'
import type { VoiceReading } from '../music/analysis/analyse-voice.ts'
import type { ComposedSong, SongRequest } from '../music/compose-song.ts'
import type { Sound } from '../music/dsp/sound.ts'
import type { GarmentCategory, WornGarment } from '../scene/outfits/worn-garment.ts'
import type { Companion, PortraitScene, Scene } from '../scene/scene.ts'

export type PortraitRequest = { identity: Identity; scene: PortraitScene; width: number; height: number }

export type PictureRequest = { identity: Identity; scene: Scene; width: number; height: number }

/** Two people at one place, the first one in front. */
export type PairRequest = { pair: readonly [Companion, Companion]; width: number; height: number }

/** A face to be put into a PNG or JPEG of at most 4096 pixels a side; `spot` as in `swapFace`, null for the largest face. */
export type SwapFaceRequest = { identity: Identity; picture: Uint8Array; spot: { x: number; y: number } | null }

/** A PNG or JPEG with a garment of at most 4096 pixels a side. */
export type ReadGarmentRequest = { picture: Uint8Array; category: GarmentCategory }

/** A PNG or JPEG of somebody who is to talk, of at most 4096 pixels a side, and the pixels of the talk's frame. */
export type TalkerRequest = { picture: Uint8Array; width: number; height: number }

/** Somebody in a PNG or JPEG of at most 4096 pixels a side, and the garment whose cloth is laid on what is worn. */
export type DressRequest = { picture: Uint8Array; garment: WornGarment }

/** A picture and a person's saved one, both PNGs, and who the studio drew in it. */
export type CompareRequest = { picture: Uint8Array; saved: Uint8Array; drawn?: DrawnFace | undefined }

/** A PNG with its size in pixels. */
export type RenderedPortrait = { png: Uint8Array; width: number; height: number }

/** What a worker can do: the request it takes and the result it gives. */
export type Tasks = {
  portrait: { request: PortraitRequest; result: RenderedPortrait }
  picture: { request: PictureRequest; result: RenderedPortrait }
  pair: { request: PairRequest; result: RenderedPortrait }
  assess: { request: { png: Uint8Array }; result: Assessment }
  swap: { request: SwapFaceRequest; result: RenderedPortrait }
  locate: { request: { picture: Uint8Array }; result: FaceBox[] }
  talker: { request: TalkerRequest; result: { gender: Gender } }
  garment: { request: ReadGarmentRequest; result: WornGarment }
  dress: { request: DressRequest; result: RenderedPortrait }
  song: { request: SongRequest; result: ComposedSong }
  listen: { request: Sound; result: SongReading }
  voice: { request: Sound; result: VoiceReading }
  compare: { request: CompareRequest; result: number | null }
}
type TaskKind = keyof Tasks

export type TaskMessage = { [Kind in TaskKind]: { kind: Kind; request: Tasks[Kind]['request'] } }[TaskKind]

export type WorkerMessage =
  | { type: 'progress'; stage: string; share: number }
  | { type: 'done'; result: Tasks[TaskKind]['result'] }
  | { type: 'failed'; name: string; message: string }

/**
 * Given to a worker at its start. `stop[0]` becomes 1 when its task shall end at the next step; `isRough` is as in
 * `StudioPoolOptions`.
 */
export type WorkerStart = { stop: Int32Array; isRough: boolean }
