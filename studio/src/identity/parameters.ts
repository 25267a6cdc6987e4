/** One bounded number of a person. Units: a factor around 1 or a signed offset around 0, as `neutral` says. */
type Parameter = {
  readonly group: 'skull' | 'jaw' | 'brow' | 'eyes' | 'nose' | 'mouth' | 'ears' | 'body' | 'skin'
  readonly min: number
  readonly max: number
  readonly neutral: number
}

const parameter = (group: Parameter['group'], min: number, max: number, neutral: number): Parameter => ({
  group,
  min,
  max,
  neutral,
})

/**
 * Every shape number of a face, in head units (half a head = 1: eye line y = 0, chin about y = 1).
 * Factors have neutral 1, offsets neutral 0. The renderer reads these names and nothing else.
 */
export const PARAMETERS = {
  skullWidth: parameter('skull', 0.92, 1.08, 1),
  skullHeight: parameter('skull', 0.9, 1.1, 1),
  foreheadWidth: parameter('skull', 0.9, 1.1, 1),
  foreheadSlope: parameter('skull', -1.3, 1.3, 0),
  faceWidth: parameter('skull', 0.88, 1.12, 1),
  jawWidth: parameter('jaw', 0.82, 1.2, 1),
  chinWidth: parameter('jaw', 0.6, 1.5, 1),
  chinLength: parameter('jaw', -0.1, 0.12, 0),
  chinProjection: parameter('jaw', -1.1, 1.3, 0),
  chinCleft: parameter('jaw', 0, 1, 0),
  fullness: parameter('jaw', -0.7, 1.4, 0),
  cheekbones: parameter('jaw', -1.3, 1.3, 0),
  cheekHollow: parameter('jaw', 0, 1.2, 0),
  browRidge: parameter('brow', 0.2, 1.8, 1),
  browHeight: parameter('brow', -0.045, 0.045, 0),
  browThickness: parameter('brow', 0.5, 1.8, 1),
  browArch: parameter('brow', 0, 1.2, 0.5),
  browTilt: parameter('brow', -0.04, 0.04, 0),
  browSpacing: parameter('brow', -0.03, 0.03, 0),
  browDensity: parameter('brow', 0.5, 1.4, 1),
  eyeSize: parameter('eyes', 0.82, 1.25, 1),
  eyeOpening: parameter('eyes', 0.68, 1.3, 1),
  eyeSpacing: parameter('eyes', -0.035, 0.035, 0),
  eyeTilt: parameter('eyes', -0.035, 0.07, 0.015),
  eyeDepth: parameter('eyes', -1.1, 1.4, 0),
  eyelidHood: parameter('eyes', 0, 1.3, 0.3),
  epicanthus: parameter('eyes', 0, 1, 0),
  irisSize: parameter('eyes', 0.9, 1.12, 1),
  lashes: parameter('eyes', 0.4, 1.6, 1),
  noseLength: parameter('nose', -0.08, 0.08, 0),
  noseWidth: parameter('nose', 0.7, 1.4, 1),
  noseProjection: parameter('nose', 0.7, 1.35, 1),
  noseBump: parameter('nose', -1.4, 1.5, 0),
  noseTip: parameter('nose', 0.7, 1.35, 1),
  noseTipLift: parameter('nose', -1, 1, 0),
  nostrilFlare: parameter('nose', 0.7, 1.4, 1),
  bridgeWidth: parameter('nose', 0.65, 1.4, 1),
  bridgeHeight: parameter('nose', -0.6, 1.3, 0.35),
  mouthWidth: parameter('mouth', 0.78, 1.22, 1),
  mouthHeight: parameter('mouth', -0.04, 0.04, 0),
  upperLip: parameter('mouth', 0.5, 1.6, 1),
  lowerLip: parameter('mouth', 0.55, 1.55, 1),
  cupidsBow: parameter('mouth', 0, 1.3, 0.6),
  mouthCorners: parameter('mouth', -1, 1, 0),
  philtrum: parameter('mouth', -1, 1, 0),
  earSize: parameter('ears', 0.8, 1.3, 1),
  earFlare: parameter('ears', 0, 1.1, 0.3),
  neckWidth: parameter('body', 0.85, 1.4, 1),
  shoulderWidth: parameter('body', 0.88, 1.15, 1),
  build: parameter('body', -1, 1, 0),
  stature: parameter('body', -1, 1, 0),
  muscle: parameter('body', -1, 1, 0),
  waist: parameter('body', -1, 1, 0),
  hips: parameter('body', -1, 1, 0),
  bust: parameter('body', -1, 1, 0),
  belly: parameter('body', 0, 1, 0),
  skinTone: parameter('skin', 0, 1, 0.3),
  undertone: parameter('skin', -1, 1, 0),
  blush: parameter('skin', 0, 1, 0.45),
  freckles: parameter('skin', 0, 1, 0),
  moles: parameter('skin', 0, 1, 0),
  skinTexture: parameter('skin', 0, 1, 0.4),
} as const satisfies Record<string, Parameter>

export type ParameterName = keyof typeof PARAMETERS
export type Shape = Record<ParameterName, number>
