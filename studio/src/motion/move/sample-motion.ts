import { createRepeatableDraw } from '../../math/random.ts'
import type { RepeatableDraw } from '../../math/random.ts'
import { clamp, lerp, smoothstep, TAU } from '../../math/scalar.ts'
import { CHANNELS } from '../motion.ts'
import type { Act, Channel, Motion, TalkTrack } from '../motion.ts'

/** Lids fall fast, stay shut for a moment and rise more slowly. */
const CLOSING_SECONDS = 0.09
const SHUT_SECONDS = 0.06
const OPENING_SECONDS = 0.17
const BLINK_SECONDS = CLOSING_SECONDS + SHUT_SECONDS + OPENING_SECONDS
/** A turn of the head of this amount is begun with a blink. */
const TURN_WITH_BLINK = 0.4
const LEAST_GAP_SECONDS = 0.7

/** When blinks begin, in seconds: at the pace of the motion but never like a clock, and with every larger turn. */
const blinkStarts = ({ durationSeconds, seed, blinksPerMinute, acts, speech }: Motion): number[] => {
  if (speech) return speech.blinks
  const draw = createRepeatableDraw(seed)
  const latest = durationSeconds - BLINK_SECONDS
  if (latest <= 0 || blinksPerMinute === 0) return []
  const starts = acts
    .filter(({ channel, amount }) => channel === 'turn' && Math.abs(amount) >= TURN_WITH_BLINK)
    .map(({ from, to, rise }) => (from + 0.2 * rise * (to - from)) * durationSeconds)
  const count = Math.max(1, Math.round((durationSeconds * blinksPerMinute) / 60))
  for (let index = 0; index < count; index++) {
    const start = ((index + draw.between(`blink/${index}`, 0.25, 0.8)) / count) * durationSeconds
    if (starts.every((other) => Math.abs(other - start) > LEAST_GAP_SECONDS)) starts.push(start)
  }
  return starts.map((start) => Math.min(latest, start))
}

/** How far blinks close the lids at a moment (share of the clip): 0 open, 1 shut. */
const planBlinks = (motion: Motion): ((share: number) => number) => {
  const starts = blinkStarts(motion)
  return (share) => {
    let closed = 0
    for (const start of starts) {
      const since = share * motion.durationSeconds - start
      const shut = CLOSING_SECONDS + SHUT_SECONDS
      closed = Math.max(closed, smoothstep(0, CLOSING_SECONDS, since) * smoothstep(shut + OPENING_SECONDS, shut, since))
    }
    return closed
  }
}

const SYLLABLES_PER_SECOND = 4.6
/** One syllable in so many is a pause between words. */
const PAUSE_CHANCE = 0.16

type Syllable = { middle: number; width: number; opening: number }

const syllablesOf = ({ acts, durationSeconds, seed }: Motion): Syllable[] => {
  const draw = createRepeatableDraw(seed)
  return acts
    .filter(({ channel }) => channel === 'talk')
    .flatMap(({ amount, from, to }, act) => {
      const start = from * durationSeconds
      const seconds = (to - from) * durationSeconds
      const count = Math.max(1, Math.floor(seconds * SYLLABLES_PER_SECOND))
      return Array.from({ length: count }, (_, index): Syllable => {
        const key = `speech/${act}/${index}`
        const isPause = draw.chance(`${key}/pause`, PAUSE_CHANCE)
        return {
          middle: start + ((index + draw.between(`${key}/at`, 0.4, 0.6)) / count) * seconds,
          width: (seconds / count) * draw.between(`${key}/width`, 0.48, 0.58),
          opening: isPause ? 0 : Math.max(0, amount) * draw.between(`${key}/opening`, 0.35, 1),
        }
      })
    })
}

