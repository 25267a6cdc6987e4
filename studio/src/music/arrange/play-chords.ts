import { playPad } from '../instruments/play-pad.ts'
import { type Arrangement, type Bar, CHORD_CENTRE, voiceChord } from './arrangement.ts'
import { power, strum } from './comp-guitars.ts'
import { houseStabs, popKeys, soft, sparse, waltz } from './comp-keys.ts'

/** Pad and keys or guitars. */
export function playChords(arrangement: Arrangement, bars: readonly Bar[]): void {
  for (const bar of bars) {
    holdPad(arrangement, bar)
    comp(arrangement, bar)
  }
}

function holdPad({ buses, style, score, timeOf, reading }: Arrangement, bar: Bar): void {
  const chord = voiceChord(bar.chord, CHORD_CENTRE)
  const light = reading ? Math.max(0.75, Math.min(1.35, (reading.texture.brightnessHertz / 1800) ** 0.35)) : 1
  const cutoffHertz = style.padCutoffHertz * light * (bar.isFull ? 1.5 : bar.section.role === 'intro' ? 0.8 : 1)
  const isPumping = style.duck.depth > 0.5
  playPad(
    buses.pad,
    {
      start: timeOf(bar.startBeat),
      seconds: score.meter * score.secondsPerBeat - 0.05,
      midis: [chord[0] - 12, ...chord],
      gain: 0.16 * bar.level,
      seed: 7,
    },
    { cutoffHertz, attack: isPumping ? 0.05 : 0.18, release: 0.25, detune: 0.09, voices: 2 },
  )
}

function comp(arrangement: Arrangement, bar: Bar): void {
  const { style, score } = arrangement
  if (score.meter === 3 || style.comp === 'waltz') waltz(arrangement, bar)
  else if (style.comp === 'strum') strum(arrangement, bar)
  else if (style.comp === 'power') power(arrangement, bar)
  else if (style.comp === 'soft') soft(arrangement, bar)
  else if (style.comp === 'sparse') sparse(arrangement, bar)
  else if (style.duck.depth > 0.5) houseStabs(arrangement, bar)
  else popKeys(arrangement, bar)
}
