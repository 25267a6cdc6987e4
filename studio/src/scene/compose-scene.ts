import type { Gender, Identity } from '../identity/identity.ts'
import { isExpecting } from '../identity/parameters.ts'
import type { RegionName } from '../identity/regions.ts'
import { wearThings } from '../identity/worn.ts'
import type { WornName } from '../identity/worn.ts'
import type { WornRequest } from '../identity/worn.ts'
import type { Rgb } from '../image/rgb.ts'
import { createRepeatableDraw } from '../math/random.ts'
import type { RepeatableDraw } from '../math/random.ts'
import type { Lighting, Season, TimeOfDay, Weather } from '../places/hour.ts'
import { BACKDROPS, isOutdoor, placeOf } from '../places/places.ts'
import type { Backdrop } from '../places/places.ts'
import type { Air, Beside } from '../places/beside/names.ts'
import { cropShot, holdHead } from './compose-shot.ts'
import { NAMED_EXPRESSIONS } from './face-units.ts'
import type { ExpressionName } from './face-units.ts'
import { flatteringColor, innerColor, paperColors, plainColor } from './flattering-colors.ts'
import type { Cloth, Outfit, OutfitFit, Pattern, ShoeName } from './outfits/outfit.ts'
import { combineOutfit, goesBelow, goesUnder, OUTFITS } from './outfits/outfits.ts'
import { isOfOneCloth, isSkirted } from './outfits/pieces.ts'
import { GESTURE_NAMES, isForTrousers, isOnSeat, isWhole, PORTRAIT_OUTFITS, satOnIn, WHOLE_STANCES } from './scene.ts'
import type { Framing, Mood, PortraitOutfit, Prop, Scene, ShotCamera, Stance, Style } from './scene.ts'
import { outfitsFor } from './wardrobe.ts'

/** The clothes of a calling or a time, of women and, where theirs differ, of men. */
type Role = {
  outfit: PortraitOutfit
  men?: PortraitOutfit
  hat?: WornName
  menHat?: WornName | 'none'
  /** Whose clothes only stand in for the right ones. */
  near?: 'everybody' | 'men'
  /** No clothes tell it: whoever wears others is that as well. */
  isInAny?: true
  /** Other clothes that tell it as well. */
  also?: readonly PortraitOutfit[]
}

/** What is asked of a picture beside the person; all that is left out is chosen to flatter. */
export type SceneRequest = WornRequest & {
  /** Decides where the form leaves it open. */
  framing?: Framing
  backdrop?: Backdrop
  /** The place is that of the person's own part of the world, where such places differ. */
  isLocal?: true
  /** Where the prompt says that the person is from. */
  regions?: readonly RegionName[]
  excludedBackdrops?: readonly Backdrop[]
  backdropColor?: Rgb
  wallColor?: Rgb
  time?: TimeOfDay
  weather?: Weather
  season?: Season
  mood?: Mood
  lighting?: Lighting
  keyLight?: 'left' | 'right'
  lightColors?: readonly [Rgb, Rgb]
  /** Another manner of drawing. */
  style?: Style
  isWindy?: true
  /** What somebody of such a calling wears where nothing else is asked for. */
  role?: Role
  /** Where somebody who does or wears such a thing usually is; what names a place, an hour or a weather decides instead. */
  setting?: { backdrop: Backdrop; lighting?: Lighting; always?: true }
  /** What somebody of such a calling holds where hands are asked for nothing else. */
  tool?: Prop
  outfit?: PortraitOutfit
  /** Whose top goes beneath a jacket or coat. */
  under?: PortraitOutfit
  /** Whose trousers or skirt are worn; the whole outfit where nothing else is asked for. */
  bottom?: PortraitOutfit
  excludedOutfits?: readonly PortraitOutfit[]
  outfitColor?: Rgb
  outfitCloth?: Cloth
  outfitPattern?: Pattern
  outfitFit?: OutfitFit
  innerColor?: Rgb
  bottomColor?: Rgb
  /** Of trousers or a skirt. */
  bottomCloth?: Cloth
  bottomPattern?: Pattern
  tieColor?: Rgb
  /** What is worn above the waist and below it is of one cloth. */
  isOneCloth?: true
  stance?: Stance
  prop?: Prop
  propColor?: Rgb
  beside?: Partial<Record<Beside, true>>
  besideColors?: Partial<Record<Beside, Rgb>>
  air?: Partial<Record<Air, true>>
  shoes?: ShoeName
  shoeColor?: Rgb
  /** How broad a smile is asked for, as the person's own `mood`; left out, it is theirs or that of a moment. */
  smile?: number
  /** An expression with a name of its own; it has its own amount of a smile. */
  face?: ExpressionName
  /** 0 looks at the camera, 1 looks away. */
  gazeAway?: number
  /** To the picture's left (-1) or right (1). */
  gazeSide?: -1 | 1
  /** Down (1) or up (-1), with the head. */
  gazeDown?: number
  eyesClosed?: boolean
  /** How far the lids come down, 0 to 1. */
  lids?: number
  /** How far the mouth is open, 0 to 1. */
  mouthOpen?: number
  /** How far the head turns, 0 straight to 1 as far as flatters; more to be seen from the side. */
  turn?: number
  /** How far the head tilts, 0 upright to 1. */
  tilt?: number
  camera?: ShotCamera
}