/** How far the mouth is open to speak at a moment (share of the clip), 0 to 1: syllables of unequal length and height. */
const planSpeech = (motion: Motion): ((share: number) => number) => {
  const syllables = syllablesOf(motion)
  return (share) => {
    const seconds = share * motion.durationSeconds
    let opening = 0
    for (const syllable of syllables) {
      const offset = (seconds - syllable.middle) / syllable.width
      if (Math.abs(offset) < 1) opening = Math.max(opening, syllable.opening * Math.cos((offset * Math.PI) / 2) ** 2)
    }
    return opening
  }
}

/** Where everything is at one moment. Angles in radians, the rest in the units of its channel. */
export type MotionSample = Record<Channel, number> & {
  /** Moment in shares of the clip, 0 to 1. */
  share: number
  /** 0 open, 1 closed. */
  blink: number
  /** -1 breathed out, 1 breathed in. */
  breath: number
  yaw: number
  pitch: number
  roll: number
  gazeX: number
  gazeY: number
  /** Sideways push of the air, signed; 1 a strong wind. */
  wind: number
  /** Moment in the loop of air, weather and light, which is shorter than a long talk. */
  airShare: number
  /** 1 where the lips follow sounds that are known. */
  spoken: 0 | 1
  /** Lips as in speech: -1 rounded to 1 spread, firmly shut, the lower one under the teeth, and the tongue up at them. */
  spread: number
  press: number
  tuck: number
  tongue: number
  /** How far the brows are raised. */
  brow: number
  handX: number
  handY: number
}

/** What a full act turns, in radians. */
const TURN = 0.28
const NOD = 0.2
const TILT = 0.16
const BREATH_SECONDS = 3.6
/** Radians and gaze units of the small movements of a calm person. */
const DRIFT_ANGLE = 0.016
const GAZE_WANDER = 0.13
const SACCADE_SECONDS = 0.07

/** How far an act has grown at a moment, 0 to 1, with its sign and its to and fro. */
const actAt = ({ amount, from, to, rise, fall, cycles }: Act, share: number): number => {
  if (share < from || share >= to) return 0
  const along = (share - from) / (to - from)
  const risen = rise === 0 ? 1 : smoothstep(0, rise, along)
  const grown = risen * (fall === 0 ? 1 : smoothstep(1, 1 - fall, along))
  return amount * grown * (cycles === undefined ? 1 : Math.sin(TAU * cycles * along))
}

/** A slow wandering between -1 and 1 that ends where it began: three harmonics with phases of their own. */
const wander =
  (draw: RepeatableDraw, key: string, loops: number) =>
  (share: number): number => {
    let sum = 0
    for (let harmonic = 1; harmonic <= 3; harmonic++) {
      const phase = draw.uniform(`${key}/${harmonic}`)
      // Whole numbers close the loop; a long talk has none, and never comes back to the same.
      const turns = loops === 1 ? harmonic : harmonic * loops * (1 + 0.17 * phase)
      sum += Math.sin(TAU * (turns * share + phase)) / harmonic
    }
    return sum / 1.6
  }

/** Seconds in which air, weather and light come back to where they began. */
const AIR_LOOP_SECONDS = 6

/** How often the air's loop is played in a clip. */
export const airLoops = ({ durationSeconds, speech }: Motion): number =>
  speech ? Math.max(1, Math.round(durationSeconds / AIR_LOOP_SECONDS)) : 1

const TALK_CHANNELS = {
  nod: 'nod',
  turn: 'turn',
  tilt: 'tilt',
  look: 'look',
  lookDown: 'look-down',
  gesture: 'gesture',
  smile: 'smile',
} as const

/** Values of a track at a moment, between two of its frames. */
const valueAt = (values: Float32Array, share: number): number => {
  const place = Math.min(values.length - 1, share * values.length)
  const low = Math.floor(place)
  return lerp(values[low], values[Math.min(values.length - 1, low + 1)], place - low)
}

