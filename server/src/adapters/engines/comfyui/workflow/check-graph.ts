import { z } from 'zod'
import type { Graph, NodeInfo } from '../protocol/comfy-shapes.ts'

/** What a server objects to, in its own words. */
export type Problem = { type: string; message: string; details: string }

type Specs = Record<string, unknown>
type Spec = { type: string; options: z.output<typeof specOptions> }

const inputs = z.object({
  required: z.record(z.string(), z.unknown()).optional(),
  optional: z.record(z.string(), z.unknown()).optional(),
})
type Within = z.output<typeof inputs>
const specOptions = z.looseObject({
  options: z.array(z.unknown()).catch([]),
  min: z.number().catch(-Infinity),
  max: z.number().catch(Infinity),
  template: z
    .object({ input: inputs, prefix: z.string(), min: z.number().default(1), max: z.number() })
    .optional()
    .catch(undefined),
})
const option = z.object({ key: z.string(), inputs })

const COMBO = 'COMBO'
const DYNAMIC = 'COMFY_DYNAMICCOMBO_V3'
const GROWING = 'COMFY_AUTOGROW_V3'

/** An input as either generation of nodes describes it: a list of choices, or a type with options. */
const specOf = (written: unknown): Spec => {
  const [type, options]: unknown[] = Array.isArray(written) ? written : []
  const read = specOptions.parse(typeof options === 'object' && options !== null ? options : {})
  return Array.isArray(type)
    ? { type: COMBO, options: { ...read, options: type } }
    : { type: String(type), options: read }
}

const isUploaded = ({ options }: Spec): boolean => Object.keys(options).some((name) => name.endsWith('_upload'))

type Taken = Map<string, { spec: Spec; isRequired: boolean }>

/** The inputs that one takes along for the values at hand; they are named `<input>.<other>`. */
const innerInputs = (name: string, spec: Spec, values: Specs): Within => {
  const { template } = spec.options
  if (spec.type === GROWING && template) {
    const [type] = Object.values({ ...template.input.required, ...template.input.optional })
    const names = Array.from({ length: template.max }, (_, index) => `${template.prefix}${index}`)
    const pick = (some: readonly string[]) => Object.fromEntries(some.map((each) => [each, type]))
    return { required: pick(names.slice(0, template.min)), optional: pick(names.slice(template.min)) }
  }
  if (spec.type !== DYNAMIC) return {}
  const options = spec.options.options.flatMap((each) => option.safeParse(each).data ?? [])
  return options.find(({ key }) => key === values[name])?.inputs ?? {}
}

const takenInputs = (within: Within, values: Specs, prefix = ''): Taken => {
  const taken: Taken = new Map()
  for (const [part, isRequired] of [
    [within.required, true],
    [within.optional, false],
  ] as const)
    for (const [plain, written] of Object.entries(part ?? {})) {
      const [name, spec] = [prefix + plain, specOf(written)]
      // A list of choices with inputs of their own is asked for only where it stands by itself.
      const isAsked = isRequired && (prefix === '' || spec.type !== DYNAMIC)
      if (spec.type !== GROWING) taken.set(name, { spec, isRequired: isAsked })
      for (const [inner, entry] of takenInputs(innerInputs(name, spec, values), values, `${name}.`))
        taken.set(inner, entry)
    }
  return taken
}

const isLink = (value: unknown): value is [string, number] =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'string' && typeof value[1] === 'number'

const LITERALS: Record<string, (value: unknown) => boolean> = {
  INT: (value) => Number.isSafeInteger(value),
  FLOAT: (value) => Number.isFinite(value),
  STRING: (value) => typeof value === 'string',
  BOOLEAN: (value) => typeof value === 'boolean',
}

/** Types are lists divided by commas; a star takes and gives everything. */
const fits = (given: string, wanted: string): boolean =>
  [given, wanted].includes('*') || given.split(',').some((each) => wanted.split(',').includes(each))

type Asked = { graph: Graph; nodes: ReadonlyMap<string, NodeInfo>; uploads: ReadonlySet<string> | null }

const bad = (name: string, type: string, message: string): Problem[] => [{ type, message, details: name }]

const checkLink = (name: string, [id, index]: [string, number], { type }: Spec, { graph, nodes }: Asked): Problem[] => {
  const source = graph[id]
  const info = source && nodes.get(source.class_type)
  // A node that is not installed is told once, by its name.
  if (source && !info) return []
  const given = info?.output[index]
  if (given === undefined)
    return bad(name, 'bad_linked_input', `Bad linked input: there is no output ${index} of ${id}`)
  const text = typeof given === 'string' ? given : COMBO
  if (fits(text, type)) return []
  return bad(name, 'return_type_mismatch', `Return type mismatch: ${id} gives ${text}, wanted is ${type}`)
}

const checkValue = (name: string, value: unknown, spec: Spec, asked: Asked): Problem[] => {
  if (isLink(value)) return checkLink(name, value, spec, asked)
  const { type, options } = spec
  if (isUploaded(spec)) {
    const isThere = asked.uploads === null || asked.uploads.has(String(value))
    return isThere ? [] : bad(name, 'custom_validation_failed', `There is no file ${String(value)}`)
  }
  if (type === COMBO || type === DYNAMIC) {
    const choices = type === COMBO ? options.options : options.options.map((each) => option.safeParse(each).data?.key)
    return choices.includes(value) ? [] : bad(name, 'value_not_in_list', `Value not in list: ${String(value)}`)
  }
  const isRight = LITERALS[type]
  if (!isRight)
    return type === '*' ? [] : bad(name, 'bad_linked_input', `A link to something of the type ${type} is wanted`)
  if (!isRight(value)) return bad(name, 'invalid_input_type', `${JSON.stringify(value)} is not of the type ${type}`)
  if (Number(value) < options.min)
    return bad(name, 'value_smaller_than_min', `${Number(value)} is less than ${options.min}`)
  if (Number(value) > options.max)
    return bad(name, 'value_bigger_than_max', `${Number(value)} is more than ${options.max}`)
  return []
}

/** Names of all that a node takes, with these values. */
export const namesTaken = ({ input }: NodeInfo, values: Specs): string[] => [...takenInputs(input, values).keys()]

/**
 * What a ComfyUI server objects to in a graph, node by node, by what it says of its nodes. Nodes that are not installed are
 * `unknown`. Uploaded files are not looked for where `uploads` is null.
 */
export const checkGraph = (
  graph: Graph,
  nodes: ReadonlyMap<string, NodeInfo>,
  uploads: ReadonlySet<string> | null = null,
): { unknown: string[]; problems: Map<string, Problem[]> } => {
  const problems = new Map<string, Problem[]>()
  const unknown: string[] = []
  for (const [id, { class_type: name, inputs: values }] of Object.entries(graph)) {
    const info = nodes.get(name)
    if (!info) {
      unknown.push(name)
      continue
    }
    const found = [...takenInputs(info.input, values)].flatMap(([input, { spec, isRequired }]) => {
      if (input in values) return checkValue(input, values[input], spec, { graph, nodes, uploads })
      return isRequired ? bad(input, 'required_input_missing', 'Required input is missing') : []
    })
    if (found.length > 0) problems.set(id, found)
  }
  return { unknown, problems }
}
