import type { Identity } from '../../identity/identity.ts'
import { ellipsoid, smoothMax, smoothMin } from '../../math/distance.ts'
import type { DistanceField } from '../../math/distance.ts'
import { clamp, lerp, smoothstep } from '../../math/scalar.ts'
import { splineTable } from '../../math/spline.ts'
import type { TablePoint } from '../../math/spline.ts'
import type { Vec3 } from '../../math/vector.ts'

/** The skull's ellipsoid in head space, before the person's own factors. */
export const SKULL = { center: [0, -0.2, -0.2] as Vec3, radii: [0.63, 0.8, 0.86] as Vec3 }

/** Widths of a head as shares of those in the tables here: where the parts run into each other they swell beyond what was measured. */
export const BREADTH = 0.93
/** How much less of that lean faces lose, which swell less. */
const LEAN_BREADTH = 0.03

/** How much less than the chin's number its width is. */
const NARROWER_CHIN = { female: 0.19, male: 0.03 } as const

/** Depth of the vertical axis that the face's horizontal sections are drawn around. */
const FACE_AXIS_Z = -0.12

/** Rows below the mouth's middle stretch with the chin. */
const stretchBelowMouth = (y: number, chinLength: number): number => (y <= 0.5 ? y : y + (chinLength * (y - 0.5)) / 0.5)

type FaceOf = Pick<Identity, 'gender' | 'shape'> & { chinLength: number }

/** How far a face has lost fat at temples and cheeks to its jaw: 0 up to 38, 0.55 at 60, 1 at 75. */
const sagOf = ({ age }: Pick<Identity, 'age'>): number => clamp((age - 38) / 37) ** 1.15

const faceWidths = (
  { shape, gender, age, chinLength }: FaceOf & Pick<Identity, 'age'>,
  fullness: number,
): TablePoint[] => {
  const sag = sagOf({ age })
  const jaw = lerp(1, shape.jawWidth, 0.8) * (gender === 'male' ? 0.955 : 0.88)
  const chin = shape.chinWidth - NARROWER_CHIN[gender]
  const width = shape.faceWidth
  const row = (y: number) => stretchBelowMouth(y, chinLength)
  return [
    [-1.3, 0.2],
    [-1.0, 0.4],
    [-0.8, 0.485 * shape.foreheadWidth],
    [-0.6, 0.515 * shape.foreheadWidth],
    [-0.4, 0.53 * shape.foreheadWidth - 0.019 * sag],
    [-0.2, 0.546 * (0.5 * width + 0.5 * shape.foreheadWidth) - 0.026 * sag],
    [0, 0.568 * width],
    [0.16, 0.582 * width + 0.01 * fullness],
    [0.36, 0.558 * (width * 0.62 + jaw * 0.38) + 0.03 * fullness - 0.019 * sag],
    [row(0.58), (gender === 'male' ? 0.52 : 0.508) * jaw + 0.03 * fullness],
    [row(0.74), (gender === 'male' ? 0.472 : 0.46) * jaw + 0.026 * fullness + 0.032 * sag],
    [row(0.85), 0.392 * (chin * 0.3 + jaw * 0.7) + 0.018 * fullness + 0.042 * sag],
    [row(0.945), 0.292 * (0.4 + 0.6 * chin)],
    [row(1.025), 0.178 * (0.4 + 0.6 * chin)],
    [1.4, 0.1],
  ]
}

const faceDepths = ({ shape, gender, chinLength }: FaceOf): TablePoint[] => {
  const male = gender === 'male' ? 1 : 0
  const slope = shape.foreheadSlope
  const chin = 0.035 * shape.chinProjection
  const row = (y: number) => stretchBelowMouth(y, chinLength)
  return [
    [-1.3, 0.1],
    [-1.0, 0.4],
    [-0.8, 0.54 - 0.02 * slope],
    [-0.55, 0.635 - 0.02 * slope],
    [-0.35, 0.655],
    [-0.2, 0.645 + 0.01 * male],
    [-0.05, 0.605],
    [0.1, 0.6],
    [0.3, 0.612],
    [0.5, 0.612],
    [0.65, 0.606],
    [row(0.78), 0.572],
    [row(0.885), 0.572 + chin],
    [row(0.985), 0.528 + chin],
    [1.4, 0.4],
  ]
}

/** By how much heights below the eyes of a young person's drawn face are stretched to be those of a measured one: it is shorter. */
const STRETCH = { female: 0.16, male: 0.07 }
/** How far below the eyes that is half there, in head units. */
const STRETCH_FROM = 0.1
/** What of it is lost between these years: faces lengthen. */
const LENGTHENING = { share: 0.72, from: 28, to: 70 }
/** Behind this depth the head is as long as it was measured, in head space. */
const NAPE_Z = -0.45

