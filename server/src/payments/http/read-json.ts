import type { ZodType } from 'zod'
import { ProviderTroubleError } from './ask-provider.ts'

/** What the text holds, or undefined when it is no JSON. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** An answer in the shape that it must have; anything else is trouble at the provider. */
export const readJson = <Shape>(provider: string, shape: ZodType<Shape>, text: string): Shape => {
  const read = shape.safeParse(parseJson(text))
  if (!read.success)
    throw new ProviderTroubleError(`${provider} answered something that cannot be read. Please try again.`, {
      cause: read.error,
    })
  return read.data
}
