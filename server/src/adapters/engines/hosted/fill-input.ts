import { spokenScript } from '../tasks/speech.ts'
import type { FileRole, TaskRequest } from '../tasks/task-request.ts'
import type { HostedModel, Placeholder } from './hosted-model.ts'
import { nearestShape } from '../tasks/keep-shape.ts'

type Value = string | number | null | undefined
type Values = Record<Placeholder, Value> & Partial<Record<FileRole, string>>

/** Most services take no larger one. */
const SEEDS = 2 ** 31

const cut = (text: string, limit: number | undefined): string => {
  if (limit === undefined || text.length <= limit) return text
  const start = text.slice(0, limit + 1)
  const end = Math.max(start.lastIndexOf(' '), start.lastIndexOf('\n'))
  return (end > 0 ? start.slice(0, end) : text.slice(0, limit)).trimEnd()
}

const valuesOf = (
  { categories, aspectRatios, limits }: HostedModel,
  order: TaskRequest,
  files: Values | object,
): Values => {
  const { song, talk, category } = order
  return {
    prompt: cut(order.prompt, limits.prompt),
    negativePrompt: order.negativePrompt,
    seed: order.seed % SEEDS,
    width: order.width,
    height: order.height,
    aspectRatio: nearestShape(order, aspectRatios),
    frames: order.frames,
    framesPerSecond: order.framesPerSecond,
    category: category && (categories?.[category] ?? category),
    lyrics: song && cut(song.lyrics, limits.lyrics),
    tempo: song?.tempo,
    meter: song?.meter,
    key: song?.key,
    seconds: (song ?? talk)?.seconds,
    script: talk && spokenScript(talk),
    speaker: talk?.speaker?.name,
    pace: talk?.pace,
    ...files,
  }
}

const isValueName = (name: string, values: Values): name is keyof Values => name in values

const valueOf = (name: string, values: Values): Value => (isValueName(name, values) ? values[name] : undefined)

/** A part of a template with its values; undefined for one whose value is not there. */
const fill = (part: unknown, values: Values): unknown => {
  if (typeof part === 'string') {
    const [, alone] = /^\{(\w+)\}$/.exec(part) ?? []
    if (alone !== undefined) return valueOf(alone, values) ?? undefined
    return part.replaceAll(/\{(\w+)\}/g, (_written, name: string) => String(valueOf(name, values) ?? ''))
  }
  if (Array.isArray(part)) return part.map((each) => fill(each, values)).filter((each) => each !== undefined)
  if (typeof part !== 'object' || part === null) return part
  return fillFields(part, values)
}

const fillFields = (fields: object, values: Values): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields)
      .map(([name, part]) => [name, fill(part, values)] as const)
      .filter(([, value]) => value !== undefined),
  )

/** The body for one order; `files` holds the addresses under which the service finds them. */
export const fillInput = (
  model: HostedModel,
  { order, files }: { order: TaskRequest; files: Partial<Record<FileRole, string>> },
): Record<string, unknown> => fillFields(model.input, valuesOf(model, order, files))

/** The files that a model's body asks for. */
export const rolesOf = ({ input }: HostedModel, roles: readonly FileRole[]): FileRole[] => {
  const written = JSON.stringify(input)
  return roles.filter((role) => written.includes(`{${role}}`))
}
