import type { Graph } from '@visage/server/engines/comfyui/comfy-shapes'
import { NODES } from './node-table.ts'
import type { NodeEntry } from './node-table.ts'

/** Files by folder: models, and what was uploaded as `input`. */
export type Files = ReadonlyMap<string, ReadonlySet<string>>

export type Problem = { type: string; message: string; details: string }

type InputType = NodeEntry['required'][string]

const isLink = (value: unknown): value is [string, number] =>
  Array.isArray(value) && value.length === 2 && typeof value[0] === 'string' && typeof value[1] === 'number'

const LITERALS: Record<string, (value: unknown) => boolean> = {
  INT: (value) => Number.isSafeInteger(value),
  FLOAT: (value) => Number.isFinite(value),
  STRING: (value) => typeof value === 'string',
  BOOLEAN: (value) => typeof value === 'boolean',
}

const choicesOf = (type: InputType, files: Files): readonly string[] | null => {
  if (typeof type === 'string') return null
  return 'folder' in type ? [...(files.get(type.folder) ?? [])] : type
}

type Asked = { graph: Graph; nodes: Record<string, NodeEntry>; files: Files }

const checkInput = (name: string, value: unknown, type: InputType, { graph, nodes, files }: Asked): Problem[] => {
  const bad = (kind: string, message: string) => [{ type: kind, message, details: name }]
  if (isLink(value)) {
    const source = graph[value[0]]
    const given = source && nodes[source.class_type]?.output[value[1]]
    if (!given) return bad('bad_linked_input', 'Bad linked input')
    const isWanted = given === type || (type === 'FLOAT' && given === 'INT')
    return isWanted ? [] : bad('return_type_mismatch', `Return type mismatch: ${given} for ${JSON.stringify(type)}`)
  }
  const choices = choicesOf(type, files)
  if (choices) {
    const isInput = typeof type === 'object' && 'folder' in type && type.folder === 'input'
    if (typeof value === 'string' && choices.includes(value)) return []
    return bad(isInput ? 'custom_validation_failed' : 'value_not_in_list', `Value not in list: ${String(value)}`)
  }
  const isRight = typeof type === 'string' ? LITERALS[type] : undefined
  if (!isRight) return bad('bad_linked_input', 'A link is wanted')
  return isRight(value) ? [] : bad('invalid_input_type', `Not of the type ${JSON.stringify(type)}`)
}

/** What a ComfyUI server objects to, node by node. Nodes that are not installed are `unknown`. */
export const checkGraph = (graph: Graph, files: Files, nodes: Record<string, NodeEntry> = NODES) => {
  const unknown = Object.values(graph).filter(({ class_type: name }) => !nodes[name])
  const problems = new Map<string, Problem[]>()
  for (const [id, { class_type: name, inputs }] of Object.entries(graph)) {
    const entry = nodes[name]
    if (!entry) continue
    const missing = Object.keys(entry.required)
      .filter((input) => !(input in inputs))
      .map((input) => ({ type: 'required_input_missing', message: 'Required input is missing', details: input }))
    const types = { ...entry.required, ...entry.optional }
    const wrong = Object.entries(inputs).flatMap(([input, value]) => {
      const type = types[input]
      return type === undefined ? [] : checkInput(input, value, type, { graph, nodes, files })
    })
    if (missing.length + wrong.length > 0) problems.set(id, [...missing, ...wrong])
  }
  return { unknown: unknown.map(({ class_type: name }) => name), problems }
}

/** As `/object_info/<name>` tells it. */
export const describeNode = (name: string, files: Files): object | undefined => {
  const entry = NODES[name]
  if (!entry) return undefined
  const specs = (inputs: NodeEntry['required'] = {}) =>
    Object.fromEntries(
      Object.entries(inputs).map(([input, type], index) => {
        const choices = choicesOf(type, files)
        if (!choices) return [input, [type, {}]]
        // Nodes of both generations are about.
        return [input, index % 2 === 0 ? [choices, {}] : ['COMBO', { options: choices }]]
      }),
    )
  return {
    input: { required: specs(entry.required), optional: specs(entry.optional) },
    output: entry.output,
    output_node: entry.isOutput ?? false,
    name,
  }
}
