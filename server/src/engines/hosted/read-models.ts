import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { ConfigError } from '../../lib/env-values.ts'
import type { Task } from '../order/order.ts'
import { hostedModels } from './hosted-model.ts'
import type { HostedModel } from './hosted-model.ts'

const readFile = (path: string | URL): HostedModel[] => {
  try {
    return hostedModels.parse(JSON.parse(readFileSync(path, 'utf8'))).models
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error)
    throw new ConfigError(`The models of ${String(path)} cannot be used: ${why}`)
  }
}

/** The model of every task: those that come along, and in their place those of the operator's own file. */
export const readModels = (shipped: URL, ownPath: string | null): Map<Task, HostedModel> => {
  const all = [...readFile(shipped), ...(ownPath === null ? [] : readFile(ownPath))]
  return new Map(all.flatMap((read) => read.tasks.map((task) => [task, read] as const)))
}
