import { beforeAll, describe, expect, it } from 'vitest'
import { SpeechError } from '../../errors.ts'
import { averageIdentity } from '../../render/testing/test-person.ts'
import { measureTruePeak } from '../../music/dsp/limit-peaks.ts'
import { measureLoudness } from '../../music/dsp/loudness.ts'
import { readScript } from '../script/read-script.ts'
import { speak } from './speak.ts'
import type { Speech } from '../speech.ts'
import { findVoice, VOICES, voiceFor } from './voices.ts'
import type { Voice } from './voices.ts'

const voiceOf = (id: string): Voice => {
  const voice = findVoice(id)?.voice
  if (!voice) throw new Error(`There is no voice ${id}.`)
  return voice
}
const say = (script: string, voice: Voice = voiceOf('adam')) => speak({ script, voice, tone: 'calm', pace: 1 })
const phonesOf = ({ phones }: Speech) => phones.map(({ phone }) => phone).filter((phone) => phone !== 'pau')
const SCRIPT = 'My mum paid $5. नमस्ते!'

describe('speak', () => {
  let spoken: Speech
  beforeAll(async () => {
    spoken = await say(SCRIPT)
  })

  // Proves: talk-speech-loudness
  it.each(['adam', 'boris', 'rosa'])('is as loud as promised, and no peak is above -1.5 dB (%s)', async (id) => {
    const { sound } = id === 'adam' ? spoken : await say('Hi, mama!', voiceOf(id))
    const [left, right] = sound.channels
    expect(Math.abs(measureLoudness({ left, right }) + 16)).toBeLessThan(0.3)
    expect(measureTruePeak({ left, right })).toBeLessThan(-1.5)
    expect(sound.sampleRate).toBe(44_100)
  })

  it('tells when each word of the script is said, in order and as it is written', () => {
    expect(spoken.words.map(({ text }) => text)).toEqual(['My', 'mum', 'paid', '$5.', 'नमस्ते!'])
    const times = spoken.words.flatMap(({ start, end }) => [start, end])
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(spoken.words.every(({ start, end }) => end > start)).toBe(true)
    // "$5" is two words and has time for them, and there is a breath before the next sentence.
    const [, , paid, sum, last] = spoken.words
    expect(sum.end - sum.start).toBeGreaterThan(1.2 * (paid.end - paid.start))
    expect(last.start - sum.end).toBeGreaterThan(0.25)
  })

  it('tells its phones without a gap from beginning to end, and where it is silent', () => {
    const { phones, sound, seconds } = spoken
    expect(phones[0]).toMatchObject({ phone: 'pau', start: 0 })
    const gaps = phones.slice(1).map(({ start }, index) => Math.abs(start - phones[index].end))
    expect(Math.max(...gaps)).toBeLessThan(1e-5)
    expect(phones.at(-1)?.end).toBeCloseTo(seconds, 5)
    expect(sound.channels[0]).toHaveLength(Math.round(seconds * 44_100))
    const energyOf = (phone: string): number => {
      const own = phones.filter((timed) => timed.phone === phone)
      const samples = own.flatMap(({ start, end }) =>
        Array.from(sound.channels[0].subarray(start * 44_100, end * 44_100)),
      )
      return samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length
    }
    expect(energyOf('ey')).toBeGreaterThan(100 * energyOf('pau'))
    expect(phones.filter(({ phone }) => phone === 'm').length).toBeGreaterThanOrEqual(3)
  })

  // Proves: talk-voices-same
  it('gives the same samples for the same request, and others for another voice', async () => {
    const again = await say(SCRIPT)
    expect(Buffer.from(again.sound.channels[0].buffer).equals(Buffer.from(spoken.sound.channels[0].buffer))).toBe(true)
    expect(again.words).toEqual(spoken.words)
  })

  // Proves: talk-lexicon-sounds
  it('says the sound of a word as a word, also where English has none that begins or ends so', async () => {
    const lexicon = [{ word: 'Visage', spoken: 'vee sahzh' }]
    const said = await speak({ script: 'Visage’s.', voice: voiceOf('adam'), tone: 'calm', pace: 1, lexicon })
    expect(phonesOf(said)).toEqual(['v', 'iy', 's', 'aa', 'zh', 'ax', 'z'])
  })

  // Proves: talk-seconds-told
  it.each([
    'brr tsk pfft hmm '.repeat(10),
    'bcd fgh jkl mnp '.repeat(6),
    'OOTD nvidia, x w z, https FBI '.repeat(3),
    'It was €9,99 in the 90s, call 12345678901234567890.',
    'It is sooooo good to see you here, yesssss! '.repeat(3),
  ])('takes as long as is told before: %j', async (script) => {
    const told = readScript(script).seconds
    const { seconds } = await say(script)
    expect(Math.abs(told - seconds)).toBeLessThan(Math.max(1, 0.15 * seconds))
  })

  // What the synthesiser spells is spelled before, so that both agree on what is a word.
  it('spells nothing by itself', async () => {
    const names = phonesOf(await say('en vee eye dee eye ay.'))
    expect(phonesOf(await say('Nvidia.'))).toEqual(names)
    expect(phonesOf(await say('Twelfth.')).length).toBeLessThan(8)
  })

  it('refuses what has nothing to say', async () => {
    await expect(say('🎉')).rejects.toBeInstanceOf(SpeechError)
  })
})

const fortyVoices = (gender: 'female' | 'male', build = 0) =>
  Array.from({ length: 40 }, (_, seed) => {
    const person = averageIdentity(gender)
    return voiceFor({ ...person, seed, shape: { ...person.shape, build, shoulderWidth: 1 + 0.1 * build } })
  })
const meanPitch = (all: readonly Voice[]) => all.reduce((sum, { pitch }) => sum + pitch, 0) / all.length

describe('voices', () => {
  it('are at least twelve, of women and men, no two alike', () => {
    expect(VOICES.length).toBeGreaterThanOrEqual(12)
    expect(VOICES.filter(({ gender }) => gender === 'female').length).toBeGreaterThanOrEqual(5)
    expect(new Set(VOICES.map(({ voice }) => JSON.stringify(voice))).size).toBe(VOICES.length)
  })

  // Proves: talk-voice-of-a-person
  it('come with a person: always the same, higher for women, lower for who is large', () => {
    expect(fortyVoices('female')).toEqual(fortyVoices('female'))
    expect(new Set(fortyVoices('female').map((voice) => JSON.stringify(voice))).size).toBeGreaterThan(35)
    expect(meanPitch(fortyVoices('female'))).toBeGreaterThan(meanPitch(fortyVoices('male')) + 40)
    expect(meanPitch(fortyVoices('male', 1))).toBeLessThan(meanPitch(fortyVoices('male', -1)))
  })
})