export type SceneOptions = {
  framing: Framing
  seed: number
  /** A face's own portrait, which shows who it is, rather than a picture to post. */
  isPlain?: true
  /** Beside somebody else: the cameras of low poses would not fit together. */
  isInPair?: true
}

/** A plain studio is this many times as likely as any other place where nothing is asked for. */
const STUDIO_WEIGHT: Record<Framing, number> = { selfie: 8, 'half-body': 3, 'full-body': 1 }

/** Fog takes the colour out of a picture; who wants it says so. */
const UNASKED_FOG = 0.15

/** Stances that are taken only where somebody asks for them. */
const unasked = (names: readonly Stance[]): Partial<Record<Stance, number>> =>
  Object.fromEntries(names.map((name) => [name, 0]))

const STANCES_OF: Record<Framing, Partial<Record<Stance, number>>> = {
  selfie: { relaxed: 1 },
  'half-body': {
    relaxed: 1.8,
    'hand-on-hip': 2,
    'arms-crossed': 1.4,
    'hands-in-pockets': 1.4,
    'hands-behind-back': 0.8,
    seated: 0,
    ...unasked(GESTURE_NAMES.filter((name) => name !== 'running')),
    'hands-on-hips': 1.4,
  },
  'full-body': {
    relaxed: 3,
    walking: 2,
    'hand-on-hip': 2,
    'hands-in-pockets': 1.6,
    'arms-crossed': 1,
    'hands-behind-back': 0.8,
    'legs-crossed': 0,
    'on-stool': 0,
    ...unasked([...GESTURE_NAMES, ...WHOLE_STANCES]),
    'hands-on-hips': 1.2,
  },
}

