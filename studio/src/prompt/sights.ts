import { showsInHair } from '../identity/seen-in-hair.ts'
import type { HairStyle, Identity } from '../identity/identity.ts'
import type { WornName } from '../identity/worn.ts'
import { BESIDE_NAMES } from '../places/beside/names.ts'
import type { Beside } from '../places/beside/names.ts'
import { isOutdoor, placeOf } from '../places/places.ts'
import { combineOutfit, isHeld } from '../scene/outfits/outfits.ts'
import type { Outfit, OutfitFit } from '../scene/outfits/outfit.ts'
import { isOfOneCloth, isSkirted, showsBelt, showsLegs } from '../scene/outfits/pieces.ts'
import { isForTrousers, isOfLegs, isOnSeat, satOnIn } from '../scene/scene.ts'
import type { Scene, Stance } from '../scene/scene.ts'
import type { Fate, Reading } from './sense.ts'

/** Whoever and whatever is drawn in the end. `isGiven`: the person was made before, and only how they are styled changes. */
export type Outcome = { reading: Reading; identity: Identity; scene: Scene; isGiven: boolean }

export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Why something is not drawn as it was asked, and what is told of it: drawn as something near, or not. */
export type Obstacle = { fate: Exclude<Fate, 'shown'>; how: string }

export const near = (how: string): Obstacle => ({ fate: 'changed', how })
const lost = (how: string): Obstacle => ({ fate: 'missing', how })

type Sight = (outcome: Outcome, asked: unknown) => Obstacle | undefined

export const outfitOf = (scene: Scene): Outfit => combineOutfit(scene)

export const hasTie = ({ extra }: Outfit): boolean => extra === 'tie' || extra === 'bow-tie'

/** Whether a garment is cut as asked, or is so anyway. */
const seeFit =
  (measure: keyof OutfitFit): Sight =>
  ({ scene }, asked) => {
    const whole = outfitOf(scene)
    const usual = combineOutfit({ ...scene, outfitFit: { ...scene.outfitFit, [measure]: undefined } })
    if (isSame(whole, usual))
      return asked === 'close' && isHeld(whole) ? undefined : near(`drawn as a ${whole.label} usually is`)
    return scene.framing === 'selfie' && (measure === 'length' || measure === 'sleeve') ? cutOff(scene) : undefined
  }
const framingName = { selfie: 'portrait', 'half-body': 'half body', 'full-body': 'full body' } as const
const cutOff = ({ framing }: Scene): Obstacle => lost(`a ${framingName[framing]} does not reach that far`)
const asBeside =
  (name: Beside): Sight =>
  ({ scene }) => {
    if (satOnIn(scene.stance) === name || scene.beside?.some((thing) => thing.name === name)) return undefined
    return scene.framing === 'selfie' ? cutOff(scene) : lost('there is room for three things')
  }
const belowPortrait: Sight = ({ scene }) => (scene.framing === 'selfie' ? cutOff(scene) : undefined)
const onBareLegs: Sight = ({ scene }) => {
  if (scene.framing !== 'full-body') return cutOff(scene)
  return showsLegs(outfitOf(scene)) ? undefined : lost('covered by what is worn over it')
}
const atWaist: Sight = ({ scene }) => {
  if (scene.framing === 'selfie') return cutOff(scene)
  return showsBelt(outfitOf(scene)) ? undefined : lost('covered by what is worn over it')
}
/** Of a style that is drawn whatever else is asked of it. */
const inHair =
  (wish: 'part' | 'curl' | 'volume' | 'accent' | 'lengthClass'): Sight =>
  ({ identity: { hair } }, asked) =>
    showsInHair(hair.style, wish, asked as never) ? undefined : lost('not seen in hair of this style')
export const asChosen = ({ identity: { gender } }: Outcome): Obstacle =>
  near(`drawn as a ${gender === 'female' ? 'woman' : 'man'}, as chosen in the form`)
/** A man's beard is not drawn where the form says that a woman is. */
const asBearded: Sight = (outcome) => {
  const { reading, identity } = outcome
  const isLost = identity.gender === 'female' && reading.person.gender === 'male' && identity.beard.style === 'none'
  return isLost ? asChosen(outcome) : undefined
}
const belowHead: Sight = ({ scene }) =>
  scene.framing === 'selfie' ? near('drawn where a picture shows the body') : undefined
