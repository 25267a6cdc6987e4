import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { PLAN_KEYS, QUALITIES } from '@visage/contract'
import { z } from 'zod'
import { ConfigError } from '../../../../lib/env-values.ts'
import { modelTerms } from '../../engine.ts'
import { FILE_ROLES, LIKENESS_ROLES, TASK_VALUES, TASKS } from '../../tasks/task-request.ts'
import type { FileRole, Task, TaskRequest } from '../../tasks/task-request.ts'
import { graph } from '../protocol/comfy-shapes.ts'
import type { Graph } from '../protocol/comfy-shapes.ts'

const PARAMETERS = [...TASK_VALUES, 'prefix', 'language'] as const

/** `<node id>.<input>`; an input's name may hold dots itself, an id may not. */
const place = z.string().regex(/^[^.]+\..+$/, 'A binding is written as "<node id>.<input>".')
const places = z.array(place).min(1)

const link = z.tuple([z.string(), z.number().int()])

const modelFile = z.object({
  /** The folder below `models/`. */
  folder: z.string(),
  file: z.string(),
  url: z.url(),
})
export type ModelFile = z.output<typeof modelFile>

/** Pieces of a long video, each made after the one before it. In ids, `@p` stands for the piece before, `@k` for this. */
const pieces = z.object({
  /** Frames of one piece, and how many of them repeat the end of the piece before. */
  frames: z.number().int().positive(),
  overlap: z.number().int().nonnegative(),
  /** Nodes of every piece after the first, whose number is 1. */
  nodes: graph,
  /** Who puts out the first piece, and what is new in each one after it. */
  first: link,
  rest: link,
  /** Inputs that grow from piece to piece, by so much each; the second piece has 0. */
  steps: z.record(z.string(), z.number()).default({}),
  /**
   * Joins several, all at once: joined one by one, a server would keep each sum. Its inputs are numbered from 0. Without
   * it the last piece holds all those before it.
   */
  join: z.object({ class_type: z.string(), input: z.string() }).optional(),
  /** Who takes the whole. */
  takers: places,
})

/**
 * What one more picture of the face takes, for models that look at several. In ids, `@p` stands for the picture before, `@k`
 * for this; the face itself is the first.
 */
const likeness = z.object({
  nodes: graph,
  file: place,
  /** Inputs that take what these nodes put out, in the place of what the picture before gave them. */
  takers: z.record(place, link),
})

const workflow = z.object({
  name: z.string(),
  tasks: z.array(z.enum(TASKS)).min(1),
  quality: z.enum(QUALITIES).default(QUALITIES[0]),
  /** The plans that may use it; null for everybody, none for nobody. */
  plans: z.array(z.enum(PLAN_KEYS)).nullable().default(null),
  /** How many of a plan's faces, images or videos one result takes. */
  units: z.number().int().min(1).max(20).default(1),
  model: modelTerms,
  /** Seconds on a card of 24 GB. */
  typicalSeconds: z.number().positive(),
  /** The node that saves the result. */
  output: z.object({ node: z.string(), medium: z.enum(['image', 'video', 'audio']) }),
  bind: z.partialRecord(z.enum(PARAMETERS), places),
  files: z.partialRecord(z.enum(FILE_ROLES), places),
  modelFiles: z.array(modelFile),
  /** What a given video is made into before it is sent: of the order's size, with so many frames a second at most. */
  video: z
    .object({ framesPerSecond: z.number().positive().default(16), seconds: z.number().positive().default(60) })
    .prefault({}),
  pieces: pieces.optional(),
  likeness: likeness.optional(),
  /** Frames a second of the result, where a sound's length decides how many there are; those of the order unless told. */
  framesPerSecond: z.number().positive().optional(),
  graph,
})
export type Workflow = z.output<typeof workflow>

