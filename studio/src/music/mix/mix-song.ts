import type { Arrangement } from '../arrange/arrangement.ts'
import { BUSES } from '../arrange/style.ts'
import type { Bus } from '../arrange/style.ts'
import { equalise } from '../dsp/biquad.ts'
import type { FilterSpec } from '../dsp/biquad.ts'
import { compress } from '../dsp/compress.ts'
import { echo, reverberate } from '../dsp/reverberate.ts'
import {
  activeLevelOf,
  addStereo,
  createStereo,
  fromDecibels,
  levelOf,
  RATE,
  scaleStereo,
  widen,
} from '../dsp/sound.ts'
import type { Stereo } from '../dsp/sound.ts'
import { treatVocals } from './sing-parts.ts'
import type { Vocals } from './sing-parts.ts'

const FILTERS: Readonly<Record<Bus, readonly FilterSpec[]>> = {
  kick: [
    { type: 'high-pass', hertz: 30 },
    { type: 'peak', hertz: 280, q: 1, decibels: -3 },
    { type: 'peak', hertz: 3500, q: 1, decibels: 1.5 },
  ],
  drums: [
    { type: 'high-pass', hertz: 120 },
    { type: 'peak', hertz: 450, q: 1, decibels: -2 },
  ],
  bass: [
    { type: 'high-pass', hertz: 32 },
    { type: 'peak', hertz: 250, q: 1, decibels: -1.5 },
    { type: 'low-pass', hertz: 4500 },
  ],
  pad: [
    { type: 'high-pass', hertz: 150 },
    { type: 'peak', hertz: 350, q: 0.9, decibels: -2 },
  ],
  keys: [{ type: 'high-pass', hertz: 150 }],
  lead: [{ type: 'high-pass', hertz: 250 }],
  effects: [],
}
/** The cabinet of a guitar amplifier. */
const CABINET: readonly FilterSpec[] = [
  { type: 'low-pass', hertz: 4200, q: 0.8 },
  { type: 'peak', hertz: 2300, q: 1.1, decibels: 3 },
  { type: 'peak', hertz: 420, q: 1, decibels: -2 },
]
/** How much of each bus goes into room and echo. */
const SENDS: Readonly<Record<Bus, readonly [number, number]>> = {
  kick: [0, 0],
  drums: [0.12, 0],
  bass: [0, 0],
  pad: [0.25, 0],
  keys: [0.24, 0.1],
  lead: [0.4, 0.4],
  effects: [0.25, 0],
}
/** What is spread to the sides, so that the middle belongs to voice, kick and bass. */
const WIDE: readonly Bus[] = ['pad', 'keys', 'effects']
/** How much of each bus gives way to the kick. */
const DUCKED: readonly (readonly [Bus, number])[] = [
  ['pad', 1],
  ['keys', 0.8],
  ['bass', 0.75],
  ['effects', 0.4],
]
/** Level of the backing against the lead, in dB. */
const BACKING_DECIBELS = -8
/** The melody's instrument where nobody sings. */
const MELODY_LIFT = 7

/** The band and the voice on one pair of channels. */
export const mixSong = (arrangement: Arrangement, vocals: Vocals | null): Stereo => {
  const { buses } = arrangement
  treatBuses(arrangement, vocals === null)
  duck(arrangement)
  const music = createStereo(buses.kick.left.length)
  for (const bus of BUSES) addStereo(music, buses[bus])
  const mix = createStereo(music.left.length)
  if (vocals) {
    const voice = mixVoice(arrangement, vocals)
    makeRoom(music, voice)
    addStereo(mix, voice)
  }
  addEffects(arrangement, music)
  addStereo(mix, music)
  return mix
}

