import type { Consonant, Vowel } from '../lyrics/phones.ts'
import { CONSONANT_SHAPES } from './phone-table.ts'

/** A syllable to be sung, in seconds; its vowel begins at `start`, consonants come before. */
export type VoiceNote = {
  start: number
  end: number
  midi: number
  onset: readonly Consonant[]
  vowel: Vowel
  coda: readonly Consonant[]
  /** 0 to 1. */
  stress: number
}

export type TimedVowel = { kind: 'vowel'; name: Vowel; start: number; end: number; note: number }
export type TimedConsonant = {
  kind: 'consonant'
  name: Consonant
  start: number
  end: number
  note: number
  isCoda: boolean
  /** Whether silence follows. */
  isFinal: boolean
}
export type TimedPhone = TimedVowel | TimedConsonant

/** Notes closer than this are one phrase. */
const LEGATO_SECONDS = 0.12
const CODA_STRETCH = 1.1
const SHORTEST_VOWEL = 0.11
const SQUEEZE_LIMIT = 0.4

const lengthOf = (consonants: readonly Consonant[]): number =>
  consonants.reduce((sum, name) => sum + CONSONANT_SHAPES[name].milliseconds / 1000, 0)

const isLegato = (note: VoiceNote, next: VoiceNote | undefined): next is VoiceNote =>
  next !== undefined && next.start - note.end < LEGATO_SECONDS

/** Beginning and end of every phone: vowels start on their note, consonants take their time from the vowel before. */
export const timePhones = (notes: readonly VoiceNote[]): TimedPhone[] => {
  const phones: TimedPhone[] = []
  let onsetScale = 1
  for (const [index, note] of notes.entries()) {
    const next = notes[index + 1]
    const isJoined = isLegato(note, next)
    const onsetLength = lengthOf(note.onset)
    const codaLength = lengthOf(note.coda) * CODA_STRETCH
    const nextOnset = isJoined ? lengthOf(next.onset) : 0
    const room = (isJoined ? next.start : note.end) - note.start
    const shortest = Math.min(SHORTEST_VOWEL, 0.45 * room)
    const wanted = codaLength + nextOnset
    const scale =
      room - wanted < shortest ? Math.max(SQUEEZE_LIMIT, Math.min(1, (room - shortest) / Math.max(wanted, 1e-3))) : 1

    let time = note.start - onsetLength * onsetScale
    const last = phones.at(-1)
    if (last && last.end > time) last.end = Math.max(last.start + 0.02, time)
    for (const name of note.onset) {
      const end = time + lengthOf([name]) * onsetScale
      phones.push({ kind: 'consonant', name, start: time, end, note: index, isCoda: false, isFinal: false })
      time = end
    }
    const available = isJoined ? next.start - nextOnset * scale : note.end
    time = Math.max(note.start + 0.05, available - codaLength * scale)
    phones.push({ kind: 'vowel', name: note.vowel, start: note.start, end: time, note: index })
    for (const name of note.coda) {
      const end = time + lengthOf([name]) * CODA_STRETCH * scale
      phones.push({ kind: 'consonant', name, start: time, end, note: index, isCoda: true, isFinal: !isJoined })
      time = end
    }
    onsetScale = isJoined ? scale : 1
  }
  return phones
}
