import type { EyeColorName, HairColorName } from './person-colors.ts'
import type { ParameterName } from './parameters.ts'

/** What is common among people whose family comes from a part of the world: means, never limits. */
export type RegionPrior = {
  /** Share among people when a description names no region. */
  weight: number
  skinTone: readonly [mean: number, spread: number]
  undertone: number
  hairColors: Partial<Record<HairColorName, number>>
  curl: readonly [mean: number, spread: number]
  eyeColors: Partial<Record<EyeColorName, number>>
  freckleChance: number
  shifts: Partial<Record<ParameterName, number>>
}

const DARK_EYES = { 'dark brown': 6, brown: 3, black: 1 } as const
const DARK_HAIR = { black: 8, 'dark brown': 2 } as const

/** Higher, narrower noses and rounder, deeper eyes than the mean of all people: without them all women look East Asian. */
const HIGH_BRIDGED = {
  bridgeHeight: 0.38,
  noseProjection: 0.11,
  eyeOpening: 0.09,
  eyeTilt: -0.011,
  eyelidHood: -0.13,
  eyeDepth: 0.38,
  cheekbones: -0.22,
  faceWidth: -0.018,
} as const

const EPICANTHIC = {
  epicanthus: 0.85,
  eyelidHood: 0.6,
  eyeOpening: -0.17,
  eyeTilt: 0.012,
  eyeDepth: -0.95,
  bridgeHeight: -0.75,
  noseProjection: -0.2,
  noseLength: -0.016,
  noseBump: -0.7,
  noseWidth: 0.14,
  cheekbones: 0.9,
  faceWidth: 0.045,
  browRidge: -0.32,
  browArch: -0.24,
} as const

const SUB_SAHARAN = {
  noseWidth: 0.25,
  nostrilFlare: 0.17,
  bridgeWidth: 0.1,
  bridgeHeight: -0.25,
  noseBump: -0.2,
  upperLip: 0.28,
  lowerLip: 0.25,
  cheekbones: 0.2,
  eyeSize: 0.02,
} as const

