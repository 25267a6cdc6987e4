import { z } from 'zod'
import type { Model } from './engine.ts'

/** How a model and its terms are written in configuration. */
export const modelTerms = z.object({
  name: z.string(),
  licence: z.string(),
  isCommercial: z.boolean(),
  barredTerritories: z.array(z.string()).default([]),
}) satisfies z.ZodType<Model>
