import { contract, errorBody, message, routesOf } from '@visage/contract'
import type { AnyRoute } from '@visage/contract'
import { z } from 'zod'

export type Schema = Record<string, unknown>

/** A name as schemas have it. */
export const titleOf = (name: string) => `${name.charAt(0).toUpperCase()}${name.slice(1)}`

const NOISE = new Set(['uuid', 'date-time', 'date'])

/** Formats say all that their patterns say, numbers within what JSON can hold need no limits, and required keys are fields. */
const tidy = ({ jsonSchema }: { jsonSchema: Schema }): void => {
  if (NOISE.has(String(jsonSchema['format']))) delete jsonSchema['pattern']
  if (jsonSchema['maximum'] === Number.MAX_SAFE_INTEGER) delete jsonSchema['maximum']
  if (jsonSchema['minimum'] === Number.MIN_SAFE_INTEGER) delete jsonSchema['minimum']
  if (!jsonSchema['propertyNames'] || !Array.isArray(jsonSchema['required'])) return
  const { required, additionalProperties } = jsonSchema
  jsonSchema['properties'] = Object.fromEntries(required.map((name: unknown) => [name, additionalProperties]))
  jsonSchema['additionalProperties'] = false
  delete jsonSchema['propertyNames']
}

const refOf = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

/** A schema by itself, for what is too small to have a name, such as a parameter. */
export const inlineSchema = (schema: z.ZodType): Schema => {
  const inline: Schema = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', override: tidy })
  delete inline['$schema']
  return inline
}

type Names = z.core.$ZodRegistry<{ id: string }>

/** Every schema that a resource of the contract exports, under its name there. */
const addNamed = (names: Names): void => {
  names.add(errorBody, { id: 'Error' }).add(message, { id: 'Message' })
  for (const resource of Object.values<object>(contract))
    for (const [name, value] of Object.entries(resource))
      if (value instanceof z.ZodType && !names.has(value)) names.add(value, { id: titleOf(name) })
}

const addUnnamed = (names: Names, schema: z.ZodType | undefined, id: string): void => {
  if (schema && !(schema instanceof z.ZodVoid) && !names.has(schema)) names.add(schema, { id })
}

const convert = (names: Names, io: 'input' | 'output'): Record<string, Schema> => {
  const { schemas } = z.toJSONSchema(names, {
    io,
    unrepresentable: 'any',
    override: tidy,
    uri: (id) => String(refOf(id)['$ref']),
  })
  for (const schema of Object.values<Schema>(schemas)) {
    delete schema['$schema']
    delete schema['$id']
  }
  return schemas
}

const namesIn = (value: unknown): string[] =>
  [...JSON.stringify(value).matchAll(/"#\/components\/schemas\/(?<name>\w+)"/g)].map(
    ({ groups }) => groups?.['name'] ?? '',
  )

/** The named schemas of all calls: bodies as they are sent, answers as they come. */
export const openSchemas = (routes: readonly (readonly [string, AnyRoute])[]) => {
  const sent: Names = z.registry()
  const answered: Names = z.registry()
  addNamed(sent)
  addNamed(answered)
  for (const [name, { body, output }] of routes) {
    addUnnamed(sent, body, `${titleOf(name)}Request`)
    addUnnamed(answered, output, `${titleOf(name)}Answer`)
  }
  const all = { sent: convert(sent, 'input'), answered: convert(answered, 'output') }
  const used: Record<string, Schema> = {}

  const namesByShape = new Map<string, string>()

  /** The first name of a shape, so that calls that take or answer the same refer to one schema. */
  const useShape = (side: keyof typeof all, name: string): Schema => {
    const shape = JSON.stringify(all[side][name])
    const first = namesByShape.get(shape) ?? name
    namesByShape.set(shape, first)
    return use(side, first)
  }

  /** Keeps a schema with all that it refers to; what is sent and what is answered under one name has to be one thing. */
  const use = (side: keyof typeof all, name: string): Schema => {
    const schema = all[side][name] ?? all.sent[name] ?? {}
    if (used[name] === undefined) {
      used[name] = schema
      for (const other of namesIn(schema)) use(side, other)
    } else if (JSON.stringify(used[name]) !== JSON.stringify(schema)) throw new Error(`There are two schemas ${name}.`)
    return refOf(name)
  }

  const nameIn = (names: Names, schema: z.ZodType) => names.get(schema)?.id ?? ''
  return {
    components: used,
    sent: (schema: z.ZodType) => useShape('sent', nameIn(sent, schema)),
    answered: (schema: z.ZodType) => useShape('answered', nameIn(answered, schema)),
  }
}

/** Every call of the contract with its name. */
export const listRoutes = (): [string, AnyRoute][] =>
  Object.values<object>(contract).flatMap((resource) => Object.entries(routesOf(resource) as Record<string, AnyRoute>))
