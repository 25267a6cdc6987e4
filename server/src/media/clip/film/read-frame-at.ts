import type { ClipFrame } from '@visage/studio/clip-swap'
import { openFilm } from './open-film.ts'
import { readFrames, secondsOf } from './read-frames.ts'

/** A moment that was written down may be cut off. */
const slackSeconds = 0.01

/** The first frame from a moment on, as RGBA; null where the film has ended by then. */
export const readFrameAt = async (path: string, atSeconds: number): Promise<ClipFrame | null> => {
  // A film of its own: one that was left in the middle does not begin again.
  const film = await openFilm(path)
  try {
    for await (const frame of readFrames(film, { filter: 'format=rgba', fromSeconds: atSeconds })) {
      const seconds = secondsOf(frame)
      if (seconds < atSeconds - slackSeconds) continue
      const { width, height } = film.facts
      return { picture: { width, height, data: new Uint8ClampedArray(frame.toBuffer()) }, seconds }
    }
    return null
  } finally {
    await film.close()
  }
}
