import type { z } from 'zod'

type Issue = z.core.$ZodRawIssue

const WHOLE_NUMBERS = new Set(['int', 'safeint', 'int32', 'uint32'])

const AS: Readonly<Record<string, string>> = {
  string: 'text',
  number: 'a number',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
}

const COUNTED: Readonly<Record<string, string>> = { string: ' characters', array: ' entries' }

/** What a field is asked to be, when it is of another type. */
const typeSentence = (name: string, { input, expected, format }: Issue & Record<string, unknown>): string => {
  if (input === undefined) return `Please send ${name}.`
  const wanted = AS[WHOLE_NUMBERS.has(String(format)) ? 'int' : String(expected)]
  return wanted === undefined ? `Please send another value as ${name}.` : `Please send ${name} as ${wanted}.`
}

const sizeSentence = (name: string, origin: unknown, bound: string): string =>
  `Please use ${bound}${COUNTED[String(origin)] ?? ''} for ${name}.`

/**
 * What is told of a field whose schema has no sentence of its own: which one it is, and what to do. To be handed to each
 * parse of something that people send, so that none of them reads a validator's words.
 */
export const plainSentence = (raw: Issue): string => {
  const issue = raw as Issue & Record<string, unknown>
  const name = issue.path?.length ? issue.path.join('.') : 'what is asked for'
  switch (issue.code) {
    case 'invalid_type':
      return typeSentence(name, issue)
    case 'invalid_value':
      return `Please use one of these for ${name}: ${(issue.values as unknown[]).join(', ')}.`
    case 'too_small':
      return sizeSentence(name, issue.origin, `at least ${String(issue.minimum)}`)
    case 'too_big':
      return sizeSentence(name, issue.origin, `at most ${String(issue.maximum)}`)
    case 'unrecognized_keys':
      return 'This field is not known here.'
    default:
      return `Please send another value as ${name}: this one is not in the form that it has to have.`
  }
}
