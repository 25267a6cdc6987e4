import { clamp } from '../math/scalar.ts'
import { MOUTH_RATE } from './speech.ts'
import type { HeardMouth, TimedPhone } from './speech.ts'

/** What the mouth does in every frame. */
export type MouthTrack = {
  /** How far the lips are apart, 0 to 1. */
  open: Float32Array
  /** -1 rounded, 1 spread. */
  spread: Float32Array
  /** How firmly the lips are shut, 0 to 1. */
  press: Float32Array
  /** 1: the lower lip lies under the upper teeth. */
  tuck: Float32Array
  /** 1: the tip of the tongue is at the upper teeth. */
  tongue: Float32Array
}

/** Where a phone wants the mouth, and how strongly it wants its opening and its width. */
type Viseme = { open: number; spread: number; jaw: number; lips: number; shuts?: true; tucks?: true; tips?: true }

const vowel = (open: number, spread: number): Viseme => ({ open, spread, jaw: 1, lips: 1 })
const tongue = (open: number, spread: number, lips = 0.25): Viseme => ({ open, spread, jaw: 0.75, lips })
const shut: Viseme = { open: 0, spread: 0, jaw: 3.2, lips: 0.12, shuts: true }
const tip = (open: number): Viseme => ({ ...tongue(open, 0.1), tips: true })
const tucked: Viseme = { open: 0.3, spread: 0.1, jaw: 2.2, lips: 0.25, tucks: true }

const VISEMES: Readonly<Record<string, Viseme>> = {
  aa: vowel(0.95, 0),
  ae: vowel(0.82, 0.28),
  ah: vowel(0.6, 0),
  ax: { open: 0.4, spread: 0, jaw: 0.55, lips: 0.45 },
  ao: vowel(0.76, -0.55),
  aw: vowel(0.85, -0.3),
  ay: vowel(0.82, 0.22),
  eh: vowel(0.62, 0.3),
  er: vowel(0.38, -0.32),
  ey: vowel(0.5, 0.5),
  ih: vowel(0.42, 0.35),
  iy: vowel(0.3, 0.75),
  ow: vowel(0.56, -0.7),
  oy: vowel(0.6, -0.4),
  uh: vowel(0.4, -0.55),
  uw: vowel(0.3, -0.95),
  p: shut,
  b: shut,
  m: shut,
  f: tucked,
  v: tucked,
  th: tip(0.32),
  dh: tip(0.32),
  t: tongue(0.22, 0.1),
  d: tongue(0.24, 0.1),
  n: tongue(0.24, 0.1),
  l: tip(0.36),
  s: tongue(0.2, 0.3),
  z: tongue(0.2, 0.3),
  sh: { open: 0.28, spread: -0.5, jaw: 1, lips: 0.9 },
  zh: { open: 0.28, spread: -0.5, jaw: 1, lips: 0.9 },
  ch: { open: 0.26, spread: -0.5, jaw: 1, lips: 0.9 },
  jh: { open: 0.26, spread: -0.5, jaw: 1, lips: 0.9 },
  k: tongue(0.3, 0),
  g: tongue(0.3, 0),
  ng: tongue(0.3, 0),
  hh: { open: 0.4, spread: 0, jaw: 0.15, lips: 0.1 },
  r: { open: 0.3, spread: -0.45, jaw: 0.7, lips: 0.7 },
  w: { open: 0.2, spread: -0.95, jaw: 1.6, lips: 1.7 },
  y: tongue(0.25, 0.6, 0.5),
  pau: { open: 0, spread: 0, jaw: 1.2, lips: 0.8 },
}

/** Lips move before they are heard. */
export const LEAD_SECONDS = 0.045
/** How fast a phone loses its hold on the jaw and on the lips, which prepare a sound from farther away. */
const JAW_SECONDS = 0.03
const LIPS_SECONDS = 0.055
const CLOSURE_SECONDS = 0.028
/** Phones farther away than this have no hold any more. */
const REACH_SECONDS = 0.4
const USUAL_PHONE_SECONDS = 0.12
/** Below 1: small openings are seen as such. */
const PARTING = 0.8
/** A closure can be seen where its lips press as hard as this. */
const SHUT = 1

export type MouthPlan = {
  framesPerSecond: number
  count: number
  /** Loudness at a moment, 0 to 1: loud speech opens the mouth more. */
  loudnessAt: (seconds: number) => number
}

