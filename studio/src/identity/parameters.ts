/** One bounded number of a person. Units: a factor around 1 or a signed offset around 0, as `neutral` says. */
type Parameter = {
  readonly group: 'skull' | 'jaw' | 'brow' | 'eyes' | 'nose' | 'mouth' | 'ears' | 'body' | 'skin'
  readonly min: number
  readonly max: number
  readonly neutral: number
  /** How it spreads among people of 25: the mean of each gender and the width of the bell around it. */
  readonly female: number
  readonly male: number
  readonly spread: number
}

const parameter = (
  group: Parameter['group'],
  [min, max]: readonly [number, number],
  neutral: number,
  [female, male, spread]: readonly [number, number, number],
): Parameter => ({ group, min, max, neutral, female, male, spread })

/**
 * Every shape number of a face, in head units (eye line y = 0, chin of a measured face about y = 1): its bounds, what is
 * neutral, and how it spreads. Factors have neutral 1, offsets neutral 0. The renderer reads these names and nothing else.
 *
 * Spreads as people's: deviations of 4 to 6 % for the face's width, its length and the distance of the eyes, 7 to 9 % for
 * jaw, mouth and length of the nose, 10 % and more for the nose's width and projection, 4 to 10 % for the length of the
 * eyes. After the tables of Zhuang and Bradtmiller, Head-and-face anthropometric survey of U.S. respirator users (2005),
 * and Farkas and others, International anthropometric study of facial morphology (2005). Bodies spread as in Gordon and others,
 * 2012 Anthropometric Survey of U.S. Army Personnel (ANSUR II): 4 % of the legs' length, 5 % of the hips' breadth, 6 % of the
 * waist's. Builds spread less than people's: nobody is heavy who was not asked for so. A draw's deviation is 0.85 of the
 * spread (`drawShape`).
 */