/** What speech adds to a moment. */
const sampleTalk = (speech: TalkTrack, share: number, channels: Record<Channel, number>) => {
  for (const [name, channel] of Object.entries(TALK_CHANNELS) as [keyof typeof TALK_CHANNELS, Channel][])
    channels[channel] += valueAt(speech[name], share)
  channels.talk = valueAt(speech.open, share)
  return {
    spoken: 1 as const,
    spread: valueAt(speech.spread, share),
    press: valueAt(speech.press, share),
    tuck: valueAt(speech.tuck, share),
    tongue: valueAt(speech.tongue, share),
    brow: valueAt(speech.brow, share),
  }
}
const SILENT = { spoken: 0, spread: 0, press: 0, tuck: 0, tongue: 0, brow: 0 } as const

/** Eyes rest and jump: fixations of unequal length with quick moves between them, the first and last at home. */
const planFixations = (draw: RepeatableDraw, key: string, durationSeconds: number): ((share: number) => number) => {
  const count = Math.max(2, Math.round(durationSeconds / 1.1))
  const targets = Array.from({ length: count }, (_, index) => (index % 2 === 0 ? 0 : draw.bell(`${key}/to/${index}`)))
  const starts = targets.map((_, index) => (index + (index === 0 ? 0 : draw.between(`${key}/at`, 0.2, 0.7))) / count)
  const width = SACCADE_SECONDS / durationSeconds
  return (share) => {
    let value = 0
    for (let index = 1; index < count; index++) {
      value += (targets[index] - targets[index - 1]) * smoothstep(starts[index], starts[index] + width, share)
    }
    return value - targets[count - 1] * smoothstep(1 - width, 1, share)
  }
}

/** Prepares a motion to be looked at, at any moment. The same motion and share give the same moment. */
export const createSampler = (motion: Motion): ((share: number) => MotionSample) => {
  const draw = createRepeatableDraw(motion.seed)
  const { durationSeconds, drift, acts } = motion
  const blink = planBlinks(motion)
  const syllables = planSpeech(motion)
  const loops = airLoops(motion)
  const breaths = Math.max(1, Math.round(durationSeconds / BREATH_SECONDS))
  const [driftYaw, driftPitch, driftRoll, driftSway] = ['yaw', 'pitch', 'roll', 'sway'].map((key) =>
    wander(draw, key, loops),
  )
  const [shakeX, shakeY, air] = ['shake-x', 'shake-y', 'air'].map((key) => wander(draw, key, loops))
  const eyesX = planFixations(draw, 'eyes-x', durationSeconds)
  const eyesY = planFixations(draw, 'eyes-y', durationSeconds)
  return (share) => {
    const channels = Object.fromEntries(CHANNELS.map((channel) => [channel, 0])) as Record<Channel, number>
    for (const act of acts) if (act.channel !== 'talk') channels[act.channel] += actAt(act, share)
    channels.talk = syllables(share)
    const face = motion.speech ? sampleTalk(motion.speech, share, channels) : SILENT
    const attention = 1 - clamp(Math.abs(channels.look) + Math.abs(channels['look-down']))
    return {
      ...channels,
      ...face,
      share,
      airShare: loops === 1 ? share : (share * loops) % 1,
      sway: channels.sway + 0.22 * drift * driftSway(share),
      blink: Math.max(blink(share), clamp(channels['close-eyes'])),
      breath: motion.breath * (motion.speech ? valueAt(motion.speech.breath, share) : -Math.cos(TAU * breaths * share)),
      yaw: TURN * channels.turn + DRIFT_ANGLE * 1.4 * drift * driftYaw(share),
      pitch: NOD * channels.nod + DRIFT_ANGLE * drift * driftPitch(share) + 0.012 * channels.talk,
      roll: TILT * channels.tilt + DRIFT_ANGLE * 0.8 * drift * driftRoll(share),
      gazeX: channels.look + GAZE_WANDER * Math.min(1, drift) * attention * eyesX(share),
      gazeY: channels['look-down'] + 0.6 * GAZE_WANDER * Math.min(1, drift) * attention * eyesY(share),
      wind: motion.windSide * motion.wind * (0.75 + 0.4 * air(share)) + channels.gust,
      handX: motion.handheld * shakeX(share),
      handY: motion.handheld * shakeY(share),
    }
  }
}
