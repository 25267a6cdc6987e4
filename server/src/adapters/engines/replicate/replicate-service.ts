import { createHmac, timingSafeEqual } from 'node:crypto'
import type { z } from 'zod'
import type { Account } from '../hosted/hosted-description.ts'
import type { HostedService, ServiceState } from '../hosted/hosted-service.ts'
import { holdsInput, percentOfLogs, refuseAnswer, requestLimits } from '../hosted/service-answers.ts'
import { isRecent, openSigningKeyCache } from '../hosted/webhooks.ts'
import { jsonOf, readAnswer, requestJson, requestService } from '../request-service.ts'
import * as shapes from './replicate-shapes.ts'
import type { Prediction } from './replicate-shapes.ts'
import type { ServiceAnswer, ServiceRequest } from '../request-service.ts'
import { WebhookRefusedError } from '../../../lib/app-error.ts'

const REAL = 'https://api.replicate.com/v1'
const maxTold = 300

const tell = (answer: ServiceAnswer) => {
  const read = shapes.failure.safeParse(jsonOf(answer))
  const told = read.success ? [read.data.title, read.data.detail].filter(Boolean).join(': ') : ''
  return { message: (told || `Replicate answered ${answer.status}.`).slice(0, maxTold), isUnwanted: false }
}

type ReplicateCall = Pick<ServiceRequest, 'method' | 'body' | 'signal'> &
  Partial<Pick<ServiceRequest, 'headers' | 'timeoutMs' | 'maxBytes'>> & {
    /** Below the address of the service. */
    path: string
  }

type ReplicateClient = ReturnType<typeof openReplicateClient>

/** Questions to Replicate with the operator's token. */
const openReplicateClient = ({ key, baseUrl, ...names }: Account) => {
  const refuse = (answer: ServiceAnswer): void => refuseAnswer(answer, { ...names, tell })
  const base = baseUrl === null ? REAL : `${baseUrl.replace(/\/$/, '')}/v1`
  const questionOf = ({ path, ...asked }: ReplicateCall): ServiceRequest => ({
    ...requestLimits.answer,
    ...asked,
    url: base + path,
    headers: { authorization: `Bearer ${key}`, ...asked.headers },
  })
  return {
    refuse,
    trustedOrigins: baseUrl === null ? [] : [new URL(baseUrl).origin],
    ask: <Shape extends z.ZodType>(asked: ReplicateCall, shape: Shape): Promise<z.output<Shape>> =>
      requestJson(questionOf(asked), { shape, refuse }),
    /** The answer as it is, refusals too. */
    askPlainly: (asked: ReplicateCall): Promise<ServiceAnswer> => requestService(questionOf(asked)),
  }
}

const isSame = (one: Buffer, other: Buffer): boolean => one.length === other.length && timingSafeEqual(one, other)

/** Reads what Replicate sends, signed as Standard Webhooks are: HMAC-SHA256 over id, time and body. */
const openReplicateWebhooks = ({ ask }: Pick<ReplicateClient, 'ask'>) => {
  const kept = openSigningKeyCache(async (): Promise<Buffer> => {
    const { key } = await ask({ path: '/webhooks/default/secret' }, shapes.webhookSecret)
    return Buffer.from(key.slice('whsec_'.length), 'base64')
  })
  return {
    async read(headers: Record<string, string | undefined>, rawBody: Buffer): Promise<string> {
      const { 'webhook-id': id, 'webhook-timestamp': timestamp = '', 'webhook-signature': signatures = '' } = headers
      if (!id || !isRecent(timestamp))
        throw new WebhookRefusedError('The message is unsigned, too old, or from the future.')
      const given = signatures
        .split(' ')
        .filter((written) => written.startsWith('v1,'))
        .map((written) => Buffer.from(written.slice('v1,'.length), 'base64'))
      const holds = (secret: Buffer) => {
        const wanted = createHmac('sha256', secret).update(`${id}.${timestamp}.`).update(rawBody).digest()
        return given.some((signature) => isSame(signature, wanted))
      }
      if (!(await kept.verify(holds))) throw new WebhookRefusedError()
      const read = shapes.message.safeParse(jsonOf({ bytes: rawBody }))
      if (!read.success) throw new WebhookRefusedError('This is no message of Replicate.')
      return read.data.id
    },
  }
}

const UNWANTED = /nsfw|safety|sensitive|flagged|content policy/i
/** How Replicate tells that one of its own machines went away. */
const INTERRUPTED = /interrupted|please retry|\bcode: P[A-Z]\b/i

const failureOf = (error: unknown): ServiceState => {
  const message = (typeof error === 'string' && error ? error : 'The model failed.').slice(0, maxTold)
  return { state: 'failed', message, isUnwanted: UNWANTED.test(message), mayRepeat: INTERRUPTED.test(message) }
}

