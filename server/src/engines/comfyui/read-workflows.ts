import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { ConfigError } from '../../lib/env-values.ts'
import type { Task } from '../order/order.ts'
import { workflow } from './workflow.ts'
import type { Workflow } from './workflow.ts'

const SHIPPED = fileURLToPath(new URL('workflows', import.meta.url))

const readFolder = (dir: string): Workflow[] =>
  readdirSync(dir)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => {
      const path = join(dir, name)
      try {
        return workflow.parse(JSON.parse(readFileSync(path, 'utf8')))
      } catch (error) {
        const why = error instanceof z.ZodError ? z.prettifyError(error) : String(error)
        throw new ConfigError(`The workflow ${path} cannot be used: ${why}`)
      }
    })

/** The workflow of every task: those that come along, and in their place those of the operator's own folder. */
export const readWorkflows = (ownDir: string | null): Map<Task, Workflow> => {
  const all = [...readFolder(SHIPPED), ...(ownDir === null ? [] : readFolder(ownDir))]
  return new Map(all.flatMap((read) => read.tasks.map((task) => [task, read] as const)))
}
