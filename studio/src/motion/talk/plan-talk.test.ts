import { describe, expect, it } from 'vitest'
import { planTalk } from './plan-talk.ts'
import { sayPhones } from '../../speech/testing/say-phones.ts'

const phrase = 'hh ax l ow dh eh r m aa r iy ax hh aw aa r y uw d uw ih ng'
const speech = sayPhones(`pau pau pau ${Array.from({ length: 8 }, () => `${phrase} pau pau pau pau`).join(' ')}`)
const PLAN = { framesPerSecond: 25, count: Math.ceil(speech.seconds * 25), tone: 'lively' } as const
const plan = (seed: number) => planTalk(speech, { ...PLAN, seed })

describe('planTalk', () => {
  it('never stares: blinks come every few seconds and not like a clock', () => {
    for (const seed of [1, 2, 3]) {
      const { blinks } = plan(seed)
      const gaps = blinks.slice(1).map((at, index) => at - blinks[index])
      expect(Math.max(...gaps)).toBeLessThan(5)
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(1.3)
      expect(new Set(gaps.map((gap) => gap.toFixed(2))).size).toBeGreaterThan(2)
      expect(blinks[0]).toBeLessThan(5)
    }
  })

  it('looks away now and then, and always back at the viewer', () => {
    const tracks = [1, 2, 3, 4].map((seed) => plan(seed).look)
    expect(tracks.some((look) => look.some((value) => Math.abs(value) > 0.25))).toBe(true)
    for (const look of tracks) {
      const share = look.filter((value) => Math.abs(value) > 0.05).length / look.length
      expect(share).toBeLessThan(0.25)
      expect(Math.abs(look[0]) + Math.abs(look.at(-1) ?? 1)).toBeLessThan(0.01)
    }
  })

  it('breathes in before each phrase and parts the lips for it', () => {
    const { breath, open } = plan(1)
    const before = speech.phones.findIndex(({ phone }, index) => index > 4 && phone === 'pau')
    const pauseEnd = Math.floor((speech.phones[before].start + 0.36) * 25)
    expect(breath[pauseEnd]).toBeGreaterThan(breath[pauseEnd - 6])
    expect(Math.max(...open.slice(pauseEnd - 6, pauseEnd))).toBeGreaterThan(0.05)
  })

  it('is the same for the same seed, and another one for another', () => {
    expect(plan(9)).toEqual(plan(9))
    expect(plan(9).nod).not.toEqual(plan(10).nod)
  })
})
