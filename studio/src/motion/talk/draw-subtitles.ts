import type { CreateCanvas } from '../../image/canvas.ts'
import { romanise } from '../../music/lyrics/romanise.ts'
import type { Cue } from '../../speech/subtitles.ts'

type SubtitleOptions = {
  cues: readonly Cue[]
  width: number
  height: number
  createCanvas: CreateCanvas
  /** A font that the canvas knows; it holds Latin letters. */
  fontFamily: string
}

/** Letters take this share of the frame's shorter side, at most; lines that are too wide take less. */
const LETTER_SHARE = 0.062
const MOST_WIDTH = 0.88
const LINE_HEIGHT = 1.22
/** Where the last line stands in the frame: above what players lay over its foot. */
const BASE_SHARE = 0.86
const OUTLINE = 0.16

/** A drawn cue: its rows of the frame, as bytes that are not premultiplied. */
type Strip = { cue: Cue; top: number; rows: number; data: Uint8ClampedArray }

const drawStrip = (cue: Cue, { width, height, createCanvas, fontFamily }: SubtitleOptions): Strip => {
  const lines = cue.lines.map((line) =>
    /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(line) ? romanise(line).text : line,
  )
  const context = createCanvas(width, height).getContext('2d')
  const fontOf = (pixels: number): string => `700 ${pixels}px "${fontFamily}", sans-serif`
  const usual = Math.round(Math.min(width, height) * LETTER_SHARE)
  context.font = fontOf(usual)
  const widest = Math.max(...lines.map((line) => context.measureText(line).width))
  const pixels = Math.min(usual, Math.floor((usual * MOST_WIDTH * width) / Math.max(1, widest)))
  context.font = fontOf(pixels)
  context.textAlign = 'center'
  context.lineJoin = 'round'
  const step = pixels * LINE_HEIGHT
  const baseOf = (index: number): number => height * BASE_SHARE - (lines.length - 1 - index) * step
  for (const [index, line] of lines.entries()) {
    context.strokeStyle = 'rgba(8, 10, 16, 0.82)'
    context.lineWidth = pixels * OUTLINE
    context.strokeText(line, width / 2, baseOf(index))
    context.fillStyle = '#fff'
    context.fillText(line, width / 2, baseOf(index))
  }
  const top = Math.max(0, Math.floor(baseOf(0) - step))
  const rows = Math.min(height, Math.ceil(baseOf(lines.length - 1) + 0.5 * step)) - top
  return { cue, top, rows, data: context.getImageData(0, top, width, rows).data }
}

/** Draws subtitles into frames, in place, each cue prepared once. */
export const createSubtitler = (options: SubtitleOptions): ((frame: Uint8ClampedArray, seconds: number) => void) => {
  const { cues, width } = options
  let strip: Strip | undefined
  return (frame, seconds) => {
    const cue = cues.find(({ start, end }) => seconds >= start && seconds < end)
    if (!cue) return
    if (strip?.cue !== cue) strip = drawStrip(cue, options)
    const { top, data } = strip
    const first = top * width * 4
    for (let at = 0; at < data.length; at += 4) {
      const alpha = data[at + 3]
      if (alpha === 0) continue
      for (let channel = 0; channel < 3; channel++) {
        const place = first + at + channel
        frame[place] += ((data[at + channel] - frame[place]) * alpha) / 255
      }
    }
  }
}
