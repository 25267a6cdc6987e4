import { createHash, createPublicKey, verify } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import type { z } from 'zod'
import type { Account } from '../hosted/hosted-description.ts'
import type { Price } from '../hosted/hosted-model.ts'
import { ServiceRefusedError } from '../hosted/hosted-service.ts'
import type { HostedService, PublishedSchema, ServicePrice, ServiceState, Work } from '../hosted/hosted-service.ts'
import { holdsInput, percentOfLogs, requestLimits } from '../hosted/service-answers.ts'
import type { HostedTools } from '../hosted/step.ts'
import { isRecent, openSigningKeyCache } from '../hosted/webhooks.ts'
import { jsonOf, readAnswer, requestJson, requestService } from '../request-service.ts'
import { openFalClient, readFailure } from './fal-client.ts'
import type { FalClient } from './fal-client.ts'
import * as shapes from './fal-shapes.ts'
import { WebhookRefusedError } from '../../../lib/app-error.ts'

/** What a model of fal takes: the body of the one call of its OpenAPI description that has one. */
const findFalSchema = async (fal: FalClient, model: string): Promise<PublishedSchema | undefined> => {
  const query = new URLSearchParams({ endpoint_id: model, expand: 'openapi-3.0' })
  const read = await fal
    .ask({ url: `${fal.hosts.api}/models?${query}` }, shapes.listedModels)
    .catch((error: unknown) => {
      if (error instanceof ServiceRefusedError && error.status === 404) return { models: [] }
      throw error
    })
  const found = read.models.find(({ endpoint_id: id }) => id === model)
  if (!found) return undefined
  const { paths = {}, components = { schemas: {} } } = found.openapi ?? {}
  const [body] = Object.values(paths).flatMap(({ post }) => post?.requestBody ?? [])
  return { input: body?.content['application/json'].schema ?? {}, named: components.schemas }
}

/** fal's units, in the singular: what they count here, and how many of it make one. */
const UNITS = new Map<string, { per: Price['per']; count?: number; inputMegapixels?: number }>([
  ...['image', 'video', 'audio', 'generation', 'request'].map((unit) => [unit, { per: 'result' }] as const),
  ['megapixel', { per: 'megapixel' }],
  ['processed megapixel', { per: 'megapixel', inputMegapixels: 1 }],
  ['second', { per: 'second' }],
  ['minute', { per: 'second', count: 60 }],
  ['1000 character', { per: 'character', count: 1000 }],
  ['compute second', { per: 'predictSecond' }],
])

type ToldPrice = z.output<typeof shapes.listedPrices>['prices'][number]

const readPrice = ({ unit_price: amount, unit, currency }: ToldPrice): ServicePrice => {
  const known = currency === 'USD' && UNITS.get(unit.trim().toLowerCase().replace(/s$/, ''))
  if (!known) return { amount, currency, unit, price: null }
  const { per, count = 1, inputMegapixels = 0 } = known
  return { amount, currency, unit, price: { usd: amount / count, per, inputMegapixels } }
}

/** As many ids as fal takes in one question. */
const mostPriced = 50

/** An id that fal does not know lets it refuse the others that are asked with it, so they are asked in halves. */
const findFalPrices = async (
  fal: FalClient,
  ids: readonly string[],
  signal: AbortSignal | undefined,
): Promise<ToldPrice[]> => {
  const askHalves = async () => {
    const middle = Math.ceil(ids.length / 2)
    const first = await findFalPrices(fal, ids.slice(0, middle), signal)
    return [...first, ...(await findFalPrices(fal, ids.slice(middle), signal))]
  }
  if (ids.length === 0) return []
  if (ids.length > mostPriced) return askHalves()
  const query = new URLSearchParams(ids.map((id) => ['endpoint_id', id]))
  try {
    return (await fal.ask({ url: `${fal.hosts.api}/models/pricing?${query}`, signal }, shapes.listedPrices)).prices
  } catch (error) {
    if (!(error instanceof ServiceRefusedError && error.status === 404)) throw error
    return ids.length === 1 ? [] : askHalves()
  }
}

const MEGABYTE = 1024 * 1024
/** Above this fal takes files in parts, each of this size. */
const whole = { maxBytes: 90 * MEGABYTE, partBytes: 10 * MEGABYTE } as const
/** Nobody needs them any longer: a job that is not done by then is over. */
const retentionSeconds = 24 * 60 * 60

type Upload = { name: string; file: Blob; signal: AbortSignal }

