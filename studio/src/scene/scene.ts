import type { Identity } from '../identity/identity.ts'
import type { Worn } from '../identity/worn.ts'
import type { Rgb } from '../image/rgb.ts'
import type { Lighting, Season, TimeOfDay, Weather } from '../places/hour.ts'
import type { Backdrop } from '../places/places.ts'
import type { Air, Beside } from '../places/beside/names.ts'
import type { FaceUnits } from './face-units.ts'
import type { Cloth, OutfitFit, Pattern, ShoeName } from './outfits/outfit.ts'
import { OUTFITS } from './outfits/outfits.ts'
import type { OutfitName } from './outfits/outfits.ts'
import type { WornGarment } from './outfits/worn-garment.ts'
import type { Prop } from './props.ts'

/** The feeling of a picture: colours and contrast of its finish. */
export const MOODS = [
  'natural',
  'warm',
  'cool',
  'dreamy',
  'dramatic',
  'vintage',
  'vivid',
  'monochrome',
  'pastel',
  'teal-orange',
  'muted',
  'airy',
  'film',
  'sepia',
] as const
export type Mood = (typeof MOODS)[number]

export type PortraitOutfit = OutfitName
export const PORTRAIT_OUTFITS = Object.keys(OUTFITS) as readonly PortraitOutfit[]

/** Everything about a portrait that is not the person. Angles in radians, positive yaw turns the nose to the picture's right. */
export type PortraitScene = {
  backdrop: Backdrop
  /** Day when left out. */
  time?: TimeOfDay
  /** Clear when left out. */
  weather?: Weather
  /** Of leaves; summer when left out. */
  season?: Season
  /** Natural when left out. */
  mood?: Mood
  /** Chooses everything that the other fields leave open, such as the place's own details. */
  seed?: number
  /** Colours of the plain studio backdrop: centre and edge. Other backdrops ignore it. */
  backdropColors?: readonly [Rgb, Rgb]
  /** Of the walls of rooms that have plain ones. */
  wallColor?: Rgb
  lighting: Lighting
  /** The side the key light comes from, seen by the viewer. */
  keyLight: 'left' | 'right'
  /** Lamps of strong colours, on the key light's side and on the other one. */
  lightColors?: readonly [Rgb, Rgb]
  outfit: PortraitOutfit
  /** Whose top is worn beneath the outfit's jacket or coat; its own when left out. */
  under?: PortraitOutfit
  /** Whose trousers, shorts or skirt are worn; the outfit's own when left out. */
  bottom?: PortraitOutfit
  /** How what the outfit is named after is cut, instead of as usual. */
  outfitFit?: OutfitFit
  outfitColor: Rgb
  /** Colour of what is worn beneath a jacket, where the outfit leaves it open. */
  innerColor?: Rgb
  /** Cloth and pattern of what has the outfit's colour, instead of those it comes in. */
  outfitCloth?: Cloth
  outfitPattern?: Pattern
  /** Colour of trousers or skirt, instead of the one they come in. */
  bottomColor?: Rgb
  /** Of trousers or a skirt. */
  bottomCloth?: Cloth
  bottomPattern?: Pattern
  /** Colour of a tie or bow tie, where one is worn; one of the usual ones when left out. */
  tieColor?: Rgb
  /** Garments from pictures, in the place of the outfit's own. */
  garments?: readonly WornGarment[]
  /** Hats, jewellery, bags and the like. */
  worn?: Worn
  /** Of the head, and how far the shoulders turn: with the head when left out. */
  pose: { yaw: number; pitch: number; roll: number; shoulders?: number }
  expression: {
    smile: number
    blink: number
    gazeX: number
    gazeY: number
    /** How far the mouth is open to speak, 0 to 1; shut when left out. */
    talk?: number
    /** What single muscles do beside smile, lids and speech; all at rest when left out. */
    units?: FaceUnits
  }
}

export { PROPS, type Prop } from './props.ts'

/** How many times as near the person is, and how far beside the usual spot and above it, in shares of the picture. */
export type Crop = { closer: number; aside: number; rise: number }

/** From where and through what a picture is taken other than usual. */
export type ShotCamera = {
  /** 0 from the height of the eyes, less than 0 from below, more than 0 from above; 1 is a plain high angle. */
  angle?: number
  /** Millimetres. */
  lens?: number
  /** How many times as blurred as usual a place is. */
  blur?: number
}

/** How much of the person is in the picture. */
export const FRAMINGS = ['selfie', 'half-body', 'full-body'] as const
export type Framing = (typeof FRAMINGS)[number]

