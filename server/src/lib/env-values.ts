import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { z } from 'zod'

/** What was set from outside, by name. */
export type Env = Record<string, string | undefined>

/** A value that stops the start; the message names the variable and says what it takes. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

const readValueFile = (name: string, path: string): string => {
  try {
    return readFileSync(path, 'utf8').trim()
  } catch (error) {
    throw new ConfigError(`${name} names "${path}", which cannot be read: check the path and who may read it.`, {
      cause: error,
    })
  }
}

/** The same, with what is not set taken from the file that `NAME_FILE` names: so do vaults hand secrets over. */
export const withFiles = (env: Env): Env =>
  new Proxy(env, {
    get(target, name) {
      if (typeof name !== 'string') return undefined
      const [value, path] = [target[name], target[`${name}_FILE`]]
      if (!path) return value
      if (value) throw new ConfigError(`${name} and ${name}_FILE are both set: set one of them.`)
      return readValueFile(`${name}_FILE`, path)
    },
  })

/** One of a closed list of words. */
export const oneOf = <const Value extends string>(
  env: Env,
  name: string,
  values: readonly Value[],
  fallback: Value,
): Value => {
  const value = env[name] || fallback
  const found = values.find((candidate) => candidate === value)
  if (!found) throw new ConfigError(`${name} is "${value}": it must be one of ${values.join(', ')}.`)
  return found
}

/** What stands between the commas. */
export const parts = (value: string | undefined): string[] =>
  (value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

/** Words of a closed list, divided by commas, each once and in their order; null when unset. */
export const listOf = <const Value extends string>(
  env: Env,
  name: string,
  values: readonly Value[],
): Value[] | null => {
  const words = parts(env[name])
  if (words.length === 0) return null
  return words.map((word, index) => {
    const found = values.find((value) => value === word)
    if (!found) throw new ConfigError(`${name} names "${word}": it must be one or more of ${values.join(', ')}.`)
    if (words.indexOf(word) !== index) throw new ConfigError(`${name} names "${word}" twice.`)
    return found
  })
}

/** Says what is wrong with a value, in words that follow the name of its variable. */
const saying = (rule: string) => ({
  error: ({ input }: { input?: unknown }) => `is "${String(input)}": it must be ${rule}.`,
})

const number = (isRight: (value: number) => boolean, rule: string) =>
  z
    .string()
    .refine((text) => isRight(Number(text)), saying(rule))
    .transform(Number)

/** The schemas of values; their sentences follow the name of the variable. */
export const values = {
  text: z.string(),
  /** A file or folder, from where the server was started. */
  path: z.string().transform((path) => resolve(path)),
  wholeNumber: ({ min, max }: { min: number; max: number }) =>
    number((value) => Number.isInteger(value) && value >= min && value <= max, `a whole number from ${min} to ${max}`),
  oneOf: <const Value extends string>(words: readonly Value[]) => z.enum(words, saying(`one of ${words.join(', ')}`)),
  /** A sum of money. */
  amount: number((value) => value >= 0 && Number.isFinite(value), 'an amount such as 0.45'),
  /** A number from 0 to 1. */
  share: number((value) => value >= 0 && value <= 1, 'a number from 0 to 1'),
  /** An address with one of these protocols. */
  url: (protocols: readonly string[]) =>
    z.string().refine((text) => protocols.includes(URL.parse(text)?.protocol ?? ''), {
      error: `is not an address that can be used: it must start with ${protocols.map((p) => `${p}//`).join(' or ')}.`,
    }),
} as const

/** The value of a variable by its schema, or null when unset. */
const read = <Value>(env: Env, name: string, schema: z.ZodType<Value>): Value | null => {
  const value = env[name]
  if (!value) return null
  const { data, error } = schema.safeParse(value)
  if (error) throw new ConfigError(`${name} ${error.issues[0]?.message}`)
  return data
}

/** Settings: for each field a variable, the schema of its value, and what stands in when it is unset. */
export type Variables<Settings> = {
  readonly [Field in keyof Settings]: {
    name: string
    schema: z.ZodType<NonNullable<Settings[Field]>>
    usual: Settings[Field]
  }
}

/** Reads settings from their variables. Throws a {@link ConfigError} for the first value that cannot be used. */
export const readVariables = <Settings extends object>(env: Env, variables: Variables<Settings>): Settings =>
  Object.fromEntries(
    Object.entries<Variables<Record<string, unknown>>[string]>(variables).map(([field, { name, schema, usual }]) => [
      field,
      read(env, name, schema) ?? usual,
    ]),
  ) as Settings

/** A whole number in a range, or null when unset. */
export const integer = (env: Env, name: string, range: { min: number; max: number }): number | null =>
  read(env, name, values.wholeNumber(range))

/** A number from 0 to 1, or null when unset. */
export const share = (env: Env, name: string): number | null => read(env, name, values.share)

/** `true` or `false`. */
export const flag = (env: Env, name: string, fallback: boolean): boolean =>
  oneOf(env, name, ['true', 'false'], fallback ? 'true' : 'false') === 'true'

/** An address with one of these protocols, or null when unset. */
export const url = (env: Env, name: string, protocols: readonly string[]): string | null =>
  read(env, name, values.url(protocols))