const stretchOf = ({ gender, age }: Pick<Identity, 'gender' | 'age'>): number =>
  STRETCH[gender] * (1 - LENGTHENING.share * clamp((age - LENGTHENING.from) / (LENGTHENING.to - LENGTHENING.from)))

/** Height on a drawn face of a height below the eye line on a measured one, in head units: what `headField` undoes. */
export const onDrawnFace = (person: Pick<Identity, 'gender' | 'age'>): ((measured: number) => number) => {
  const whole = 1 + stretchOf(person)
  return (measured) => {
    if (measured <= 0) return measured
    const beyond = measured - STRETCH_FROM
    return (beyond + Math.sqrt(beyond * beyond + 4 * STRETCH_FROM * whole * measured)) / (2 * whole)
  }
}

/** How full the face is: the shape's own number, the body's build, and what the years take and add. */
export const faceFullness = ({ shape, age, gender }: Identity): number =>
  shape.fullness +
  0.25 * shape.build +
  (gender === 'male' ? 0.12 : 0.28) * clamp((30 - age) / 14) -
  0.12 * clamp((age - 50) / 25)

/**
 * The head without its features (no nose, sockets or lips) as a signed distance field in head space. Smooth union of
 * the skull, a lofted face, cheekbones, muzzle and chin; the jaw's underside cuts it off.
 * @param chinLength That of a jaw that is dropped, where it is.
 */
export const headField = (identity: Identity, chinLength = identity.shape.chinLength): DistanceField => {
  const { shape, gender, age } = identity
  const male = gender === 'male' ? 1 : 0
  const fullness = faceFullness(identity)
  const halfWidth = splineTable(faceWidths({ shape, gender, age, chinLength }, fullness))
  const frontDepth = splineTable(faceDepths({ shape, gender, chinLength }))
  const exponent = 2.2 + 0.14 * male
  const jawRound = 0.1 - 0.052 * male + 0.08 * sagOf(identity)
  const chinY = 0.955 + chinLength
  const chinZ = 0.51 + 0.03 * shape.chinProjection
  const chinWidth = shape.chinWidth - NARROWER_CHIN[gender]
  const cheekGrowth = 0.022 * shape.cheekbones
  const [skullX, skullY, skullZ] = SKULL.radii
  const [, skullCenterY, skullCenterZ] = SKULL.center
  const stretch = stretchOf(identity)
  const breadth = BREADTH + LEAN_BREADTH * clamp(-fullness / 0.6)
  /** Height on the measured face of a point of the drawn one. */
  const measured = (y: number, z: number): number =>
    y <= 0 || z <= NAPE_Z ? y : y + ((stretch * y * y) / (y + STRETCH_FROM)) * smoothstep(NAPE_Z, 0.05, z)

  const face: DistanceField = (x, y, z) => {
    const width = halfWidth(y)
    const depth = frontDepth(y) - FACE_AXIS_Z
    const across = x / width
    const along = Math.abs(z - FACE_AXIS_Z) / depth
    const level = (across ** exponent + along ** exponent) ** (1 / exponent)
    const round = Math.max(Math.sqrt(across * across + along * along), 1e-3)
    const gradient = Math.sqrt((across / width) ** 2 + (along / depth) ** 2) / round
    let distance = (level - 1) / Math.max(gradient, 0.9)
    distance = smoothMax(distance, -(z + 0.3), 0.2)
    distance = smoothMax(distance, -y - 0.7, 0.35)
    const underJaw = (y - chinY) * 0.91 - (z - chinZ) * 0.415
    return smoothMax(distance, underJaw, jawRound)
  }

  return (signedX, ownY, z) => {
    const x = Math.abs(signedX) / breadth
    const y = measured(ownY, z)
    const skull = ellipsoid(
      x,
      y - skullCenterY,
      z - skullCenterZ,
      skullX * shape.skullWidth,
      skullY * shape.skullHeight,
      skullZ,
    )
    let distance = smoothMin(skull, face(x, y, z), 0.2)
    const cheek = ellipsoid(x - 0.33, y - 0.16, z - 0.335, 0.19 + cheekGrowth, 0.17, 0.18 + cheekGrowth)
    distance = smoothMin(distance, cheek, 0.26)
    const cheekPad = ellipsoid(x - 0.25, y - 0.43, z - 0.31, 0.18 + 0.03 * fullness, 0.21, 0.18 + 0.03 * fullness)
    distance = smoothMin(distance, cheekPad, 0.26)
    distance = smoothMin(distance, ellipsoid(x, y - 0.6, z - 0.4, 0.27, 0.25, 0.23), 0.26)
    const chin = ellipsoid(
      x,
      y - (0.88 + chinLength * 0.85),
      z - 0.45 - 0.02 * shape.chinProjection,
      0.178 * (0.3 + 0.7 * chinWidth),
      0.11,
      0.12,
    )
    distance = smoothMin(distance, chin, 0.18)
    return distance
  }
}
