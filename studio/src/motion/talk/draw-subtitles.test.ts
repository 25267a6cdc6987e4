import { describe, expect, it } from 'vitest'
import { createNodeCanvas } from '../../image/node-canvas.ts'
import { createSubtitler } from './draw-subtitles.ts'

const SIZE = { width: 200, height: 260, createCanvas: createNodeCanvas }

describe('createSubtitler', () => {
  it('draws a cue while it is due, below the middle and within the frame, and nothing else', () => {
    const cues = [{ start: 1, end: 2, lines: ['Hello there,', 'my friend!'] }]
    const draw = createSubtitler({ ...SIZE, cues, fontFamily: 'sans-serif' })
    const frameAt = (seconds: number): Uint8ClampedArray => {
      const data = new Uint8ClampedArray(SIZE.width * SIZE.height * 4).fill(200)
      draw(data, seconds)
      return data
    }
    const shown = frameAt(1.5)
    const changed = [...shown.keys()].filter((at) => at % 4 === 0 && shown[at] !== 200)
    expect(frameAt(0.9).every((value) => value === 200)).toBe(true)
    expect(frameAt(2).every((value) => value === 200)).toBe(true)
    expect(changed.length).toBeGreaterThan(100)
    expect(Math.min(...changed)).toBeGreaterThan(0.6 * shown.length)
  })
})