/** Bytes go to an address that fal names for this one file, without the key. */
const put = (fal: FalClient, { url, body, signal }: { url: string; body: Blob; signal: AbortSignal }) => ({
  question: {
    url: fal.checkAddress(url),
    method: 'PUT' as const,
    headers: { 'content-type': body.type || 'application/octet-stream' },
    body,
    ...requestLimits.upload,
    signal,
  },
  refuse: fal.refuse,
})

const uploadParts = async (fal: FalClient, address: string, { file, signal }: Upload): Promise<void> => {
  const { origin, pathname, search } = new URL(address)
  const parts: { partNumber: number; etag: string }[] = []
  for (let start = 0; start < file.size; start += whole.partBytes) {
    const url = `${origin}${pathname}/${parts.length + 1}${search}`
    const { question, refuse } = put(fal, { url, body: file.slice(start, start + whole.partBytes), signal })
    parts.push(await requestJson(question, { shape: shapes.uploadedPart, refuse }))
  }
  const url = fal.checkAddress(`${origin}${pathname}/complete${search}`)
  fal.refuse(await requestService({ url, headers: {}, body: { parts }, ...requestLimits.answer, signal }))
}

/** Stores a file at fal for a day and answers its address. */
const uploadToFal = async (fal: FalClient, upload: Upload): Promise<string> => {
  const { name, file, signal } = upload
  const isLarge = file.size > whole.maxBytes
  const { upload_url: address, file_url: stored } = await fal.ask(
    {
      url: `${fal.hosts.rest}/storage/upload/${isLarge ? 'initiate-multipart' : 'initiate'}?storage_type=fal-cdn-v3`,
      headers: { 'x-fal-object-lifecycle': JSON.stringify({ expiration_duration_seconds: retentionSeconds }) },
      body: { content_type: file.type || 'application/octet-stream', file_name: name },
      signal,
    },
    shapes.initiated,
  )
  if (isLarge) await uploadParts(fal, address, upload)
  else {
    const { question, refuse } = put(fal, { url: address, body: file, signal })
    refuse(await requestService(question))
  }
  return stored
}

type WebhookHeaders = Record<string, string | undefined>

const readHeaders = (headers: WebhookHeaders) => {
  const id = headers['x-fal-webhook-request-id']
  const user = headers['x-fal-webhook-user-id']
  const timestamp = headers['x-fal-webhook-timestamp']
  const signature = headers['x-fal-webhook-signature']
  if (!id || !user || !timestamp || !/^[0-9a-f]{128}$/i.test(signature ?? ''))
    throw new WebhookRefusedError('The signature is missing.')
  if (!isRecent(timestamp)) throw new WebhookRefusedError('The message is too old, or from the future.')
  return { id, user, timestamp, signature: Buffer.from(signature ?? '', 'hex') }
}

/** Reads what fal sends: Ed25519 over the ids, the time and the hash of the body, by one of the keys that it publishes. */
const openFalWebhooks = ({ hosts, refuse }: Pick<FalClient, 'hosts' | 'refuse'>) => {
  const kept = openSigningKeyCache(async (): Promise<KeyObject[]> => {
    const question = { url: `${hosts.rest}/.well-known/jwks.json`, headers: {}, ...requestLimits.answer }
    const { keys } = await requestJson(question, { shape: shapes.keySet, refuse })
    return keys.map((key) => createPublicKey({ key, format: 'jwk' }))
  })

  return {
    async read(headers: WebhookHeaders, rawBody: Buffer): Promise<string> {
      const { id, user, timestamp, signature } = readHeaders(headers)
      const hash = createHash('sha256').update(rawBody).digest('hex')
      const message = Buffer.from([id, user, timestamp, hash].join('\n'))
      if (!(await kept.verify((keys) => keys.some((key) => verify(null, message, key, signature)))))
        throw new WebhookRefusedError()
      const read = shapes.webhook.safeParse(jsonOf({ bytes: rawBody }))
      if (!read.success) throw new WebhookRefusedError('This is no message of fal.')
      return read.data.request_id
    },
  }
}

const maxPages = 10
const pageSize = 100
/** Results are copied at once; this is for a server that was away. */
const resultRetentionSeconds = 24 * 60 * 60
/** Troubles of fal's own machines, which it does not charge for. */
const firstOwnError = 500

/** Requests live below the first two parts of a model's id, whatever follows. */
const requestUrl = ({ hosts }: FalClient, { model, id }: Work): string =>
  `${hosts.queue}/${model.split('/').slice(0, 2).join('/')}/requests/${encodeURIComponent(id)}`

