import { z } from 'zod'

const maxEmailLength = 254
const minPasswordLength = 6
const maxPasswordLength = 200

/** Ids of everything stored: UUIDs in lower case. */
export const id = z.uuid('This is not an id of ours.').toLowerCase()

/** An instant: ISO 8601 in UTC. Not in the year 0, which the database does not have. */
export const timestamp = z.iso.datetime().refine((value) => !value.startsWith('0000'), 'There is no year 0.')

export const gender = z.enum(['female', 'male'])
export type Gender = z.output<typeof gender>

const requiredText = (message: string) =>
  z
    .string({ error: (issue) => (issue.input === undefined ? message : 'Please send text.') })
    .trim()
    .min(1, message)

/** Whether a text can be stored: without NUL, and without half of a character such as a cut emoji. */
export const isStorable = (value: string): boolean => !value.includes('\0') && value.isWellFormed()

export const UNSTORABLE = 'This has a character that cannot be used.'

/** Text that must hold something after trimming; one that is too long is told so unless there is another sentence for it. */
export const text = (message: string, maxLength: number, tooLong = `Please use at most ${maxLength} characters.`) =>
  requiredText(message).max(maxLength, tooLong).refine(isStorable, UNSTORABLE)

/** Text that is kept as it came, which may be empty. */
export const anyText = (maxLength: number, message = 'Please send text.') =>
  z.string(message).max(maxLength, `Please use at most ${maxLength} characters.`).refine(isStorable, UNSTORABLE)

export const trueOrFalse = z.boolean('Please send true or false.')

/** What is told of a cursor that no answer has named. */
export const UNKNOWN_CURSOR = 'Please send the cursor of an earlier answer.'

export const UNKNOWN_FIELD = 'This field is not known here.'

/** An email address, in lower case, with the sentences for one that is missing and one that cannot be. */
export const emailWith = ({ missing, invalid }: { missing: string; invalid: string }) =>
  text(missing, maxEmailLength, invalid)
    .toLowerCase()
    .refine((value) => z.email().safeParse(value).success, invalid)

export const email = emailWith({ missing: 'Email is required.', invalid: 'Enter valid Email Address' })

export const personName = text('Name is required.', 100).refine(
  (value) => !value.includes('@'),
  "Name cannot contain '@'.",
)

const tooShort = `Password must be at least ${minPasswordLength} characters long.`

/** A password as it is set, with the sentence for one that is missing. Not trimmed: spaces count. */
const passwordWith = (missing: string) =>
  z
    .string(missing)
    .min(1, { error: missing, abort: true })
    .min(minPasswordLength, tooShort)
    .max(maxPasswordLength, `Please use at most ${maxPasswordLength} characters.`)

/** The first password of an account. */
export const firstPassword = passwordWith(tooShort)

/** One that takes the place of another. */
export const newPassword = passwordWith('Enter New Password')

/** A password as it is tried, which may be older than today's rules. */
export const triedPassword = z
  .string('Password is required.')
  .min(1, 'Password is required.')
  .max(maxPasswordLength, `Please use at most ${maxPasswordLength} characters.`)

export const otp = z
  .string('Please enter all 6 digits of the OTP.')
  .regex(/^\d{6}$/, 'Please enter all 6 digits of the OTP.')

export const message = z.object({ message: z.string() })

type Issue = z.core.$ZodRawIssue

const TYPES: Readonly<Record<string, string>> = {
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

const boundSentence = (name: string, bound: string, origin: unknown): string =>
  `Please use ${bound}${COUNTED[String(origin)] ?? ''} for ${name}.`

const SENTENCES: Readonly<Record<string, (name: string, issue: Issue) => string>> = {
  invalid_type(name, { input, expected, format }) {
    if (input === undefined) return `Please send ${name}.`
    const wanted = TYPES[String(format).endsWith('int') ? 'int' : String(expected)]
    return `Please send ${wanted === undefined ? `another value as ${name}` : `${name} as ${wanted}`}.`
  },
  invalid_value: (name, { values }) => `Please use one of these for ${name}: ${(values as unknown[]).join(', ')}.`,
  too_small: (name, { minimum, origin }) => boundSentence(name, `at least ${String(minimum)}`, origin),
  too_big: (name, { maximum, origin }) => boundSentence(name, `at most ${String(maximum)}`, origin),
  unrecognized_keys: () => UNKNOWN_FIELD,
}

/**
 * What is told of a field whose schema has no sentence of its own: which one it is, and what to do. Hand it to each parse
 * of what people send, so that none of them reads a validator's words.
 */
export const plainSentence = (issue: Issue): string => {
  const name = issue.path?.length ? issue.path.join('.') : 'what is asked for'
  const sentence = SENTENCES[issue.code ?? '']
  return sentence
    ? sentence(name, issue)
    : `Please send another value as ${name}: this one is not in the form that it has to have.`
}
