import { fileURLToPath } from 'node:url'
import { createSubtitler } from '@visage/studio/clip'
import { createNodeCanvas, registerFont } from '@visage/studio/node-canvas'
import type { Cue } from '@visage/studio/talk'

const fontFamily = 'Visage Subtitles'
const fontFile = import.meta.resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2')

/** Draws subtitles into frames of this size, in the letters that all our clips have. */
export const openSubtitler = (
  cues: readonly Cue[],
  { width, height }: { width: number; height: number },
): ReturnType<typeof createSubtitler> => {
  if (cues.length > 0) registerFont(fileURLToPath(fontFile), fontFamily)
  return createSubtitler({ cues, width, height, createCanvas: createNodeCanvas, fontFamily })
}