/** A request that failed is COMPLETED too: what became of it is told by its result. */
const readResult = async (fal: FalClient, work: Work, options: { signal: AbortSignal; seconds: number | null }) => {
  const url = requestUrl(fal, work)
  const answer = await requestService(fal.withKey({ url, signal: options.signal }))
  const { status } = answer
  if (status === 200) return { state: 'done', output: jsonOf(answer), predictSeconds: options.seconds } as const
  if (status === 401 || status === 403 || status === 429) fal.refuse(answer)
  if (status === 404) return { state: 'gone' } as const
  return { state: 'failed', ...readFailure(answer), mayRepeat: status >= firstOwnError } as const
}

const readState = async (fal: FalClient, work: Work, signal: AbortSignal): Promise<ServiceState> => {
  const url = `${requestUrl(fal, work)}/status?logs=1`
  const answer = await requestService(fal.withKey({ url, signal }))
  if (answer.status === 404) return { state: 'gone' }
  fal.refuse(answer)
  const told = readAnswer(answer, { shape: shapes.status, service: 'fal' })
  if (told.status === 'IN_QUEUE') return { state: 'waiting', ahead: told.queue_position ?? null }
  if (told.status === 'COMPLETED')
    return readResult(fal, work, { signal, seconds: told.metrics?.inference_time ?? null })
  const logs = (told.logs ?? []).map(({ message }) => message).join('\n')
  return { state: 'running', percent: percentOfLogs(logs) }
}

/** fal lists requests that have ended, newest first. */
const findPast = async (fal: FalClient, { model, input, sinceMs }: Parameters<HostedService['find']>[0]) => {
  let cursor: string | null | undefined = null
  for (let page = 0; page < maxPages; page += 1) {
    const query = new URLSearchParams({
      endpoint_id: model,
      start: new Date(sinceMs).toISOString(),
      limit: String(pageSize),
      expand: 'payloads',
      ...(cursor && { cursor }),
    })
    const read: ReturnType<typeof shapes.pastRequests.parse> = await fal.ask(
      { url: `${fal.hosts.api}/models/requests/by-endpoint?${query}` },
      shapes.pastRequests,
    )
    const found = read.items.find(({ json_input: begun }) => holdsInput(begun, input))
    if (found) return found.request_id
    cursor = read.next_cursor
    if (!read.has_more || !cursor) break
  }
  return undefined
}

/** fal's queue. */
export const openFalService = (account: Account, models: HostedTools['models']): HostedService => {
  const fal = openFalClient(account)
  const webhooks = openFalWebhooks(fal)
  return {
    findsUnfinished: false,
    trustedOrigins: fal.hosts.trustedOrigins,
    upload: (file) => uploadToFal(fal, file),
    async submit({ model, input, webhookUrl }) {
      const query = webhookUrl === null ? '' : `?${new URLSearchParams({ fal_webhook: webhookUrl })}`
      const lifecycle = JSON.stringify({ expiration_duration_seconds: resultRetentionSeconds })
      const read = await fal.ask(
        {
          url: `${fal.hosts.queue}/${model}${query}`,
          headers: { 'x-fal-object-lifecycle-preference': lifecycle },
          body: input,
          ...requestLimits.submit,
        },
        shapes.submitted,
      )
      return read.request_id
    },
    ask: (work, signal) => readState(fal, work, signal),
    find: (wanted) => findPast(fal, wanted),
    findSchema: (model) => findFalSchema(fal, model),
    async findPrices(ids, signal) {
      const told = await findFalPrices(fal, ids, signal)
      if (told.length === 0 && ids.length > 0)
        throw new ServiceRefusedError('fal named no price of any of these models.', { status: 404 })
      return new Map(told.map((price) => [price.endpoint_id, readPrice(price)]))
    },
    async cancel(work) {
      // What has ended or is not known any more needs no cancelling, and says so with 400 or 404.
      const answer = await requestService(fal.withKey({ url: `${requestUrl(fal, work)}/cancel`, method: 'PUT' }))
      if (answer.status !== 400 && answer.status !== 404) fal.refuse(answer)
    },
    async check() {
      const [anyModel] = models
      const query = new URLSearchParams({ endpoint_id: anyModel?.id ?? '', limit: '1' })
      try {
        await fal.ask({ url: `${fal.hosts.api}/models/requests/by-endpoint?${query}` }, shapes.pastRequests)
      } catch (error) {
        // A key that may only run models does for everything but looking for lost orders.
        if (!(error instanceof ServiceRefusedError && error.status === 403)) throw error
      }
    },
    readWebhook: (headers, rawBody) => webhooks.read(headers, rawBody),
  }
}
