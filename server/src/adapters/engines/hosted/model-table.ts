import { readFileSync } from 'node:fs'
import { PLANS, QUALITIES, VOCALS } from '@visage/contract'
import type { Vocals } from '@visage/contract'
import { z } from 'zod'
import { ConfigError } from '../../../lib/env-values.ts'
import { OPTIONAL_TASKS, TASKS } from '../tasks/task-request.ts'
import type { Task, TaskRequest } from '../tasks/task-request.ts'
import { hostedModel, plansOf } from './hosted-model.ts'
import type { HostedModel } from './hosted-model.ts'

/** A row for one task. */
export type ModelRow = HostedModel & { task: Task }

const file = z.strictObject({
  models: z.array(hostedModel).default([]),
  /** Ids of models that come along and are not wanted. */
  drop: z.array(z.string()).default([]),
  /** Which plans may use a model that comes along, by its id. */
  plans: z.record(z.string(), plansOf).default({}),
})
type ModelFile = z.output<typeof file>

const readFile = (path: string | URL): ModelFile => {
  try {
    return file.parse(JSON.parse(readFileSync(path, 'utf8')))
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error)
    throw new ConfigError(`The models of ${String(path)} cannot be used: ${why}`)
  }
}

const rowsOf = ({ models }: ModelFile): ModelRow[] =>
  models.flatMap((model) => model.tasks.map((task) => ({ ...model, task })))

/** What a row makes, as lists for the operator name it. */
export const labelOf = ({ task, vocals, quality, plans }: ModelRow): string =>
  [
    task,
    vocals.length < VOCALS.length && ` (${vocals.join(', ')})`,
    quality !== QUALITIES[0] && `, ${quality}`,
    plans !== null && ` for ${plans.map((plan) => PLANS[plan].name).join(' and ') || 'nobody'}`,
  ]
    .filter(Boolean)
    .join('')

/** Every row of a file, also those that no order reaches. */
export const readRows = (path: string | URL): ModelRow[] => rowsOf(readFile(path))

type Order = { task: Task; vocals: Vocals | undefined; seconds?: number | undefined }

export const orderOf = ({ task, song, talk }: Pick<TaskRequest, 'task' | 'song' | 'talk'>): Order => ({
  task,
  vocals: song?.vocals,
  seconds: talk?.seconds,
})

/** The rows that can make an order, the preferred one first. */
export const rowsFor = (rows: readonly ModelRow[], { task, vocals, seconds = 0 }: Order): ModelRow[] =>
  rows.filter(
    (row) =>
      row.task === task &&
      (vocals === undefined || row.vocals.includes(vocals)) &&
      seconds <= (row.mostSeconds ?? Infinity),
  )

const isCovered = (row: ModelRow, by: ModelRow): boolean =>
  by.plans === null &&
  by.task === row.task &&
  by.quality === row.quality &&
  (by.mostSeconds ?? Infinity) >= (row.mostSeconds ?? Infinity) &&
  row.vocals.every((vocals) => by.vocals.includes(vocals)) &&
  row.speakers.every(({ name }) => by.speakers.some((other) => other.name === name))

/** Without rows that never come into play: those that no plan includes, and those after one that makes the same for everybody. */
const inPlay = (rows: readonly ModelRow[]): ModelRow[] =>
  rows.filter(
    (row, index) => row.plans?.length !== 0 && !rows.slice(0, index).some((earlier) => isCovered(row, earlier)),
  )

const assertWhole = (rows: readonly ModelRow[], path: string | URL): void => {
  for (const task of TASKS.filter((each) => !OPTIONAL_TASKS.includes(each)))
    for (const vocals of task === 'music' ? VOCALS : [undefined])
      if (rowsFor(rows, { task, vocals }).length === 0)
        throw new ConfigError(
          `The models of ${String(path)} leave nothing for "${task}"${vocals ? ` with the vocals "${vocals}"` : ''}. Add a row for it, or drop fewer.`,
        )
}

const assertKnown = (ids: readonly string[], shipped: ModelFile, path: string): void => {
  const stranger = ids.find((id) => !shipped.models.some((model) => model.id === id))
  if (stranger !== undefined)
    throw new ConfigError(`The models of ${path} name "${stranger}", which is none of those that come along.`)
}

/** The table of a service: the rows of the operator's own file first, then those that come along, in order of preference. */
export const readModels = (shippedPath: URL, ownPath: string | null): ModelRow[] => {
  const shipped = readFile(shippedPath)
  const own = ownPath === null ? { models: [], drop: [], plans: {} } : readFile(ownPath)
  if (ownPath !== null) assertKnown([...own.drop, ...Object.keys(own.plans)], shipped, ownPath)
  const kept = rowsOf(shipped)
    .filter(({ id }) => !own.drop.includes(id))
    .map((row) => ({ ...row, plans: row.id in own.plans ? (own.plans[row.id] ?? null) : row.plans }))
  const rows = inPlay([...rowsOf(own), ...kept])
  assertWhole(rows, ownPath ?? shippedPath)
  return rows
}
