import type { Rgb } from '../identity/identity.ts'
import type { ShoeName } from './outfit.ts'
import type { Prop } from './prop.ts'
import type { Mood, PortraitScene, TimeOfDay, Weather } from './portrait-scene.ts'

export { MOODS, TIMES_OF_DAY, WEATHERS } from './portrait-scene.ts'
export type { Mood, TimeOfDay, Weather } from './portrait-scene.ts'

/** How much of the person is in the picture. */
export const FRAMINGS = ['selfie', 'half-body', 'full-body'] as const
export type Framing = (typeof FRAMINGS)[number]

/** How the body is held. Walking is for full bodies, seated for half ones behind a table, the rest for both. */
export const STANCES = [
  'relaxed',
  'hand-on-hip',
  'hands-in-pockets',
  'arms-crossed',
  'hands-behind-back',
  'walking',
  'seated',
] as const
export type Stance = (typeof STANCES)[number]

/** Everything about a picture that is not the person. */
export type Scene = PortraitScene & {
  framing: Framing
  stance: Stance
  time: TimeOfDay
  weather: Weather
  mood: Mood
  /** What is held in half and full bodies, and its colour where it comes in several. */
  prop?: Prop
  propColor?: Rgb
  /** Instead of the shoes that belong to the outfit, in full bodies. */
  shoes?: ShoeName
  shoeColor?: Rgb
  /** Chooses everything that the other fields leave open, such as the place's own details. */
  seed: number
}
