import { describe, expect, it } from 'vitest'
import { analyseSong } from './analysis/analyse-song.ts'
import { analyseVoice } from './analysis/analyse-voice.ts'
import { composeSong } from './compose-song.ts'
import type { ComposedSong, SongRequest, Timbre } from './compose-song.ts'
import { measureTruePeak } from './dsp/limit-peaks.ts'
import { measureLoudness } from './dsp/loudness.ts'
import { RATE } from './dsp/sound.ts'
import { synthesiseReference } from './testing/synthesise-reference.ts'
import { synthesiseVoice } from './testing/synthesise-voice.ts'

const LYRICS = '[verse]\nNeon rivers in the morning light\n[chorus]\nTake me higher over the city'
const POP = synthesiseReference({ style: 'pop', tempo: 120, root: 9, mode: 'major', seconds: 10, seed: 6 })
/** Bars of three beats: what has no words is a fifth shorter. */
const WALTZ = synthesiseReference({ style: 'waltz', tempo: 110, root: 2, mode: 'minor', seconds: 10, seed: 5 })
const VOICE = synthesiseVoice({ hertz: 210, tract: 1.16, seconds: 8, seed: 3 })

const compose = (request: Partial<SongRequest> = {}): ComposedSong =>
  composeSong({ lyrics: LYRICS, song: POP, seed: 1, ...request })

const silenceAtEnds = ({ left, right }: ComposedSong): number => {
  const isHeard = (index: number): boolean => Math.max(Math.abs(left[index]), Math.abs(right[index])) > 0.002
  let [first, last] = [0, left.length - 1]
  while (!isHeard(first)) first++
  while (!isHeard(last)) last--
  return Math.max(first, left.length - 1 - last) / RATE
}

/** What a distributor would send back. */
const faultsOf = (song: ComposedSong): string[] => {
  const checks = {
    loudness: Math.abs(measureLoudness(song) + 14) < 1,
    peak: measureTruePeak(song) <= -1,
    numbers: song.left.every(Number.isFinite) && song.right.every(Number.isFinite),
    silence: silenceAtEnds(song) < 0.5,
    length: song.durationSeconds > 20 && song.durationSeconds < 60,
  }
  return Object.entries(checks).flatMap(([name, isGood]) => (isGood ? [] : [name]))
}

describe('a song', () => {
  const song = compose()

  // Proves: song-loud-streaming-wants
  it('is loud as streaming wants it, without clipping or silence at its ends', () => expect(faultsOf(song)).toEqual([]))

  it('has tempo, key and meter of its reference, also when heard again', () => {
    expect(song.facts).toMatchObject({
      tempo: 120,
      tempoRelation: 'same',
      key: 'A major',
      mode: 'major',
      meter: 4,
      vocals: 'words',
    })
    const heard = analyseSong({ sampleRate: RATE, channels: [song.left, song.right] })
    expect([60, 120]).toContain(
      Math.round(heard.alternativeTempo && heard.tempo > 150 ? heard.alternativeTempo : heard.tempo),
    )
    expect(heard.harmony).toMatchObject({ root: 9, mode: 'major' })
  })

  it('is sung in key in at least 95 % of its frames', () => expect(song.facts.inKeyShare).toBeGreaterThanOrEqual(0.95))

  it('has the sections of its lyrics', () => {
    const roles = song.facts.sections.map(({ role }) => role)
    expect(roles[0]).toBe('intro')
    expect(roles.slice(1, 3)).toEqual(['verse', 'chorus'])
    expect(roles.at(-1)).toBe('ending')
  })

  it('stops where the hook throws, and tells its stages in order', () => {
    const shares: number[] = []
    const onStage = (stage: string, share: number): void => {
      shares.push(share)
      if (stage === 'Singing') throw new Error('changed my mind')
    }
    expect(() => composeSong({ lyrics: LYRICS, song: POP, seed: 1 }, { onStage })).toThrow('changed my mind')
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
    expect(shares.length).toBeGreaterThan(3)
  })
})

const sungBy = (timbre: Timbre) => compose({ song: WALTZ, vocals: 'hum', timbre })
const hertzOf = ({ left, right }: ComposedSong) =>
  analyseVoice({ sampleRate: RATE, channels: [left, right] }).medianHertz

describe('references', () => {
  // Proves: song-voice-move-timbre
  it('of a voice move the timbre towards it', () => {
    const song = compose({ voice: VOICE, song: WALTZ })
    expect(faultsOf(song)).toEqual([])
    expect(song.facts).toMatchObject({ meter: 3, mode: 'minor', genre: 'waltz' })
    expect(song.facts.voiceDistanceDecibels).toBeLessThan(6)
  })

  // Proves: song-voice-alone-hum
  it('of a voice alone give a hum', () => {
    const hum = compose({ song: undefined, voice: VOICE })
    expect(faultsOf(hum)).toEqual([])
    expect(hum.facts).toMatchObject({ vocals: 'hum', tempoRelation: 'own' })
  })

  // Proves: song-tempo-key-hum
  it('of a song give tempo and key to a hum that is asked for, without its band', () => {
    const hum = compose({ voice: VOICE, vocals: 'hum' })
    expect(faultsOf(hum)).toEqual([])
    expect(hum.facts).toMatchObject({ vocals: 'hum', tempo: 120, key: 'A major' })
    expect(hum.facts.inKeyShare).toBeGreaterThanOrEqual(0.95)
  })

  // Proves: song-instrumental-alone-track
  it('of an instrumental alone give a track without vocals, the same for the same seed', () => {
    const request = { song: undefined, instrumental: WALTZ }
    const track = compose(request)
    expect(faultsOf(track)).toEqual([])
    expect(track.facts).toMatchObject({ vocals: 'none', key: 'D minor' })
    expect(Buffer.from(compose(request).left.buffer).equals(Buffer.from(track.left.buffer))).toBe(true)
    expect(Buffer.from(compose({ ...request, seed: 2 }).left.buffer).equals(Buffer.from(track.left.buffer))).toBe(false)
  })

  // Proves: song-speaking-voice-sings
  it('of a speaking voice let that sing: as high or low as it speaks', () => {
    const [low, high] = [sungBy({ hertz: 92, scale: 0.96 }), sungBy({ hertz: 190, scale: 1.13 })]
    expect([faultsOf(low), faultsOf(high)]).toEqual([[], []])
    expect(hertzOf(high)).toBeGreaterThan(1.3 * hertzOf(low))
  })

  it('of an instrumental lend their genre, while key and tempo stay those of the song', () => {
    const folk = synthesiseReference({ style: 'folk', tempo: 100, root: 4, mode: 'minor', seconds: 10, seed: 2 })
    const { facts } = compose({ instrumental: folk, vocals: 'none' })
    expect(facts).toMatchObject({ genre: 'folk', key: 'A major', tempo: 120 })
  })

  it('are needed', () => expect(() => compose({ song: undefined })).toThrow(/needs a reference/))
})

describe('odd lyrics', () => {
  it('of 400 characters in Devanagari are sung within a minute', () => {
    const song = compose({ lyrics: 'मेरा दिल धड़कन तुम्हारे बिना\n'.repeat(14).slice(0, 400) })
    expect(faultsOf(song)).toEqual([])
    expect(song.hints.join(' ')).toMatch(/do not look like English/)
  })

  it('without words are hummed, with a hint', () => {
    const { facts, hints } = compose({ song: WALTZ, lyrics: '🎵🎵' })
    expect(facts.vocals).toBe('hum')
    expect(hints).toEqual(['The lyrics hold no words that can be sung, so the voice hums.'])
  })
})
