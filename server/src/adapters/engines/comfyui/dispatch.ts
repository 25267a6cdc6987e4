import { clipError, refuseHere } from '../refusals.ts'
import { padPicture } from '../tasks/keep-shape.ts'
import { sayScript } from '../tasks/speech.ts'
import { drawDesign, failed, isMissedLonger, missed, uploadFiles } from '../tasks/stages.ts'
import type { FileRole, TaskRequest } from '../tasks/task-request.ts'
import type { Member, NoServer } from './pool.ts'
import { preparing, soonMs } from './step.ts'
import type { Answer, Step } from './step.ts'
import { fillWorkflow, rolesOf } from './workflow/workflow.ts'

const WAITS: Record<NoServer, string> = {
  busy: 'Waiting for a server',
  down: 'Waiting for a server to come back',
  lacking: 'Waiting for a server that has the model',
}

/** Seconds by which a film may be longer than a workflow takes: its last frame. */
const slackSeconds = 0.5

const isTooLong = ({ operation: { order }, chosen: { video, files } }: Step): boolean =>
  files.video !== undefined && order.frames / order.framesPerSecond > video.seconds + slackSeconds

/** Looks for a server and says which one, before anything is sent there. */
export const assignServer = async (step: Step): Promise<Answer> => {
  const { operation, chosen, tools } = step
  const { pool, patience } = tools
  if (isTooLong(step))
    throw refuseHere(`This engine takes videos of at most ${chosen.video.seconds} seconds. Please use a shorter one.`)
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

type UploadedVideo = {
  files?: Partial<Record<FileRole, string>>
  frames?: Pick<TaskRequest, 'frames' | 'framesPerSecond'>
}

/**
 * Servers decode a whole film at once, 12 bytes a pixel, so it is made as small here as it is worked on there. What it
 * then has of frames is what the workflow is told.
 */
const uploadVideo = async ({ operation, chosen, run, tools }: Step, { server }: Member): Promise<UploadedVideo> => {
  const { order, promptId } = operation
  const ref = order.files.video
  if (!ref) return {}
  const { width, height } = order
  const { signal } = run
  const size = { width, height, framesPerSecond: chosen.video.framesPerSecond }
  const clip = await tools.planning.clips.fit(await run.readSource(ref), size, { signal }).catch(clipError)
  const file = new Blob([Buffer.from(clip.bytes)], { type: clip.mimeType })
  const { framesPerSecond } = clip
  return {
    files: { video: await server.upload({ name: `${promptId}-video.mp4`, file, signal }) },
    frames: { frames: Math.max(1, Math.round(clip.durationSeconds * framesPerSecond)), framesPerSecond },
  }
}

export const send = async (step: Step, member: Member): Promise<Answer> => {
  const { operation, chosen, run, tools } = step
  const { promptId, order } = operation
  const next = { ...operation, isSent: true, missedAtMs: null, sentAtMs: Date.now() }
  const answer = { state: 'running', operation: next, progress: 1, stage: 'Sent', pollAfterMs: soonMs } as const
  if (await isKnown(step, member)) return answer
  const roles = rolesOf(chosen).filter((role) => role !== 'video')
  const spoken = await sayScript(order, tools.planning, run)
  const padded = await padPicture(order, { aspectRatios: [] }, run)
  const picture = padded?.file ?? (await drawDesign(order, tools.finishing, run))
  const made = { ...(picture && { picture }), ...(spoken && { sound: spoken.file }) }
  const files = await uploadFiles({ order, key: promptId, roles, made, run }, (file) => member.server.upload(file))
  const video = chosen.files.video ? await uploadVideo(step, member) : {}
  await member.feed.connect()
  member.feed.follow(promptId)
  const graph = fillWorkflow(chosen, {
    order: { ...(spoken?.order ?? order), ...video.frames },
    promptId,
    files: { ...files, ...video.files },
  })
  await member.server.submit({ promptId, clientId: member.feed.clientId, graph }, run.signal)
  member.expireQueue()
  return spoken ? { ...answer, operation: { ...next, order: spoken.order } } : answer
}
