import type { Gender, Identity } from '../../identity/identity.ts'
import type { Timbre } from '../../music/compose-song.ts'
import { clamp } from '../../math/scalar.ts'
import { createRepeatableDraw } from '../../math/random.ts'

/** The recorded speakers that voices are made of; `awb` and `kal16` are left to talks of before. */
export const BASES = ['slt', 'rms', 'awb', 'kal16'] as const
export type VoiceBase = (typeof BASES)[number]

/** A voice as plain JSON, to be kept with the person. */
export type Voice = {
  base: VoiceBase
  /** Middle pitch in hertz. */
  pitch: number
  /** Factor on the formants: above 1 a shorter vocal tract than the speaker's own. */
  formants: number
  /** Factor on the length of everything: above 1 slower than the speaker. */
  pace: number
}

/** Formants of the recorded speakers against a man's. */
const TRACTS: Record<VoiceBase, number> = { slt: 1.17, rms: 1, awb: 1, kal16: 1 }

/** A voice as a song asks for its singer: as high or low, and as large. */
export const timbreOf = ({ base, pitch, formants }: Voice): Timbre => ({
  hertz: pitch,
  scale: TRACTS[base] * formants,
})

const VOICE_TABLE = [
  ['maya', 'Maya', 'female', 'clear and bright', { base: 'slt', pitch: 182, formants: 0.93, pace: 1.2 }],
  ['clara', 'Clara', 'female', 'low and calm', { base: 'slt', pitch: 158, formants: 0.91, pace: 1.24 }],
  ['ines', 'Ines', 'female', 'warm and full', { base: 'slt', pitch: 166, formants: 0.89, pace: 1.2 }],
  ['june', 'June', 'female', 'young and light', { base: 'rms', pitch: 190, formants: 1.13, pace: 1.1 }],
  ['rosa', 'Rosa', 'female', 'direct', { base: 'rms', pitch: 178, formants: 1.12, pace: 1.08 }],
  ['vera', 'Vera', 'female', 'deep and steady', { base: 'rms', pitch: 158, formants: 1.1, pace: 1.06 }],
  ['elena', 'Elena', 'female', 'soft and unhurried', { base: 'rms', pitch: 168, formants: 1.15, pace: 1.14 }],
  ['adam', 'Adam', 'male', 'plain and friendly', { base: 'rms', pitch: 103, formants: 1, pace: 1.04 }],
  ['boris', 'Boris', 'male', 'deep', { base: 'rms', pitch: 92, formants: 0.96, pace: 1.08 }],
  ['leo', 'Leo', 'male', 'young and quick', { base: 'rms', pitch: 126, formants: 1.05, pace: 1 }],
  ['sam', 'Sam', 'male', 'bright', { base: 'rms', pitch: 140, formants: 1.07, pace: 1.06 }],
  ['theo', 'Theo', 'male', 'gentle', { base: 'slt', pitch: 115, formants: 0.86, pace: 1.06 }],
  ['otto', 'Otto', 'male', 'slow and dark', { base: 'slt', pitch: 100, formants: 0.84, pace: 1.1 }],
] as const satisfies readonly (readonly [string, string, Gender, string, Voice])[]

export type VoiceId = (typeof VOICE_TABLE)[number][0]
export type NamedVoice = { id: VoiceId; label: string; gender: Gender; manner: string; voice: Voice }

/** The voices to choose from, women first. */
export const VOICES: readonly NamedVoice[] = VOICE_TABLE.map(([id, label, gender, manner, voice]) => ({
  id,
  label,
  gender,
  manner,
  voice,
}))

export const findVoice = (id: string): NamedVoice | undefined => VOICES.find((voice) => voice.id === id)

/** Ranges in which an independent recogniser still understands a base: pitch, formants and pace. */
type Range = readonly [low: number, high: number]
type Body = { base: VoiceBase; weight: number; pitch: Range; formants: Range; pace: Range }
const BODIES: Record<Gender, readonly Body[]> = {
  female: [
    { base: 'slt', weight: 2, pitch: [146, 182], formants: [0.865, 0.89], pace: [1.1, 1.15] },
    { base: 'rms', weight: 3, pitch: [156, 198], formants: [1.055, 1.09], pace: [1.07, 1.1] },
  ],
  male: [
    { base: 'rms', weight: 3, pitch: [95, 140], formants: [0.97, 1.07], pace: [1.02, 1.08] },
    { base: 'slt', weight: 2, pitch: [98, 118], formants: [0.84, 0.87], pace: [1.06, 1.1] },
  ],
}

const within = ([low, high]: Range, share: number): number => low + (high - low) * clamp(share)
const round = (value: number, steps: number): number => Math.round(value * steps) / steps

/**
 * The voice that a person always has. Who is large, broad or heavy has a longer tract and a lower voice; voices sink a
 * little with age and slow down, men's thin out after sixty. What the body leaves open is drawn from the person's seed.
 */
export const voiceFor = ({ seed, gender, age, shape }: Identity): Voice => {
  const draw = createRepeatableDraw(seed)
  const bodies = BODIES[gender]
  const base = draw.pick('voice/base', Object.fromEntries(bodies.map(({ base, weight }) => [base, weight])))
  const body = bodies.find((candidate) => candidate.base === base) ?? bodies[0]
  const size = clamp(0.5 + 2.2 * (shape.neckWidth - 1) + 2.4 * (shape.shoulderWidth - 1) + 0.3 * shape.build)
  const years = clamp((age - 18) / 57)
  const thin = gender === 'male' ? 0.5 * clamp((age - 60) / 15) : 0
  const chance = (key: string): number => draw.uniform(`voice/${key}`)
  return {
    base: body.base,
    pitch: Math.round(within(body.pitch, 0.5 * chance('pitch') + 0.35 * (1 - size) + 0.15 * (1 - years) + thin)),
    formants: round(within(body.formants, 0.5 * chance('formants') + 0.5 * (1 - size)), 1000),
    pace: round(within(body.pace, 0.5 * chance('pace') + 0.5 * years), 1000),
  }
}
