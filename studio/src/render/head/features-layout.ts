import type { Gender, Identity } from '../../identity/identity.ts'
import { createRepeatableDraw } from '../../math/random.ts'
import { clamp, lerp } from '../../math/scalar.ts'
import { unitOf } from '../../scene/face-units.ts'
import type { FaceUnit } from '../../scene/face-units.ts'
import type { PortraitScene } from '../../scene/scene.ts'
import { onDrawnFace } from './head-field.ts'

export type Expression = PortraitScene['expression']

/** A point on the resting face in head units, looked at from the front. */
export type FacePoint = readonly [x: number, y: number]

/** Where the features of one face lie, in head units. The geometry and every painter read the same numbers. */
export type FaceLayout = {
  /** 0 woman, 1 man. */
  masculinity: number
  /** 0 at 18 years, 1 at 75. */
  ageing: number
  /** How deep lines and folds are: 0 up to 32, 0.72 at 48, 1.1 at 60, 1.5 at 75. */
  wrinkling: number
  /** 0 none, 1 broad; negative presses the lips. Mood and expression together. */
  smile: number
  /** How far the smile opens the lips, 0 to 1. */
  mouthOpening: number
  /** How far speech opens the lips, 0 to 1. */
  talk: number
  /** How far single muscles move the face, 0 to 1. */
  unit: (unit: FaceUnit) => number
  noseTipY: number
  noseBaseY: number
  /** Half the width over the nostril wings. */
  noseHalfWidth: number
  mouthY: number
  mouthHalfWidth: number
  /** How far the mouth corners sit above (negative) or below the middle of the mouth. */
  cornerY: number
  upperLipHeight: number
  lowerLipHeight: number
  eyeX: number
  eyeY: number
  eyeHalfWidth: number
  /** Height of the upper lid's edge above the eye line when open. */
  upperLidHeight: number
  lowerLidHeight: number
  irisRadius: number
  /** Height of an iris that looks straight ahead, below the eye line. */
  irisY: number
  browY: number
  chinY: number
}

/** Share of people who show their teeth in a smile that nobody called a big one. */
const TOOTHY: Record<Gender, number> = { female: 0.65, male: 0.35 }
/** A smile broader than this, the habit included, opens the lips: of those who like to show their teeth, and of the others. */
const OPENING_SMILE = { toothy: 0.7, other: 0.88 } as const
/** How much broader a smile is when teeth are well seen between lips, and how far these are parted by then: less is a sliver. */
const PARTING = { within: 0.04, least: 0.55 } as const
/** Share of their mood that people wear as a smile where none is asked for. */
const HABIT = 0.3

const openingSmile = ({ seed, gender }: Pick<Identity, 'seed' | 'gender'>): number =>
  createRepeatableDraw(seed).chance('smile/teeth', TOOTHY[gender]) ? OPENING_SMILE.toothy : OPENING_SMILE.other

/** The broadest smile to ask of somebody for that leaves the lips shut. */
export const broadestShutSmile = ({ mood, seed, gender }: Pick<Identity, 'mood' | 'seed' | 'gender'>): number => {
  const habit = HABIT * Math.max(0, mood)
  return (openingSmile({ seed, gender }) - habit) / (1 - habit)
}

/** How far a dropped jaw lowers the chin, in head units. */
export const JAW_DROP = 0.12

/** Share of an iris that a resting upper lid covers. */
const UNDER_LID = 0.16

type Moves = Pick<FaceLayout, 'wrinkling' | 'smile' | 'mouthOpening' | 'unit'>

/** How much broader and higher one person smiles than another. */
const OWN_SMILE = { breadth: 0.12, lift: 0.1 } as const

const mouthLayout = ({ shape, gender, seed }: Identity, { wrinkling, smile, mouthOpening, unit }: Moves) => {
  const draw = createRepeatableDraw(seed)
  const purse = unit('pucker')
  // The broadest mouths of people at rest are not as broad as their pupils are apart.
  const breadth = Math.min(shape.mouthWidth, 0.5 + 0.5 * shape.mouthWidth)
  const thickness = (1 + 0.16 * purse) * (1 - 0.4 * unit('press'))
  // Shut lips stay full in a smile: thinner ones are pinched.
  const stretched = Math.max(0, smile) * lerp(0.3, 1, mouthOpening)
  const lipLoss = 1 - (gender === 'male' ? 0.24 : 0.22) * wrinkling
  return {
    mouthHalfWidth:
      (gender === 'male' ? 0.245 : 0.226) *
      breadth *
      (1 +
        (gender === 'male' ? 0.22 : 0.3) *
          (1 + OWN_SMILE.breadth * draw.bell('smile/breadth')) *
          // Narrow mouths widen more.
          (3 - 2 * breadth) *
          // Shut lips are drawn up more than out.
          Math.max(0, smile) *
          (1 - 0.3 * (1 - mouthOpening)) *
          (1 - 0.3 * Math.min(1, wrinkling))) *
      (1 - 0.34 * purse) *
      (1 + 0.04 * unit('cornersDown')),
    cornerY:
      (1 - 0.7 * purse) *
      ((gender === 'male' ? -0.011 : -0.019) -
        0.012 * shape.mouthCorners -
        (gender === 'male' ? 0.066 : 0.058) *
          (1 + OWN_SMILE.lift * draw.bell('smile/lift')) *
          Math.max(0, smile) ** 0.9 *
          // Lips that stay shut over a broad smile are held level: higher corners smirk.
          (1 - 0.28 * Math.max(0, smile) * (1 - mouthOpening)) -
        // Cheeks that lift draw the corners of parted lips above the middle of the upper one.
        0.025 * mouthOpening +
        0.022 * Math.max(0, -smile) +
        0.03 * unit('cornersDown') +
        0.014 * wrinkling * (1 - 0.7 * clamp(smile))),
    upperLipHeight:
      (gender === 'male' ? 0.08 : 0.071) *
      // Under the shade of a nose a thin lip looks thinner than it is.
      Math.max(shape.upperLip, 0.35 + 0.65 * shape.upperLip) *
      thickness *
      lipLoss *
      (1 - (gender === 'male' ? 0.26 : 0.2) * stretched),
    lowerLipHeight: 0.087 * shape.lowerLip * thickness * lipLoss * (1 - (gender === 'male' ? 0.18 : 0.15) * stretched),
  }
}

