import { createHash, generateKeyPairSync, sign } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { readRecordedSchemas } from './recorded-schemas.ts'
import { answer, openStandIn } from './stand-in-http.ts'
import type { Exchange } from './stand-in-http.ts'
import { asStandIn, openStandInWork } from './stand-in-work.ts'
import type { StandInWork } from './stand-in-work.ts'

const { schemas } = readRecordedSchemas(new URL(import.meta.resolve('@visage/server/engines/fal/schemas.json')))

const POLICY = { detail: [{ loc: ['body', 'prompt'], msg: 'Flagged.', type: 'content_policy_violation' }] }

type Pricing = {
  /** What it asks of this account, by the ids of models. */
  prices: Map<string, { unit_price: number; unit: string; currency: string }>
  /** The ids of every question after prices. */
  asked: string[][]
  /** What becomes of questions after prices where they are not answered. */
  trouble: 'refused' | 'broken off' | 'silent' | null
}

const mostPriced = 50

const keyPair = () => generateKeyPairSync('ed25519')

/** A server that speaks fal's protocol, its traps included, and paints in one colour instead of with a model. */
export const startStandInFal = async ({ msPerWork = 40, key = 'id:secret' } = {}) => {
  const own = keyPair()
  const stranger = keyPair()
  let origin = ''
  let uploads = 0
  const pricing: Pricing = { prices: new Map(), asked: [], trouble: null }

  const work = openStandInWork({ msPerWork, schemas, origin: () => origin, tell: (ended) => message(ended) })

  const output = (ended: StandInWork): object => {
    if (/wan|kling|seedance|veo|lipsync/.test(ended.model)) return { video: { url: work.outputUrl(ended, 'mp4') } }
    if (/music|ace-step|tts|speech/.test(ended.model)) return { audio: { url: work.outputUrl(ended, 'mp3') } }
    return { images: [{ url: work.outputUrl(ended, 'png'), content_type: 'image/png' }], seed: 1 }
  }

  const message = (ended: StandInWork) => {
    const isOk = ended.end === 'done'
    const body = JSON.stringify({
      request_id: ended.id,
      gateway_request_id: ended.id,
      status: isOk ? 'OK' : 'ERROR',
      payload: isOk ? output(ended) : POLICY,
    })
    const timestamp = String(Math.floor(Date.now() / 1000))
    const hash = createHash('sha256').update(body).digest('hex')
    const { privateKey } = work.faults.isForged ? stranger : own
    const signature = sign(null, Buffer.from([ended.id, 'user', timestamp, hash].join('\n')), privateKey)
    return {
      body,
      headers: {
        'x-fal-webhook-request-id': ended.id,
        'x-fal-webhook-user-id': 'user',
        'x-fal-webhook-timestamp': timestamp,
        'x-fal-webhook-signature': signature.toString('hex'),
      },
    }
  }

  const status = (asked: StandInWork, response: ServerResponse): void => {
    if (work.take('brokenStatus')) return answer(response, { detail: 'Bad gateway' }, 502)
    const common = { request_id: asked.id }
    if (asked.end !== null)
      return answer(response, { ...common, status: 'COMPLETED', logs: [], metrics: { inference_time: 2 } })
    if (asked.startedAtMs === null) return answer(response, { ...common, status: 'IN_QUEUE', queue_position: 0 }, 202)
    const logs = [{ message: ' 50%|#####     | 4/8', level: 'INFO', source: 'RUN', timestamp: '' }]
    return answer(response, { ...common, status: 'IN_PROGRESS', logs }, 202)
  }

  const result = (asked: StandInWork, response: ServerResponse): void => {
    const { end, problems } = asked
    if (end === 'done') return answer(response, output(asked))
    if (end === 'unwanted') return answer(response, POLICY, 422)
    if (end === 'invalid')
      return answer(response, { detail: problems.map((msg) => ({ msg, type: 'value_error' })) }, 422)
    if (end === 'crashed') return answer(response, { detail: 'It broke.', error_type: 'runner_disconnected' }, 503)
    return answer(response, { detail: 'Request is still in progress' }, 400)
  }

  const cancel = (asked: StandInWork, response: ServerResponse): void => {
    if (asked.end !== null) return answer(response, { status: 'ALREADY_COMPLETED' }, 400)
    const isQueued = asked.startedAtMs === null
    work.cancel(asked)
    return answer(response, { status: isQueued ? 'OK' : 'CANCELLATION_REQUESTED' }, isQueued ? 200 : 202)
  }

  const queue = (exchange: Exchange): void => {
    const { url, response, method } = exchange
    const path = url.pathname.replace('/queue/', '')
    const [, app, id, verb] = /^([^/]+\/[^/]+)\/requests\/([^/]+)(?:\/(\w+))?$/.exec(path) ?? []
    if (id === undefined) {
      const webhook = url.searchParams.get('fal_webhook')
      return work.submit(exchange, {
        read: (input) => ({ model: path, input: input as Record<string, unknown>, webhook }),
        describe: ({ id: begun }) => ({ request_id: begun, status: 'IN_QUEUE', queue_position: 0 }),
      })
    }
    const asked = work.find(id)
    if (!asked?.model.startsWith(`${app}`)) return answer(response, { detail: 'Not found' }, 404)
    if (verb === 'status') return status(asked, response)
    return verb === 'cancel' && method === 'PUT' ? cancel(asked, response) : result(asked, response)
  }

  const list = ({ url, response }: Exchange): void => {
    if (work.faults.isHidden) return answer(response, { detail: 'Forbidden' }, 403)
    const model = url.searchParams.get('endpoint_id')
    const start = Date.parse(url.searchParams.get('start') ?? '') || 0
    const hasPayloads = url.searchParams.get('expand') === 'payloads'
    const items = work.taken
      .filter((past) => past.model === model && past.end !== null && past.beganAtMs >= start)
      .map(({ id, input }) => ({ request_id: id, endpoint_id: model, ...(hasPayloads && { json_input: input }) }))
    return answer(response, { items, next_cursor: null, has_more: false })
  }

  const initiate = ({ response, url }: Exchange): void => {
    uploads += 1
    const kind = url.pathname.endsWith('multipart') ? 'parts' : 'whole'
    answer(response, {
      upload_url: `${origin}/upload/${kind}/${uploads}?token=x`,
      file_url: `${origin}/stored/${uploads}`,
    })
  }

  const store = ({ url, response, body, method }: Exchange): void => {
    const [, , kind, id = '', part] = url.pathname.split('/')
    if (part === 'complete') return answer(response, {})
    if (method === 'PUT') work.stored.set(id, Buffer.concat([work.stored.get(id) ?? Buffer.alloc(0), body]))
    return answer(response, kind === 'parts' ? { partNumber: Number(part), etag: `e${part}` } : {})
  }

  const models = ({ url, response }: Exchange): void => {
    const body = { $ref: '#/components/schemas/ModelInput' }
    const found = url.searchParams
      .getAll('endpoint_id')
      .filter((id) => schemas[id])
      .map((id) => ({
        endpoint_id: id,
        openapi: {
          paths: { [`/${id}`]: { post: { requestBody: { content: { 'application/json': { schema: body } } } } } },
          components: { schemas: { ModelInput: schemas[id] } },
        },
      }))
    answer(response, { models: found, has_more: false })
  }

  const price = ({ url, response }: Exchange): void => {
    const ids = url.searchParams.getAll('endpoint_id').flatMap((listed) => listed.split(','))
    pricing.asked.push(ids)
    if (pricing.trouble === 'silent') return
    if (pricing.trouble === 'broken off') return void response.destroy()
    if (pricing.trouble === 'refused') return answer(response, { detail: 'Forbidden' }, 403)
    if (ids.length === 0 || ids.length > mostPriced)
      return answer(response, { error: { type: 'validation_error', message: 'Ask for 1 to 50 endpoints.' } }, 400)
    if (ids.some((id) => !schemas[id]))
      return answer(response, { error: { type: 'not_found', message: 'Endpoint not found.' } }, 404)
    const prices = ids.flatMap((id) => {
      const told = pricing.prices.get(id)
      return told ? [{ endpoint_id: id, ...told }] : []
    })
    answer(response, { prices, next_cursor: null, has_more: false })
  }

  const server = await openStandIn((exchange) => {
    const { url, request, response } = exchange
    const { pathname } = url
    if (pathname === '/rest/.well-known/jwks.json')
      return answer(response, { keys: [own.publicKey.export({ format: 'jwk' })] })
    if (pathname.startsWith('/files/')) return work.download(pathname, response)
    if (pathname.startsWith('/upload/')) return store(exchange)
    if (request.headers.authorization !== `Key ${key}`) return answer(response, { detail: 'Invalid key' }, 401)
    if (pathname === '/v1/models/requests/by-endpoint') return list(exchange)
    if (pathname === '/v1/models') return models(exchange)
    if (pathname === '/v1/models/pricing') return price(exchange)
    return pathname.startsWith('/rest/storage/upload/') ? initiate(exchange) : queue(exchange)
  })
  origin = server.url

  return { ...asStandIn(work, { server, key }), pricing }
}