/** A whole scene: what is wished for, and for the rest what flatters the person and suits the place. */
export const composeScene = (identity: Identity, options: SceneOptions, asked: SceneRequest): Scene => {
  const { framing, seed } = options
  const requested = dressForRole(identity, asked)
  const draw = createRepeatableDraw(seed)
  const backdrop = localPlace(choosePlace(draw, framing, requested), identity, requested)
  const occasion = placeOf(backdrop)
  const time = requested.time ?? draw.pick('scene/time', occasion.times)
  // There is no golden hour without the sun.
  const drawnWeather =
    time === 'golden-hour'
      ? 'clear'
      : draw.pick('scene/weather', { ...occasion.weathers, fog: (occasion.weathers.fog ?? 0) * UNASKED_FOG })
  const weather = requested.weather ?? drawnWeather
  const code = draw.pick('scene/dress', occasion.dress)
  const outfit =
    requested.outfit ??
    requested.bottom ??
    draw.pick('scene/outfit', outfitsFor(identity.gender, code, unwornIn(framing, requested)))
  const parts = partsFor(outfit, requested)
  const side = draw.chance('scene/side', 0.5) ? 1 : -1
  const worn = wearThings(identity.worn, requested, identity.seed)
  const unaskedStance = isExpecting(identity.gender, identity.shape.belly)
    ? 'relaxed'
    : draw.pick('scene/stance', STANCES_OF[framing])
  const chosen = fitStance(requested.stance ?? unaskedStance, framing, combineOutfit({ outfit, ...parts }))
  const stance = options.isInPair && isWhole(chosen) ? 'relaxed' : chosen
  const camera = cameraFor(requested, stance)
  const seen = { ...requested, camera }
  const sitting = { ...options, identity, side, requested: seen, stance, hasHat: worn.hat !== undefined }
  const pose = holdHead(draw, sitting)
  const crop = options.isPlain ? undefined : cropShot(draw, sitting, pose)
  return {
    framing,
    stance,
    backdrop,
    ...(backdrop === 'studio' && { backdropColors: paperColors(draw, requested.backdropColor) }),
    ...(requested.wallColor && placeOf(backdrop).hasPlainWalls && { wallColor: requested.wallColor }),
    time,
    weather,
    ...(requested.season && placeOf(backdrop).hasLeaves && { season: requested.season }),
    mood: requested.mood ?? 'natural',
    ...(requested.prop && framing !== 'selfie' && { prop: requested.prop }),
    ...(requested.propColor && { propColor: requested.propColor }),
    ...around(framing, stance, requested),
    ...(framing === 'full-body' && requested.shoes && { shoes: requested.shoes }),
    ...(framing === 'full-body' && requested.shoeColor && { shoeColor: requested.shoeColor }),
    lighting: requested.lighting ?? draw.pick('scene/light', lightingsFor(backdrop, time, weather)),
    keyLight: requested.keyLight ?? (side > 0 ? 'right' : 'left'),
    ...(requested.lightColors && { lightColors: requested.lightColors }),
    ...(requested.style && { style: requested.style }),
    outfit,
    ...parts,
    outfitColor: requested.outfitColor ?? usualColor(draw, outfit) ?? flatteringColor(draw, identity),
    innerColor: requested.innerColor ?? innerColor(draw),
    ...(requested.outfitCloth && { outfitCloth: requested.outfitCloth }),
    ...(requested.outfitPattern && { outfitPattern: requested.outfitPattern }),
    ...(requested.outfitFit && { outfitFit: requested.outfitFit }),
    ...(requested.bottomCloth && { bottomCloth: requested.bottomCloth }),
    ...(requested.bottomPattern && { bottomPattern: requested.bottomPattern }),
    ...bottomColorFor(draw, requested, combineOutfit({ outfit, ...parts })),
    ...(requested.tieColor && { tieColor: requested.tieColor }),
    ...(Object.keys(worn).length > 0 && { worn }),
    pose,
    ...(crop && { crop }),
    ...(!options.isPlain && camera && { camera }),
    ...(!options.isPlain && requested.isWindy && { isWindy: true }),
    expression: {
      smile: requested.face
        ? NAMED_EXPRESSIONS[requested.face].smile
        : Math.max(0, requested.smile ?? momentarySmile(draw, identity, options)),
      blink: requested.eyesClosed ? 1 : (requested.lids ?? 0),
      gazeX: (requested.gazeAway ?? 0) * (requested.gazeSide ?? side) * 0.7,
      gazeY: (requested.gazeDown ?? 0) * 0.85 + (options.isPlain ? 0 : gazeAtCamera(seen)),
      ...(requested.mouthOpen && { talk: requested.mouthOpen }),
      ...(requested.face && { units: { ...NAMED_EXPRESSIONS[requested.face].units } }),
    },
    seed,
  }
}

/** Share of pictures in which young people whom nobody asked for it show their teeth. */
const OPEN = { share: 0.45, before: 40, smile: 0.93 } as const

/** A face is shown with the smile it usually wears, and whoever is stern stays so. */
const momentarySmile = (draw: RepeatableDraw, { mood, age }: Identity, { isPlain }: SceneOptions): number =>
  !isPlain && mood > 0.2 && age < OPEN.before && draw.chance('scene/smile', OPEN.share) ? OPEN.smile : mood

/** How far lids and eyes go along with a camera that is higher than the eyes, or lower. */
const GAZE_UP = 0.35
const GAZE_DOWN = 0.15