const eyeLayout = ({ shape, gender }: Identity, { wrinkling, smile, unit }: Moves) => {
  const male = gender === 'male'
  const tight = unit('squint')
  // Small eyes look beady in a picture: they differ less than the number that draws them.
  // Lids close in on them with the years.
  const size = (1.05 + 0.85 * (shape.eyeSize - 1)) * (1 - 0.05 * Math.min(1, wrinkling))
  const restingUpper =
    (male ? 0.066 : 0.0585) * size * (0.25 + 0.75 * shape.eyeOpening) * (1 - (male ? 0.16 : 0.12) * wrinkling)
  const restingLower = (male ? 0.043 : 0.045) * size
  // Wide eyes have larger irises, or white would show above them.
  const irisRadius = (male ? 0.059 : 0.0565) * shape.irisSize * (0.5 + 0.5 * size) * (0.75 + 0.25 * shape.eyeOpening)
  return {
    eyeX: (male ? 0.273 : 0.275) * (0.5 + 0.5 * shape.faceWidth) + shape.eyeSpacing,
    eyeY: 0,
    eyeHalfWidth: (male ? 0.149 : 0.14) * size,
    upperLidHeight:
      restingUpper *
      (1 - 0.1 * Math.max(0, smile) * shape.eyeOpening ** 3) *
      (1 + 0.34 * unit('wideEyes')) *
      (1 - 0.2 * tight),
    lowerLidHeight:
      restingLower * (1 - 0.64 * clamp(smile, 0, 0.8) ** 0.7) * (1 + 0.1 * unit('wideEyes')) * (1 - 0.26 * tight),
    irisRadius,
    irisY: lerp(irisRadius * (1 - 2 * UNDER_LID) - 1.1 * restingUpper, restingLower - irisRadius, 0.8),
  }
}

/**
 * Lays out the features. The shape's numbers are taken as they are: what separates the average woman from the average
 * man is already in them, save for a few proportions that no number names.
 */
export const faceLayout = (identity: Identity, expression: Expression): FaceLayout => {
  const { shape, age } = identity
  const masculinity = identity.gender === 'male' ? 1 : 0
  const wrinkling = 1.5 * clamp((age - 32) / 43) ** 0.75
  const unit = (name: FaceUnit): number => unitOf(expression.units, name)
  // Whoever frowns or weeps does not do it with the smile they usually wear.
  const habit = expression.units ? Math.max(0, expression.smile) : 1
  // A smile that is asked for leaves less room for the habit.
  const smile = clamp(expression.smile + HABIT * identity.mood * habit * (1 - clamp(expression.smile)), -1, 1)
  const shut = openingSmile(identity)
  const mouthOpening =
    PARTING.least * clamp((smile - shut) / PARTING.within) +
    (1 - PARTING.least) * clamp((smile - shut - PARTING.within) / (1 - shut - PARTING.within))
  const moves: Moves = { wrinkling, smile, mouthOpening, unit }
  const drawn = onDrawnFace(identity)
  const noseBaseY = drawn(lerp(0.362, 0.376, masculinity) + 0.8 * shape.noseLength + 0.014 * wrinkling)
  return {
    masculinity,
    ageing: clamp((age - 18) / 57),
    wrinkling,
    smile,
    mouthOpening,
    talk: clamp(Math.max(expression.talk ?? 0, unit('jawDrop'))),
    unit,
    noseTipY: noseBaseY - lerp(0.083, 0.079, masculinity) - 0.022 * shape.noseTipLift + 0.018 * wrinkling,
    noseBaseY,
    noseHalfWidth: 0.13 * shape.noseWidth * lerp(1.01, 1.1, masculinity) * (1 + 0.05 * wrinkling),
    mouthY: drawn(lerp(0.537, 0.557, masculinity) + shape.mouthHeight + shape.noseLength * 0.65 + 0.012 * wrinkling),
    ...mouthLayout(identity, moves),
    ...eyeLayout(identity, moves),
    browY: -0.168 + shape.browHeight + 0.052 * masculinity + 0.018 * wrinkling,
    chinY: drawn(0.955 + shape.chinLength + JAW_DROP * unit('jawDrop')),
  }
}
