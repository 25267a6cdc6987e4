import { beforeAll, describe, expect, it } from 'vitest'
import { SpeechError } from '../errors.ts'
import { alignVoice } from './align-voice.ts'
import { speak } from './speak.ts'
import type { Speech } from './speech.ts'

const SCRIPT = 'My papa bought a blue boat.'

const tone = (seconds: number, level: number) => ({
  sampleRate: 8000,
  channels: [Float32Array.from({ length: seconds * 8000 }, (_, at) => level * Math.sin(at / 5))],
})

describe('alignVoice', () => {
  let recorded: Speech
  beforeAll(async () => {
    recorded = await speak({
      script: SCRIPT,
      voice: { base: 'kal16', pitch: 92, formants: 1.02, pace: 1.1 },
      tone: 'calm',
      pace: 1,
    })
  })

  // Proves: talk-recording-with-script
  it('finds the words of a script in another voice that says it', async () => {
    const { words, phones, mouth, seconds } = await alignVoice(recorded.sound, SCRIPT)
    expect(words.map(({ text }) => text)).toEqual(recorded.words.map(({ text }) => text))
    const errors = words.map(({ start }, index) => Math.abs(start - recorded.words[index].start))
    expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(0.06)
    expect(phones.filter(({ phone }) => phone === 'b')).toHaveLength(3)
    expect(phones.at(-1)?.end).toBeCloseTo(seconds, 3)
    expect(mouth).toBeUndefined()
  })

  it('reads the mouth from the sound alone where there is no script', async () => {
    const { words, mouth, phones } = await alignVoice(recorded.sound, null)
    expect(words).toEqual([])
    const openAt = (seconds: number): number => mouth?.open[Math.round(seconds * 100)] ?? 0
    const wide = recorded.phones.filter(({ phone }) => ['aa', 'ae', 'ay', 'ao'].includes(phone))
    const mean = wide.reduce((sum, { start, end }) => sum + openAt((start + end) / 2), 0) / wide.length
    expect(mean).toBeGreaterThan(0.35)
    expect(openAt(0.1)).toBeLessThan(0.1)
    expect(phones.some(({ phone }) => phone === 'ah')).toBe(true)
    expect(mouth?.closures.length).toBeGreaterThan(0)
  })

  it('refuses silence, and what is too short', async () => {
    await expect(alignVoice(tone(1, 0), null)).rejects.toBeInstanceOf(SpeechError)
    await expect(alignVoice(tone(0.2, 0.5), null)).rejects.toThrow(/too short/)
  })
})
