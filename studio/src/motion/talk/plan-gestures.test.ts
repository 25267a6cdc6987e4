import { describe, expect, it } from 'vitest'
import { createRepeatableDraw } from '../../math/random.ts'
import type { Tone } from '../../speech/speech.ts'
import { planGestures } from './plan-gestures.ts'

const RATE = 25
const SECONDS = 120
const accents = Array.from({ length: 80 }, (_, index) => ({
  at: 1 + 1.3 * index + 0.4 * (index % 3),
  strength: 0.8 + 0.5 * (index % 4),
}))

const plan = (tone: Tone, seed = 1): Float32Array => {
  const track = new Float32Array(SECONDS * RATE)
  planGestures(track, accents, { framesPerSecond: RATE, tone }, createRepeatableDraw(seed))
  return track
}

const amountOf = (track: Float32Array): number => track.reduce((sum, value) => sum + Math.abs(value), 0)

/** Frames where a hand is as high as it gets. */
const topsOf = (track: Float32Array): number[] =>
  [...track.keys()].filter((frame) => {
    const [before, here, after] = [frame - 1, frame, frame + 1].map((at) => Math.abs(track[at] ?? 0))
    return here > 0.5 && here > before && here >= after
  })

describe('planGestures', () => {
  it('is up a little before what is stressed and strikes down with it', () => {
    const track = plan('lively')
    const tops = topsOf(track)
    expect(tops.length).toBeGreaterThan(10)
    for (const top of tops) {
      const { at } = accents.find((accent) => accent.at > top / RATE) ?? { at: Infinity }
      expect(at - top / RATE).toBeLessThan(0.3)
      expect(Math.abs(track[Math.round((at + 0.12) * RATE)])).toBeLessThan(0.7 * Math.abs(track[top]))
    }
  })

  it('takes turns between the hands, leaves accents out, rests, and does less of it in a calm tone', () => {
    for (const seed of [1, 2, 3]) {
      const [calm, lively] = [plan('calm', seed), plan('lively', seed)]
      for (const track of [calm, lively]) {
        expect(track.some((value) => value > 0.5)).toBe(true)
        expect(track.some((value) => value < -0.5)).toBe(true)
        expect(topsOf(track).length).toBeLessThan(0.8 * accents.length)
        expect(track.filter((value) => value === 0).length / track.length).toBeGreaterThan(0.25)
      }
      expect(amountOf(calm)).toBeLessThan(0.7 * amountOf(lively))
    }
  })

  it('moves smoothly: no frame jumps', () => {
    const track = plan('lively')
    const steps = track.map((value, frame) => Math.abs(value - (track[frame - 1] ?? 0)))
    expect(Math.max(...steps)).toBeLessThan(0.3)
  })
})