const GOES_WITH_OTHERS = near('drawn with what belongs to the other clothes')
const NO_SKY = lost('this place shows no sky')
const ELSEWHERE = near('drawn where place, hour and weather are as other words ask')

/** Worn round the neck, and seen below it. */
const HANGS_LOW: ReadonlySet<unknown> = new Set<WornName>(['medal', 'stethoscope'])

/** Hair that wind carries away from the head. */
const BLOWS: ReadonlySet<HairStyle> = new Set<HairStyle>([
  'long',
  'long-fringe',
  'lob',
  'lob-fringe',
  'bob',
  'bob-fringe',
  'feathered',
  'curtain-bangs',
  'slicked-long',
  'half-up',
  'wolf-cut',
  'side-shave',
  'mullet',
  'ponytail',
  'pigtails',
  'locs',
  'box-braids',
])

/** Why something that was asked of the scene or of a body is not in the picture. */
export const SIGHTS: Readonly<Record<string, Sight>> = {
  'scene.setting.backdrop': ({ scene }, asked) => (scene.backdrop === asked ? undefined : ELSEWHERE),
  'scene.setting.lighting': ({ scene }, asked) => (scene.lighting === asked ? undefined : ELSEWHERE),
  'scene.framing': ({ scene }, asked) =>
    scene.framing === asked ? undefined : near(`drawn as a ${framingName[scene.framing]}`),
  'scene.stance': ({ scene }, asked) => {
    if (scene.stance === asked)
      return scene.prop && !isOfLegs(scene.stance) ? lost('hands that hold something do nothing else') : undefined
    if (scene.stance === 'on-stool') return near('drawn on a high stool')
    if (asked === 'seated' && scene.stance === 'on-chair') return near('drawn on a chair')
    if (scene.stance === 'seated' && isOnSeat(asked as Stance)) return near('drawn sitting at a table')
    if (scene.framing === 'full-body')
      return isForTrousers(asked as Stance) && isSkirted(outfitOf(scene))
        ? lost('only a body in trousers or shorts does that')
        : lost('two people stand')
    return lost(`a ${framingName[scene.framing]} does not show it`)
  },
  'scene.prop': ({ scene }, asked) =>
    scene.prop === asked ? undefined : lost(`a ${framingName[scene.framing]} shows no hands`),
  ...Object.fromEntries(
    BESIDE_NAMES.flatMap((name): [string, Sight][] => [
      [`scene.beside.${name}`, asBeside(name)],
      [`scene.besideColors.${name}`, asBeside(name)],
    ]),
  ),
  'scene.air.rainbow': ({ scene }) => (isOutdoor(scene.backdrop) ? undefined : NO_SKY),
  'scene.style': ({ scene }) => (scene.style ? undefined : near('drawn in the studio’s own style here')),
  'scene.camera.angle': ({ scene }) => {
    if (scene.camera?.angle !== undefined) return undefined
    return near(`drawn from the height of the eyes ${scene.stance === 'seated' ? 'at a table' : 'here'}`)
  },
  'scene.camera.lens': ({ scene }) => (scene.camera?.lens ? undefined : near('drawn through the usual lens here')),
  'scene.camera.blur': ({ scene }) => {
    if (!scene.camera?.blur) return near('drawn through the usual lens here')
    return scene.backdrop === 'studio' ? lost('there is nothing but paper in the background') : undefined
  },
  'person.shape.stature': ({ scene }) =>
    scene.framing === 'full-body' ? undefined : near('drawn where a picture shows the whole body'),
  'scene.isWindy': ({ identity }) =>
    BLOWS.has(identity.hair.style) ? undefined : near('short or tied hair hardly moves'),
  'person.hair.lengthClass': inHair('lengthClass'),
  'person.hair.part': inHair('part'),
  'person.hair.curl': inHair('curl'),
  'person.hair.volume': inHair('volume'),
  'person.hair.accent': inHair('accent'),
  'person.hair.accentColor': (outcome) => inHair('accent')(outcome, outcome.reading.person.hair?.accent),
  'person.beard.style': asBearded,
  'person.beard.color': asBearded,
  'person.beard.density': asBearded,
  'person.shape.waist': belowHead,
  'person.shape.hips': belowHead,
  'person.shape.bust': belowHead,
  // Of what writes nothing else: the muscles of a belly.
  'person.shape.muscle': ({ identity, scene }, asked) => {
    if (Number(asked) < 1) return undefined
    if (scene.framing === 'selfie') return cutOff(scene)
    const isBare = identity.gender === 'male' && outfitOf(scene).top.cut === 'bare'
    return isBare ? undefined : near('seen on a bare chest alone')
  },
  'person.shape.belly': (outcome, asked) =>
    Number(asked) > 1 && outcome.identity.gender === 'male'
      ? near('drawn as a man with a round belly')
      : belowHead(outcome, asked),
  'scene.worn.necklace': ({ scene }, asked) =>
    scene.framing === 'selfie' && HANGS_LOW.has(asked) ? lost('a portrait shows its cord alone') : undefined,
  'scene.worn.teeth': ({ scene }) => (scene.expression.smile > 0.75 ? undefined : lost('the lips are shut')),
  'scene.propColor': ({ scene }) => (scene.prop ? undefined : lost('nothing is held')),
  'scene.outfitFit.ease': seeFit('ease'),
  'scene.outfitFit.length': seeFit('length'),
  'scene.outfitFit.sleeve': seeFit('sleeve'),
  'scene.outfitFit.neckline': seeFit('neckline'),
  'scene.shoes': ({ scene }) => (scene.shoes ? undefined : cutOff(scene)),
  'scene.shoeColor': ({ scene }) => (scene.shoeColor ? undefined : cutOff(scene)),
  ...Object.fromEntries(
    (['bag', 'gloves', 'wrist', 'nails', 'ring'] as const).flatMap((place) =>
      [`scene.worn.${place}`, `scene.wornColors.${place}`].map((path) => [path, belowPortrait]),
    ),
  ),
  ...Object.fromEntries(
    Object.entries({ legs: onBareLegs, ankle: onBareLegs, belt: atWaist }).flatMap(([place, sight]) =>
      [`scene.worn.${place}`, `scene.wornColors.${place}`].map((path) => [path, sight]),
    ),
  ),
  'scene.bottomColor': ({ scene }) => {
    if (scene.framing === 'selfie') return cutOff(scene)
    return outfitOf(scene).bottom ? undefined : lost(`a ${outfitOf(scene).label} is worn`)
  },
  ...Object.fromEntries(
    (['scene.bottomCloth', 'scene.bottomPattern'] as const).map((path): [string, Sight] => [
      path,
      ({ scene }) => {
        if (scene.framing === 'selfie') return cutOff(scene)
        return outfitOf(scene).bottom ? undefined : lost(`a ${outfitOf(scene).label} is worn`)
      },
    ]),
  ),
  'scene.tieColor': ({ scene }) => (hasTie(outfitOf(scene)) ? undefined : lost('belongs to other clothes')),
  'scene.isOneCloth': ({ scene }) => {
    const { bottom } = outfitOf(scene)
    const isOne = !bottom || (isOfOneCloth(outfitOf(scene)) && !scene.bottomColor)
    return isOne ? undefined : near('drawn as such clothes usually are')
  },
  'scene.under': ({ scene }, asked) => (scene.under === asked ? undefined : GOES_WITH_OTHERS),
  'scene.bottom': ({ scene }, asked) => {
    if (scene.bottom !== asked) return GOES_WITH_OTHERS
    return scene.framing === 'selfie' ? cutOff(scene) : undefined
  },
  'scene.backdropColor': ({ scene }) =>
    scene.backdrop === 'studio' ? undefined : lost('places keep their own colours'),
  'scene.wallColor': ({ scene }) => (scene.wallColor ? undefined : near('drawn as such a place usually is')),
  'scene.season': ({ scene }) => (scene.season ? undefined : near('drawn as such a place usually is')),
  'scene.weather': ({ scene }) =>
    isOutdoor(scene.backdrop) || Object.keys(placeOf(scene.backdrop).weathers).length > 1 ? undefined : NO_SKY,
  'scene.time': ({ scene }, asked) =>
    isOutdoor(scene.backdrop) || String(asked) in placeOf(scene.backdrop).times ? undefined : NO_SKY,
}
