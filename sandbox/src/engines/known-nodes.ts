import { readFileSync } from 'node:fs'
import type { NodeInfo } from '@visage/server/engines/comfyui/comfy-shapes'
import { recordedNodes } from '@visage/server/engines/comfyui/record-nodes'
import { listModelInputs, readWorkflows } from '@visage/server/engines/comfyui/workflow'

const path = new URL(import.meta.resolve('@visage/server/engines/comfyui/nodes.json'))

/** What the nodes of the workflows that come along take and give, as ComfyUI's own source says. */
export const RECORDED = recordedNodes.parse(JSON.parse(readFileSync(path, 'utf8')))

const folders = listModelInputs([...readWorkflows(null).values()].flat())

/** Model files by folder. */
type ModelFolders = ReadonlyMap<string, ReadonlySet<string>>

const withFiles = (written: unknown, names: readonly string[]): unknown => {
  const [type, options] = written as [unknown, object | undefined]
  return Array.isArray(type) ? [names, options ?? {}] : [type, { ...options, options: names }]
}

/** A node as a server with these model files tells it; undefined for one that was not recorded. */
export const describeNode = (name: string, files: ModelFolders): NodeInfo | undefined => {
  const info = RECORDED.nodes[name]
  if (!info) return undefined
  const required = Object.entries(info.input.required ?? {}).map(([input, written]) => {
    const folder = folders.get(`${name}.${input}`)
    return [input, folder === undefined ? written : withFiles(written, [...(files.get(folder) ?? [])])]
  })
  return { ...info, input: { ...info.input, required: Object.fromEntries(required) } }
}

/** All of them, but for those that a server is without. */
export const describeNodes = (files: ModelFolders, missing: ReadonlySet<string> = new Set()): Map<string, NodeInfo> =>
  new Map(
    Object.keys(RECORDED.nodes).flatMap((name) => {
      const info = missing.has(name) ? undefined : describeNode(name, files)
      return info ? [[name, info] as const] : []
    }),
  )
