import type { z } from 'zod'
import { AppError } from '../lib/app-error.ts'

export const unknownField = 'This field is not known here.'

const fieldsOf = (issues: readonly z.core.$ZodIssue[]): Record<string, string> => {
  const fields: Record<string, string> = {}
  for (const issue of issues) {
    const path = issue.path.join('.')
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) fields[path ? `${path}.${key}` : key] ??= unknownField
    else fields[path] ??= issue.message
  }
  return fields
}

/** Parses one part of a request; what is wrong is told field by field. */
export const parsePart = <Schema extends z.ZodType>(schema: Schema | undefined, value: unknown): z.output<Schema> => {
  if (!schema) return undefined as z.output<Schema>
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const fields = fieldsOf(parsed.error.issues)
  const sentences = Object.values(fields)
  const message = sentences.length === 1 && sentences[0] !== unknownField ? sentences[0] : undefined
  throw new AppError('invalid_input', message, { details: { fields } })
}