/** Sets the inputs at some places of a graph. Throws for a place that is not there. */
const setAll = (target: Graph, at: readonly string[], value: unknown): void => {
  for (const written of at) {
    const dot = written.indexOf('.')
    const inputs = target[written.slice(0, dot)]?.inputs
    const name = written.slice(dot + 1)
    if (!inputs || !(name in inputs)) throw new Error(`The workflow has no input ${written}.`)
    inputs[name] = value
  }
}

const renamed = <Value>(value: Value, piece: number): Value =>
  JSON.parse(
    JSON.stringify(value)
      .replaceAll('@k', `@${piece}`)
      .replaceAll('@p', `@${piece - 1}`),
  ) as Value

const joined = '@joined'

const extend = (target: Graph, { pieces: how }: Workflow, frames: number): void => {
  if (!how) return
  const count = Math.max(1, Math.ceil((frames - how.overlap) / (how.frames - how.overlap)))
  for (let piece = 2; piece <= count; piece += 1) {
    const nodes = renamed(how.nodes, piece)
    for (const [at, by] of Object.entries(how.steps)) setAll(nodes, [renamed(at, piece)], by * (piece - 2))
    Object.assign(target, nodes)
  }
  const parts = Array.from({ length: count }, (_, index) => (index === 0 ? how.first : renamed(how.rest, index + 1)))
  const { join: joining } = how
  if (joining && count > 1) {
    const inputs = Object.fromEntries(parts.map((part, index) => [`${joining.input}${index}`, part]))
    target[joined] = { class_type: joining.class_type, inputs }
  }
  setAll(target, how.takers, joining && count > 1 ? [joined, 0] : parts.at(-1))
}

/** Adds what each further picture of the face takes, as far as there are any. */
const addLikenesses = (target: Graph, { likeness: how }: Workflow, files: Fill['files']): void => {
  if (!how) return
  const given = LIKENESS_ROLES.flatMap((role) => files[role] ?? [])
  for (const [index, file] of given.entries()) {
    const one = renamed(how, index + 2)
    Object.assign(target, one.nodes)
    setAll(target, [one.file], file)
    for (const [at, from] of Object.entries(one.takers)) setAll(target, [at], from)
  }
}

/** How many frames a workflow makes of an order. */
const framesOf = ({ framesPerSecond }: Workflow, order: TaskRequest): number =>
  framesPerSecond === undefined ? order.frames : Math.ceil((order.frames / order.framesPerSecond) * framesPerSecond)

type Fill = { order: TaskRequest; promptId: string; files: Partial<Record<FileRole, string>> }

/** The graph of one order, with the names under which its files were uploaded. */
export const fillWorkflow = (chosen: Workflow, { order, promptId, files }: Fill): Graph => {
  const filled = structuredClone(chosen.graph)
  const frames = framesOf(chosen, order)
  extend(filled, chosen, frames)
  const values: Record<string, unknown> = { ...order, frames, ...order.song, prefix: `visage/${promptId}` }
  for (const parameter of PARAMETERS) setAll(filled, chosen.bind[parameter] ?? [], values[parameter])
  for (const role of FILE_ROLES) {
    const at = chosen.files[role]
    if (!at) continue
    if (!files[role]) throw new Error(`The workflow ${chosen.name} needs a ${role}.`)
    setAll(filled, at, files[role])
  }
  addLikenesses(filled, chosen, files)
  return filled
}

/** Every node of a workflow, and those that it may come to have. */
export const nodesOf = ({ graph: nodes, pieces: how, likeness: more }: Workflow) =>
  [nodes, how?.nodes, more?.nodes].flatMap((some) => Object.values(some ?? {}))

/** The files that a workflow has a use for. */
export const rolesOf = ({ files, likeness: more }: Pick<Workflow, 'files' | 'likeness'>): FileRole[] => [
  ...(Object.keys(files) as FileRole[]),
  ...(more ? LIKENESS_ROLES : []),
]

/** Every class of node that a workflow uses. */
export const listNodeNames = (chosen: Workflow): string[] => {
  const join = chosen.pieces?.join
  return [...new Set([...nodesOf(chosen), ...(join ? [join] : [])].map(({ class_type }) => class_type))]
}

