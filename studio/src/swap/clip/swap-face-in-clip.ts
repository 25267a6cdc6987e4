import type { Identity } from '../../identity/identity.ts'
import type { Picture } from '../../scene/portrait-scene.ts'
import { FaceNotFoundError } from '../face-not-found-error.ts'
import { createClipLayer } from './clip-layer.ts'
import type { TrackedFace } from './face-tracker.ts'
import { createKeyPortraits } from './key-portraits.ts'
import { openTrackerThread, type TrackerThread } from './tracker-thread.ts'

export type ClipFrame = {
  /** Painted in place. Pixels in shared memory spare a copy. */
  picture: Picture
  /** From the beginning of the clip, growing. */
  seconds: number
}

export type SwapClipOptions = {
  identity: Identity
  /** As for pictures, in the first frame that shows a face. */
  spot?: { x: number; y: number }
  /** Another frame of the clip, that the spot is meant in; the person is then known wherever they come in. */
  met?: Picture
  /** Called while a portrait is drawn, which takes some seconds. */
  onStage?: (stage: string, share: number) => void
}

type Followed = { frame: ClipFrame; face: Promise<TrackedFace | null> }

/**
 * Puts a person's face into every frame of a clip. One face is followed through cuts and absences; the person is drawn
 * for a few poses and warped between them. Blinks, the direction of the eyes, the inside of the mouth, hair, beard and
 * glasses stay those of the clip; frames without the face pass as they are. Two frames are under way at once: a frame's
 * memory may be used again when the one after the next is asked for.
 * @throws FaceNotFoundError at the end, when no frame showed a face that can be replaced.
 */
export async function* swapFaceInClip(
  frames: AsyncIterable<ClipFrame>,
  { identity, spot, met, onStage }: SwapClipOptions,
): AsyncGenerator<ClipFrame> {
  const tracker = openTrackerThread({ spot, met })
  try {
    const lay = createClipLayer(createKeyPortraits({ identity, place: tracker.place, onStage }))
    let found = false
    for await (const { frame, face } of follow(frames, tracker)) {
      const tracked = await face
      if (tracked) await lay(frame.picture, tracked)
      found ||= tracked !== null
      yield frame
    }
    if (!found) throw new FaceNotFoundError('No face was found in this video. Choose one where a face is well visible.')
  } finally {
    await tracker.close()
  }
}

/** Has the next frame looked at while this one is painted. */
async function* follow(frames: AsyncIterable<ClipFrame>, { track }: TrackerThread): AsyncGenerator<Followed> {
  let before: Followed | undefined
  for await (const frame of frames) {
    const face = track(frame.picture, frame.seconds)
    face.catch(() => {})
    if (before) yield before
    before = { frame, face }
  }
  if (before) yield before
}
