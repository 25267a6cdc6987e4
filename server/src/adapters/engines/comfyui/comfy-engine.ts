import { randomUUID } from 'node:crypto'
import type { KindInput } from '@visage/contract'
import type { Logger } from 'pino'
import { chooseOffer, EngineError } from '../engine.ts'
import type { Engine, Recipe } from '../engine.ts'
import { ONE_PERSON, refuse, TOO_LARGE } from '../refusals.ts'
import type { FinishingTools } from '../tasks/finish-result.ts'
import { asShown, planTask, recipesOf, taskOf, tasksOf } from '../tasks/plan-task.ts'
import type { ModelKind, PlanningTools } from '../tasks/plan-task.ts'
import { failed, isMissedLonger, missed } from '../tasks/stages.ts'
import type { Task } from '../tasks/task-request.ts'
import { assignServer, send } from './dispatch.ts'
import { openPool } from './pool.ts'
import type { Member } from './pool.ts'
import { ComfyRefusedError, ComfyUnreachableError } from './protocol/request-comfy.ts'
import type { ComfySettings } from './settings.ts'
import { COMFY_PATIENCE, moveOn } from './step.ts'
import type { Answer, ComfyOperation, ComfyTools, Step } from './step.ts'
import { ComfyMemoryError, watch } from './watch-work.ts'
import { readWorkflows } from './workflow/workflow.ts'
import type { Workflow } from './workflow/workflow.ts'

const onServerError = async (step: Step, member: Member, error: unknown): Promise<Answer> => {
  const { operation, tools } = step
  step.run.signal.throwIfAborted()
  if (error instanceof ComfyUnreachableError) {
    member.downSinceMs ??= Date.now()
    if (isMissedLonger(operation, tools.patience.silentMs))
      return moveOn(step, 'the server does not answer', { isLost: true })
    const stage = 'Waiting for the server'
    return { state: 'running', operation: missed(operation), progress: 2, stage, pollAfterMs: tools.patience.pollMs }
  }
  tools.pool.leave(operation.promptId)
  if (error instanceof ComfyMemoryError)
    await member.server.free().catch((cause: unknown) => {
      tools.log.warn({ err: cause, server: operation.url }, 'the server did not free its memory')
    })
  if (!(error instanceof ComfyRefusedError)) throw error
  if (error.status === 413) throw refuse(TOO_LARGE, error)
  if (!error.isLacking) return failed(error.message)
  member.lookAgain()
  return moveOn(step, error.message)
}

/** One kind on a pool of ComfyUI servers. */
const createComfyRecipe = <Kind extends ModelKind>(kind: Kind, tools: ComfyTools): Recipe<Kind, ComfyOperation> => {
  const workflowsFor = (task: Task) => tools.workflows.get(task) ?? []
  const chosenFor = (task: Task, choose: (all: readonly Workflow[]) => Workflow | undefined): Workflow => {
    const chosen = choose(workflowsFor(task))
    if (!chosen)
      throw new EngineError('This cannot be made here at the moment.', {
        reason: 'off',
        retryable: true,
        onlyElsewhere: true,
        cause: `There is no workflow for "${task}".`,
      })
    return chosen
  }
  const begun = ({ order, workflow }: ComfyOperation): Workflow =>
    chosenFor(order.task, (all) => all.find(({ name }) => name === workflow) ?? all[0])
  const all = tasksOf(kind).flatMap(workflowsFor)
  /** Prompts whose place is given free when their job is taken away. */
  const watched = new WeakMap<AbortSignal, Set<string>>()
  const leaveAll = (signal: AbortSignal) => watched.get(signal)?.forEach((promptId) => tools.pool.leave(promptId))

  return {
    typicalSeconds: Math.max(...tasksOf(kind).flatMap((task) => workflowsFor(task)[0]?.typicalSeconds ?? [])),
    models: all.map(({ model }) => model),
    // What stands beside the usual one needs files that a server may lack, and is offered once one has them.
    offers({ mode }) {
      const task = taskOf(kind, mode)
      return (task ? workflowsFor(task) : []).filter((each, index) => index === 0 || tools.pool.has(each))
    },
    ...(kind === 'talk' && { dubs: () => tools.workflows.has('dub') }),
    async start(input: KindInput<Kind>, run) {
      const order = await planTask(kind, input, { ...tools.planning, run })
      const wanted = run.wanted ?? { quality: null, plan: null }
      const { design, ...plain } = order
      const usual = chosenFor(order.task, (fit) => chooseOffer(fit, wanted))
      const taker =
        design &&
        chooseOffer(await tools.pool.listComplete(workflowsFor('design')), { ...wanted, quality: usual.quality })
      const chosen = taker ?? usual
      if (order.files.other && !('other' in chosen.files)) throw refuse(ONE_PERSON)
      const place = { promptId: randomUUID(), url: null, isSent: false, missedAtMs: null, sentAtMs: null }
      const sent = taker ? asShown(order, design) : plain
      return { order: sent, workflow: chosen.name, ...place, moves: 0, losses: 0, hasBegun: false }
    },
    async poll(operation, _input, run) {
      const step: Step = { operation, chosen: begun(operation), run, tools }
      const member = operation.url === null ? undefined : tools.pool.find(operation.url)
      if (operation.url !== null && !member) return moveOn(step, 'the server is no longer in COMFYUI_URLS')
      if (!member) return assignServer(step)
      // After a restart the pool knows nothing of it yet.
      member.held.set(operation.promptId, step.chosen.name)
      if (!watched.has(run.signal)) run.signal.addEventListener('abort', () => leaveAll(run.signal), { once: true })
      watched.set(run.signal, (watched.get(run.signal) ?? new Set<string>()).add(operation.promptId))
      try {
        return await (operation.isSent ? watch(step, member) : send(step, member))
      } catch (error) {
        return onServerError(step, member, error)
      }
    },
    async cancel({ promptId, url }) {
      tools.pool.leave(promptId)
      if (url !== null) await tools.pool.find(url)?.server.cancel(promptId)
    },
  }
}

type Options = ComfyTools & {
  /** Prompts that one server has at once. */
  depth: number
}

/** Engines on the operator's own graphics cards: a pool of ComfyUI servers and a workflow for every task. */
export const createComfyEngine = ({ depth, ...tools }: Options): Engine => {
  // One more for each server: results are fetched and looked at while the next prompts run.
  const places = tools.pool.members.length * (depth + 1)
  return {
    name: 'comfyui',
    concurrency: { quick: places, long: places },
    recipes: recipesOf([...tools.workflows.keys()], (kind) => createComfyRecipe(kind, tools)),
    check: () => tools.pool.check(),
    async close() {
      tools.pool.close()
    },
  }
}

type Parts = { planning: PlanningTools; finishing: FinishingTools; log: Logger }

/** The engine of an operator's settings. Throws a `ConfigError` for a workflow that cannot be used. */
export const openComfyEngine = (
  { urls, token, depth, workflowsDir, usdPerHour }: ComfySettings,
  parts: Parts,
): Engine =>
  createComfyEngine({
    ...parts,
    pool: openPool({ addresses: urls.map((url) => ({ url, token })), depth }),
    workflows: readWorkflows(workflowsDir),
    patience: COMFY_PATIENCE,
    usdPerHour,
    depth,
  })
