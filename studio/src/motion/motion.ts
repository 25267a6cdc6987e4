import type { MouthTrack } from '../speech/mouth-track.ts'

/** What an act moves. Amounts run from -1 to 1; right and left are those of the picture. */
export const CHANNELS = [
  /** The head: to the right, downwards, and tilted to the right. */
  'turn',
  'nod',
  'tilt',
  /** The eyes, to the right and downwards. */
  'look',
  'look-down',
  'close-eyes',
  'smile',
  'talk',
  /** The body: weight shifted to the right, shoulders raised, and hands that move where they are shown. */
  'sway',
  'shrug',
  'gesture',
  /** The camera: nearer, to the right, downwards, and around the person. */
  'push',
  'pan',
  'lower',
  'orbit',
  /** A gust of wind to the right. */
  'gust',
] as const
export type Channel = (typeof CHANNELS)[number]

/**
 * One movement within the loop. It grows from nothing and goes back to nothing. One that is there from the first moment
 * (rise 0) needs another that brings it back at the end (fall 0).
 */
export type Act = {
  channel: Channel
  amount: number
  /** Begin and end in shares of the clip, 0 to 1. */
  from: number
  to: number
  /** Shares of the act's own time in which it grows, and in which it goes back. */
  rise: number
  fall: number
  /** How often it goes to and fro in its time; it stays on one side when left out. */
  cycles?: number
}

export const WEATHERS_IN_MOTION = ['as-scene', 'none', 'rain', 'snow', 'leaves', 'petals', 'fog'] as const
export type WeatherInMotion = (typeof WEATHERS_IN_MOTION)[number]

export const LIGHTS_IN_MOTION = ['steady', 'sunset', 'neon', 'clouds', 'candle'] as const
export type LightInMotion = (typeof LIGHTS_IN_MOTION)[number]

/** What face and head do while somebody speaks, a value for each frame; in units of the motion's channels. */
export type TalkTrack = MouthTrack & {
  brow: Float32Array
  nod: Float32Array
  turn: Float32Array
  tilt: Float32Array
  look: Float32Array
  lookDown: Float32Array
  /** -1 breathed out, 1 breathed in. */
  breath: Float32Array
  gesture: Float32Array
  smile: Float32Array
  /** When blinks begin, in seconds. */
  blinks: number[]
}

/**
 * What moves in a clip, and when. Plain JSON. Everything comes back to where it began, so that the clip can be played
 * in a loop without a seam.
 */
export type Motion = {
  /** 1 to 12. */
  durationSeconds: number
  /** Times blinks and all small movements. Unsigned 32 bit. */
  seed: number
  /** 0 to 40. */
  blinksPerMinute: number
  /** Depth of the breath: 0 none, 1 at rest, 2 deep. */
  breath: number
  /** Small movements of head, eyes and body that a living person makes: 0 none, 1 calm, 2 lively. */
  drift: number
  /** 0 still air, 1 strong wind; moves hair and cloth. */
  wind: number
  /** Where the wind blows to: -1 the picture's left, 1 its right. */
  windSide: -1 | 1
  /** How unsteadily the camera is held, 0 to 1. */
  handheld: number
  acts: Act[]
  weather: { kind: WeatherInMotion; amount: number }
  light: { kind: LightInMotion; amount: number }
  /** What is said. A talk is not played in a loop, and is never stored: speech is made again from its script. */
  speech?: TalkTrack
}

export const MOST_ACTS = 48
export const SHORTEST_SECONDS = 1
export const LONGEST_SECONDS = 12
