import type { Run } from '../engine.ts'
import { TOO_LARGE } from '../refusals.ts'
import { NoResponseError } from '../request-service.ts'
import { padPicture } from '../tasks/keep-shape.ts'
import { sayScript } from '../tasks/speech.ts'
import { drawDesign, failed, isMissedLonger, missed, uploadFiles } from '../tasks/stages.ts'
import { FILE_ROLES } from '../tasks/task-request.ts'
import { fillInput, rolesOf } from './fill-input.ts'
import { ServiceRefusedError } from './hosted-service.ts'
import { givenUp, refused, UNWANTED } from './step.ts'
import type { Answer, HostedOperation, HostedTools, Step } from './step.ts'

const soonMs = 50
const busyMs = 5000
const maxBusyMs = 30_000
/** Clocks differ, and the service may date the work a little earlier than we. */
const clockSkewMs = 5 * 60_000

/** What a refusal before anything was begun means for the job. */
const onRefusal = (error: ServiceRefusedError): Answer => {
  if (error.isUnwanted) return refused(UNWANTED)
  if (error.status === 413) return refused(TOO_LARGE)
  return givenUp(error.message)
}

const onNoAnswer = ({ operation, tools: { patience } }: Step, stage: string): Answer => {
  if (isMissedLonger(operation, patience.silentMs)) return failed('The service does not answer.')
  return { state: 'running', operation: missed(operation), progress: 1, stage, pollAfterMs: patience.pollMs }
}

const onBusy = ({ operation, tools: { patience } }: Step, { retryAfterMs }: ServiceRefusedError): Answer => {
  if (isMissedLonger(operation, patience.silentMs)) return failed('The service was busy for too long.')
  const pollAfterMs = Math.min(maxBusyMs, retryAfterMs ?? busyMs)
  return { state: 'running', operation: missed(operation), progress: 1, stage: 'Waiting for the service', pollAfterMs }
}

const findRequest = ({ model, readyAtMs }: HostedOperation, input: object) => ({
  model,
  input,
  sinceMs: (readyAtMs ?? Date.now()) - clockSkewMs,
})

const found = ({ operation }: Step, id: string): Answer => ({
  state: 'running',
  operation: { ...operation, id, missedAtMs: null },
  progress: 1,
  stage: 'Sent',
  pollAfterMs: soonMs,
  remoteId: id,
})

/**
 * Sends each order to a paid service once. The body is saved before it is sent; whoever comes upon a saved body without
 * having sent it in the same breath looks for the work first, in the messages of the service and in its lists.
 */
export const openDispatch = (tools: HostedTools) => {
  const { service } = tools
  /** Orders whose body was saved under this hold on the job and not sent yet: nobody else can have sent them. */
  const unsent = new WeakMap<AbortSignal, string>()
  /** Being sent now: a cancellation waits for what comes of it. */
  const sending = new Map<string, Promise<string>>()

  const submit = (operation: HostedOperation, input: object): Promise<string> => {
    const { key, model } = operation
    const webhookUrl = tools.webhookUrl && `${tools.webhookUrl}?order=${key}`
    const sent = service.submit({ model, input, webhookUrl }).finally(() => sending.delete(key))
    sending.set(key, sent)
    return sent
  }

  const sendNow = async (step: Step, input: object): Promise<Answer> => {
    const { operation, run } = step
    unsent.delete(run.signal)
    try {
      return found(step, await submit(operation, input))
    } catch (error) {
      if (error instanceof ServiceRefusedError) {
        if (error.status !== 429) return onRefusal(error)
        unsent.set(run.signal, operation.key)
        return onBusy(step, error)
      }
      if (!(error instanceof NoResponseError)) throw error
      tools.log.warn({ err: error, order: operation.key }, 'it is not known whether the service took an order')
      const stage = 'Making sure that it was sent'
      return {
        state: 'running',
        operation: { ...operation, missedAtMs: Date.now() },
        progress: 1,
        stage,
        pollAfterMs: soonMs,
      }
    }
  }

  /** In the messages that came, then in the service's own list; null when the list cannot be had. */
  const find = async ({ operation, run }: Step, input: object): Promise<string | null | undefined> => {
    const told = await run.readRemoteId()
    if (told !== null && told !== operation.key) return told
    try {
      return await service.find(findRequest(operation, input))
    } catch (error) {
      if (!(error instanceof NoResponseError || error instanceof ServiceRefusedError)) throw error
      tools.log.warn({ err: error, order: operation.key }, 'the service did not list its work')
      return null
    }
  }

  const look = async (step: Step, input: object): Promise<Answer> => {
    const { operation, run } = step
    const { lookMs, unseenMs, pollMs } = tools.patience
    const id = await find(step, input)
    if (id) return found(step, id)
    if (id === undefined && service.findsUnfinished && isMissedLonger(operation, lookMs)) {
      unsent.set(run.signal, operation.key)
      return {
        state: 'running',
        operation: { ...operation, missedAtMs: null },
        progress: 1,
        stage: 'Sending',
        pollAfterMs: soonMs,
      }
    }
    if (isMissedLonger(operation, unseenMs))
      return givenUp('It cannot be found out whether the service took the order, so it is not sent there again.')
    const stage = 'Making sure that it was sent'
    return { state: 'running', operation: missed(operation), progress: 1, stage, pollAfterMs: pollMs }
  }

  return {
    /** Stores the files at the service and decides the body; the answer is saved before anything is sent. */
    async prepare(step: Step): Promise<Answer> {
      const { operation, model, run } = step
      try {
        const { order, key } = operation
        const padded = await padPicture(order, model, run)
        const isSaidThere = order.task === 'speech' || operation.soundUrl !== undefined
        const spoken = isSaidThere ? null : await sayScript(order, tools.planning, run)
        const picture = padded?.file ?? (await drawDesign(order, tools.finishing, run))
        const made = { ...(picture && { picture }), ...(spoken && { sound: spoken.file }) }
        const roles = rolesOf(model, FILE_ROLES)
        const files = await uploadFiles({ order, key, roles, made, run }, (file) => service.upload(file))
        const sound = operation.soundUrl
        const input = fillInput(model, { order, files: { ...files, ...(sound !== undefined && { sound }) } })
        unsent.set(run.signal, operation.key)
        return {
          state: 'running',
          operation: {
            ...operation,
            input,
            readyAtMs: Date.now(),
            missedAtMs: null,
            ...(padded?.shape && { shape: padded.shape }),
            ...(spoken && { order: spoken.order }),
          },
          progress: 1,
          stage: 'Sending',
          pollAfterMs: soonMs,
          remoteId: operation.key,
        }
      } catch (error) {
        run.signal.throwIfAborted()
        if (error instanceof NoResponseError) return onNoAnswer(step, 'Sending the files')
        if (!(error instanceof ServiceRefusedError)) throw error
        return error.status === 429 ? onBusy(step, error) : onRefusal(error)
      }
    },

    send: (step: Step, input: object): Promise<Answer> =>
      isUnsent(unsent, step.run, step.operation) ? sendNow(step, input) : look(step, input),

    /** Stops the work wherever it stands, also when it is just being sent. */
    async cancel(operation: HostedOperation): Promise<void> {
      const { key, model, input } = operation
      if (input === null) return
      const id = operation.id ?? (await sending.get(key)?.catch(() => undefined))
      const work = id ?? (await service.find(findRequest(operation, input)))
      if (work) await service.cancel({ model, id: work })
    },
  }
}

const isUnsent = (unsent: WeakMap<AbortSignal, string>, { signal }: Run, { key }: HostedOperation): boolean =>
  unsent.get(signal) === key
