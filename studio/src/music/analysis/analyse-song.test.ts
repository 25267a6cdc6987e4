import { describe, expect, it } from 'vitest'
import { resample } from '../dsp/resample.ts'
import type { Sound } from '../dsp/sound.ts'
import { synthesiseReference } from '../testing/synthesise-reference.ts'
import type { ReferencePlan } from '../testing/synthesise-reference.ts'
import { analyseSong } from './analyse-song.ts'

const plan = (
  ...[style, tempo, root, mode, seed]: [ReferencePlan['style'], number, number, ReferencePlan['mode'], number]
): ReferencePlan => ({
  style,
  tempo,
  root,
  mode,
  seed,
  seconds: 18,
})
const PLANS = [
  plan('ballad', 70, 4, 'minor', 1),
  plan('lo-fi', 82, 9, 'minor', 2),
  plan('hip-hop', 90, 2, 'minor', 3),
  plan('folk', 96, 0, 'major', 4),
  plan('waltz', 100, 5, 'major', 5),
  plan('pop', 112, 9, 'major', 6),
  plan('pop', 120, 1, 'minor', 7),
  plan('house', 124, 6, 'minor', 8),
  plan('waltz', 138, 10, 'minor', 9),
  plan('rock', 140, 3, 'major', 10),
  plan('hip-hop', 150, 8, 'minor', 11),
  plan('rock', 170, 7, 'major', 12),
]
const readings = new Map(PLANS.map((each) => [each, analyseSong(synthesiseReference(each))]))
const entries = [...readings.entries()]

describe('twelve references', () => {
  it.each(entries)('tempo and meter of $0.style at $0.tempo', (expected, reading) => {
    const isNear = (tempo: number | null): boolean => tempo !== null && Math.abs(tempo / expected.tempo - 1) < 0.02
    expect(isNear(reading.tempo) || isNear(reading.alternativeTempo)).toBe(true)
    expect(reading.tempo).toBeGreaterThan(66)
    expect(reading.tempo).toBeLessThan(176)
    expect(reading.meter).toBe(expected.style === 'waltz' ? 3 : 4)
  })

  it('have the tempo itself, not half or double, in three cases of four', () => {
    const exact = entries.filter(([expected, { tempo }]) => Math.abs(tempo / expected.tempo - 1) < 0.02)
    expect(exact.length).toBeGreaterThanOrEqual(9)
  })

  it('have their key and mode in at least ten cases', () => {
    const right = entries.filter(([{ root, mode }, { harmony }]) => harmony.root === root && harmony.mode === mode)
    expect(right.length).toBeGreaterThanOrEqual(10)
  })

  it('have their genre in at least ten cases', () => {
    const right = entries.filter(([{ style }, { genre }]) => genre === style)
    expect(right.length).toBeGreaterThanOrEqual(10)
  })

  it('are darker in mood where they are minor', () => {
    const bright = entries.map(([, { mood, harmony }]) => [harmony.mode, ['joyful', 'dreamy', 'tender'].includes(mood)])
    expect(bright.every(([mode, isBright]) => isBright === (mode === 'major'))).toBe(true)
  })
})

const WHOLE = synthesiseReference(PLANS[6])
const EXPECTED = { tempo: 120, root: 1, mode: 'minor', meter: 4 }

const essenceOf = (sound: Sound): typeof EXPECTED => {
  const { tempo, harmony, meter } = analyseSong(sound)
  return { tempo: Math.round(tempo), root: harmony.root, mode: harmony.mode, meter }
}

const delayed = (samples: Float32Array): Float32Array => {
  const result = new Float32Array(samples.length + 44_100)
  result.set(samples, 44_100)
  return result
}

const [LEFT] = WHOLE.channels
const FORMS: readonly (readonly [string, Sound])[] = [
  ['with a second of silence before it', { ...WHOLE, channels: WHOLE.channels.map(delayed) }],
  ['in mono', { ...WHOLE, channels: [LEFT] }],
  ['with channels of opposite phase', { ...WHOLE, channels: [LEFT, LEFT.map((value) => -value)] }],
  ['very quiet', { ...WHOLE, channels: WHOLE.channels.map((samples) => samples.map((value) => value * 0.002)) }],
  ...[8000, 22_050, 96_000].map((sampleRate): [string, Sound] => [
    `at ${sampleRate} samples a second`,
    { sampleRate, channels: WHOLE.channels.map((samples) => resample(samples, 44_100, sampleRate)) },
  ]),
]

describe('the same reference', () => {
  it.each(FORMS)('%s is read alike', (_, sound) => expect(essenceOf(sound)).toEqual(EXPECTED))
})

describe('what cannot be analysed', () => {
  it('is refused with a reason', () => {
    expect(() => analyseSong({ sampleRate: 44_100, channels: [new Float32Array(44_100)] })).toThrow(/silent/)
    expect(() => analyseSong({ sampleRate: 44_100, channels: [] })).toThrow(/no samples/)
    expect(() => analyseSong({ sampleRate: 4000, channels: [new Float32Array(9)] })).toThrow(/8,000 to 96,000/)
  })
})
