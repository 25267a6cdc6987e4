import { failed, isMissedLonger, missed, uploadFiles } from '../tasks/stages.ts'
import type { FileRole } from '../tasks/task-request.ts'
import type { Member, NoServer } from './pool.ts'
import { preparing, soonMs } from './step.ts'
import type { Answer, Step } from './step.ts'
import { fillWorkflow } from './workflow.ts'

const WAITS: Record<NoServer, string> = {
  busy: 'Waiting for a server',
  down: 'Waiting for a server to come back',
  lacking: 'Waiting for a server that has the model',
}

/** Looks for a server and says which one, before anything is sent there. */
export const assignServer = async ({ operation, chosen, tools: { pool, patience } }: Step): Promise<Answer> => {
  const taken = await pool.take(chosen, operation.promptId)
  if (typeof taken !== 'string') {
    const next = { ...operation, url: taken.server.address.url, missedAtMs: null }
    return { state: 'running', operation: next, ...preparing, pollAfterMs: soonMs, remoteId: operation.promptId }
  }
  const changed = pool.slotChanged()
  const waiting = { state: 'running', progress: 0, stage: WAITS[taken], pollAfterMs: patience.pollMs, changed } as const
  if (taken === 'busy')
    return operation.missedAtMs ? { ...waiting, operation: { ...operation, missedAtMs: null } } : waiting
  if (isMissedLonger(operation, patience.noServerMs))
    return failed(
      `No ComfyUI server can make "${chosen.name}": ${taken === 'down' ? 'none answers' : 'run "npm run engines:check" to see what is missing'}.`,
    )
  return operation.missedAtMs ? waiting : { ...waiting, operation: missed(operation) }
}

/** Whether the server has the prompt or had it; asked in this order, as a prompt goes from the queue into the history. */
const isKnown = async ({ operation: { promptId } }: Step, member: Member): Promise<boolean> => {
  const { running, pending } = await member.readQueue({ isFresh: true })
  return running.includes(promptId) || pending.includes(promptId) || Boolean(await member.server.findHistory(promptId))
}

export const send = async (step: Step, member: Member): Promise<Answer> => {
  const { operation, chosen, run } = step
  const { promptId, order } = operation
  const next = { ...operation, isSent: true, missedAtMs: null, sentAtMs: Date.now() }
  const answer: Answer = { state: 'running', operation: next, progress: 1, stage: 'Sent', pollAfterMs: soonMs }
  if (await isKnown(step, member)) return answer
  const roles = Object.keys(chosen.files) as FileRole[]
  const files = await uploadFiles({ order, key: promptId, roles, run }, (file) => member.server.upload(file))
  await member.feed.connect()
  member.feed.follow(promptId)
  const graph = fillWorkflow(chosen, { order, promptId, files })
  await member.server.submit({ promptId, clientId: member.feed.clientId, graph }, run.signal)
  member.expireQueue()
  return answer
}