export const REGIONS = {
  'northern European': {
    weight: 3,
    skinTone: [0.09, 0.05],
    undertone: -0.3,
    hairColors: {
      blonde: 4,
      'dark blonde': 4,
      'light brown': 3,
      brown: 3,
      ginger: 1.2,
      'strawberry blonde': 0.8,
      'dark brown': 1,
      auburn: 0.6,
      'platinum blonde': 0.5,
      chestnut: 0.5,
      black: 0.2,
    },
    curl: [0.22, 0.18],
    eyeColors: { blue: 5, 'light blue': 2, grey: 2, green: 2, hazel: 1, 'blue-green': 1 },
    freckleChance: 0.3,
    shifts: { ...HIGH_BRIDGED, noseProjection: 0.13, eyeDepth: 0.5, lowerLip: -0.06, upperLip: -0.08 },
  },
  'eastern European': {
    weight: 2,
    skinTone: [0.11, 0.05],
    undertone: -0.1,
    hairColors: {
      'light brown': 3,
      brown: 4,
      'dark blonde': 3,
      blonde: 2,
      'dark brown': 3,
      chestnut: 1,
      auburn: 0.3,
      ginger: 0.2,
      black: 0.5,
    },
    curl: [0.18, 0.15],
    eyeColors: { blue: 4, grey: 3, green: 2, brown: 2, hazel: 1 },
    freckleChance: 0.12,
    shifts: { ...HIGH_BRIDGED, cheekbones: 0.08, faceWidth: -0.008, eyeTilt: -0.005 },
  },
  'western European': {
    weight: 3,
    skinTone: [0.14, 0.06],
    undertone: -0.05,
    hairColors: {
      brown: 5,
      'dark brown': 4,
      'light brown': 3,
      chestnut: 2,
      'dark blonde': 2,
      blonde: 1,
      auburn: 1,
      ginger: 0.4,
      'strawberry blonde': 0.3,
      black: 0.5,
    },
    curl: [0.28, 0.2],
    eyeColors: { brown: 4, blue: 3, hazel: 2, green: 2, grey: 1 },
    freckleChance: 0.18,
    shifts: HIGH_BRIDGED,
  },
  'southern European': {
    weight: 2,
    skinTone: [0.24, 0.07],
    undertone: 0.35,
    hairColors: {
      'dark brown': 6,
      brown: 3,
      black: 3,
      chestnut: 1,
      'light brown': 0.5,
      'dark blonde': 0.2,
      auburn: 0.1,
    },
    curl: [0.38, 0.2],
    eyeColors: { brown: 5, 'dark brown': 4, hazel: 2, green: 1, amber: 0.5, blue: 0.4, grey: 0.1 },
    freckleChance: 0.06,
    shifts: { ...HIGH_BRIDGED, noseBump: 0.3, noseProjection: 0.14, browThickness: 0.1 },
  },
  'Middle Eastern': {
    weight: 1.5,
    skinTone: [0.32, 0.09],
    undertone: 0.4,
    hairColors: { black: 5, 'dark brown': 5, brown: 1 },
    curl: [0.4, 0.2],
    eyeColors: { ...DARK_EYES, hazel: 1.5, green: 0.7, amber: 0.7 },
    freckleChance: 0.03,
    shifts: {
      ...HIGH_BRIDGED,
      noseBump: 0.45,
      noseProjection: 0.16,
      noseLength: 0.012,
      browThickness: 0.22,
      browDensity: 0.12,
      lashes: 0.2,
      eyeSize: 0.02,
    },
  },
  'North African': {
    weight: 1,
    skinTone: [0.4, 0.1],
    undertone: 0.4,
    hairColors: DARK_HAIR,
    curl: [0.58, 0.22],
    eyeColors: { ...DARK_EYES, hazel: 1 },
    freckleChance: 0.03,
    shifts: { ...HIGH_BRIDGED, noseBump: 0.25, browThickness: 0.15, upperLip: 0.08, lowerLip: 0.08 },
  },
  'South Asian': {
    weight: 2,
    skinTone: [0.52, 0.13],
    undertone: 0.35,
    hairColors: { black: 12, 'dark brown': 1 },
    curl: [0.28, 0.18],
    eyeColors: { ...DARK_EYES, hazel: 0.3 },
    freckleChance: 0.01,
    shifts: {
      ...HIGH_BRIDGED,
      eyeSize: 0.1,
      eyelidHood: 0.05,
      browThickness: 0.234,
      browDensity: 0.168,
      lashes: 0.5,
      noseLength: 0.016,
      noseProjection: 0.12,
      noseTip: 0.16,
      noseWidth: 0.12,
      upperLip: 0.12,
      lowerLip: 0.28,
    },
  },
  'East Asian': {
    weight: 2.5,
    skinTone: [0.16, 0.06],
    undertone: 0.35,
    hairColors: { black: 1 },
    curl: [0.06, 0.07],
    eyeColors: DARK_EYES,
    freckleChance: 0.04,
    shifts: EPICANTHIC,
  },
  'Southeast Asian': {
    weight: 1.5,
    skinTone: [0.38, 0.1],
    undertone: 0.45,
    hairColors: DARK_HAIR,
    curl: [0.12, 0.1],
    eyeColors: DARK_EYES,
    freckleChance: 0.02,
    shifts: { ...EPICANTHIC, epicanthus: 0.48, noseWidth: 0.3, nostrilFlare: 0.16, upperLip: 0.24, lowerLip: 0.24 },
  },
  'Central Asian': {
    weight: 0.6,
    skinTone: [0.26, 0.08],
    undertone: 0.3,
    hairColors: DARK_HAIR,
    curl: [0.1, 0.1],
    eyeColors: { ...DARK_EYES, hazel: 1, green: 0.4 },
    freckleChance: 0.05,
    shifts: { ...EPICANTHIC, epicanthus: 0.6, bridgeHeight: -0.3, cheekbones: 1, faceWidth: 0.05 },
  },
  'West African': {
    weight: 1.5,
    skinTone: [0.88, 0.07],
    undertone: 0.1,
    hairColors: { black: 10, 'dark brown': 1 },
    curl: [0.95, 0.05],
    eyeColors: DARK_EYES,
    freckleChance: 0.01,
    shifts: SUB_SAHARAN,
  },
  'East African': {
    weight: 1,
    skinTone: [0.8, 0.09],
    undertone: 0.15,
    hairColors: { black: 10, 'dark brown': 1 },
    curl: [0.86, 0.1],
    eyeColors: DARK_EYES,
    freckleChance: 0.01,
    shifts: { foreheadSlope: 0.2, upperLip: 0.14, lowerLip: 0.15, noseWidth: 0.05, cheekbones: 0.3, faceWidth: -0.02 },
  },
  'Southern African': {
    weight: 0.8,
    skinTone: [0.8, 0.09],
    undertone: 0.25,
    hairColors: { black: 10, 'dark brown': 1 },
    curl: [0.95, 0.05],
    eyeColors: DARK_EYES,
    freckleChance: 0.02,
    shifts: { ...SUB_SAHARAN, noseWidth: 0.2, eyeTilt: 0.008 },
  },
  'African American': {
    weight: 1.5,
    skinTone: [0.72, 0.12],
    undertone: 0.2,
    hairColors: { black: 8, 'dark brown': 3 },
    curl: [0.88, 0.12],
    eyeColors: { ...DARK_EYES, hazel: 0.6 },
    freckleChance: 0.04,
    shifts: { ...SUB_SAHARAN, noseWidth: 0.2, bridgeHeight: -0.15, upperLip: 0.2, lowerLip: 0.2 },
  },
  'Latin American': {
    weight: 2,
    skinTone: [0.37, 0.12],
    undertone: 0.4,
    hairColors: { 'dark brown': 5, black: 5, brown: 2, chestnut: 1 },
    curl: [0.34, 0.24],
    eyeColors: { ...DARK_EYES, hazel: 1, green: 0.4 },
    freckleChance: 0.04,
    shifts: {
      ...HIGH_BRIDGED,
      upperLip: 0.16,
      lowerLip: 0.24,
      cheekbones: 0.1,
      noseWidth: 0.14,
      nostrilFlare: 0.07,
      browThickness: 0.13,
      browDensity: 0.112,
      eyeOpening: 0.05,
    },
  },
  'Indigenous American': {
    weight: 0.5,
    skinTone: [0.46, 0.09],
    undertone: 0.4,
    hairColors: DARK_HAIR,
    curl: [0.05, 0.06],
    eyeColors: DARK_EYES,
    freckleChance: 0.01,
    shifts: { cheekbones: 0.55, faceWidth: 0.03, epicanthus: 0.2, noseWidth: 0.08, noseBump: 0.25, noseLength: 0.01 },
  },
  Polynesian: {
    weight: 0.5,
    skinTone: [0.5, 0.08],
    undertone: 0.35,
    hairColors: DARK_HAIR,
    curl: [0.5, 0.22],
    eyeColors: DARK_EYES,
    freckleChance: 0.01,
    shifts: {
      noseWidth: 0.18,
      nostrilFlare: 0.12,
      upperLip: 0.18,
      lowerLip: 0.18,
      jawWidth: 0.03,
      fullness: 0.3,
      browThickness: 0.12,
    },
  },
  'Aboriginal Australian': {
    weight: 0.3,
    skinTone: [0.82, 0.08],
    undertone: 0.2,
    hairColors: { black: 6, 'dark brown': 4 },
    curl: [0.55, 0.2],
    eyeColors: DARK_EYES,
    freckleChance: 0.01,
    shifts: {
      noseWidth: 0.24,
      nostrilFlare: 0.18,
      bridgeHeight: -0.25,
      browRidge: 0.3,
      eyeDepth: 0.4,
      upperLip: 0.1,
      lowerLip: 0.12,
    },
  },
} as const satisfies Record<string, RegionPrior>

