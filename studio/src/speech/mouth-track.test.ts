import { describe, expect, it } from 'vitest'
import { closureFrames, trackMouth } from './mouth-track.ts'
import { sayPhones } from './testing/say-phones.ts'

const PLAN = { framesPerSecond: 25, loudnessAt: () => 0.8 }
const trackOf = (names: string) => {
  const { phones, seconds } = sayPhones(names)
  const plan = { ...PLAN, count: Math.ceil(seconds * PLAN.framesPerSecond) }
  return { ...trackMouth(phones, plan), phones, plan }
}
/** The frame in the middle of a phone as the lips show it, ahead of its sound. */
const frameAt = (index: number): number => Math.round(((index + 0.5) * 0.1 - 0.045) * 25)

describe('trackMouth', () => {
  // Proves: talk-lips-close
  it('shuts the lips in a frame for every p, b and m, however short and wherever they fall', () => {
    const { phones } = sayPhones('pau m aa m ax p iy b uw m b aa p')
    for (let shift = 0; shift < 10; shift++) {
      const short = phones.map((phone, index) => ({
        ...phone,
        start: 0.11 + index * 0.043 + shift * 0.004,
        end: 0.11 + (index + 1) * 0.043 + shift * 0.004,
      }))
      const plan = { ...PLAN, count: 40 }
      const { open, press } = trackMouth(short, plan)
      for (const frame of closureFrames(short, plan)) expect([open[frame], press[frame]]).toEqual([0, 1])
    }
  })

  it('opens for vowels as wide as they are, rounds and spreads the lips, and tucks them for f and v', () => {
    const { open, spread, tuck } = trackOf('pau aa pau iy pau uw pau f pau pau')
    expect(open[frameAt(1)]).toBeGreaterThan(0.7)
    expect(open[frameAt(3)]).toBeLessThan(open[frameAt(1)] - 0.2)
    expect(spread[frameAt(3)]).toBeGreaterThan(0.4)
    expect(spread[frameAt(5)]).toBeLessThan(-0.5)
    expect([tuck[frameAt(7)], tuck[frameAt(1)]]).toEqual([1, 0])
    expect(open[frameAt(9)]).toBeLessThan(0.05)
  })

  // Proves: talk-tongue-seen
  it('brings the tongue up to the teeth for l and th, and never while the lips are shut or tucked', () => {
    const { tongue } = trackOf('pau aa l aa th aa pau')
    expect([1, 2, 3, 4, 5].map((index) => tongue[frameAt(index)])).toEqual([0, 1, 0, 1, 0])
    const { tongue: hidden, press, tuck } = trackOf('pau l m th f l b pau')
    expect(hidden.some((value) => value === 1)).toBe(true)
    expect(hidden.some((value, frame) => value === 1 && (press[frame] === 1 || tuck[frame] === 1))).toBe(false)
  })

  it('prepares a round vowel during the consonants before it', () => {
    const { spread } = trackOf('pau s t uw pau')
    const plain = trackOf('pau s t iy pau').spread
    expect(spread[frameAt(2)]).toBeLessThan(plain[frameAt(2)] - 0.2)
  })

  // Proves: talk-lips-lead
  it('moves before the sound, by about a frame', () => {
    const { open } = trackOf('pau pau pau aa pau pau pau')
    let [sum, weights] = [0, 0]
    for (const [frame, value] of open.entries()) {
      sum += frame * value
      weights += value
    }
    const lead = 0.35 - sum / weights / 25
    expect(lead).toBeGreaterThan(0.02)
    expect(lead).toBeLessThan(0.07)
  })
})