const gazeAtCamera = ({ camera, gazeDown, gazeAway }: SceneRequest): number => {
  if (gazeDown || gazeAway) return 0
  const angle = camera?.angle ?? 0
  return -angle * (angle > 0 ? GAZE_UP : GAZE_DOWN)
}

/** From below a table would hide whoever sits at it. */
const cameraFor = ({ camera }: SceneRequest, stance: Stance): ShotCamera | undefined => {
  if (!camera) return undefined
  const { angle = 0, ...lens } = camera
  if (stance !== 'seated' || angle >= 0) return camera
  return Object.keys(lens).length > 0 ? lens : undefined
}

/** More would hide each other. */
const MOST_BESIDE = 3

/** What is seen behind a head. */
const IN_PORTRAITS: ReadonlySet<Beside> = new Set(['crowd', 'balloons', 'softbox', 'floor-lamp', 'wings'] as const)

/** What stands beside the person, where the picture reaches that far, and what floats in the air. */
const around = (framing: Framing, stance: Stance, { beside = {}, besideColors = {}, air = {} }: SceneRequest) => {
  const seat = satOnIn(stance)
  const names = (Object.keys(beside) as Beside[])
    .filter((name) => name !== seat && (framing !== 'selfie' || IN_PORTRAITS.has(name)))
    .slice(0, MOST_BESIDE)
  const airs = Object.keys(air) as Air[]
  const seatColor = seat && besideColors[seat]
  return {
    ...(seatColor && { seatColor }),
    ...(names.length > 0 && {
      beside: names.map((name) => ({ name, ...(besideColors[name] && { color: besideColors[name] }) })),
    }),
    ...(airs.length > 0 && { air: airs }),
  }
}

/** What somebody of a calling or a time wears. */
export const outfitForRole = ({ outfit, men }: Pick<Role, 'outfit' | 'men'>, gender: Gender): PortraitOutfit =>
  gender === 'male' ? (men ?? outfit) : outfit

const dressForRole = ({ gender }: Identity, asked: SceneRequest): SceneRequest => {
  const { role } = asked
  if (!role) return asked
  const own = outfitForRole(role, gender)
  // Where no clothes tell a manner, trousers that are named count for more.
  const isWorn = !role.isInAny || !asked.bottom || goesBelow(OUTFITS[asked.bottom], OUTFITS[own])
  const outfit = asked.outfit ?? (isWorn ? own : undefined)
  const hat = gender === 'male' ? (role.menHat ?? role.hat) : role.hat
  return { ...asked, ...(outfit && { outfit }), ...(hat && hat !== 'none' && { worn: { hat, ...asked.worn } }) }
}

/** Nobody is put into a skirt unasked who does what only trousers can. */
const unwornIn = (framing: Framing, { stance, excludedOutfits = [] }: SceneRequest): readonly PortraitOutfit[] =>
  stance && stance !== 'on-stool' && framing === 'full-body' && isForTrousers(stance)
    ? [...excludedOutfits, ...PORTRAIT_OUTFITS.filter((name) => isSkirted(OUTFITS[name]))]
    : excludedOutfits

/** What is asked for beneath a jacket and below the waist, where it goes with the outfit. */
const partsFor = (outfit: PortraitOutfit, { under, bottom }: SceneRequest): Pick<Scene, 'under' | 'bottom'> => {
  const beneath = under && goesUnder(OUTFITS[under], OUTFITS[outfit]) ? { under } : {}
  return { ...beneath, ...(bottom && goesBelow(OUTFITS[bottom], combineOutfit({ outfit, ...beneath })) && { bottom }) }
}

/** Trousers or a skirt named beside a top without a colour are not of the top's cloth, unless they make a suit with it. */
const bottomColorFor = (
  draw: RepeatableDraw,
  requested: SceneRequest,
  { top, outer, bottom }: Outfit,
): Pick<Scene, 'bottomColor'> => {
  if (requested.bottomColor) return { bottomColor: requested.bottomColor }
  const { bottom: named, outfitColor, outfitPattern, outfitCloth, isOneCloth } = requested
  const isSaid = isOneCloth ?? outfitColor ?? outfitPattern ?? outfitCloth
  if (!named || isSaid || !isOfOneCloth({ top, outer, bottom }) || bottom?.cut === 'suit-trousers') return {}
  return { bottomColor: plainColor(draw) }
}

