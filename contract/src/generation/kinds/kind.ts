import { z } from 'zod'

export const METERS = ['faces', 'images', 'videos'] as const
export type Meter = (typeof METERS)[number]

/** One kind of thing that can be generated: what it takes, what it counts against, what comes out. */
export type Kind<Name extends string = string, Input extends z.ZodType = z.ZodType> = {
  readonly name: Name
  readonly label: string
  /** The plan limit that one result uses up. */
  readonly meter: Meter
  /** Bonus credits that one result costs once the limit is used up. */
  readonly credits: number
  readonly medium: 'image' | 'video' | 'audio'
  /** What an engine needs to know, in our own words; stored with the job. */
  readonly input: Input
}

export const defineKind = <const Name extends string, Input extends z.ZodType>(
  kind: Kind<Name, Input>,
): Kind<Name, Input> => kind

/** What a result costs the one who asked for it. */
export const jobCost = z.object({
  meter: z.enum(METERS),
  /** What pays: the plan, the trial, or bonus credits. */
  source: z.enum(['plan', 'trial', 'credits']),
  /** 1 of the meter, or so many credits. */
  amount: z.number().int().positive(),
})
