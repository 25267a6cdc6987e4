import { beforeAll, describe, expect, it } from 'vitest'
import { FaceNotFoundError } from '../errors.ts'
import { loadFaceModels } from '../faces/face-models.ts'
import type { FaceModels } from '../faces/face-models.ts'
import { createNodeCanvas } from '../image/node-canvas.ts'
import type { Picture } from '../image/picture.ts'
import { renderPicture } from '../render/picture.ts'
import { averageIdentity, plainScene } from '../render/testing/test-person.ts'
import { sayPhones } from '../speech/testing/say-phones.ts'
import { createSubtitler } from '../motion/talk/draw-subtitles.ts'
import { talkPicture } from './talk-picture.ts'

const SIZE = { width: 200, height: 260, framesPerSecond: 10, createCanvas: createNodeCanvas }
const speech = sayPhones('pau pau aa aa aa m m m')

const paper = (width: number, height: number): Picture => ({
  width,
  height,
  data: new Uint8ClampedArray(width * height * 4).fill(200),
})

describe('talkPicture', () => {
  let models: FaceModels
  let portrait: Picture
  beforeAll(async () => {
    models = await loadFaceModels()
    portrait = renderPicture(averageIdentity('female'), plainScene(), {
      width: 300,
      height: 390,
      createCanvas: createNodeCanvas,
    })
  })
  const talk = (picture: Picture) => talkPicture(models, { picture, speech, tone: 'calm', seed: 4 }, SIZE)

  // Proves: talk-pictured-face
  it('shows a dark cavity with teeth above it for a vowel, and shut lips for an m', async () => {
    const frames: Uint8ClampedArray[] = []
    for await (const frame of talk(portrait)) frames.push(frame)
    const middle = Array.from({ length: 0.16 * SIZE.height }, (_, row) => Math.round(0.46 * SIZE.height) + row)
    const brightnessAt = (frame: Uint8ClampedArray, y: number): number => {
      const at = (y * SIZE.width + SIZE.width / 2) * 4
      return frame[at] + frame[at + 1] + frame[at + 2]
    }
    const [open, shut] = [frames[3], frames[6]]
    const darkest = (frame: Uint8ClampedArray) => Math.min(...middle.map((y) => brightnessAt(frame, y)))
    expect(darkest(open)).toBeLessThan(darkest(shut) - 40)
    const dark = middle.find((y) => brightnessAt(open, y) === darkest(open)) ?? 0
    const above = middle.filter((y) => y < dark && y > dark - 0.04 * SIZE.height)
    expect(Math.max(...above.map((y) => brightnessAt(open, y)))).toBeGreaterThan(darkest(open) + 150)
  })

  it('refuses a picture without a face', async () => {
    await expect(talk(paper(200, 260)).next()).rejects.toBeInstanceOf(FaceNotFoundError)
  })
})

describe('createSubtitler', () => {
  it('draws a cue while it is due, below the middle and within the frame, and nothing else', () => {
    const cues = [{ start: 1, end: 2, lines: ['Hello there,', 'my friend!'] }]
    const draw = createSubtitler({ ...SIZE, cues, fontFamily: 'sans-serif' })
    const frameAt = (seconds: number): Uint8ClampedArray => {
      const { data } = paper(SIZE.width, SIZE.height)
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
