import type { Cue } from '@visage/studio/talk'
import { expect } from 'vitest'
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

/** Letters stand in a film of `sayClip` for as long as each cue, at no other time and nowhere else. */
export const expectSubtitles = async (film: Uint8Array, cues: readonly Cue[]): Promise<void> => {
  for (const picture of await readPictures(film)) {
    const { seconds } = picture
    const { below, above } = countLetters(picture)
    const isSaid = cues.some(({ start, end }) => seconds >= start && seconds < end)
    expect({ seconds, isDrawn: below > leastPixels, above }).toEqual({ seconds, isDrawn: isSaid, above: 0 })
  }
}
