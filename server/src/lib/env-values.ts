/** What was set from outside, by name. */
export type Env = Record<string, string | undefined>

/** A value that stops the start; the message names the variable and says what it takes. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}

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

/** A whole number in a range, or null when unset. */
export const integer = (env: Env, name: string, range: { min: number; max: number }): number | null => {
  const value = env[name]
  if (!value) return null
  const number = Number(value)
  if (!Number.isInteger(number) || number < range.min || number > range.max)
    throw new ConfigError(`${name} is "${value}": it must be a whole number from ${range.min} to ${range.max}.`)
  return number
}

/** A sum of money, or null when unset. */
export const amount = (env: Env, name: string): number | null => {
  const value = env[name]
  if (!value) return null
  const number = Number(value)
  if (!(number >= 0 && Number.isFinite(number)))
    throw new ConfigError(`${name} is "${value}": it must be an amount such as 0.45.`)
  return number
}

/** A number from 0 to 1, or null when unset. */
export const share = (env: Env, name: string): number | null => {
  const value = env[name]
  if (!value) return null
  const number = Number(value)
  if (!(number >= 0 && number <= 1)) throw new ConfigError(`${name} is "${value}": it must be a number from 0 to 1.`)
  return number
}

/** `true` or `false`. */
export const flag = (env: Env, name: string, fallback: boolean): boolean =>
  oneOf(env, name, ['true', 'false'], fallback ? 'true' : 'false') === 'true'

/** An address with one of these protocols, or null when unset. */
export const url = (env: Env, name: string, protocols: readonly string[]): string | null => {
  const value = env[name]
  if (!value) return null
  const protocol = URL.parse(value)?.protocol
  if (!protocol || !protocols.includes(protocol))
    throw new ConfigError(
      `${name} is not an address that can be used: it must start with ${protocols.map((p) => `${p}//`).join(' or ')}.`,
    )
  return value
}
