import sharp from 'sharp'
import type { CachedStudio } from '../cached-studio.ts'
import { encodeLoop } from '../encode-loop.ts'
import { encodePicture } from '../encode-picture.ts'
import type { MediaTask } from '../media-task.ts'
import { FACES_LOOP } from './faces-loop.ts'
import { LOOKS_LOOP } from './looks-loop.ts'
import { LOOP_FRAMES_PER_SECOND, LOOP_PIXELS } from './loop.ts'
import { MOTION_LOOP } from './motion-loop.ts'
import { FRAME_SHARES, renderLoopFrame, softenOverTime } from './render-loop.ts'

const mostFilmBytes = { mp4: 345_000, webm: 300_000 } as const
const mostPosterBytes = 46_000

/** Each loop of the home page as MP4 and WebM, with a still in AVIF and WebP. */
export const listLoopTasks = (studio: CachedStudio): readonly MediaTask[] =>
  [FACES_LOOP, LOOKS_LOOP, MOTION_LOOP].map((loop) => ({
    outputs: ['mp4', 'webm', 'avif', 'webp'].map((ending) => `loops/${loop.name}.${ending}`),
    make: async () => {
      const frames: Uint8Array[] = []
      for (const share of FRAME_SHARES) frames.push(await renderLoopFrame(loop, share, studio))
      const film = {
        frames: softenOverTime(frames),
        width: LOOP_PIXELS,
        height: LOOP_PIXELS,
        framesPerSecond: LOOP_FRAMES_PER_SECOND,
      }
      const still = await renderLoopFrame(loop, loop.posterShare, studio)
      const poster = sharp(still, { raw: { width: LOOP_PIXELS, height: LOOP_PIXELS, channels: 4 } }).removeAlpha()
      return [
        await encodeLoop(film, 'mp4', mostFilmBytes.mp4),
        await encodeLoop(film, 'webm', mostFilmBytes.webm),
        await encodePicture(poster, 'avif', mostPosterBytes),
        await encodePicture(poster, 'webp', mostPosterBytes),
      ]
    },
  }))