/** The inputs, `<class>.<input>`, that name model files, and in which folder those lie. */
export const listModelInputs = (workflows: readonly Workflow[]): Map<string, string> => {
  const found = new Map<string, string>()
  for (const chosen of workflows)
    for (const { class_type: name, inputs } of nodesOf(chosen))
      for (const [input, value] of Object.entries(inputs)) {
        const held = chosen.modelFiles.find(({ file }) => file === value)
        if (held) found.set(`${name}.${input}`, held.folder)
      }
  return found
}

const SHIPPED = fileURLToPath(new URL('./workflows', import.meta.url))
/** Others for the same tasks, for the operator's own folder. */
const CHOICES = join(SHIPPED, 'choices')

const BINDS = '.binds.json'

const readJson = (path: string): Record<string, unknown> =>
  z.record(z.string(), z.unknown()).parse(JSON.parse(readFileSync(path, 'utf8')))

/** What a workflow that is like another one of its folder changes of it: nodes by id, null for those that go. */
const changed = z.object({ like: z.string(), nodes: z.record(z.string(), graph.valueType.nullable()) })

const readLike = (path: string, written: Record<string, unknown>, likeIt: readonly string[]): Workflow => {
  const { like, nodes } = changed.parse(written)
  const other = join(dirname(path), `${basename(like)}.json`)
  if ([...likeIt, path].includes(other)) throw new Error(`it is like ${like}, which is like it in turn.`)
  const { graph: all, ...rest } = readOne(other, [...likeIt, path])
  const kept = Object.entries({ ...all, ...nodes }).filter(([, node]) => node !== null)
  return workflow.parse({ ...rest, ...written, graph: Object.fromEntries(kept) })
}

/** A workflow, whole in one file, or as ComfyUI exported it with what it is bound to in a file beside it. */
const readOne = (path: string, likeIt: readonly string[] = []): Workflow => {
  const sidecar = path.replace(/\.json$/, BINDS)
  const written = readJson(path)
  if ('like' in written) return readLike(path, written, likeIt)
  if (Array.isArray(written.nodes) && 'links' in written)
    throw new Error('it was saved for the editor. Choose "Export (API)" in ComfyUI.')
  if (existsSync(sidecar))
    return workflow.parse({ name: basename(path, '.json'), ...readJson(sidecar), graph: written })
  if (!('graph' in written) && graph.safeParse(written).success)
    throw new Error(`it is a bare export. Say in ${basename(sidecar)} what it makes and what it is bound to.`)
  return workflow.parse(written)
}

const listFolder = (dir: string): string[] => {
  try {
    return readdirSync(dir)
  } catch (error) {
    throw new ConfigError(`The folder of workflows ${dir} cannot be read: ${String(error)}`)
  }
}

const readFolder = (dir: string): Workflow[] =>
  listFolder(dir)
    .filter((name) => name.endsWith('.json') && !name.endsWith(BINDS))
    .map((name) => basename(name, '.json'))
    .sort()
    .map((name) => {
      const path = join(dir, `${name}.json`)
      try {
        return readOne(path)
      } catch (error) {
        const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error)
        throw new ConfigError(`The workflow ${path} cannot be used: ${why}`)
      }
    })

/** All that come along: what stands in for them in an operator's folder too. */
export const readShipped = (): Workflow[] => [...readFolder(SHIPPED), ...readFolder(CHOICES)]

/** Workflows by what they make, the preferred first. */
export type Workflows = ReadonlyMap<Task, readonly Workflow[]>

const byTask = (all: readonly Workflow[]): Workflows => {
  const found = new Map<Task, Workflow[]>()
  for (const each of all) for (const task of each.tasks) found.set(task, [...(found.get(task) ?? []), each])
  return found
}

/** The workflows of every task: those that come along, and in their place those of the operator's own folder. */
export const readWorkflows = (ownDir: string | null): Workflows =>
  new Map([...byTask(readFolder(SHIPPED)), ...byTask(ownDir === null ? [] : readFolder(ownDir))])
