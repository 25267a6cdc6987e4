import type { ParameterName } from './parameters.ts'

/** How one number spreads among people of 25: the mean of each gender and the width of the bell around it. */
type Distribution = { readonly female: number; readonly male: number; readonly spread: number }

const around = (female: number, male: number, spread: number): Distribution => ({ female, male, spread })

/**
 * Spreads as people's: deviations of 4 to 6 % for the face's width, its length and the distance of the eyes, 7 to 9 % for
 * jaw, mouth and length of the nose, 10 % and more for the nose's width and projection, 4 to 10 % for the length of the
 * eyes. After the tables of Zhuang and Bradtmiller, Head-and-face anthropometric survey of U.S. respirator users (2005),
 * and Farkas and others, International anthropometric study of facial morphology (2005). Bodies spread as in Gordon and others,
 * 2012 Anthropometric Survey of U.S. Army Personnel (ANSUR II): 4 % of the legs' length, 5 % of the hips' breadth, 6 % of the
 * waist's. A draw's deviation is 0.85 of the spread times its reach (`drawShape`).
 */
export const SHAPE_DISTRIBUTION = {
  skullWidth: around(1, 1.005, 0.04),
  skullHeight: around(0.97, 0.985, 0.05),
  foreheadWidth: around(1, 1, 0.055),
  foreheadSlope: around(-0.1, 0.15, 0.7),
  faceWidth: around(0.965, 1.0, 0.06),
  jawWidth: around(0.945, 1.04, 0.09),
  chinWidth: around(0.88, 1.14, 0.15),
  chinLength: around(-0.08, -0.03, 0.046),
  chinProjection: around(0, 0.25, 0.55),
  chinCleft: around(0, 0, 0),
  fullness: around(0.15, 0.1, 0.6),
  cheekbones: around(0.3, 0.12, 0.7),
  cheekHollow: around(0.12, 0.18, 0.45),
  browRidge: around(0.42, 1.32, 0.28),
  browHeight: around(-0.006, 0.006, 0.03),
  browThickness: around(0.98, 1.24, 0.26),
  browArch: around(0.64, 0.2, 0.32),
  browTilt: around(-0.003, -0.003, 0.012),
  browSpacing: around(0, 0, 0.012),
  browDensity: around(1.03, 1.1, 0.18),
  eyeSize: around(1.11, 1.02, 0.09),
  eyeOpening: around(1.06, 0.96, 0.14),
  eyeSpacing: around(0.003, 0.002, 0.02),
  eyeTilt: around(0.017, 0.01, 0.02),
  eyeDepth: around(-0.05, 0.2, 0.65),
  eyelidHood: around(0.22, 0.32, 0.42),
  epicanthus: around(0, 0, 0),
  irisSize: around(1.02, 0.98, 0.05),
  lashes: around(1.1, 0.62, 0.18),
  noseLength: around(-0.008, 0.006, 0.045),
  noseWidth: around(0.95, 1.04, 0.17),
  noseProjection: around(0.97, 1.05, 0.18),
  noseBump: around(-0.25, 0.08, 0.7),
  noseTip: around(0.96, 1.04, 0.18),
  noseTipLift: around(0.2, -0.1, 0.55),
  nostrilFlare: around(0.96, 1.05, 0.16),
  bridgeWidth: around(0.96, 1.06, 0.2),
  bridgeHeight: around(0.32, 0.45, 0.42),
  mouthWidth: around(0.99, 1.03, 0.13),
  mouthHeight: around(0, 0, 0.026),
  upperLip: around(1.12, 0.9, 0.24),
  lowerLip: around(1.12, 0.96, 0.22),
  cupidsBow: around(0.68, 0.48, 0.38),
  mouthCorners: around(0.28, 0.24, 0.35),
  philtrum: around(-0.1, 0.1, 0.55),
  earSize: around(0.97, 1.07, 0.12),
  earFlare: around(0.2, 0.3, 0.3),
  neckWidth: around(0.96, 1.24, 0.07),
  shoulderWidth: around(0.95, 1.06, 0.05),
  build: around(-0.1, 0.1, 0.5),
  stature: around(0, 0, 0.4),
  muscle: around(-0.1, 0.1, 0.35),
  waist: around(0, 0, 0.35),
  hips: around(0, 0, 0.4),
  bust: around(0, 0, 0.4),
  belly: around(0, 0, 0),
  skinTone: around(0, 0, 0),
  undertone: around(0, 0, 0.45),
  blush: around(0.5, 0.38, 0.22),
  freckles: around(0, 0, 0),
  moles: around(0.1, 0.1, 0.25),
  skinTexture: around(0.24, 0.38, 0.13),
} as const satisfies Record<ParameterName, Distribution>

