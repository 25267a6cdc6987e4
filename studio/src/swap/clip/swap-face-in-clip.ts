import { FaceNotFoundError } from '../../errors.ts'
import type { Identity } from '../../identity/identity.ts'
import type { Picture } from '../../image/picture.ts'
import { openAnsweringThread } from '../../threads/answering-thread.ts'
import { FRAMES_UNDER_WAY } from './clip-frame.ts'
import type { ClipFrame, SharedFrame } from './clip-frame.ts'
import type { FittedFace } from './clip-warper.ts'
import type { FollowStart } from './follow-worker.ts'
import type { PaintQuestion } from './paint-worker.ts'

type SwapClipOptions = {
  identity: Identity
  /** As for pictures, in the first frame that shows a face. */
  spot?: { x: number; y: number }
  /** Another frame of the clip, that the spot is meant in; the person is then known wherever they come in. */
  met?: Picture
  /** With 1, one frame is begun when the last is done, so that no two threads work at a time. */
  threads?: number | undefined
  /** Called while a portrait is drawn, which takes some seconds. */
  onStage?: (stage: string, share: number) => void
}

/** Settles with whether the frame showed the face. */
type UnderWay = { frame: SharedFrame; swapped: Promise<boolean> }

/**
 * Puts a person's face into every frame of a clip. One face is followed through cuts and absences; the person is drawn
 * for a few poses and warped between them. Blinks, the direction of the eyes, the inside of the mouth, hair, beard and
 * glasses stay those of the clip; frames without the face pass as they are. One thread follows the face while another
 * paints: the memory of a frame may be used again when `FRAMES_UNDER_WAY` more were asked for.
 * @throws FaceNotFoundError at the end, when no frame showed a face that can be replaced.
 */
export const swapFaceInClip = async function* (
  frames: AsyncIterable<SharedFrame>,
  { identity, spot, met, threads, onStage }: SwapClipOptions,
): AsyncGenerator<SharedFrame> {
  const start: FollowStart = { identity, spot, met }
  const follower = openAnsweringThread<ClipFrame, FittedFace | null>({
    url: new URL('./follow-worker.ts', import.meta.url),
    start,
    onStage,
  })
  const painter = openAnsweringThread<PaintQuestion, void>({ url: new URL('./paint-worker.ts', import.meta.url) })
  const swap = async (frame: SharedFrame): Promise<boolean> => {
    const face = await follower.ask(frame)
    if (face) await painter.ask({ picture: frame.picture, face })
    return face !== null
  }
  try {
    let found = false
    for await (const { frame, swapped } of workAhead(frames, swap, threads === 1 ? 1 : FRAMES_UNDER_WAY)) {
      found = (await swapped) || found
      yield frame
    }
    if (!found) throw new FaceNotFoundError('No face was found in this video. Choose one where a face is well visible.')
  } finally {
    await Promise.all([follower.close(), painter.close()])
  }
}

/** Begins with the next frames before one is done. */
const workAhead = async function* (
  frames: AsyncIterable<SharedFrame>,
  swap: (frame: SharedFrame) => Promise<boolean>,
  atOnce: number,
): AsyncGenerator<UnderWay> {
  const underWay: UnderWay[] = []
  for await (const frame of frames) {
    const swapped = swap(frame)
    swapped.catch(() => {})
    underWay.push({ frame, swapped })
    const first = underWay.length === atOnce ? underWay.shift() : undefined
    if (first) yield first
  }
  yield* underWay
}
