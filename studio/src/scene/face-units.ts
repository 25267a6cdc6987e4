/**
 * What single muscles do to a face, after the action units of Ekman, Friesen and Hager's Facial Action Coding System
 * (2002). Smile, lids and gaze have numbers of their own in an expression; these come on top.
 */
export const FACE_UNITS = [
  /** 1: the inner ends of the brows rise. */
  'innerBrow',
  /** 2: their outer halves rise. */
  'outerBrow',
  /** 1 and 2, one side alone: the brow on the picture's right rises, and the other one sinks. */
  'browUp',
  /** 4: brows come down and together. */
  'frown',
  /** 5: upper lids rise. */
  'wideEyes',
  /** 6 and 7: cheeks push the lower lids up, lids tighten. */
  'squint',
  /** 9: the nose wrinkles. */
  'noseWrinkle',
  /** 12, one side alone: the corner of the mouth on the picture's right rises. */
  'cornerUp',
  /** 15: the corners of the mouth come down. */
  'cornersDown',
  /** 17: the chin pushes the lower lip up. */
  'chin',
  /** 18: lips purse. */
  'pucker',
  /** 23 and 24: lips tighten and press. */
  'press',
  /** 32: the lower lip goes under the upper teeth, as in f and v. */
  'tuck',
  /** 19: the tip of the tongue comes up to the upper teeth, as in l and th. */
  'tongue',
  /** 25 and 26: the jaw drops and parts the lips. */
  'jawDrop',
  /** 43: both lids come down. */
  'droop',
  /** 46: the eye on the picture's right shuts. */
  'wink',
  /** Tears, which no muscle makes. */
  'tears',
] as const
export type FaceUnit = (typeof FACE_UNITS)[number]
/** How far each goes, 0 to 1; nothing when left out. */
export type FaceUnits = Partial<Record<FaceUnit, number>>

type NamedExpression = { units: FaceUnits; smile: number }

/** Whole expressions as people name them: what each muscle does, and how much of a smile there is. */
export const NAMED_EXPRESSIONS = {
  laugh: { smile: 1, units: { jawDrop: 0.32, squint: 0.45, innerBrow: 0.12, outerBrow: 0.08 } },
  smirk: { smile: 0.16, units: { cornerUp: 1, squint: 0.2, outerBrow: 0.1 } },
  angry: { smile: -0.35, units: { frown: 1, squint: 0.55, press: 0.8, noseWrinkle: 0.4, cornersDown: 0.3 } },
  sad: { smile: -0.2, units: { innerBrow: 1, frown: 0.25, cornersDown: 0.8, chin: 0.5, droop: 0.24 } },
  surprised: { smile: 0, units: { innerBrow: 0.9, outerBrow: 1, wideEyes: 1, jawDrop: 0.75, pucker: 0.4 } },
  crying: {
    smile: -0.3,
    units: { innerBrow: 1, frown: 0.55, squint: 0.6, cornersDown: 1, chin: 0.8, droop: 0.25, tears: 1 },
  },
  wink: { smile: 0.5, units: { wink: 1, cornerUp: 0.4, squint: 0.2 } },
  kiss: { smile: 0, units: { pucker: 1, droop: 0.2 } },
  scared: { smile: -0.1, units: { innerBrow: 1, outerBrow: 0.5, wideEyes: 1, jawDrop: 0.32, cornersDown: 0.3 } },
  shouting: { smile: 0, units: { jawDrop: 0.95, frown: 0.7, squint: 0.3, noseWrinkle: 0.3 } },
  excited: { smile: 1, units: { jawDrop: 0.42, outerBrow: 0.7, innerBrow: 0.5, wideEyes: 0.5 } },
  disgusted: { smile: -0.2, units: { noseWrinkle: 1, frown: 0.5, squint: 0.5, cornersDown: 0.6, chin: 0.4 } },
  annoyed: { smile: -0.15, units: { frown: 0.65, press: 0.5, droop: 0.14, cornersDown: 0.4 } },
  nervous: { smile: 0.06, units: { innerBrow: 0.8, press: 0.45, wideEyes: 0.3 } },
  flirty: { smile: 0.35, units: { cornerUp: 0.55, droop: 0.2, outerBrow: 0.3 } },
  shy: { smile: 0.32, units: { innerBrow: 0.4, press: 0.3, droop: 0.12 } },
  yawning: { smile: 0, units: { jawDrop: 1, squint: 0.6, droop: 0.6, innerBrow: 0.2 } },
  curious: { smile: 0.12, units: { innerBrow: 0.6, outerBrow: 0.8, wideEyes: 0.35 } },
  tender: { smile: 0.4, units: { innerBrow: 0.35, droop: 0.16 } },
  determined: { smile: -0.05, units: { frown: 0.4, press: 0.4, squint: 0.25 } },
  skeptical: { smile: -0.05, units: { browUp: 0.8, frown: 0.3, squint: 0.35, cornerUp: 0.35 } },
  quizzical: { smile: 0.14, units: { browUp: 1, cornerUp: 0.2 } },
  sulking: { smile: -0.2, units: { pucker: 0.45, cornersDown: 0.6, frown: 0.45, chin: 0.6 } },
  content: { smile: 0.38, units: { squint: 0.45 } },
  bored: { smile: -0.1, units: { droop: 0.42, cornersDown: 0.3, outerBrow: 0.1 } },
} as const satisfies Record<string, NamedExpression>
export type ExpressionName = keyof typeof NAMED_EXPRESSIONS

/** A unit's amount within bounds, 0 where it is left out. */
export const unitOf = (units: FaceUnits | undefined, unit: FaceUnit): number =>
  Math.max(0, Math.min(1, units?.[unit] ?? 0))
