import type { FacePoints } from '../../judge/place-mesh.ts'
import type { Picture } from '../../scene/portrait-scene.ts'
import type { FaceTrackerOptions, TrackedFace } from './face-tracker.ts'

/** What the tracker's thread is asked; it answers in the same order. */
export type TrackerQuestion = { kind: 'track'; picture: Picture; seconds: number } | { kind: 'place'; picture: Picture }

export type TrackerAnswer = { face: TrackedFace | null } | { points: FacePoints } | { failure: string }

export type TrackerStart = FaceTrackerOptions
