import { FILE_ROLES, SONG_LANGUAGES } from '../../tasks/task-request.ts'
import type { SongParameters, TaskRequest } from '../../tasks/task-request.ts'
import { checkGraph, namesTaken } from './check-graph.ts'
import type { Graph, NodeInfo } from '../protocol/comfy-shapes.ts'
import { fillWorkflow } from './workflow.ts'
import type { Workflow } from './workflow.ts'

const ROOTS = ['C', 'C#', 'D', 'D#', 'E', 'F', 'F#', 'G', 'G#', 'A', 'A#', 'B']
const KEYS = ROOTS.flatMap((root) => [`${root} major`, `${root} minor`])
const song: SongParameters = {
  lyrics: '[verse]\nla la',
  vocals: 'words',
  language: 'en',
  tempo: 120,
  meter: '4',
  key: 'E minor',
  seconds: 60,
}

/** An order as jobs bring it, with something of everything. */
export const SAMPLE_ORDER: TaskRequest = {
  task: 'face',
  prompt: 'a red coat',
  negativePrompt: 'blurry',
  seed: 2 ** 48 - 1,
  width: 832,
  height: 1216,
  frames: 190,
  framesPerSecond: 16,
  category: null,
  song,
  talk: null,
  files: {},
  face: null,
  facePrompt: null,
}

export const SAMPLE_FILES = Object.fromEntries(
  FILE_ROLES.map((role) => [role, `visage/${role}.${role === 'video' ? 'mp4' : 'png'}`]),
)

/** What every value may be: the least and the most, and each of the few that there are. */
const VARIANTS: readonly Partial<TaskRequest>[] = [
  {},
  { seed: 0, width: 256, height: 256, frames: 1 },
  { width: 1280, height: 832, frames: 960 },
  ...SONG_LANGUAGES.map((language) => ({ song: { ...song, language } })),
  ...KEYS.map((key) => ({ song: { ...song, key } })),
  ...['3', '4'].map((meter) => ({ song: { ...song, meter, tempo: 70, seconds: 30 } })),
  { song: { ...song, tempo: 170, seconds: 120 } },
]

const promptId = '0b5e6b1c-6a0f-4b46-9f0c-3f1d6c1b7a11'

/** Inputs that would get our values, and that their node does not take. */
const findIdleBinds = (chosen: Workflow, filled: Graph, nodes: ReadonlyMap<string, NodeInfo>): string[] =>
  [...Object.values(chosen.bind), ...Object.values(chosen.files)].flat().flatMap((place) => {
    const dot = place.indexOf('.')
    const [id, name] = [place.slice(0, dot), place.slice(dot + 1)]
    const node = filled[id]
    const info = node && nodes.get(node.class_type)
    if (!node || !info || namesTaken(info, node.inputs).includes(name)) return []
    return [`${place}: ${node.class_type} has no input ${name}, so what is bound to it is lost`]
  })

const findIdleOutput = ({ output }: Workflow, filled: Graph, nodes: ReadonlyMap<string, NodeInfo>): string[] => {
  const saver = filled[output.node]
  if (!saver) return [`output: there is no node ${output.node}`]
  return nodes.get(saver.class_type)?.output_node === false
    ? [`output: ${output.node} is a ${saver.class_type}, which saves nothing`]
    : []
}

const findIn = (chosen: Workflow, order: TaskRequest, nodes: ReadonlyMap<string, NodeInfo>): string[] => {
  let filled: Graph
  try {
    filled = fillWorkflow(chosen, { order, promptId, files: SAMPLE_FILES })
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
  const problems = [...checkGraph(filled, nodes).problems].flatMap(([id, found]) =>
    found.map(({ details, message }) => `${id}.${details}: ${message}`),
  )
  return [...problems, ...findIdleBinds(chosen, filled, nodes), ...findIdleOutput(chosen, filled, nodes)]
}

/**
 * What a server would object to in a workflow that is filled as jobs fill it, in words for the operator; `files` names the
 * model files that are told as missing already.
 */
export const findMistakes = (
  chosen: Workflow,
  nodes: ReadonlyMap<string, NodeInfo>,
  missing: ReadonlySet<string> = new Set(),
): string[] => {
  const all = VARIANTS.flatMap((variant) =>
    findIn(chosen, { ...SAMPLE_ORDER, task: chosen.tasks[0] ?? 'face', ...variant }, nodes),
  )
  return [...new Set(all)].filter((mistake) => ![...missing].some((file) => mistake.endsWith(`: ${file}`)))
}