const treatBuses = ({ buses, style }: Arrangement, isInstrumental: boolean): void => {
  for (const bus of BUSES) {
    const filters = bus === 'keys' && style.comp === 'power' ? [...FILTERS[bus], ...CABINET] : FILTERS[bus]
    equalise(buses[bus], filters)
  }
  for (const bus of WIDE) widen(buses[bus], 1.6)
  compress(buses.drums, { thresholdDecibels: -20, ratio: 3, attackMs: 12, releaseMs: 90, makeupDecibels: 2 })
  compress(buses.bass, { thresholdDecibels: -20, ratio: 3.5, attackMs: 15, releaseMs: 120, makeupDecibels: 2 })
  for (const bus of BUSES) {
    const level = levelOf(buses[bus])
    const lift = bus === 'lead' && isInstrumental ? MELODY_LIFT : 0
    if (level > -90) scaleStereo(buses[bus], fromDecibels(style.levels[bus] + lift - level))
  }
}

const duck = ({ buses, style, kickTimes }: Arrangement): void => {
  const { depth, seconds } = style.duck
  const length = buses.kick.left.length
  const gains = new Float32Array(length).fill(1)
  for (const time of kickTimes) {
    const first = Math.round(time * RATE)
    for (let index = 0; index < seconds * RATE && first + index < length; index++) {
      const share = index / RATE / seconds
      const shape = share < 0.04 ? share / 0.04 : ((1 - share) / 0.96) ** 1.5
      gains[first + index] = Math.min(gains[first + index], 1 - depth * shape)
    }
  }
  for (const [bus, amount] of DUCKED) {
    const { left, right } = buses[bus]
    for (let index = 0; index < length; index++) {
      const gain = 1 - (1 - gains[index]) * amount
      left[index] *= gain
      right[index] *= gain
    }
  }
}

const mixVoice = ({ style, score }: Arrangement, vocals: Vocals): Stereo => {
  treatVocals(vocals)
  const voice = createStereo(vocals.lead.left.length)
  addStereo(voice, vocals.lead, fromDecibels(style.vocalDecibels - activeLevelOf(vocals.lead)))
  const backing = activeLevelOf(vocals.backing)
  if (backing > -90) addStereo(voice, vocals.backing, fromDecibels(style.vocalDecibels + BACKING_DECIBELS - backing))
  const isSlow = score.tempo < 96
  const room = reverberate(voice, {
    decaySeconds: style.reverbSeconds * 0.88,
    damping: 0.3,
    preDelayMs: 35,
    lowCutHertz: 320,
  })
  const repeats = echo(voice, { seconds: score.secondsPerBeat / 2, feedback: 0.22, hertz: 2600 })
  addStereo(voice, room, isSlow ? 0.22 : 0.16)
  addStereo(voice, repeats, 0.08)
  return voice
}

/** While somebody sings, the band steps back by 1.5 dB and leaves the range of the words free. */
const makeRoom = (music: Stereo, voice: Stereo): void => {
  const dipped = { left: music.left.slice(), right: music.right.slice() }
  equalise(dipped, [{ type: 'peak', hertz: 2400, q: 0.8, decibels: -3.5 }])
  let level = 0
  for (let index = 0; index < music.left.length; index++) {
    const loudness = Math.abs(voice.left[index]) + Math.abs(voice.right[index])
    level += (loudness - level) * (loudness > level ? 0.002 : 0.0001)
    const weight = Math.min(1, level * 5)
    const gain = 1 - 0.16 * weight
    music.left[index] = (music.left[index] * (1 - weight) + dipped.left[index] * weight) * gain
    music.right[index] = (music.right[index] * (1 - weight) + dipped.right[index] * weight) * gain
  }
}

const addEffects = ({ buses, style, score }: Arrangement, music: Stereo): void => {
  const [room, repeats] = [createStereo(music.left.length), createStereo(music.left.length)]
  for (const bus of BUSES) {
    const [toRoom, toEcho] = SENDS[bus]
    if (toRoom > 0) addStereo(room, buses[bus], toRoom)
    if (toEcho > 0) addStereo(repeats, buses[bus], toEcho)
  }
  addStereo(
    music,
    reverberate(room, { decaySeconds: style.reverbSeconds, damping: 0.4, preDelayMs: 18, lowCutHertz: 260 }),
    0.55,
  )
  addStereo(music, echo(repeats, { seconds: score.secondsPerBeat * 0.75, feedback: 0.38, hertz: 3200 }), 0.45)
}
