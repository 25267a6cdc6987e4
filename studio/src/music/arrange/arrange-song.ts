import { ENDING_SECONDS } from '../compose/plan-form.ts'
import type { Note } from '../compose/score.ts'
import { stepInScale } from '../harmony.ts'
import { playPluck } from '../instruments/play-pluck.ts'
import { playBass, playElectricPiano, playPad } from '../instruments/synths.ts'
import { bassNote, listBars, voiceChord } from './arrangement.ts'
import type { Arrangement } from './arrangement.ts'
import { playBassLine } from './play-bass-line.ts'
import { playChords } from './play-chords.ts'
import { playDrums } from './play-drums.ts'
import { playHooks, playMelody } from './play-melodies.ts'

/** Plays the whole band into the arrangement's buses; `melody` is played where nobody sings it. */
export const arrangeSong = (arrangement: Arrangement, melody: readonly Note[] | null): void => {
  const bars = listBars(arrangement)
  playDrums(arrangement, bars)
  playBassLine(arrangement, bars)
  playChords(arrangement, bars)
  playHooks(arrangement, bars)
  if (melody) playMelody(arrangement, melody)
  playEnding(arrangement)
}

/** The last chord: everybody on the tonic, then silence. */
const playEnding = ({ score, style, buses, kit, kickTimes, timeOf }: Arrangement): void => {
  const bar = score.sections.at(-1)?.startBar ?? 0
  const start = timeOf(bar * score.meter)
  const seconds = ENDING_SECONDS - 0.9
  const chord = voiceChord(score.chords[bar], 60)
  const low = bassNote(score.chords[bar])
  playPad(
    buses.pad,
    { start, seconds, midis: [chord[0] - 12, ...chord, chord[0] + 12], gain: 0.2, seed: 9 },
    { cutoffHertz: style.padCutoffHertz * 1.2, attack: 0.01, release: 0.3, detune: 0.09, voices: 3 },
  )
  playBass(buses.bass, { start, seconds, midi: low, gain: 0.32 }, { ...style.bassSound, sweep: 2, drop: 0 })
  if (style.full.kick.includes('x')) {
    kickTimes.push(start)
    kit.strike(buses.kick, 'kick', { start, gain: 0.95 })
    if (style.hasTransitions) kit.strike(buses.effects, 'crash', { start, gain: 0.5 })
  }
  for (const [voice, midi] of [...chord, stepInScale(chord[0], 7, score.key)].entries()) {
    const tone = { start: start + voice * 0.03, seconds, midi: midi + 12, gain: 0.12, pan: (voice - 1) * 0.4 }
    if (style.comp === 'soft' || style.comp === 'waltz' || style.comp === 'sparse')
      playElectricPiano(buses.keys, tone, 0.8)
    else if (style.comp === 'power')
      for (const pan of [-0.8, 0.8])
        playPluck(buses.keys, { ...tone, midi: midi - 12, pan }, { damping: 0.3, sustain: 0.999, drive: 9 })
    else playPluck(buses.keys, tone, { damping: 0.35, sustain: 0.997 })
  }
}
