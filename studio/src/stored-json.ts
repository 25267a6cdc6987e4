import { z } from 'zod'
import type { Rgb } from './image/rgb.ts'

/** A number of finite size within bounds. */
export const numberFrom = (min: number, max: number, tolerance = 0) => {
  const error = `must be a number from ${min} to ${max}.`
  return z
    .number({ error })
    .min(min - tolerance, { error })
    .max(max + tolerance, { error })
}

/** A number that repeatable chance starts from. */
export const seed = z
  .number({ error: 'must be a whole number from 0 to 4294967295.' })
  .refine((value) => Number.isInteger(value) && value >= 0 && value <= 0xffffffff, {
    error: 'must be a whole number from 0 to 4294967295.',
  })

export const oneOf = <Choice extends string | number>(choices: readonly Choice[]) =>
  z.custom<Choice>((value) => choices.some((choice) => choice === value), {
    error: `must be one of: ${choices.join(', ')}.`,
  })

export const color = z.custom<Rgb>(
  (value) =>
    Array.isArray(value) &&
    value.length === 3 &&
    value.every((channel) => typeof channel === 'number' && channel >= 0 && channel <= 255),
  { error: 'must be three numbers from 0 to 255.' },
)

export const flag = z.boolean({ error: 'must be true or false.' })

/** All of these fields; further ones are left out of the result. */
export const fields = <Shape extends z.ZodRawShape>(shape: Shape) => z.object(shape, { error: 'must be an object.' })

const pathOf = (path: readonly PropertyKey[]): string =>
  path
    .map((key) => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`))
    .join('')
    .slice(1)

/** What a stored value holds, or where the first thing is wrong with it, and what. */
export const readStored = <Output>(
  schema: z.ZodType<Output>,
  json: unknown,
): { value: Output } | { path: string; fault: string } => {
  const read = schema.safeParse(json)
  if (read.success) return { value: read.data }
  const [{ path, message }] = read.error.issues
  return { path: pathOf(path), fault: message }
}
