import { describe, expect, it } from 'vitest'
import { createFft } from '../../math/fft.ts'
import { resample } from './resample.ts'

const sine = (hertz: number, rate: number): Float32Array =>
  Float32Array.from({ length: rate }, (_, index) => Math.sin((2 * Math.PI * hertz * index) / rate))

describe('resampling', () => {
  it.each([8000, 22_050, 48_000, 96_000])('keeps a tone from %i to 44,100 a second', (rate) => {
    const expected = sine(1000, 44_100)
    const result = resample(sine(1000, rate), rate, 44_100)
    let worst = 0
    for (let index = 2000; index < 42_000; index++) worst = Math.max(worst, Math.abs(result[index] - expected[index]))
    expect(worst).toBeLessThan(0.02)
  })

  it('takes out what the lower rate cannot hold', () => {
    const result = resample(sine(9000, 44_100), 44_100, 11_025)
    expect(Math.max(...result.subarray(500, 10_000).map(Math.abs))).toBeLessThan(0.02)
  })
})

describe('the Fourier transform', () => {
  it('finds a tone in its bin and gives the signal back', () => {
    const { transform } = createFft(64)
    const real = Float64Array.from({ length: 64 }, (_, index) => Math.cos((2 * Math.PI * 5 * index) / 64))
    const imaginary = new Float64Array(64)
    const before = real.slice()
    transform(real, imaginary)
    expect(real[5]).toBeCloseTo(32)
    expect(real[6]).toBeCloseTo(0)
    transform(imaginary, real)
    for (const [index, value] of before.entries()) expect(real[index] / 64).toBeCloseTo(value)
  })
})
