import { readFile } from 'node:fs/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { SpeechError } from '../../errors.ts'
import { alignVoice } from './align-voice.ts'
import type { Sound } from '../../music/dsp/sound.ts'
import { speak } from '../voice/speak.ts'
import type { Speech } from '../speech.ts'

const SCRIPT = 'My papa bought a blue boat.'

/**
 * Two sentences of Jane Austen, read by a volunteer of LibriVox and in the public domain, as Debian's pocketsphinx-testdata
 * has them; and when each word begins by that recogniser, told the words.
 */
const READ = [
  ['young-man', 'He was not an ill disposed young man.', [0.21, 0.33, 0.56, 1.15, 1.3, 1.48, 2.12, 2.33]],
  ['amiable', 'He might even have been made amiable himself.', [0.2, 0.39, 0.64, 0.93, 1.07, 1.32, 1.68, 2.27]],
] as const
const HEADER_BYTES = 44

const readRecording = async (name: string): Promise<Sound> => {
  const bytes = await readFile(new URL(`./testing/recordings/${name}.wav`, import.meta.url))
  const samples = new Int16Array(bytes.buffer.slice(bytes.byteOffset + HEADER_BYTES, bytes.byteOffset + bytes.length))
  return { sampleRate: 16_000, channels: [Float32Array.from(samples, (sample) => sample / 32_768)] }
}

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

  // Proves: talk-recorded-pauses
  it('begins a word where it is heard, however long a pause before it that no script tells of', async () => {
    const {
      sound: { sampleRate, channels },
    } = await alignVoice(recorded.sound, SCRIPT)
    const { start } = recorded.words[1]
    const at = Math.round(start * sampleRate)
    const paused = new Float32Array(channels[0].length + sampleRate / 2)
    paused.set(channels[0].subarray(0, at))
    paused.set(channels[0].subarray(at), at + sampleRate / 2)
    const { words } = await alignVoice({ sampleRate, channels: [paused] }, SCRIPT)
    expect(Math.abs(words[1].start - start - 0.5)).toBeLessThan(0.08)
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

  // Proves: talk-recorded-people
  it.each(READ)('follows a person who reads "%s", with the words and without them', async (name, script, starts) => {
    const sound = await readRecording(name)
    const { words, phones } = await alignVoice(sound, script)
    const errors = starts.map((start, index) => Math.abs(words[index].start - start))
    expect(errors.reduce((sum, error) => sum + error, 0) / errors.length).toBeLessThan(0.06)
    const { mouth } = await alignVoice(sound, null)
    const meanOpen = (some: typeof phones): number =>
      some.reduce((sum, { start, end }) => sum + (mouth?.open[Math.round(50 * (start + end))] ?? 0), 0) / some.length
    const wide = phones.filter(({ phone }) => ['aa', 'ae', 'ah', 'ao', 'ay', 'ey', 'eh'].includes(phone))
    const shut = phones.filter(({ phone }) => ['p', 'b', 'm', 'pau'].includes(phone))
    expect(meanOpen(wide)).toBeGreaterThan(meanOpen(shut) + 0.15)
  })

  it('refuses silence, and what is too short', async () => {
    await expect(alignVoice(tone(1, 0), null)).rejects.toBeInstanceOf(SpeechError)
    await expect(alignVoice(tone(0.2, 0.5), null)).rejects.toThrow(/too short/)
  })
})
