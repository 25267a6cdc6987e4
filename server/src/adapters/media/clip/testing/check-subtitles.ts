import type { Cue } from '@visage/studio/talk'
import { readPictures } from './read-pictures.ts'
import type { FilmPicture } from './read-pictures.ts'
import { grey } from './say-clip.ts'

/** Letters differ from the grey by at least this. */
const contrast = 40
const leastPixels = 20

/** Pixels that are not grey, where subtitles stand and above. */
const countLetters = ({ data, width, height }: FilmPicture): { below: number; above: number } => {
  const drawn = Array.from({ length: width * height }, (_, pixel) => pixel).filter(
    (pixel) => Math.abs((data[pixel * 4] ?? 0) - grey) > contrast,
  )
  const below = drawn.filter((pixel) => pixel > 0.6 * width * height).length
  return { below, above: drawn.length - below }
}

/** The moments of a film of `sayClip` at which letters are missing, or stand where or when none of these cues does. */
export const findMisdrawn = async (film: Uint8Array, cues: readonly Cue[]): Promise<number[]> =>
  (await readPictures(film)).flatMap((picture) => {
    const { seconds } = picture
    const { below, above } = countLetters(picture)
    const isSaid = cues.some(({ start, end }) => seconds >= start && seconds < end)
    return below > leastPixels === isSaid && above === 0 ? [] : [seconds]
  })

const saying = (cues: readonly Cue[]): string => JSON.stringify(cues.map(({ lines }) => lines))

/** By how many seconds a cue is early or late at most; Infinity where they say something else. */
export const driftOf = (cues: readonly Cue[], wanted: readonly Cue[]): number => {
  if (saying(cues) !== saying(wanted)) return Infinity
  return Math.max(
    ...cues.flatMap(({ start, end }, index) => [
      Math.abs(start - (wanted[index]?.start ?? Infinity)),
      Math.abs(end - (wanted[index]?.end ?? Infinity)),
    ]),
  )
}
