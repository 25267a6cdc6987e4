import type { Rgb } from '../image/rgb.ts'
import type { BeardStyle, EarringStyle, Gender, GlassesStyle, HairAccent, HairStyle, Identity } from './identity.ts'
import type { ParameterName } from './parameters.ts'
import type { EyeColorName, HairColorName } from './person-colors.ts'
import type { RegionName } from './regions.ts'

const HAIR_LENGTHS = ['very short', 'short', 'medium', 'long', 'very long'] as const
export type HairLength = (typeof HAIR_LENGTHS)[number]

/** What is asked of a person; all that is left out is drawn by chance. */
export type PersonRequest = {
  gender?: Gender
  ageYears?: number
  /** More than one: mixed descent. */
  regions?: readonly RegionName[]
  /** 0 porcelain to 1 deep. */
  skinTone?: number
  /** Towards which end of a parameter, -1 its lowest to 1 its highest, 0 its neutral value. */
  shape?: Partial<Record<ParameterName, number>>
  hair?: HairRequest
  eyeColor?: EyeColorName
  /** Of the person's own left eye. */
  leftEyeColor?: EyeColorName
  /** Eyes of two colours, whichever they are. */
  oddEyes?: boolean
  excludedEyeColors?: readonly EyeColorName[]
  beard?: { style?: BeardStyle; color?: Rgb; density?: number }
  makeup?: Partial<Identity['makeup']>
  glasses?: { style?: GlassesStyle | 'any'; color?: Rgb; isDark?: boolean }
  earrings?: { style?: EarringStyle | 'any'; color?: Rgb }
  scar?: Identity['scar']
  scarSide?: 'left' | 'right'
  beautyMark?: Identity['beautyMark']
  mood?: number
}

export type HairRequest = {
  /** A second colour: lighter than the hair where none is named. */
  accent?: HairAccent
  accentColor?: HairColorName
  styles?: readonly HairStyle[]
  excludedStyles?: readonly HairStyle[]
  lengthClass?: HairLength
  color?: HairColorName
  excludedColors?: readonly HairColorName[]
  /** 0 straight, 0.5 wavy, 1 tight curls. */
  curl?: number
  volume?: number
  part?: number
  recession?: number
  grey?: number
}