/** One of the colours that a garment such as a trench coat usually comes in. */
const usualColor = (draw: RepeatableDraw, outfit: PortraitOutfit): Rgb | undefined => {
  const { palette }: Outfit = OUTFITS[outfit]
  return palette?.[Math.floor(draw.uniform('scene/outfit-color') * palette.length)]
}

const choosePlace = (draw: RepeatableDraw, framing: Framing, requested: SceneRequest): Backdrop => {
  const { excludedBackdrops = [], camera, outfit } = requested
  if (requested.backdrop) return requested.backdrop
  const weights: Partial<Record<Backdrop, number>> = {}
  const isPossible = (place: Backdrop): boolean => !excludedBackdrops.includes(place) && isShownBy(place, requested)
  const { wornAt = [] }: Partial<Outfit> = outfit ? OUTFITS[outfit] : {}
  const own = wornAt.filter(isPossible)
  for (const place of own.length > 0 ? own : BACKDROPS.filter((any) => !placeOf(any).isTelling && isPossible(any))) {
    // Nobody sees how blurred plain paper is.
    if (place === 'studio' && camera?.blur !== undefined) continue
    weights[place] = place === 'studio' ? STUDIO_WEIGHT[framing] : 1
  }
  return Object.keys(weights).length > 0 ? draw.pick('scene/place', weights) : 'studio'
}

const INDIAN_OUTFITS: ReadonlySet<PortraitOutfit> = new Set(['saree', 'lehenga', 'kurta', 'sherwani', 'salwar-kameez'])

/** Whether somebody is said to be of India, dressed so, or else looks so: dark hair without tight curls, brown skin. */
const isOfIndia = ({ shape, hair }: Identity, { regions, outfit }: SceneRequest): boolean => {
  if (regions) return regions.includes('South Asian')
  if (outfit && INDIAN_OUTFITS.has(outfit)) return true
  const isDark = Math.max(...hair.color) < 110 || hair.grey > 0.5
  return isDark && hair.curl < 0.6 && shape.epicanthus < 0.25 && shape.skinTone > 0.36 && shape.skinTone < 0.72
}

/** A temple of India for people of India, one of Japan for all others, unless the prompt says which. */
const localPlace = (place: Backdrop, identity: Identity, requested: SceneRequest): Backdrop =>
  place === 'temple' && requested.isLocal && isOfIndia(identity, requested) ? 'hindu-temple' : place

/** A time or weather that was asked for must be seen. */
const isShownBy = (place: Backdrop, { time, weather }: SceneRequest): boolean => {
  if (weather && weather !== 'clear' && !isOutdoor(place)) return false
  if (time && !(time in placeOf(place).times)) return false
  return !time || place !== 'studio'
}

const fitStance = (stance: Stance, framing: Framing, worn: Outfit): Stance => {
  if (stance === 'seated' && framing === 'full-body') return isSkirted(worn) ? 'on-chair' : 'on-stool'
  if (framing === 'full-body' && isForTrousers(stance) && isSkirted(worn)) return 'relaxed'
  if (framing === 'half-body' && isOnSeat(stance)) return 'seated'
  return stance in STANCES_OF[framing] ? stance : 'relaxed'
}

/** The light that the person must stand in to belong to the place. */
const lightingsFor = (place: Backdrop, time: TimeOfDay, weather: Weather): Partial<Record<Lighting, number>> => {
  const { lightings, isOutdoor: isOutside, isLampLit } = placeOf(place)
  if (lightings) return lightings
  if (!isOutside) return time === 'day' || time === 'dawn' ? { soft: 3, warm: 1 } : { warm: 1 }
  if (time === 'dusk' || time === 'night') return isLampLit ? { warm: 3, cool: 1 } : { cool: 3, warm: 1 }
  if (weather !== 'clear') return { soft: 2, cool: 1 }
  return time === 'day' ? { soft: 1 } : { 'golden-hour': 1 }
}