export const PARAMETERS = {
  skullWidth: parameter('skull', [0.92, 1.08], 1, [1, 1.005, 0.04]),
  skullHeight: parameter('skull', [0.9, 1.1], 1, [0.97, 0.985, 0.05]),
  foreheadWidth: parameter('skull', [0.9, 1.1], 1, [1, 1, 0.055]),
  foreheadSlope: parameter('skull', [-1.3, 1.3], 0, [-0.1, 0.15, 0.7]),
  faceWidth: parameter('skull', [0.88, 1.12], 1, [0.965, 1.0, 0.06]),
  jawWidth: parameter('jaw', [0.82, 1.2], 1, [0.945, 1.04, 0.09]),
  chinWidth: parameter('jaw', [0.6, 1.5], 1, [0.88, 1.14, 0.15]),
  chinLength: parameter('jaw', [-0.1, 0.12], 0, [-0.08, -0.03, 0.038]),
  chinProjection: parameter('jaw', [-1.1, 1.3], 0, [0, 0.25, 0.55]),
  chinCleft: parameter('jaw', [0, 1], 0, [0, 0, 0]),
  fullness: parameter('jaw', [-0.7, 1.4], 0, [0.15, 0.1, 0.6]),
  cheekbones: parameter('jaw', [-1.3, 1.3], 0, [0.3, 0.12, 0.7]),
  cheekHollow: parameter('jaw', [0, 1.2], 0, [0.12, 0.18, 0.45]),
  browRidge: parameter('brow', [0.2, 1.8], 1, [0.42, 1.32, 0.28]),
  browHeight: parameter('brow', [-0.045, 0.045], 0, [-0.006, 0.006, 0.03]),
  browThickness: parameter('brow', [0.5, 1.8], 1, [0.98, 1.24, 0.26]),
  browArch: parameter('brow', [0, 1.2], 0.5, [0.64, 0.2, 0.32]),
  browTilt: parameter('brow', [-0.04, 0.04], 0, [-0.003, -0.003, 0.012]),
  browSpacing: parameter('brow', [-0.03, 0.03], 0, [0, 0, 0.012]),
  browDensity: parameter('brow', [0.5, 1.4], 1, [1.03, 1.1, 0.18]),
  eyeSize: parameter('eyes', [0.82, 1.25], 1, [1.11, 1.02, 0.09]),
  eyeOpening: parameter('eyes', [0.68, 1.3], 1, [1.06, 0.96, 0.14]),
  eyeSpacing: parameter('eyes', [-0.035, 0.035], 0, [0.003, 0.002, 0.02]),
  eyeTilt: parameter('eyes', [-0.035, 0.07], 0.015, [0.015, 0.009, 0.014]),
  eyeDepth: parameter('eyes', [-1.1, 1.4], 0, [-0.05, 0.2, 0.65]),
  eyelidHood: parameter('eyes', [0, 1.3], 0.3, [0.22, 0.32, 0.42]),
  epicanthus: parameter('eyes', [0, 1], 0, [0, 0, 0]),
  irisSize: parameter('eyes', [0.9, 1.12], 1, [1.02, 0.98, 0.05]),
  lashes: parameter('eyes', [0.4, 1.6], 1, [1.1, 0.62, 0.18]),
  noseLength: parameter('nose', [-0.08, 0.08], 0, [-0.008, 0.006, 0.035]),
  noseWidth: parameter('nose', [0.7, 1.4], 1, [0.95, 1.04, 0.17]),
  noseProjection: parameter('nose', [0.7, 1.35], 1, [0.97, 1.05, 0.18]),
  noseBump: parameter('nose', [-1.4, 1.5], 0, [-0.25, 0.08, 0.7]),
  noseTip: parameter('nose', [0.7, 1.35], 1, [0.96, 1.04, 0.18]),
  noseTipLift: parameter('nose', [-1, 1], 0, [0.2, -0.1, 0.55]),
  nostrilFlare: parameter('nose', [0.7, 1.4], 1, [0.96, 1.05, 0.16]),
  bridgeWidth: parameter('nose', [0.65, 1.4], 1, [0.96, 1.06, 0.2]),
  bridgeHeight: parameter('nose', [-0.6, 1.3], 0.35, [0.32, 0.45, 0.42]),
  mouthWidth: parameter('mouth', [0.78, 1.22], 1, [0.99, 1.03, 0.13]),
  mouthHeight: parameter('mouth', [-0.04, 0.04], 0, [0, 0, 0.026]),
  upperLip: parameter('mouth', [0.5, 1.6], 1, [1.12, 0.94, 0.2]),
  lowerLip: parameter('mouth', [0.55, 1.55], 1, [1.12, 0.98, 0.19]),
  cupidsBow: parameter('mouth', [0, 1.3], 0.6, [0.68, 0.48, 0.38]),
  mouthCorners: parameter('mouth', [-1, 1], 0, [0.28, 0.24, 0.35]),
  dimples: parameter('mouth', [0, 1], 0, [0, 0, 0]),
  philtrum: parameter('mouth', [-1, 1], 0, [-0.1, 0.1, 0.55]),
  earSize: parameter('ears', [0.8, 1.3], 1, [0.97, 1.07, 0.12]),
  earFlare: parameter('ears', [0, 1.1], 0.3, [0.2, 0.3, 0.3]),
  neckWidth: parameter('body', [0.85, 1.4], 1, [0.96, 1.17, 0.07]),
  shoulderWidth: parameter('body', [0.88, 1.15], 1, [0.95, 1.06, 0.05]),
  build: parameter('body', [-1, 1], 0, [-0.1, 0.1, 0.26]),
  stature: parameter('body', [-1, 1], 0, [0, 0, 0.4]),
  muscle: parameter('body', [-1, 1], 0, [-0.1, 0.1, 0.35]),
  waist: parameter('body', [-1, 1], 0, [0, 0, 0.35]),
  hips: parameter('body', [-1, 1], 0, [0, 0, 0.4]),
  bust: parameter('body', [-1, 1], 0, [0, 0, 0.4]),
  belly: parameter('body', [0, 1], 0, [0, 0, 0]),
  skinTone: parameter('skin', [0, 1], 0.3, [0, 0, 0]),
  undertone: parameter('skin', [-1, 1], 0, [0, 0, 0.45]),
  blush: parameter('skin', [0, 1], 0.45, [0.5, 0.38, 0.22]),
  freckles: parameter('skin', [0, 1], 0, [0, 0, 0]),
  moles: parameter('skin', [0, 1], 0, [0.1, 0.1, 0.25]),
  skinTexture: parameter('skin', [0, 1], 0.4, [0.24, 0.38, 0.13]),
} as const satisfies Record<string, Parameter>

export type ParameterName = keyof typeof PARAMETERS
export type Shape = Record<ParameterName, number>

/** Whether somebody is seen to be pregnant, by a shape's belly. */
export const isExpecting = (gender: 'female' | 'male', belly: number): boolean => gender === 'female' && belly > 0.75
