import type { Rgb } from '../image/rgb.ts'
import type { Shape } from './parameters.ts'
import type { Worn } from './worn.ts'

export type Gender = 'female' | 'male'

export const HAIR_STYLES = [
  'bald',
  'buzz',
  'crew',
  'fade',
  'side-part',
  'quiff',
  'slicked-back',
  'messy',
  'curly-short',
  'afro',
  'pixie',
  'bob',
  'lob',
  'long',
  'long-fringe',
  'ponytail',
  'bun',
  'braids',
  'mohawk',
  'undercut',
  'space-buns',
  'pigtails',
  'box-braids',
  'locs',
  'mullet',
  'wolf-cut',
  'curtain-bangs',
  'bob-fringe',
  'feathered',
  'slicked-long',
  'side-shave',
  'finger-waves',
  'low-ponytail',
  'low-bun',
  'bubble-ponytail',
  'half-up',
  'side-braid',
  'crown-braid',
  'cornrows',
  'flat-top',
  'pompadour',
  'spiky',
  'french-crop',
  'curtains',
  'bowl-cut',
  'twists',
  'tapered-curls',
  'lob-fringe',
] as const
export type HairStyle = (typeof HAIR_STYLES)[number]

/** Single strands, one lock in front, the lower half, or one side of the parting. */
export const HAIR_ACCENTS = ['highlights', 'streak', 'tips', 'split'] as const
export type HairAccent = (typeof HAIR_ACCENTS)[number]

export const BEARD_STYLES = [
  'none',
  'stubble',
  'short',
  'full',
  'long',
  'goatee',
  'moustache',
  'handlebar',
  'chinstrap',
  'mutton-chops',
  'soul-patch',
] as const
export type BeardStyle = (typeof BEARD_STYLES)[number]

export const GLASSES_STYLES = ['none', 'round', 'square', 'cat-eye', 'aviator', 'rimless'] as const
export type GlassesStyle = (typeof GLASSES_STYLES)[number]

export const EARRING_STYLES = ['none', 'studs', 'hoops', 'drops'] as const
export type EarringStyle = (typeof EARRING_STYLES)[number]

/** Where a beauty mark is: above the lip, below the eye, above the brow, beside the nose, or on cheek or chin. */
export const BEAUTY_MARK_PLACES = ['lip', 'cheek', 'chin', 'nose', 'eye', 'brow'] as const
export type BeautyMarkPlace = (typeof BEAUTY_MARK_PLACES)[number]

/** A whole person: everything that stays the same from picture to picture. Plain JSON. */
export type Identity = {
  /** Seeds everything drawn by chance (pores, strands, freckles), so the same identity gives the same bytes. Unsigned 32 bit. */
  seed: number
  gender: Gender
  /** Years, 18 to 75. */
  age: number
  shape: Shape
  eyeColor: Rgb
  /** Of the person's own left eye, where it has another colour. */
  leftEyeColor?: Rgb
  hair: {
    style: HairStyle
    color: Rgb
    /** 0 straight, 0.5 wavy, 1 tight curls. */
    curl: number
    /** Factor of the style's own length, 0.6 to 1.5. */
    length: number
    /** Factor of the style's own volume, 0.6 to 1.5. */
    volume: number
    /** -1 the person's right side, 0 middle, 1 left side. */
    part: number
    /** Receding hairline, 0 to 1. */
    recession: number
    /** Share of grey strands, 0 to 1. */
    grey: number
    /** A second colour, and where it is. */
    accent?: { color: Rgb; where: HairAccent }
  }
  beard: { style: BeardStyle; color: Rgb; density: number }
  makeup: {
    /** 0 bare skin, 1 evening make-up. */
    strength: number
    lipColor: Rgb
    /** 0 natural lips, 1 full lipstick. */
    lipstick: number
    /** 0 matt, 1 wet gloss. */
    gloss: number
    shadowColor: Rgb
    /** 0 none, 1 winged eyeliner. */
    eyeliner: number
  }
  glasses: {
    style: GlassesStyle
    color: Rgb
    /** Sunglasses, whose dark glass hides the eyes; clear when left out. */
    isDark?: boolean
  }
  earrings: { style: EarringStyle; color: Rgb }
  /** What they have on in every picture that asks for nothing else. */
  worn?: Worn
  /** A thin scar, or none. */
  scar: 'none' | 'brow' | 'cheek' | 'chin'
  /** The person's own side of it: cheeks on the right, the others on the left when left out. */
  scarSide?: 'left' | 'right'
  /** A single dark spot, and the person's own side of it. */
  beautyMark?: { place: BeautyMarkPlace; side: 'left' | 'right' }
  /** Resting expression: -1 stern, 0 neutral, 1 a warm smile. */
  mood: number
}
