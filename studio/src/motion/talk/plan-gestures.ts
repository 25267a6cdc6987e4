import type { RepeatableDraw } from '../../math/random.ts'
import { smoothstep } from '../../math/scalar.ts'
import type { Tone } from '../../speech/speech.ts'
import type { Accent } from './read-prosody.ts'

type Manner = {
  /** Which accents a hand beats with. */
  chance: number
  /** How far it goes, from the weakest to the strongest accent. */
  reach: readonly [low: number, high: number]
  /** After so many beats it rests. */
  mostBeats: number
}

const MANNERS: Record<Tone, Manner> = {
  calm: { chance: 0.5, reach: [0.55, 0.75], mostBeats: 2 },
  lively: { chance: 0.75, reach: [0.8, 1.15], mostBeats: 4 },
}

/** A hand begins to rise so long before the middle of the stressed vowel, is up, strikes down, and is through. */
const BEGIN = -0.5
const TOP = -0.16
const STRIKE = -0.08
const THROUGH = 0.12
/** Between beats that follow soon it stays up by this share, and sinks back slowly after the last. */
const KEPT = 0.4
const LONGEST_KEPT = 1.3
const SINK_SECONDS = 0.7
const LEAST_REST = 0.6
const STRONGEST = 2.5

type Beat = Accent & { reach: number }

/** Beats that follow one another soon, with rests between such groups. */
const groupBeats = (accents: readonly Accent[], manner: Manner, draw: RepeatableDraw): Beat[][] => {
  const [low, high] = manner.reach
  const groups: Beat[][] = []
  for (const [index, { at, strength }] of accents.entries()) {
    if (at + BEGIN < 0 || !draw.chance(`gesture/${index}`, manner.chance)) continue
    const beat = { at, strength, reach: low + (high - low) * smoothstep(0.6, STRONGEST, strength) }
    const last = groups.at(-1)
    const before = last?.at(-1)?.at ?? -Infinity
    if (last && last.length < manner.mostBeats && at - before < LONGEST_KEPT) last.push(beat)
    else if (at + BEGIN - before > THROUGH + SINK_SECONDS + LEAST_REST) groups.push([beat])
  }
  return groups
}

/**
 * Hands rise a little before what is stressed, strike down with it and rest in between. The sign says which of them leads:
 * the picture's right one above 0.
 */
export const planGestures = (
  track: Float32Array,
  accents: readonly Accent[],
  { framesPerSecond, tone }: { framesPerSecond: number; tone: Tone },
  draw: RepeatableDraw,
): void => {
  let side = draw.chance('gesture/side', 0.5) ? 1 : -1
  for (const [index, beats] of groupBeats(accents, MANNERS[tone], draw).entries()) {
    const first = beats[0].at
    const last = beats[beats.length - 1].at
    const kept = KEPT * Math.min(...beats.map(({ reach }) => reach))
    const valueAt = (now: number): number => {
      const held = smoothstep(first + BEGIN, first + TOP, now)
      const sunk = smoothstep(last + THROUGH + SINK_SECONDS, last + THROUGH, now)
      const raised = beats.map(
        ({ at, reach }) =>
          (reach - kept) * smoothstep(at + BEGIN, at + TOP, now) * smoothstep(at + THROUGH, at + STRIKE, now),
      )
      return kept * held * sunk + Math.max(...raised)
    }
    for (let frame = 0; frame < track.length; frame++) track[frame] += side * valueAt(frame / framesPerSecond)
    if (draw.chance(`gesture/change/${index}`, 0.75)) side = -side
  }
}
