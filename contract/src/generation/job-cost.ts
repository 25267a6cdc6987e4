import { z } from 'zod'
import { METERS } from './kind.ts'

/** What a result costs the one who asked for it. */
export const jobCost = z.object({
  meter: z.enum(METERS),
  /** What pays: the plan, the trial, or bonus credits. */
  source: z.enum(['plan', 'trial', 'credits']),
  /** 1 of the meter, or so many credits. */
  amount: z.number().int().positive(),
})