/** What the arms do, in half and full bodies. */
export const GESTURE_NAMES = [
  'waving',
  'peace-sign',
  'pointing',
  'thumbs-up',
  'fist-raised',
  'arms-raised',
  'hand-on-chin',
  'hand-on-cheek',
  'hand-in-hair',
  'hand-over-mouth',
  'blowing-a-kiss',
  'praying',
  'saluting',
  'flexing',
  'hands-clasped',
  'hand-on-heart',
  'dancing',
  'running',
  'hands-on-hips',
  'hands-behind-head',
  'arms-wide',
  'hands-on-cheeks',
  'clapping',
  'shrugging',
  'boxing-guard',
  'ok-sign',
  'shushing',
  'adjusting-collar',
  'shielding-eyes',
  'reaching-out',
] as const
export type Gesture = (typeof GESTURE_NAMES)[number]

/** What a whole body does: it sits low, kneels, leaps or bends its legs. */
export const WHOLE_STANCES = [
  'cross-legged',
  'kneeling',
  'on-one-knee',
  'squatting',
  'on-chair',
  'on-steps',
  'on-rock',
  'on-bench',
  'on-sofa',
  'jumping',
  'tree-pose',
  'lunging',
  'on-pointe',
  'stretching',
] as const
export type WholeStance = (typeof WHOLE_STANCES)[number]

/** How the body is held. Walking, running, crossed legs and a high stool are for full bodies, seated for half ones behind a table, whole stances for full bodies, the rest for both. */
export const STANCES = [
  'relaxed',
  'hand-on-hip',
  'hands-in-pockets',
  'arms-crossed',
  'hands-behind-back',
  'walking',
  'legs-crossed',
  'on-stool',
  'seated',
  ...GESTURE_NAMES,
  ...WHOLE_STANCES,
] as const
export type Stance = (typeof STANCES)[number]

/** What people sit on that stands beside them else. */
export const SAT_ON = { 'on-bench': 'bench', 'on-sofa': 'sofa' } as const satisfies Partial<Record<WholeStance, Beside>>
export type SeatStance = keyof typeof SAT_ON

/** What somebody in such a stance sits on, of the things that stand beside people else. */
export const satOnIn = (stance: Stance): Beside | undefined =>
  stance in SAT_ON ? SAT_ON[stance as SeatStance] : undefined

const ON_SEATS: ReadonlySet<Stance> = new Set<WholeStance>(['on-chair', 'on-steps', 'on-rock', 'on-bench', 'on-sofa'])

/** Whether somebody sits upright on a seat, as at a table. */
export const isOnSeat = (stance: Stance): boolean => ON_SEATS.has(stance)

export const isWhole = (stance: Stance): stance is WholeStance => WHOLE_STANCES.some((name) => name === stance)

/** Stances whose legs no skirt follows. */
const FOR_TROUSERS: ReadonlySet<Stance> = new Set<WholeStance | 'on-stool'>([
  'on-stool',
  'cross-legged',
  'kneeling',
  'on-one-knee',
  'squatting',
  'jumping',
  'tree-pose',
  'lunging',
])

export const isForTrousers = (stance: Stance): boolean => FOR_TROUSERS.has(stance)

/** Stances of the legs: a hand is left for what is held. */
const OF_LEGS: ReadonlySet<Stance> = new Set<Stance>([
  'relaxed',
  'walking',
  'running',
  'seated',
  'on-stool',
  'legs-crossed',
  ...WHOLE_STANCES,
])

export const isOfLegs = (stance: Stance): boolean => OF_LEGS.has(stance)

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
  /** What stands beside the person in half and full bodies, with its colour where it comes in several. */
  beside?: readonly { name: Beside; color?: Rgb | undefined }[]
  /** Of the sofa or bench that somebody sits on. */
  seatColor?: Rgb
  /** What floats in the air. */
  air?: readonly Air[]
  /** Wind blows in the hair. */
  isWindy?: true
  /** How the picture is cut other than its framing usually is. */
  crop?: Crop
  /** Where the camera stands and what its lens is, other than usual. */
  camera?: ShotCamera
  /** Instead of the shoes that belong to the outfit, in full bodies. */
  shoes?: ShoeName
  shoeColor?: Rgb
  /** Chooses everything that the other fields leave open, such as the place's own details. */
  seed: number
  /** As from an animated film when left out. */
  style?: Style
}

/** Another manner than the usual one, which is that of an animated film. */
export const STYLES = ['photographic', 'comic', 'watercolour', 'clay'] as const
export type Style = (typeof STYLES)[number]

/** How two people stand to each other. */
export const ARRANGEMENTS = ['side-by-side', 'talking', 'back-to-back'] as const
export type Arrangement = (typeof ARRANGEMENTS)[number]

/** One of two people in a picture, and how far they stand beside its middle, in head units; to the right above 0. */
export type Companion = { identity: Identity; scene: Scene; asideX: number }
