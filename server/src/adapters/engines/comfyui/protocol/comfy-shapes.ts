import { z } from 'zod'

const graphNode = z.object({ class_type: z.string(), inputs: z.record(z.string(), z.unknown()) })
/** A workflow as ComfyUI exports it for its API, by node id. */
export const graph = z.record(z.string(), graphNode)
export type Graph = z.output<typeof graph>

const nodeProblem = z.object({
  class_type: z.string().optional(),
  errors: z.array(z.object({ type: z.string(), message: z.string(), details: z.string().optional() })).default([]),
})
export type NodeProblems = Record<string, z.output<typeof nodeProblem>>

/** The answer to a submission, taken or not: even one that was taken can name nodes that will not run. */
export const submission = z.object({
  prompt_id: z.string().optional(),
  node_errors: z.record(z.string(), nodeProblem).default({}),
  error: z
    .union([z.string(), z.object({ type: z.string(), message: z.string(), details: z.string().optional() })])
    .optional(),
})

export const queueInfo = z.object({
  queue_running: z.array(z.array(z.unknown())),
  queue_pending: z.array(z.array(z.unknown())),
})

const outputItem = z.looseObject({ filename: z.string(), subfolder: z.string().default(''), type: z.string() })
export type OutputItem = z.output<typeof outputItem>

const historyEntry = z.object({
  outputs: z.record(z.string(), z.record(z.string(), z.unknown())).default({}),
  status: z
    .object({
      status_str: z.string(),
      completed: z.boolean(),
      messages: z.array(z.tuple([z.string(), z.record(z.string(), z.unknown())])).default([]),
    })
    .optional(),
})
export type HistoryEntry = z.output<typeof historyEntry>
export const history = z.record(z.string(), historyEntry)

export const uploaded = z.object({ name: z.string(), subfolder: z.string().default(''), type: z.string() })

const inputSpecs = z.record(z.string(), z.unknown()).optional()
export const nodeInfo = z.object({
  input: z.object({ required: inputSpecs, optional: inputSpecs }).default({}),
  /** The type of each output; a list of choices for some. */
  output: z.array(z.unknown()).default([]),
  output_node: z.boolean().default(false),
})
export type NodeInfo = z.output<typeof nodeInfo>
export const objectInfo = z.record(z.string(), nodeInfo)

export const stats = z.object({ system: z.object({ comfyui_version: z.string() }) })

const message = z.object({ type: z.string(), data: z.record(z.string(), z.unknown()) })
export type FeedMessage = z.output<typeof message>
export const feedMessage = message

/** The files among what a node put out; nodes name the list as they like (`images`, `gifs`, `audio`). */
export const listFiles = (output: Record<string, unknown>): OutputItem[] =>
  Object.values(output).flatMap((value) =>
    Array.isArray(value)
      ? value.flatMap((item) => {
          const read = outputItem.safeParse(item)
          return read.success ? [read.data] : []
        })
      : [],
  )

/** The choices of an input, of either generation of nodes; null for what is no list. */
export const choicesOf = ({ input }: NodeInfo, name: string): string[] | null => {
  const spec: unknown = input.required?.[name] ?? input.optional?.[name]
  if (!Array.isArray(spec)) return null
  const [type, options]: unknown[] = spec
  const listed: unknown = Array.isArray(type)
    ? type
    : type === 'COMBO' && typeof options === 'object' && options !== null && 'options' in options
      ? options.options
      : null
  return Array.isArray(listed) ? listed.filter((choice): choice is string => typeof choice === 'string') : null
}