/** The frame that shows a closure best. */
const frameOf = ({ start, end }: TimedPhone, { framesPerSecond, count }: MouthPlan): number =>
  clamp(Math.round(((start + end) / 2 - LEAD_SECONDS) * framesPerSecond), 0, count - 1)

/**
 * Mouth shapes of running speech: each phone has a target and a hold that falls with the distance, and what is seen is
 * the mean of all targets by their holds (Cohen and Massaro 1993). Every p, b and m shuts the lips in one frame at least.
 */
export const trackMouth = (phones: readonly TimedPhone[], plan: MouthPlan): MouthTrack => {
  const { framesPerSecond, count, loudnessAt } = plan
  const arrays = () => new Float32Array(count)
  const track: MouthTrack = { open: arrays(), spread: arrays(), press: arrays(), tuck: arrays(), tongue: arrays() }
  let first = 0
  for (let frame = 0; frame < count; frame++) {
    const now = frame / framesPerSecond + LEAD_SECONDS
    let [open, jaw, spread, lips, press, tuck, tip] = [0, 0, 0, 0, 0, 0, 0]
    while (first < phones.length && phones[first].end < now - REACH_SECONDS) first++
    for (let index = first; index < phones.length && phones[index].start < now + REACH_SECONDS; index++) {
      const { phone, start, end } = phones[index]
      const viseme = VISEMES[phone] ?? VISEMES.ax
      const away = Math.abs(now - (start + end) / 2)
      const half = (end - start) / 2
      const outside = Math.max(0, away - 0.6 * half)
      const length = Math.min(1.4, 0.5 + (end - start) / USUAL_PHONE_SECONDS)
      const jawHold = viseme.jaw * length * Math.exp(-outside / JAW_SECONDS)
      const lipHold = viseme.lips * length * Math.exp(-outside / LIPS_SECONDS)
      open += jawHold * viseme.open
      jaw += jawHold
      spread += lipHold * viseme.spread
      lips += lipHold
      const closure = Math.exp(-((Math.max(0, away - 0.5 * half) / CLOSURE_SECONDS) ** 2))
      if (viseme.shuts) press = Math.max(press, closure)
      if (viseme.tucks) tuck = Math.max(tuck, closure)
      if (viseme.tips) tip = Math.max(tip, closure)
    }
    const wide = jaw > 0 ? (open / jaw) ** PARTING : 0
    track.open[frame] = clamp(wide * (0.72 + 0.4 * loudnessAt(now)) * (1 - press))
    track.spread[frame] = lips > 0 ? spread / lips : 0
    track.press[frame] = press
    track.tuck[frame] = tuck > 0.5 && press < 0.5 ? 1 : 0
    track.tongue[frame] = tip > 0.5 && press < 0.5 && tuck <= 0.5 ? 1 : 0
  }
  for (const phone of phones) {
    const viseme = VISEMES[phone.phone]
    const frame = frameOf(phone, plan)
    if (viseme?.shuts) {
      track.press[frame] = SHUT
      track.open[frame] = 0
      track.tuck[frame] = 0
      track.tongue[frame] = 0
    } else if (viseme?.tucks && track.press[frame] < SHUT) {
      track.tuck[frame] = 1
      track.tongue[frame] = 0
    }
  }
  return track
}

/** Frames in which the lips have to be shut, one for each p, b and m. */
export const closureFrames = (phones: readonly TimedPhone[], plan: MouthPlan): number[] =>
  phones.filter(({ phone }) => VISEMES[phone]?.shuts).map((phone) => frameOf(phone, plan))

/** The mouth of a recording without words, from what was heard of it a hundred times a second. */
export const followMouth = (heard: HeardMouth, { framesPerSecond, count }: MouthPlan): MouthTrack => {
  const at = (values: Float32Array, frame: number): number =>
    values[clamp(Math.round((frame / framesPerSecond + LEAD_SECONDS) * MOUTH_RATE), 0, values.length - 1)] ?? 0
  const sampled = (values: Float32Array) => Float32Array.from({ length: count }, (_, frame) => at(values, frame))
  const track = {
    open: sampled(heard.open),
    spread: sampled(heard.spread),
    press: new Float32Array(count),
    tuck: new Float32Array(count),
    tongue: new Float32Array(count),
  }
  for (const seconds of heard.closures) {
    const frame = clamp(Math.round((seconds - LEAD_SECONDS) * framesPerSecond), 0, count - 1)
    track.press[frame] = SHUT
    track.open[frame] = 0
  }
  return track
}
