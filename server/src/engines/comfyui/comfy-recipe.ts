import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { extname } from 'node:path'
import type { KindInput } from '@visage/contract'
import type { Logger } from 'pino'
import { EngineError } from '../engine.ts'
import type { Done, Failed, Recipe, Run, Running } from '../engine.ts'
import { finishOrder } from '../order/finish-order.ts'
import type { Finishing } from '../order/finish-order.ts'
import type { FileRole, Task } from '../order/order.ts'
import { takeOrder } from '../order/take-order.ts'
import type { OrderKind, OrderTaking } from '../order/take-order.ts'
import { ComfyRefusedError, ComfyUnreachableError } from './comfy-error.ts'
import type { ComfyOperation } from './comfy-operation.ts'
import type { HistoryEntry } from './comfy-shapes.ts'
import type { ComfyPool, Member, NoServer } from './open-pool.ts'
import { ComfyMemoryError, readEnd } from './read-end.ts'
import { shareOfWork } from './share-of-work.ts'
import { fillWorkflow } from './workflow.ts'
import type { Workflow } from './workflow.ts'

export type ComfyPatience = {
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
  workflows: ReadonlyMap<Task, Workflow>
  taking: OrderTaking
  finishing: Finishing
  patience: ComfyPatience
  /** US dollars that an hour of one server costs the operator; null where nobody counts. */
  usdPerHour: number | null
  log: Pick<Logger, 'warn'>
}

type Step = { operation: ComfyOperation; chosen: Workflow; run: Run; tools: ComfyTools }
type Answer = Running<ComfyOperation> | Done | Failed

const maxMoves = 3
const secondsPerHour = 3600
const soonMs = 50
const preparing = { progress: 0, stage: 'Getting ready' } as const

const failed = (message: string): Failed => ({ state: 'failed', reason: 'engine', message, retryable: true })

const WAITS: Record<NoServer, string> = {
  busy: 'Waiting for a server',
  down: 'Waiting for a server to come back',
  lacking: 'Waiting for a server that has the model',
}

/** Waits on for the same thing, noting since when. */
const miss = (operation: ComfyOperation): ComfyOperation => ({
  ...operation,
  missedAtMs: operation.missedAtMs ?? Date.now(),
})

const missedLongerThan = ({ missedAtMs }: ComfyOperation, ms: number): boolean =>
  missedAtMs !== null && Date.now() - missedAtMs > ms

/** Looks for a server and says which one, before anything is sent there. */
const place = async ({ operation, chosen, tools: { pool, patience } }: Step): Promise<Answer> => {
  const taken = await pool.take(chosen, operation.promptId)
  if (typeof taken !== 'string') {
    const next = { ...operation, url: taken.server.address.url, missedAtMs: null }
    return { state: 'running', operation: next, ...preparing, pollAfterMs: soonMs, remoteId: operation.promptId }
  }
  const news = pool.newsOfPlace()
  const waiting = { state: 'running', progress: 0, stage: WAITS[taken], pollAfterMs: patience.pollMs, news } as const
  if (taken === 'busy')
    return operation.missedAtMs ? { ...waiting, operation: { ...operation, missedAtMs: null } } : waiting
  if (missedLongerThan(operation, patience.noServerMs))
    return failed(
      `No ComfyUI server can make "${chosen.name}": ${taken === 'down' ? 'none answers' : 'run "npm run engines:check" to see what is missing'}.`,
    )
  return operation.missedAtMs ? waiting : { ...waiting, operation: miss(operation) }
}

/** Begins anew, on whichever server is best now; the prompt gets a new id, as the old one may still turn up. */
const moveOn = async ({ operation, tools: { pool, log } }: Step, why: string): Promise<Answer> => {
  pool.leave(operation.promptId)
  if (operation.moves >= maxMoves) return failed(`It had to begin anew too often: ${why}.`)
  log.warn({ prompt: operation.promptId, server: operation.url, why }, 'a prompt begins anew')
  const next = {
    ...operation,
    promptId: randomUUID(),
    url: null,
    isSent: false,
    moves: operation.moves + 1,
    missedAtMs: null,
    sentAtMs: null,
  }
  return { state: 'running', operation: next, ...preparing, pollAfterMs: soonMs }
}

const uploadFiles = async ({ operation, chosen, run }: Step, { server }: Member) => {
  const files: Partial<Record<FileRole, string>> = {}
  for (const role of Object.keys(chosen.files) as FileRole[]) {
    const source = operation.order.files[role]
    if (!source) continue
    const { path, mimeType } = await run.readMaterial(source)
    const name = `${operation.promptId}-${role}${extname(path)}`
    files[role] = await server.upload({ name, file: await openAsBlob(path, { type: mimeType }), signal: run.signal })
  }
  return files
}

/** Whether the server has the prompt or had it; asked in this order, as a prompt goes from the queue into the history. */
const isKnown = async ({ operation: { promptId } }: Step, member: Member): Promise<boolean> => {
  const { running, pending } = await member.readQueue({ isFresh: true })
  return running.includes(promptId) || pending.includes(promptId) || Boolean(await member.server.findHistory(promptId))
}

const send = async (step: Step, member: Member): Promise<Answer> => {
  const { operation, chosen, run } = step
  const { promptId, order } = operation
  const next = { ...operation, isSent: true, missedAtMs: null, sentAtMs: Date.now() }
  const answer: Answer = { state: 'running', operation: next, progress: 1, stage: 'Sent', pollAfterMs: soonMs }
  if (await isKnown(step, member)) return answer
  const files = await uploadFiles(step, member)
  await member.feed.connect()
  member.feed.follow(promptId)
  const graph = fillWorkflow(chosen, { order, promptId, files })
  await member.server.submit({ promptId, clientId: member.feed.clientId, graph }, run.signal)
  member.expireQueue()
  return answer
}

