import { z } from 'zod'
import { defineResource } from '../route.ts'
import { gender } from '../fields.ts'
import { hint, jobAccepted, jobKind } from './jobs.ts'
import { MAX_IMAGE_PROMPT_LENGTH } from './kinds/image.ts'
import { POSES } from './kinds/image-prompt.ts'
import { jobCost, quality } from './kinds/kind.ts'

const route = defineResource({ tag: 'Jobs', access: 'user' })

/** One of the qualities that can be chosen. */
const choice = z.object({
  quality,
  /** What makes it. */
  model: z.string(),
  /** Whether the person's plan includes it. */
  is_included: z.boolean(),
  /** The names of the plans that include it; null for one that everybody may use. */
  plans: z.array(z.string()).nullable(),
  /** What one result takes of the plan; bonus credits multiply. */
  units: z.number().int().positive(),
})

/** What a generation would take that was asked for now. */
export const wait = z.object({
  kind: jobKind,
  /** Who would make it. */
  engine: z.string(),
  ...jobAccepted.pick({ position: true, eta_seconds: true, eta_p90_seconds: true }).shape,
  /** Whether the seconds come from results that were made here lately; else from what the engine says of itself. */
  is_measured: z.boolean(),
  /** Null when neither plan nor credits pay for it. */
  cost: jobCost.nullable(),
  /** How long one result may be by the person's plan; null for kinds that are not charged by length. */
  max_seconds: z.number().nullable(),
  /** Why no more can be asked for at the moment, as a sentence; null when it can. */
  refusal: z.string().nullish(),
  /** What can be chosen as `quality`; empty where there is nothing to choose. */
  qualities: z.array(choice),
})
export type Wait = z.output<typeof wait>

export const readWait = route('GET /waits', {
  summary: 'How long a generation would take that was asked for now, and what it would cost',
  query: z.strictObject({
    kind: jobKind,
    /** The `mode` of the input that would be sent, for kinds that have several. */
    mode: z
      .string()
      .regex(/^[a-z]{1,20}$/, 'Please send a mode such as prompt.')
      .optional(),
    quality: quality.optional(),
  }),
  output: wait,
})

export const foretell = route('POST /prompts/foretell', {
  summary: 'What will become of the words of a prompt, before anything is made',
  body: z.strictObject({
    kind: z.enum(['face', 'image'], 'Please send face or image.'),
    gender,
    prompt: z.string('Please send a prompt.').max(MAX_IMAGE_PROMPT_LENGTH, 'Please send a shorter prompt.'),
    /** For images. */
    pose: z
      .enum(
        POSES.map(({ value }) => value),
        'Please choose a pose.',
      )
      .optional(),
  }),
  output: z.object({
    /** Empty where nobody can say before. */
    hints: z.array(hint),
    /** Whether the prompt names clothes and a place; absent where nobody can say. */
    names: z.object({ clothes: z.boolean(), place: z.boolean() }).optional(),
  }),
})