const stopped = (message: string): ServiceState => ({ state: 'failed', message, isUnwanted: false, mayRepeat: true })

/** How a prediction stands. */
const readPrediction = (prediction: Prediction): ServiceState => {
  const { status, output, error, logs, metrics, data_removed: isRemoved } = prediction
  const states: Record<Prediction['status'], () => ServiceState> = {
    starting: () => ({ state: 'waiting', ahead: null }),
    processing: () => ({ state: 'running', percent: percentOfLogs(logs ?? '') }),
    succeeded: () =>
      isRemoved ? { state: 'gone' } : { state: 'done', output, predictSeconds: metrics?.predict_time ?? null },
    failed: () => failureOf(error),
    canceled: () => stopped('Somebody stopped it at Replicate.'),
    aborted: () => stopped('Replicate did not begin with it in time.'),
  }
  return states[status]()
}

const maxPages = 10
/** After this a prediction that has not begun is not begun any more, and not charged for. */
const deadline = '30m'

type FindRequest = Parameters<HostedService['find']>[0]

const isOf = ({ model, version }: Prediction, id: string): boolean =>
  [model, version].includes(id.split(':')[0]) || version === id.split(':')[1]

const matchesRequest = (prediction: Prediction, { model, input, sinceMs }: FindRequest): boolean =>
  isOf(prediction, model) && Date.parse(prediction.created_at ?? '') >= sinceMs && holdsInput(prediction.input, input)

const isBefore = ({ created_at: createdAt }: Prediction, { sinceMs }: FindRequest): boolean =>
  Date.parse(createdAt ?? '') < sinceMs

/** Replicate lists every prediction, newest first. */
const findPrediction = async (replicate: ReplicateClient, wanted: FindRequest): Promise<string | undefined> => {
  let query = ''
  for (let page = 0; page < maxPages; page += 1) {
    const read: ReturnType<typeof shapes.predictions.parse> = await replicate.ask(
      { path: `/predictions${query}` },
      shapes.predictions,
    )
    const found = read.results.find((prediction) => matchesRequest(prediction, wanted))
    if (found) return found.id
    // Only what follows the path is taken over, so that the token goes nowhere else.
    query = read.next ? (URL.parse(read.next)?.search ?? '') : ''
    if (!query || read.results.some((prediction) => isBefore(prediction, wanted))) break
  }
  return undefined
}

const pathOf = (id: string): string => `/predictions/${encodeURIComponent(id)}`

/** Replicate's predictions. */
export const openReplicateService = (account: Account): HostedService => {
  const replicate = openReplicateClient(account)
  const webhooks = openReplicateWebhooks(replicate)
  return {
    findsUnfinished: true,
    trustedOrigins: replicate.trustedOrigins,
    async upload({ name, file, signal }) {
      const form = new FormData()
      form.set('content', file, name)
      const stored = await replicate.ask(
        { path: '/files', body: form, ...requestLimits.upload, signal },
        shapes.storedFile,
      )
      return stored.urls.get
    },
    async submit({ model, input, webhookUrl }) {
      const webhook = webhookUrl === null ? {} : { webhook: webhookUrl, webhook_events_filter: ['completed'] }
      const read = await replicate.ask(
        {
          path: '/predictions',
          // An answer at once keeps the moment short in which it is not known what the prediction is called.
          headers: { prefer: 'respond-async', 'cancel-after': deadline },
          body: { version: model, input, ...webhook },
          ...requestLimits.submit,
        },
        shapes.message,
      )
      return read.id
    },
    async ask({ id }, signal) {
      const path = pathOf(id)
      const answer = await replicate.askPlainly({ path, signal })
      if (answer.status === 404) return { state: 'gone' }
      replicate.refuse(answer)
      return readPrediction(readAnswer(answer, { shape: shapes.prediction, service: 'Replicate' }))
    },
    find: (wanted) => findPrediction(replicate, wanted),
    async findSchema(model) {
      const answer = await replicate.askPlainly({ path: `/models/${model.split(':')[0]}` })
      if (answer.status === 404) return undefined
      replicate.refuse(answer)
      const { latest_version: latest } = readAnswer(answer, { shape: shapes.modelFacts, service: 'Replicate' })
      const named = latest?.openapi_schema.components.schemas ?? {}
      return { input: named.Input ?? {}, named }
    },
    async cancel({ id }) {
      const answer = await replicate.askPlainly({ path: `${pathOf(id)}/cancel`, method: 'POST' })
      // What has ended or is not known any more needs no cancelling.
      if (answer.status !== 404 && answer.status !== 422) replicate.refuse(answer)
    },
    async check() {
      await replicate.ask({ path: '/account' }, shapes.account)
    },
    readWebhook: (headers, rawBody) => webhooks.read(headers, rawBody),
  }
}
