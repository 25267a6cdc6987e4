import { z } from 'zod'

/** As much of JSON Schema as services write about the inputs of their models. */
export type InputSchema = {
  type?: string | undefined
  enum?: readonly unknown[] | undefined
  required?: readonly string[] | undefined
  properties?: Record<string, InputSchema> | undefined
  items?: InputSchema | undefined
  minimum?: number | undefined
  maximum?: number | undefined
  minLength?: number | undefined
  maxLength?: number | undefined
  maxItems?: number | undefined
  anyOf?: readonly InputSchema[] | undefined
  allOf?: readonly InputSchema[] | undefined
  $ref?: string | undefined
}

export const inputSchema: z.ZodType<InputSchema> = z.lazy(() =>
  z.object({
    type: z.string().optional(),
    enum: z.array(z.unknown()).optional(),
    required: z.array(z.string()).optional(),
    properties: z.record(z.string(), inputSchema).optional(),
    items: inputSchema.optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    minLength: z.number().optional(),
    maxLength: z.number().optional(),
    maxItems: z.number().optional(),
    anyOf: z.array(inputSchema).optional(),
    allOf: z.array(inputSchema).optional(),
    $ref: z.string().optional(),
  }),
)

/** What `#/components/schemas/Name` stands for. */
export type NamedSchemas = Readonly<Record<string, InputSchema>>

const IS_TYPE: Record<string, (value: unknown) => boolean> = {
  string: (value) => typeof value === 'string',
  number: (value) => typeof value === 'number',
  integer: Number.isInteger,
  boolean: (value) => typeof value === 'boolean',
  array: Array.isArray,
  object: (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
  null: (value) => value === null,
}

type SchemaContext = { at: string; named: NamedSchemas }

const checkLimits = (value: unknown, schema: InputSchema, at: string): string[] => {
  const { minimum = -Infinity, maximum = Infinity, minLength = 0, maxLength = Infinity, maxItems = Infinity } = schema
  const problems: string[] = []
  if (schema.enum && !schema.enum.includes(value)) problems.push(`${at} is none of ${schema.enum.join(', ')}`)
  if (typeof value === 'number' && (value < minimum || value > maximum))
    problems.push(`${at} is not from ${minimum} to ${maximum}`)
  if (typeof value === 'string' && (value.length < minLength || value.length > maxLength))
    problems.push(`${at} does not have ${minLength} to ${maxLength} characters`)
  if (Array.isArray(value) && value.length > maxItems) problems.push(`${at} has more than ${maxItems} parts`)
  return problems
}

const checkFields = (
  value: object,
  { properties, required = [] }: InputSchema,
  { at, named }: SchemaContext,
): string[] => {
  if (!properties) return []
  const missing = required.filter((name) => !(name in value)).map((name) => `${at}${name} is missing`)
  const wrong = Object.entries(value).flatMap(([name, part]) => {
    const schema = properties[name]
    return schema ? check(part, schema, { at: `${at}${name}`, named }) : [`${at}${name} is not known`]
  })
  return [...missing, ...wrong]
}

const check = (value: unknown, schema: InputSchema, place: SchemaContext): string[] => {
  const { at, named } = place
  const name = schema.$ref?.split('/').at(-1)
  if (name !== undefined) return check(value, named[name] ?? {}, place)
  if (schema.allOf) return schema.allOf.flatMap((part) => check(value, part, place))
  if (schema.anyOf) {
    const tries = schema.anyOf.map((part) => check(value, part, place))
    return tries.some((problems) => problems.length === 0) ? [] : (tries[0] ?? [])
  }
  if (schema.type && !IS_TYPE[schema.type]?.(value)) return [`${at} is no ${schema.type}`]
  const problems = checkLimits(value, schema, at)
  if (Array.isArray(value)) {
    const { items } = schema
    return [
      ...problems,
      ...(items ? value.flatMap((part, index) => check(part, items, { at: `${at}.${index}`, named })) : []),
    ]
  }
  if (typeof value !== 'object' || value === null) return problems
  return [...problems, ...checkFields(value, schema, { at: at && `${at}.`, named })]
}

/** What of a body the schema of its model does not take, as sentences without a full stop; empty when all is well. */
export const checkInput = (input: object, schema: InputSchema, named: NamedSchemas = {}): string[] =>
  check(input, schema, { at: '', named })
