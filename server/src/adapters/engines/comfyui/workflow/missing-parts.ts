import { QUALITIES, QUALITY_LABELS } from '@visage/contract'
import type { MissingPartsReport } from '../../engine.ts'
import { findMistakes } from './check-workflow.ts'
import { openComfyServer } from '../protocol/comfy-server.ts'
import type { ComfyServer } from '../protocol/comfy-server.ts'
import { choicesOf } from '../protocol/comfy-shapes.ts'
import type { NodeInfo } from '../protocol/comfy-shapes.ts'
import { ComfyRefusedError, ComfyUnreachableError } from '../protocol/request-comfy.ts'
import type { ComfySettings } from '../settings.ts'
import { listNodeNames, nodesOf, readWorkflows } from './workflow.ts'
import type { ModelFile, Workflow } from './workflow.ts'

/** What a server is without and a workflow needs, and what it says of the nodes that it has. */
type MissingParts = { nodes: string[]; modelFiles: ModelFile[]; known: ReadonlyMap<string, NodeInfo> }

const isMissing = ({ file }: ModelFile, chosen: Workflow, nodes: ReadonlyMap<string, NodeInfo>): boolean =>
  nodesOf(chosen).some(({ class_type, inputs }) =>
    Object.entries(inputs).some(([name, value]) => {
      const info = nodes.get(class_type)
      const choices = value === file && info ? choicesOf(info, name) : null
      return choices !== null && !choices.includes(file)
    }),
  )

/** Asks a server for every node and every model file of a workflow. */
export const findMissingParts = async (
  server: Pick<ComfyServer, 'findNode'>,
  chosen: Workflow,
  signal?: AbortSignal,
): Promise<MissingParts> => {
  const names = listNodeNames(chosen)
  const infos = await Promise.all(names.map((name) => server.findNode(name, signal)))
  const nodes = new Map(names.flatMap((name, index) => (infos[index] ? [[name, infos[index]]] : [])))
  return {
    nodes: names.filter((name) => !nodes.has(name)),
    modelFiles: chosen.modelFiles.filter((file) => isMissing(file, chosen, nodes)),
    known: nodes,
  }
}

export const hasAll = ({ nodes, modelFiles }: Pick<MissingParts, 'nodes' | 'modelFiles'>): boolean =>
  nodes.length === 0 && modelFiles.length === 0

const describeObstacles = (
  { name, quality }: Workflow,
  { nodes, modelFiles, mistakes }: MissingParts & { mistakes: string[] },
): string[] => [
  `  ${name}: not yet${quality === QUALITIES[0] ? '' : `, so ${QUALITY_LABELS[quality]} is not offered for it`}`,
  ...mistakes.map((mistake) => `    ${mistake}`),
  ...nodes.map((node) => `    node ${node} is missing: update ComfyUI, or install what brings it`),
  ...modelFiles.flatMap(({ folder, file, url }) => [
    `    models/${folder}/${file} is missing: download`,
    `      ${url}`,
  ]),
]

const reportServer = async (
  url: string,
  { token, workflowsDir, usdPerHour }: ComfySettings,
): Promise<MissingPartsReport> => {
  const server = openComfyServer({ url, token })
  const lines = [url]
  let isComplete = true
  try {
    for (const chosen of new Set([...readWorkflows(workflowsDir).values()].flat())) {
      const lacks = await findMissingParts(server, chosen)
      const mistakes = findMistakes(chosen, lacks.known, new Set(lacks.modelFiles.map(({ file }) => file)))
      if (hasAll(lacks) && mistakes.length === 0)
        lines.push(`  ${chosen.name}: ready (${chosen.model.name}, ${chosen.model.licence})`)
      else {
        // Without what only the best quality needs, the installation is whole, and that is not offered.
        isComplete &&= chosen.quality !== QUALITIES[0] && mistakes.length === 0
        lines.push(...describeObstacles(chosen, { ...lacks, mistakes }))
      }
    }
    if (usdPerHour === null) lines.push('  price not known: set COMFYUI_USD_PER_HOUR, or what jobs cost is not noted')
  } catch (error) {
    if (error instanceof ComfyRefusedError)
      return { lines: [url, `  refuses to answer: is COMFYUI_TOKEN right? ${error.message}`], isComplete: false }
    if (!(error instanceof ComfyUnreachableError)) throw error
    return {
      lines: [url, '  does not answer: is ComfyUI running there, with --listen if on another machine?'],
      isComplete: false,
    }
  }
  return { lines, isComplete }
}

/** What every server has and is without, workflow by workflow, in words for the operator. */
export const reportMissingParts = async (settings: ComfySettings): Promise<MissingPartsReport> => {
  const reports = await Promise.all(settings.urls.map((url) => reportServer(url, settings)))
  return { lines: reports.flatMap(({ lines }) => lines), isComplete: reports.every((report) => report.isComplete) }
}