const fetchResult = async (step: Step, member: Member, entry: HistoryEntry): Promise<Done> => {
  const { operation, chosen, run, tools } = step
  const { promptId, order, sentAtMs } = operation
  // At once: the server can begin with the next one while this one is fetched.
  const took = sentAtMs === null ? undefined : (Date.now() - sentAtMs) / 1000 / Math.max(1, member.held.size)
  tools.pool.leave(promptId, took)
  const bytes = await member.server.download(readEnd(entry, chosen), run.signal)
  const done = await finishOrder(tools.finishing, {
    order,
    bytes,
    medium: chosen.output.medium,
    model: chosen.model,
    costUsd: took === undefined || tools.usdPerHour === null ? null : (took / secondsPerHour) * tools.usdPerHour,
    run,
  })
  await member.server.forget(promptId).catch((error: unknown) => {
    tools.log.warn({ err: error, prompt: promptId }, 'the server did not forget a prompt')
  })
  return done
}

const watch = async (step: Step, member: Member): Promise<Answer> => {
  const { operation, chosen, tools } = step
  const { promptId } = operation
  member.feed.follow(promptId)
  const isFresh = member.feed.progressOf(promptId)?.isOver === true
  const { running, pending } = await member.readQueue({ isFresh })
  const isPending = pending.includes(promptId)
  if (isPending || running.includes(promptId)) {
    const progress = member.feed.progressOf(promptId)
    const share = progress ? shareOfWork(chosen, progress) : 0
    return {
      state: 'running',
      progress: 2 + 96 * share,
      stage: isPending ? 'Next on the server' : 'Generating',
      pollAfterMs: tools.patience.pollMs,
      news: member.feed.newsOf(promptId),
      ...(progress?.preview && { preview: progress.preview }),
      ...(operation.missedAtMs === null ? {} : { operation: { ...operation, missedAtMs: null } }),
    }
  }
  const entry = await member.server.findHistory(promptId, step.run.signal)
  if (entry) return fetchResult(step, member, entry)
  if (missedLongerThan(operation, tools.patience.lostMs)) return moveOn(step, 'the server no longer knows it')
  return {
    state: 'running',
    operation: miss(operation),
    progress: 2,
    stage: 'Generating',
    pollAfterMs: tools.patience.pollMs,
  }
}

const onTrouble = async (step: Step, member: Member, error: unknown): Promise<Answer> => {
  const { operation, tools } = step
  step.run.signal.throwIfAborted()
  if (error instanceof ComfyUnreachableError) {
    member.downSinceMs ??= Date.now()
    if (missedLongerThan(operation, tools.patience.silentMs)) return moveOn(step, 'the server does not answer')
    const stage = 'Waiting for the server'
    return { state: 'running', operation: miss(operation), progress: 2, stage, pollAfterMs: tools.patience.pollMs }
  }
  tools.pool.leave(operation.promptId)
  if (error instanceof ComfyMemoryError)
    await member.server.free().catch((cause: unknown) => {
      tools.log.warn({ err: cause, server: operation.url }, 'the server did not free its memory')
    })
  if (!(error instanceof ComfyRefusedError)) throw error
  if (error.status === 413)
    throw new EngineError('This file is too large for the engine. Please use a smaller one.', {
      reason: 'refused',
      retryable: false,
      cause: error,
    })
  if (!error.isLacking) return failed(error.message)
  member.lookAgain()
  return moveOn(step, error.message)
}

/** One kind on a pool of ComfyUI servers. */
export const createComfyRecipe = <Kind extends OrderKind>(
  kind: Kind,
  { tasks, ...tools }: ComfyTools & { tasks: readonly Task[] },
): Recipe<Kind, ComfyOperation> => {
  const chosenFor = (task: Task): Workflow => {
    const chosen = tools.workflows.get(task)
    if (!chosen) throw new EngineError(`There is no workflow for "${task}".`, { reason: 'engine', retryable: false })
    return chosen
  }
  const all = tasks.map(chosenFor)
  /** Prompts whose place is given free when their job is taken away. */
  const watched = new WeakMap<AbortSignal, Set<string>>()
  const leaveAll = (signal: AbortSignal) => watched.get(signal)?.forEach((promptId) => tools.pool.leave(promptId))

  return {
    typicalSeconds: Math.max(...all.map(({ typicalSeconds }) => typicalSeconds)),
    models: all.map(({ model }) => model),
    async start(input: KindInput<Kind>, run) {
      const order = await takeOrder(kind, input, { ...tools.taking, run })
      const beginning = { promptId: randomUUID(), url: null, isSent: false, moves: 0, missedAtMs: null, sentAtMs: null }
      return { order, ...beginning }
    },
    async poll(operation, _input, run) {
      const step: Step = { operation, chosen: chosenFor(operation.order.task), run, tools }
      const member = operation.url === null ? undefined : tools.pool.find(operation.url)
      if (operation.url !== null && !member) return moveOn(step, 'the server is no longer in COMFYUI_URLS')
      if (!member) return place(step)
      // After a restart the pool knows nothing of it yet.
      member.held.set(operation.promptId, step.chosen.name)
      if (!watched.has(run.signal)) run.signal.addEventListener('abort', () => leaveAll(run.signal), { once: true })
      watched.set(run.signal, (watched.get(run.signal) ?? new Set<string>()).add(operation.promptId))
      try {
        return await (operation.isSent ? watch(step, member) : send(step, member))
      } catch (error) {
        return onTrouble(step, member, error)
      }
    },
    async cancel({ promptId, url }) {
      tools.pool.leave(promptId)
      if (url !== null) await tools.pool.find(url)?.server.cancel(promptId)
    },
  }
}
