import { path } from '../../math/spline.ts'
import { isLifted } from '../compose/score.ts'
import type { Note } from '../compose/score.ts'
import { pitchClassOf } from '../dsp/sound.ts'
import { chordTones, nearestOctave, stepInScale } from '../harmony.ts'
import { playPluck } from '../instruments/play-pluck.ts'
import { playElectricPiano, playLead } from '../instruments/synths.ts'
import type { Arrangement, Bar } from './arrangement.ts'

/** Beat and scale step of the hook over two bars. */
const HOOKS: Readonly<Record<3 | 4, readonly (readonly [number, number])[]>> = {
  4: path('0 4, 1.5 4, 2 2, 3 3, 4 2, 5.5 1, 6 0, 7 1'),
  3: path('0 4, 2 5, 3 4, 4 2, 5 1'),
}
const LOWEST_LEAD = 62

/** The hook of intro and breaks, and a second voice in later choruses. */
export const playHooks = (arrangement: Arrangement, bars: readonly Bar[]): void => {
  for (const bar of bars) {
    const { role, startBar } = bar.section
    if ((role === 'intro' || role === 'break') && (bar.index - startBar) % 2 === 0) playHook(arrangement, bar)
  }
  playCounterLine(arrangement, bars)
}

const playHook = ({ score, buses, style, timeOf }: Arrangement, bar: Bar): void => {
  const tonic = nearestOctave(score.key.root, 72)
  const end = (bar.section.startBar + bar.section.bars) * score.meter
  const hook = HOOKS[score.meter]
  for (const [index, [beat, step]] of hook.entries()) {
    const place = bar.startBeat + beat
    if (place > end - 0.4) continue
    const wanted = stepInScale(tonic, step, score.key)
    const tones = chordTones(score.chords[Math.floor(place / score.meter)])
    const isFree = beat % 1 !== 0 || tones.includes(pitchClassOf(wanted))
    const midi = isFree
      ? wanted
      : ([1, -1, 2, -2]
          .map((move) => stepInScale(wanted, move, score.key))
          .find((other) => tones.includes(pitchClassOf(other))) ?? wanted)
    const seconds = Math.min((hook[index + 1]?.[0] ?? 2 * score.meter) - beat, 1.4) * score.secondsPerBeat * 0.9
    const tone = { start: timeOf(place), seconds, midi, gain: bar.section.role === 'intro' ? 0.11 : 0.13 }
    if (style.comp === 'stabs' || style.comp === 'power')
      playLead(buses.lead, tone, { cutoffHertz: bar.isFull ? 2600 : 1800, from: null })
    else if (style.comp === 'strum') playPluck(buses.lead, { ...tone, gain: 0.3 }, { damping: 0.3, sustain: 0.997 })
    else playElectricPiano(buses.lead, { ...tone, seconds: score.secondsPerBeat * 1.2, gain: 0.14 }, 0.9)
  }
}

const playCounterLine = ({ score, buses, timeOf }: Arrangement, bars: readonly Bar[]): void => {
  const choruses = score.sections.filter(({ role }) => role === 'chorus')
  const last = choruses.at(-1)
  if (!last || choruses.length < 2) return
  let before: number | null = null
  for (const bar of bars.filter(({ section }) => section === last)) {
    const [, third, fifth] = chordTones(bar.chord)
    const first: number = nearestOctave(third, before ?? 78)
    const beat = score.secondsPerBeat
    const middle = score.meter === 4 ? 2 : 1
    playLead(
      buses.lead,
      { start: timeOf(bar.startBeat + middle), seconds: 1.4 * beat, midi: first, gain: 0.06, pan: 0.35 },
      { cutoffHertz: 1700, from: before },
    )
    const second = {
      start: timeOf(bar.startBeat + middle + 1.5),
      seconds: 0.45 * beat,
      midi: nearestOctave(fifth, first),
      gain: 0.05,
      pan: 0.35,
    }
    playLead(buses.lead, second, { cutoffHertz: 1700, from: null })
    before = first
  }
}

/** The melody on an instrument, for a track without vocals. */
export const playMelody = ({ score, buses, timeOf, style }: Arrangement, notes: readonly Note[]): void => {
  const lift = notes.some(({ midi }) => midi < LOWEST_LEAD) ? 12 : 0
  let before: Note | null = null
  for (const note of notes) {
    const midi = note.midi + lift
    const seconds = note.beats * score.secondsPerBeat * 0.92
    const lifted = isLifted(note.role)
    const tone = { start: timeOf(note.startBeat), seconds, midi, gain: lifted ? 0.16 : 0.13 }
    const isJoined = before !== null && before.startBeat + before.beats > note.startBeat - 0.1
    if (style.comp === 'soft' || style.comp === 'waltz')
      playElectricPiano(buses.lead, { ...tone, seconds: seconds + 0.2 }, 1.1)
    else
      playLead(buses.lead, tone, {
        cutoffHertz: lifted ? 3000 : 1900,
        from: isJoined && before ? before.midi + lift : null,
      })
    if (lifted) {
      const third = {
        ...tone,
        midi: stepInScale(midi, 2, score.key),
        gain: 0.055,
        pan: -0.5,
        start: tone.start + 0.008,
      }
      playLead(buses.lead, third, { cutoffHertz: 2200, from: null })
    }
    before = note
  }
}
