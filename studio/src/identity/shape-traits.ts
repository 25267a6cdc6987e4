import type { ParameterName } from './parameters.ts'

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
  upperLip: -0.32,
  lowerLip: -0.22,
  noseLength: 0.02,
  noseTip: 0.06,
  noseTipLift: -0.45,
  earSize: 0.12,
  eyelidHood: 0.6,
  eyeOpening: -0.16,
  eyeDepth: 0.4,
  mouthCorners: -0.4,
  philtrum: 0.35,
  cheekHollow: 0.35,
  lashes: -0.15,
  browDensity: -0.4,
  browThickness: -0.18,
  blush: -0.15,
  moles: 0.2,
  skinTexture: 0.55,
}

/** Added at 18 years, fading to nothing at 26. */
export const YOUTH: Partial<Record<ParameterName, number>> = {
  fullness: 0.4,
  cheekHollow: -0.25,
  eyeSize: 0.05,
  upperLip: 0.05,
  lowerLip: 0.08,
  skinTexture: -0.15,
  browRidge: -0.15,
}
