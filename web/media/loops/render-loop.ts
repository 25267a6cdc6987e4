import sharp from 'sharp'
import type { CachedStudio } from '../cached-studio.ts'
import { LOOP_FRAMES_PER_SECOND, LOOP_PIXELS, LOOP_SECONDS } from './loop.ts'
import type { Loop } from './loop.ts'

/** Shares of the frame before, the frame itself and the frame after: the shutter of a film camera stays open as long. */
const before = 0.25
const now = 0.5
const after = 0.25

/** Lets each frame of a loop see a little of its neighbours, so that single hairs do not shimmer as the head turns. */
export const softenOverTime = (frames: readonly Uint8Array[]): readonly Uint8Array[] =>
  frames.map((frame, index) => {
    const previous = frames.at(index - 1) ?? frame
    const next = frames[(index + 1) % frames.length] ?? frame
    return frame.map((value, at) =>
      Math.round(before * (previous[at] ?? value) + now * value + after * (next[at] ?? value)),
    )
  })

const channels = 4
/** The camera moves towards the face, which is a little above the middle. */
const towardsY = 0.44

type Four = readonly [number, number, number, number]
type Taps = { places: Four; weights: Four }

/** Weights of the four nearest pixels on a Catmull-Rom spline. */
const weigh = (t: number): Four => [
  ((2 - t) * t - 1) * t * 0.5,
  ((3 * t - 5) * t * t + 2) * 0.5,
  ((4 - 3 * t) * t + 1) * t * 0.5,
  (t - 1) * t * t * 0.5,
]

const within = (pixel: number, size: number): number => Math.min(size - 1, Math.max(0, pixel))

/** For every pixel of a line: which pixels of the source it is made of. */
const listTaps = (size: number, center: number, factor: number): readonly Taps[] =>
  Array.from({ length: size }, (_, at) => {
    const place = center + (at + 0.5 - center) / factor - 0.5
    const first = Math.floor(place)
    return {
      places: [within(first - 1, size), within(first, size), within(first + 1, size), within(first + 2, size)],
      weights: weigh(place - first),
    }
  })

type Line = { start: number; step: number; taps: readonly Taps[] }

/** Draws one line of the source, whose pixels are `step` apart, into the same place of the target. */
const stretchLine = (source: Float32Array, target: Float32Array, { start, step, taps }: Line): void => {
  const at = (place: number) => source[start + place * step] ?? 0
  for (const [index, { places, weights }] of taps.entries())
    target[start + index * step] =
      weights[0] * at(places[0]) + weights[1] * at(places[1]) + weights[2] * at(places[2]) + weights[3] * at(places[3])
}

/** A square RGBA picture seen from nearer, moved by less than whole pixels so that a slow push does not shake. */
const zoomPixels = (pixels: Uint8Array, size: number, factor: number): Uint8Array => {
  const source = Float32Array.from(pixels)
  const wide = new Float32Array(pixels.length)
  const both = new Float32Array(pixels.length)
  const columns = listTaps(size, size / 2, factor)
  const rows = listTaps(size, size * towardsY, factor)
  for (let line = 0; line < size; line++)
    for (let channel = 0; channel < channels; channel++)
      stretchLine(source, wide, { start: line * size * channels + channel, step: channels, taps: columns })
  for (let column = 0; column < size * channels; column++)
    stretchLine(wide, both, { start: column, step: size * channels, taps: rows })
  return Uint8Array.from(Uint8ClampedArray.from(both))
}

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