/** What moves together: each hidden trait is one bell draw, added to the numbers it drives in units of their spread. */
export const SHARED_TRAITS: Readonly<Record<string, Partial<Record<ParameterName, number>>>> = {
  weight: {
    build: 0.8,
    waist: 0.5,
    fullness: 0.75,
    faceWidth: 0.35,
    neckWidth: 0.6,
    cheekHollow: -0.5,
    jawWidth: 0.3,
    chinWidth: 0.2,
  },
  ruggedness: {
    jawWidth: 0.45,
    browRidge: 0.5,
    chinProjection: 0.4,
    browThickness: 0.35,
    noseWidth: 0.25,
    shoulderWidth: 0.5,
    neckWidth: 0.3,
  },
  faceLength: { chinLength: 0.5, noseLength: 0.45, skullHeight: 0.4, faceWidth: -0.3, philtrum: 0.3 },
  noseBulk: { noseWidth: 0.35, noseTip: 0.45, nostrilFlare: 0.45, bridgeWidth: 0.3, noseProjection: 0.25 },
  lipBulk: { upperLip: 0.5, lowerLip: 0.5 },
}

/** Added at 75 years, in proportion from 25 on. */
export const AGEING: Partial<Record<ParameterName, number>> = {
  upperLip: -0.42,
  lowerLip: -0.3,
  noseLength: 0.012,
  noseTip: 0.03,
  noseTipLift: -0.35,
  earSize: 0.06,
  eyelidHood: 0.5,
  eyeOpening: -0.12,
  eyeDepth: 0.4,
  mouthCorners: -0.4,
  philtrum: 0.35,
  cheekHollow: 0.35,
  lashes: -0.15,
  browDensity: -0.35,
  browThickness: -0.18,
  blush: -0.15,
  moles: 0.2,
  skinTexture: 0.55,
}

/** Added at 18 years, fading to nothing at 26. */
export const YOUTH: Partial<Record<ParameterName, number>> = {
  fullness: 0.3,
  cheekHollow: -0.2,
  eyeSize: 0.03,
  lowerLip: 0.06,
  skinTexture: -0.12,
  browRidge: -0.1,
}

/**
 * What can stand out in one face. A few of these vary in full, all else stays nearer to the mean:
 * a face with every number far out is a caricature.
 */
export const ACCENTS: Readonly<Record<string, readonly ParameterName[]>> = {
  lips: ['upperLip', 'lowerLip', 'cupidsBow', 'mouthWidth'],
  noseSize: ['noseLength', 'noseWidth', 'noseProjection', 'nostrilFlare', 'noseTip'],
  noseProfile: ['noseBump', 'bridgeHeight', 'bridgeWidth', 'noseTipLift'],
  jaw: ['jawWidth', 'chinWidth', 'chinProjection'],
  faceLength: ['chinLength', 'skullHeight', 'faceWidth', 'foreheadWidth'],
  cheeks: ['cheekbones', 'cheekHollow', 'fullness'],
  brows: ['browThickness', 'browArch', 'browDensity', 'browHeight', 'browTilt'],
  eyeShape: ['eyeTilt', 'eyeOpening', 'eyelidHood'],
  eyeSet: ['eyeSize', 'eyeSpacing', 'eyeDepth'],
}
export const ACCENT_COUNT = 3
