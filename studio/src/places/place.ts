import type { Rgb } from '../image/rgb.ts'
import type { Lighting, TimeOfDay, Weather } from './hour.ts'
import type { BackdropPainter } from './world/backdrop-painter.ts'

/** What people wear there. */
export type DressCode = 'casual' | 'smart' | 'summer' | 'cold' | 'sport' | 'home' | 'evening'

/** Where a picture is taken. All numbers are weights for chance. */
export type Place = {
  /** Outdoor places take sky and light from time and weather, indoor ones show them in windows. */
  isOutdoor: boolean
  /** Says something of its own about who stands there, so it is taken only where somebody asks for it. */
  isTelling?: true
  /** What it is called in a prompt, separated by `|`: the first names it. */
  words: string
  /** What is seen there, separated by `|`: told as shown wherever a prompt asks for it. */
  seen: string
  /** Adjectives that hold for it as it is drawn, separated by `|`. */
  like: string
  /** Names that mean the place by night. */
  wordsAtNight?: string
  /** When it looks its best. */
  times: Partial<Record<TimeOfDay, number>>
  weathers: Partial<Record<Weather, number>>
  dress: Partial<Record<DressCode, number>>
  /** By night its own lamps light who stands there. */
  isLampLit?: boolean
  /** The light on people at any hour, where the hour does not decide it. */
  lightings?: Partial<Record<Lighting, number>>
  /** Its walls can be painted in another colour. */
  hasPlainWalls?: true
  /** Leaves show the season. */
  hasLeaves?: true
  /** Paints it in metres, with colours as by neutral daylight; `paper` is for a plain studio. */
  paint: (painter: BackdropPainter, paper: readonly [Rgb, Rgb]) => void
}

export const OPEN_AIR = { clear: 6, cloudy: 1.4 } as const
const INDOORS = { clear: 5, cloudy: 1, rain: 0.8 } as const
export const DAY_AND_GOLD = { day: 3, 'golden-hour': 2 } as const
export const LIT_EVENING = { day: 2, 'golden-hour': 1.5, dusk: 2, night: 1.5 } as const
export const ROOM_LIGHT = { day: 4, 'golden-hour': 1, dusk: 1 } as const

type Told = Omit<Place, 'isOutdoor' | 'weathers'> & Partial<Pick<Place, 'weathers'>>

/** A place under the sky, in fair weather mostly. */
export const outdoors = (place: Told): Place => ({ isOutdoor: true, weathers: OPEN_AIR, ...place })

/** A place whose windows show the weather. */
export const indoors = (place: Told): Place => ({ isOutdoor: false, weathers: INDOORS, ...place })
