import { EngineError } from '../engine.ts'
import type { Done } from '../engine.ts'
import { finishResult } from '../tasks/finish-result.ts'
import type { FileRole } from '../tasks/task-request.ts'
import { isMissedLonger, missed } from '../tasks/stages.ts'
import { listFiles } from './protocol/comfy-shapes.ts'
import type { HistoryEntry, OutputItem } from './protocol/comfy-shapes.ts'
import type { PromptProgress } from './protocol/feed.ts'
import type { Member } from './pool.ts'
import { moveOn } from './step.ts'
import type { Answer, Step } from './step.ts'
import type { Workflow } from './workflow/workflow.ts'

const MEMORY = /out of memory|OutOfMemory/i

/** Thrown for a prompt that the server's card was too small for at the moment. */
export class ComfyMemoryError extends EngineError {
  override name = 'ComfyMemoryError'
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const failure = ({ status }: HistoryEntry): EngineError => {
  const options = { reason: 'engine', retryable: true } as const
  for (const [type, data] of status?.messages ?? []) {
    if (type === 'execution_interrupted') return new EngineError('Somebody stopped it on the server.', options)
    if (type !== 'execution_error') continue
    const told = `${textOf(data.node_type)}: ${textOf(data.exception_message)} ${textOf(data.exception_type)}`.trim()
    return MEMORY.test(told) ? new ComfyMemoryError(told, options) : new EngineError(told, options)
  }
  return new EngineError('The server did not say why it failed.', options)
}

const ENDINGS: Record<Workflow['output']['medium'], RegExp> = {
  image: /\.(png|jpe?g|webp)$/i,
  audio: /\.mp3$/i,
  video: /\.(mp4|webm|mov|mkv)$/i,
}

/** The file that a prompt made. Throws an `EngineError` for one that failed or made none. */
const readEnd = (entry: HistoryEntry, { output: { node, medium } }: Workflow): OutputItem => {
  if (entry.status && (entry.status.status_str !== 'success' || !entry.status.completed)) throw failure(entry)
  // A node's list says nothing of the medium: videos come as `images` and `gifs` too.
  const made = listFiles(entry.outputs[node] ?? {}).find(({ filename }) => ENDINGS[medium].test(filename))
  if (!made) throw new EngineError('The workflow ended without a result.', { reason: 'engine', retryable: true })
  return made
}

const samplerWeight = 12

const weightOf = (className: string): number => (className.includes('Sampler') ? samplerWeight : 1)

/** How much of a workflow is done, 0 to 1: samplers take most of the time. */
const fractionDone = ({ graph }: Workflow, { finished, running }: PromptProgress): number => {
  let done = 0
  let all = 0
  for (const [id, { class_type: name }] of Object.entries(graph)) {
    const weight = name === 'KSamplerSelect' ? 1 : weightOf(name)
    all += weight
    done += weight * (finished.has(id) ? 1 : (running.get(id) ?? 0))
  }
  return all > 0 ? done / all : 0
}

const secondsPerHour = 3600

const fetchResult = async (step: Step, member: Member, entry: HistoryEntry): Promise<Done> => {
  const { operation, chosen, run, tools } = step
  const { promptId, order, sentAtMs } = operation
  // At once: the server can begin with the next one while this one is fetched.
  const took = sentAtMs === null ? undefined : (Date.now() - sentAtMs) / 1000 / Math.max(1, member.held.size)
  tools.pool.leave(promptId, took)
  const bytes = await member.server.download(readEnd(entry, chosen), run.signal)
  const done = await finishResult(tools.finishing, {
    order,
    bytes,
    medium: chosen.output.medium,
    model: chosen.model,
    given: Object.keys(chosen.files) as FileRole[],
    costUsd: took === undefined || tools.usdPerHour === null ? null : (took / secondsPerHour) * tools.usdPerHour,
    run,
  })
  await member.server.forget(promptId).catch((error: unknown) => {
    tools.log.warn({ err: error, prompt: promptId }, 'the server did not forget a prompt')
  })
  return done
}

export const watch = async (step: Step, member: Member): Promise<Answer> => {
  const { operation, chosen, tools } = step
  const { promptId } = operation
  member.feed.follow(promptId)
  const isFresh = member.feed.progressOf(promptId)?.isOver === true
  const { running, pending } = await member.readQueue({ isFresh })
  const isPending = pending.includes(promptId)
  if (isPending || running.includes(promptId)) {
    const progress = member.feed.progressOf(promptId)
    const hasBegun = operation.hasBegun || !isPending
    const share = progress ? fractionDone(chosen, progress) : 0
    return {
      state: 'running',
      progress: 2 + 96 * share,
      stage: isPending ? 'Next on the server' : 'Generating',
      pollAfterMs: tools.patience.pollMs,
      changed: member.feed.changeOf(promptId),
      ...(progress?.preview && { preview: progress.preview }),
      ...((operation.missedAtMs !== null || hasBegun !== operation.hasBegun) && {
        operation: { ...operation, missedAtMs: null, hasBegun },
      }),
    }
  }
  const entry = await member.server.findHistory(promptId, step.run.signal)
  if (entry) return fetchResult(step, member, entry)
  if (isMissedLonger(operation, tools.patience.lostMs))
    return moveOn(step, 'the server no longer knows it', { isLost: true })
  return {
    state: 'running',
    operation: missed(operation),
    progress: 2,
    stage: 'Generating',
    pollAfterMs: tools.patience.pollMs,
  }
}
