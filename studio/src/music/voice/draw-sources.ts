import { triples } from '../../math/spline.ts'
import { type ControlTracks, fill, smooth } from './control-tracks.ts'
import { leaningSecond, velarPinch } from './draw-formants.ts'
import { CONSONANT_SHAPES, type ConsonantShape, type NoiseBand } from './phone-table.ts'
import type { TimedConsonant, TimedPhone, VoiceNote } from './time-phones.ts'

/** Noise made in the mouth: from one time to another, with the length of its edges in seconds. */
export type Burst = { start: number; end: number; bands: readonly NoiseBand[]; gain: number; edge: number }

type SourceOptions = {
  /** Breath in vowels, about 0.03 for a clear and 0.14 for a very breathy voice. */
  breath: number
  /** No consonant noise and no intake of breath. */
  isHum: boolean
}

const INTAKE: readonly NoiseBand[] = triples('1500 1200 0.25, 3500 3000 0.3, 7000 5000 0.15')
const CLOSURES: Readonly<Record<ConsonantShape['manner'], number>> = {
  nasal: 0.7,
  stop: 0.85,
  affricate: 0.85,
  fricative: 0.45,
  liquid: 0.25,
  glide: 0,
  breath: 0,
}
const STOP_NOISE = 2
const CODA_ASPIRATION = 0.3

/** Draws voicing, breath and closure, and lists the bursts of noise. */
export const drawSources = (
  tracks: ControlTracks,
  { phones, notes }: { phones: readonly TimedPhone[]; notes: readonly VoiceNote[] },
  options: SourceOptions,
): Burst[] => {
  const bursts: Burst[] = []
  for (const [index, phone] of phones.entries()) {
    const accent = 0.86 + 0.14 * notes[phone.note].stress
    if (phone.kind === 'vowel') {
      fill(tracks.voicing, [phone.start, phone.end], accent)
      fill(tracks.breath, [phone.start, phone.end], options.breath)
    } else {
      bursts.push(...drawConsonant(tracks, { phones, index, phone, accent }))
    }
  }
  for (const [index, note] of notes.entries()) {
    const before = notes[index - 1]
    if (before && note.start - before.end <= 0.28) continue
    const start = note.start - 0.3 - note.onset.length * 0.07
    bursts.push({ start, end: start + 0.2, bands: INTAKE, gain: 0.1 * (0.5 + options.breath * 6), edge: 0.09 })
  }
  tracks.voicing.set(smooth(tracks.voicing, 9))
  tracks.breath.set(smooth(tracks.breath, 8))
  tracks.closure.set(smooth(tracks.closure, 6))
  return options.isHum ? [] : bursts.filter(({ start }) => start >= 0)
}

type Placed = { phones: readonly TimedPhone[]; index: number; phone: TimedConsonant; accent: number }

const drawConsonant = (tracks: ControlTracks, placed: Placed): Burst[] => {
  const { phone, accent } = placed
  const { manner, isVoiced, voicing, noise } = CONSONANT_SHAPES[phone.name]
  const span = [phone.start, phone.end] as const
  const isNarrow = manner === 'stop' || manner === 'affricate' || manner === 'fricative'
  if (CLOSURES[manner] > 0 && (!isNarrow || isVoiced)) fill(tracks.closure, span, CLOSURES[manner])
  if (manner === 'stop') return drawStop(tracks, placed)
  if (manner === 'affricate') {
    const release = phone.start + (phone.end - phone.start) * 0.42
    if (isVoiced) {
      fill(tracks.voicing, [phone.start, release - 0.004], voicing)
      fill(tracks.voicing, [release, phone.end], 0.25)
    }
    return [{ start: release, end: phone.end + 0.01, bands: noise, gain: accent * (isVoiced ? 0.8 : 1), edge: 0.008 }]
  }
  if (manner === 'breath') {
    fill(tracks.breath, [phone.start, phone.end + 0.01], 0.5)
    return []
  }
  if (voicing > 0) fill(tracks.voicing, span, voicing * accent)
  if (manner !== 'fricative') return []
  return [{ start: phone.start - 0.012, end: phone.end + 0.012, bands: noise, gain: accent, edge: 0.022 }]
}

/** Closure, burst and, without voice, aspiration. A stop before another consonant is not released. */
const drawStop = (tracks: ControlTracks, { phones, index, phone, accent }: Placed): Burst[] => {
  const { isVoiced, voicing, noise } = CONSONANT_SHAPES[phone.name]
  const length = phone.end - phone.start
  const [before, after] = [phones[index - 1], phones[index + 1]]
  const isClose = (next: TimedPhone | undefined): boolean => next !== undefined && next.start - phone.end < 0.02
  const followsS =
    !isVoiced && !phone.isCoda && before?.kind === 'consonant' && before.name === 'S' && phone.start - before.end < 0.01
  const isHeld = phone.isCoda && after?.kind === 'consonant' && isClose(after)
  const release = phone.start + length * (isVoiced ? 0.72 : followsS ? 0.72 : 0.52)
  if (isVoiced) {
    fill(tracks.voicing, [phone.start, release - 0.004], voicing)
    fill(tracks.voicing, [release + 0.004, phone.end], 0.55)
  } else if (!followsS) {
    const tail = after?.kind === 'vowel' && isClose(after) ? 0.012 : 0
    const aspiration = phone.isCoda ? (isHeld ? 0 : CODA_ASPIRATION) : 0.42
    fill(tracks.breath, [release + 0.006, phone.end + tail], aspiration)
  }
  if (isHeld) return []
  const isVelar = phone.name === 'K' || phone.name === 'G'
  const bands = isVelar
    ? noise.map((band, place): NoiseBand =>
        place === 0 ? [velarPinch(leaningSecond(phones, index)), band[1], band[2]] : band,
      )
    : noise
  return [
    {
      start: release,
      end: release + (isVoiced ? 0.012 : 0.022),
      bands,
      gain: STOP_NOISE * accent * (phone.isCoda ? 0.8 : 1),
      edge: 0.001,
    },
  ]
}
