import sharp from 'sharp'
import type { CachedStudio } from '../cached-studio.ts'
import { LOOP_FRAMES_PER_SECOND, LOOP_PIXELS, LOOP_SECONDS, type Loop } from './loop.ts'
import { zoomPixels } from './zoom-pixels.ts'

const frameCount = LOOP_SECONDS * LOOP_FRAMES_PER_SECOND

/** The places in a loop that become its frames, in order. */
export const FRAME_SHARES: readonly number[] = Array.from({ length: frameCount }, (_, index) => index / frameCount)

const layOver = (frame: Uint8Array, layer: Uint8Array, opacity: number): void => {
  for (const [at, below] of frame.entries()) frame[at] = Math.round(below + ((layer[at] ?? below) - below) * opacity)
}

/** One frame of a loop, as RGBA bytes of 640 by 640. */
export const renderLoopFrame = async (loop: Loop, share: number, studio: CachedStudio): Promise<Uint8Array> => {
  const frame = new Uint8Array(LOOP_PIXELS * LOOP_PIXELS * 4)
  for (const { identity, scene, opacity } of loop.layersAt(share)) {
    const png = await studio.renderPortrait({ identity, scene }, LOOP_PIXELS)
    layOver(frame, await sharp(png).ensureAlpha().raw().toBuffer(), opacity)
  }
  return loop.zoomAt ? zoomPixels(frame, LOOP_PIXELS, loop.zoomAt(share)) : frame
}