export type RegionName = keyof typeof REGIONS

const readRegion = (name: RegionName): RegionPrior => REGIONS[name]

/** The mean of several regions, for people of mixed descent; one region is itself. */
export const mixRegions = (names: readonly RegionName[]): RegionPrior => {
  const priors = names.map(readRegion)
  if (priors.length === 1) return priors[0]
  const mean = (read: (prior: RegionPrior) => number) =>
    priors.reduce((sum, prior) => sum + read(prior), 0) / priors.length
  const parameterNames = new Set(priors.flatMap((prior) => Object.keys(prior.shifts) as ParameterName[]))
  return {
    weight: 1,
    skinTone: [mean((prior) => prior.skinTone[0]), mean((prior) => prior.skinTone[1])],
    undertone: mean((prior) => prior.undertone),
    hairColors: addWeights(priors.map((prior) => prior.hairColors)),
    curl: [mean((prior) => prior.curl[0]), mean((prior) => prior.curl[1])],
    eyeColors: addWeights(priors.map((prior) => prior.eyeColors)),
    freckleChance: mean((prior) => prior.freckleChance),
    shifts: Object.fromEntries([...parameterNames].map((name) => [name, mean((prior) => prior.shifts[name] ?? 0)])),
  }
}

const addWeights = <Name extends string>(
  tables: readonly Partial<Record<Name, number>>[],
): Partial<Record<Name, number>> => {
  const sum: Partial<Record<Name, number>> = {}
  for (const table of tables) {
    const total = (Object.values(table) as number[]).reduce((all, weight) => all + weight, 0)
    for (const [name, weight] of Object.entries(table) as [Name, number][]) {
      sum[name] = (sum[name] ?? 0) + weight / total
    }
  }
  return sum
}
