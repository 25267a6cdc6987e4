import { choicesOf } from './comfy-shapes.ts'
import type { ComfyServer } from './comfy-server.ts'
import type { NodeInfo } from './comfy-shapes.ts'
import { listNodeNames } from './workflow.ts'
import type { ModelFile, Workflow } from './workflow.ts'

/** What a server is without and a workflow needs. */
export type Lacks = { nodes: string[]; modelFiles: ModelFile[] }

const isMissing = ({ file }: ModelFile, { graph, pieces }: Workflow, nodes: ReadonlyMap<string, NodeInfo>): boolean =>
  [...Object.values(graph), ...Object.values(pieces?.nodes ?? {})].some(({ class_type, inputs }) =>
    Object.entries(inputs).some(([name, value]) => {
      const info = nodes.get(class_type)
      const choices = value === file && info ? choicesOf(info, name) : null
      return choices !== null && !choices.includes(file)
    }),
  )

/** Asks a server for every node and every model file of a workflow. */
export const findLacks = async (
  server: Pick<ComfyServer, 'findNode'>,
  chosen: Workflow,
  signal?: AbortSignal,
): Promise<Lacks> => {
  const names = listNodeNames(chosen)
  const infos = await Promise.all(names.map((name) => server.findNode(name, signal)))
  const nodes = new Map(names.flatMap((name, index) => (infos[index] ? [[name, infos[index]]] : [])))
  return {
    nodes: names.filter((name) => !nodes.has(name)),
    modelFiles: chosen.modelFiles.filter((file) => isMissing(file, chosen, nodes)),
  }
}

export const hasAll = ({ nodes, modelFiles }: Lacks): boolean => nodes.length === 0 && modelFiles.length === 0
