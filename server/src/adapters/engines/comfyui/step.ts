import { randomUUID } from 'node:crypto'
import type { Logger } from 'pino'
import type { Done, Failed, Run, Running } from '../engine.ts'
import type { FinishingTools } from '../tasks/finish-result.ts'
import type { PlanningTools } from '../tasks/plan-task.ts'
import { failed } from '../tasks/stages.ts'
import type { TaskRequest } from '../tasks/task-request.ts'
import type { ComfyPool } from './pool.ts'
import type { Workflow, Workflows } from './workflow/workflow.ts'

type ComfyPatience = {
  /** How long a server may be silent, and a prompt unknown to one that answers, before it begins anew elsewhere. */
  silentMs: number
  lostMs: number
  /** How long a job waits while no server can take it at all. */
  noServerMs: number
  pollMs: number
}

export const COMFY_PATIENCE: ComfyPatience = { silentMs: 30_000, lostMs: 4000, noServerMs: 60_000, pollMs: 1000 }

export type ComfyTools = {
  pool: ComfyPool
  workflows: Workflows
  planning: PlanningTools
  finishing: FinishingTools
  patience: ComfyPatience
  /** US dollars that an hour of one server costs the operator; null where nobody counts. */
  usdPerHour: number | null
  log: Pick<Logger, 'warn'>
}

export type Step = { operation: ComfyOperation; chosen: Workflow; run: Run; tools: ComfyTools }
export type Answer = Running<ComfyOperation> | Done | Failed

const maxMoves = 3
/** A server can die of anything once, but a video takes so much of its memory that it is the likely cause at once. */
const maxLosses = { picture: 2, video: 1 } as const
export const soonMs = 50
export const preparing = { progress: 0, stage: 'Getting ready' } as const

/**
 * Begins anew, on whichever server is best now; the prompt gets a new id, as the old one may still turn up. `isLost` for one
 * whose server went away: a video during which one did is handed to no other server, a picture to one more.
 */
export const moveOn = async (
  { operation, chosen, tools: { pool, log } }: Step,
  why: string,
  { isLost = false }: { isLost?: boolean } = {},
): Promise<Answer> => {
  pool.leave(operation.promptId)
  const losses = operation.losses + Number(isLost && operation.hasBegun)
  if (losses >= maxLosses[chosen.files.video ? 'video' : 'picture']) {
    log.warn({ prompt: operation.promptId, server: operation.url, losses }, 'a prompt seems to end its servers')
    return {
      ...failed('The server went away while it worked on it. Please try something smaller.'),
      onlyElsewhere: true,
    }
  }
  if (operation.moves >= maxMoves) return failed(`It had to begin anew too often: ${why}.`)
  log.warn({ prompt: operation.promptId, server: operation.url, why }, 'a prompt begins anew')
  const next = {
    ...operation,
    promptId: randomUUID(),
    url: null,
    isSent: false,
    moves: operation.moves + 1,
    losses,
    hasBegun: false,
    missedAtMs: null,
    sentAtMs: null,
  }
  return { state: 'running', operation: next, ...preparing, pollAfterMs: soonMs }
}

/** Where one order stands among the servers, saved with the job before every step that another process must know of. */
export type ComfyOperation = {
  order: TaskRequest
  /** Which of the task's workflows makes it; one that was begun before there were several has none. */
  workflow?: string
  /** Ours, made before the prompt is sent: by it any process finds out whether it was. */
  promptId: string
  /** Which server has it or is about to; null while it waits for one. */
  url: string | null
  isSent: boolean
  /** How often it had to begin anew on another server. */
  moves: number
  /** Whether its server was seen to work on it, and how many servers went away while they did. */
  hasBegun: boolean
  losses: number
  /** When it could first not be found, or be placed, as it should be; milliseconds since 1970. */
  missedAtMs: number | null
  sentAtMs: number | null
}
