import type { PortraitScene } from './portrait-scene.ts'

/** How much of the person is in the picture. */
export const FRAMINGS = ['selfie', 'half-body', 'full-body'] as const
export type Framing = (typeof FRAMINGS)[number]

export const TIMES_OF_DAY = ['dawn', 'day', 'golden-hour', 'dusk', 'night'] as const
export type TimeOfDay = (typeof TIMES_OF_DAY)[number]

export const WEATHERS = ['clear', 'cloudy', 'rain', 'snow', 'fog'] as const
export type Weather = (typeof WEATHERS)[number]

/** How the body is held. Sitting and walking are for full bodies, the rest for half and full ones. */
export const STANCES = [
  'relaxed',
  'hand-on-hip',
  'hands-in-pockets',
  'arms-crossed',
  'hands-behind-back',
  'hand-in-hair',
  'walking',
  'sitting',
] as const
export type Stance = (typeof STANCES)[number]

/** Everything about a picture that is not the person. */
export type Scene = PortraitScene & {
  framing: Framing
  stance: Stance
  time: TimeOfDay
  weather: Weather
  /** Chooses everything that the other fields leave open, such as the place's own details. */
  seed: number
}
