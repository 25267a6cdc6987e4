import { describe, expect, it } from 'vitest'
import { measureTruePeak } from './limit-peaks.ts'
import { measureLoudness } from './loudness.ts'
import { fromDecibels } from './sound.ts'
import type { Stereo } from './sound.ts'

const RATE = 48_000

/** Pieces of a 1 kHz sine: level in dBFS and length in seconds, on both channels. */
const sines = (pieces: readonly (readonly [number, number])[]): Stereo => {
  const left = Float32Array.from(
    pieces.flatMap(([decibels, seconds]) =>
      Array.from(
        { length: seconds * RATE },
        (_, index) => fromDecibels(decibels) * Math.sin((2 * Math.PI * 1000 * index) / RATE),
      ),
    ),
  )
  return { left, right: left.slice() }
}

describe('loudness', () => {
  // The signals of EBU Tech 3341, table 1, with their tolerance of 0.1 LU.
  it.each([
    ['1', [[-23, 20]], -23],
    ['2', [[-33, 20]], -33],
    [
      '3',
      [
        [-36, 10],
        [-23, 60],
        [-36, 10],
      ],
      -23,
    ],
    [
      '4',
      [
        [-72, 10],
        [-36, 10],
        [-23, 60],
        [-36, 10],
        [-72, 10],
      ],
      -23,
    ],
    [
      '5',
      [
        [-26, 20],
        [-20, 20.1],
        [-26, 20],
      ],
      -23,
    ],
  ] as const)('measures signal %s as published', (_, pieces, expected) => {
    expect(measureLoudness(sines(pieces), RATE)).toBeCloseTo(expected, 0.99)
  })

  it('measures a full scale sine on one channel as -3.01 LUFS, as ITU-R BS.1770 says', () => {
    const { left } = sines([[0, 5]])
    expect(Math.abs(measureLoudness({ left, right: new Float32Array(left.length) }, RATE) + 3.01)).toBeLessThan(0.1)
  })

  it('calls silence silent', () => {
    expect(measureLoudness({ left: new Float32Array(RATE), right: new Float32Array(RATE) }, RATE)).toBe(-Infinity)
  })

  it('finds peaks between samples', () => {
    // A quarter of the rate, 45 degrees off: every sample is 3 dB below the peak.
    const left = Float32Array.from({ length: 2000 }, (_, index) => 0.5 * Math.sin((Math.PI / 2) * index + Math.PI / 4))
    expect(measureTruePeak({ left, right: left })).toBeCloseTo(-6.02, 0)
  })
})
