import { writeFileSync } from 'node:fs'
import { z } from 'zod'
import { openComfyServer } from '../protocol/comfy-server.ts'
import type { ComfyServer } from '../protocol/comfy-server.ts'
import { nodeInfo } from '../protocol/comfy-shapes.ts'
import type { NodeInfo } from '../protocol/comfy-shapes.ts'
import type { ComfySettings } from '../settings.ts'
import { listModelInputs, listNodeNames, readShipped } from './workflow.ts'
import type { Workflow } from './workflow.ts'

/** What nodes take and give, as a server or their source said. */
export const recordedNodes = z.object({
  /** The ComfyUI that takes the workflows that come along. */
  version: z.string(),
  read: z.iso.date(),
  /** How they were read. */
  source: z.string(),
  nodes: z.record(z.string(), nodeInfo.extend({ source: z.string().optional() })),
})
type RecordedNodes = z.output<typeof recordedNodes>

const KEPT = new Set(['default', 'min', 'max', 'step', 'options', 'template'])

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An input without what is said of it to people, and without the names of one machine's files. */
const strip = (written: unknown, isFile: boolean): unknown => {
  if (!Array.isArray(written)) return written
  const [type, options]: unknown[] = written
  const kept = Object.entries(isObject(options) ? options : {}).filter(
    ([name]) => KEPT.has(name) || name.endsWith('_upload'),
  )
  const holdsFiles = isFile || kept.some(([name]) => name.endsWith('_upload'))
  const plain = Object.fromEntries(
    kept.flatMap(([name, value]) => {
      if (!holdsFiles) return [[name, value]]
      return name === 'default' ? [] : [[name, name === 'options' ? [] : value]]
    }),
  )
  return [holdsFiles && Array.isArray(type) ? [] : type, plain]
}

/** Asks a server for every node that some workflows use. Throws for one that is not installed. */
export const recordNodes = async (
  server: Pick<ComfyServer, 'findNode' | 'readVersion'>,
  workflows: readonly Workflow[],
): Promise<RecordedNodes> => {
  const files = listModelInputs(workflows)
  const nodes: Record<string, NodeInfo> = {}
  for (const name of [...new Set(workflows.flatMap(listNodeNames))].sort()) {
    const info = await server.findNode(name)
    if (!info) throw new Error(`The server has no node ${name}: update ComfyUI.`)
    const part = (inputs: Record<string, unknown> = {}) =>
      Object.fromEntries(
        Object.entries(inputs).map(([input, written]) => [input, strip(written, files.has(`${name}.${input}`))]),
      )
    const { required, optional } = info.input
    nodes[name] = {
      ...info,
      input: { ...(required && { required: part(required) }), ...(optional && { optional: part(optional) }) },
    }
  }
  return {
    version: await server.readVersion(),
    read: new Date().toISOString().slice(0, 10),
    source: 'Asked of a server with `npm run engines:check -- --record`.',
    nodes,
  }
}

/** Records what the first server says. */
export const writeRecordedNodes = async ({ urls: [url = ''], token }: ComfySettings): Promise<string> => {
  const recorded = await recordNodes(openComfyServer({ url, token }), readShipped())
  writeFileSync(new URL('./nodes.json', import.meta.url), `${JSON.stringify(recorded, null, 2)}\n`)
  return `${Object.keys(recorded.nodes).length} nodes of ComfyUI ${recorded.version} are recorded.`
}
