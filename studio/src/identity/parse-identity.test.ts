import { expect, it } from 'vitest'
import { IdentityError, parseIdentity } from './parse-identity.ts'
import { randomIdentity } from './random-identity.ts'

const stored = JSON.parse(
  JSON.stringify({ ...randomIdentity(3), worn: { hat: { name: 'turban', color: [1, 2, 3] } } }),
) as Record<string, unknown>

/** Every single value of a stored identity by its path. */
const leaves = (value: unknown, path: readonly string[] = []): (readonly string[])[] =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).flatMap(([name, inner]) => leaves(inner, [...path, name]))
    : [path]

const spoil = (value: unknown, [name = '', ...rest]: readonly string[]): unknown => {
  const fields = value as Record<string, unknown>
  return { ...fields, [name]: rest.length > 0 ? spoil(fields[name], rest) : 'nonsense' }
}

it.each(leaves(stored).map((path) => [path.join('.'), path] as const))('names what is wrong: %s', (name, path) => {
  expect(() => parseIdentity(spoil(stored, path))).toThrow(IdentityError)
  expect(() => parseIdentity(spoil(stored, path))).toThrow(new RegExp(`^${name.replaceAll('.', '\\.')} must be`))
})
