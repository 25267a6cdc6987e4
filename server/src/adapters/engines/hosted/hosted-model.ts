import { CLOTH_CATEGORIES, PLAN_KEYS, QUALITIES, VOCALS } from '@visage/contract'
import { z } from 'zod'
import { modelTerms } from '../engine.ts'
import { FILE_ROLES, TASK_VALUES, TASKS } from '../tasks/task-request.ts'

/** What the body of a call may name in braces to be filled in from an order, beside its files. */
const PLACEHOLDERS = [...TASK_VALUES, 'aspectRatio', 'category'] as const
export type Placeholder = (typeof PLACEHOLDERS)[number]

const UNITS: Record<Price['per'], string> = {
  result: 'a result',
  character: 'a character of the script',
  megapixel: 'a megapixel',
  second: 'a second of the result',
  predictSecond: 'a second of work',
}

const significantDigits = 6

/** A price in words for the operator. */
export const priceText = ({ usd, per, inputMegapixels }: Price): string => {
  const text = `${Number(usd.toPrecision(significantDigits))} US dollars ${UNITS[per]}`
  return inputMegapixels > 0 ? `${text} (each picture given along counts as ${inputMegapixels})` : text
}

/** What the operator pays, for the cost that is noted with every job. */
const price = z.object({
  usd: z.number().nonnegative(),
  /** `second`: of the video or the song; `character`: of what is said; `predictSecond`: of the work, as the service measures it. */
  per: z.enum(['result', 'megapixel', 'second', 'character', 'predictSecond']),
  /** Megapixels of each picture given along that are counted too. */
  inputMegapixels: z.number().nonnegative().default(0),
  /** For services that count seconds by frames at a rate of their own. */
  framesPerSecond: z.number().positive().optional(),
  /** Where it was read, and when. */
  source: z.string().optional(),
})
export type Price = z.output<typeof price>

const known: readonly string[] = [...PLACEHOLDERS, ...FILE_ROLES]

const unknownPlaceholder = (input: unknown): string | undefined =>
  [...JSON.stringify(input).matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).find((name) => !known.includes(name))

/** The plans that may use a model; null for everybody, none for nobody. */
export const plansOf = z.array(z.enum(PLAN_KEYS)).nullable()

/** Names of voices are written into addresses and saved with jobs. */
const speaker = z.strictObject({
  name: z.string().regex(/^[\w-]{1,40}$/),
  label: z.string(),
  gender: z.enum(['female', 'male']),
  manner: z.string(),
})

/** One model of a service, as a row of its table: what it makes, what it is asked with, and under which terms. */
export const hostedModel = z.object({
  /** As the service names it, such as `fal-ai/z-image/turbo` or `owner/name:version`. */
  id: z.string().regex(/^[\w.-]+(\/[\w.-]+)+(:\w+)?$/, 'The id of a model is written as "owner/name".'),
  tasks: z.array(z.enum(TASKS)).min(1),
  /** Of songs: which vocals it makes. */
  vocals: z
    .array(z.enum(VOCALS))
    .min(1)
    .default([...VOCALS]),
  /** Of talks: how long the sound may be at most; null for any. */
  mostSeconds: z.number().positive().nullable().default(null),
  /** Of speech: the voices that people can choose, as the service names them. */
  speakers: z.array(speaker).default([]),
  quality: z.enum(QUALITIES).default(QUALITIES[0]),
  plans: plansOf.default(null),
  /** How many of a plan's faces, images or videos one result takes. */
  units: z.number().int().min(1).max(20).default(1),
  model: modelTerms,
  /** Seconds until a result is there, until that has been measured. */
  typicalSeconds: z.number().positive(),
  medium: z.enum(['image', 'video', 'audio']),
  /** Where in the answer the address of the result stands, such as `images.0.url`; empty for the answer itself. */
  output: z.string(),
  /**
   * The body that is sent. `{prompt}` and the like stand for what a job brings; a field that is nothing else takes the
   * value as it is, and is left out where there is none.
   */
  input: z.record(z.string(), z.unknown()).superRefine((input, issue) => {
    const name = unknownPlaceholder(input)
    if (name) issue.addIssue(`{${name}} is none of ${known.map((each) => `{${each}}`).join(', ')}.`)
  }),
  /** What the model calls the garments. */
  categories: z.record(z.enum(CLOTH_CATEGORIES), z.string()).optional(),
  /** Shapes that the model knows, such as `3:4`; the nearest one stands for `{aspectRatio}`. */
  aspectRatios: z.array(z.string().regex(/^\d+:\d+$/)).default([]),
  /** Most characters of a text; longer ones are cut at the end of a word. */
  limits: z.partialRecord(z.enum(['prompt', 'lyrics']), z.number().int().positive()).default({}),
  /** Null where the operator does not count. */
  price: price.nullable().default(null),
})
export type HostedModel = z.output<typeof hostedModel>
