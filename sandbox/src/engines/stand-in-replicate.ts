import { createHmac, randomBytes } from 'node:crypto'
import type { ServerResponse } from 'node:http'
import { readRecordedSchemas } from './recorded-schemas.ts'
import { answer, openStandIn } from './stand-in-http.ts'
import type { Exchange } from './stand-in-http.ts'
import { asStandIn, openStandInWork } from './stand-in-work.ts'
import type { StandInWork } from './stand-in-work.ts'

const { schemas } = readRecordedSchemas(new URL(import.meta.resolve('@visage/server/engines/replicate/schemas.json')))

type Body = { version: string; input: Record<string, unknown>; webhook?: string }

const pageSize = 2

const ERRORS: Partial<Record<NonNullable<StandInWork['end']>, string>> = {
  crashed: 'Prediction interrupted; please retry (code: PA)',
  unwanted: 'NSFW content detected. Try running it again, or try a different prompt.',
}

const STATUSES = { done: 'succeeded', crashed: 'failed', unwanted: 'failed', invalid: 'failed', cancelled: 'canceled' }

/** A server that speaks Replicate's protocol, its traps included, and paints in one colour instead of with a model. */
export const startStandInReplicate = async ({ msPerWork = 40, key = 'r8_token' } = {}) => {
  const own = randomBytes(24)
  const stranger = randomBytes(24)
  let origin = ''
  let uploads = 0

  const output = (ended: StandInWork): unknown => {
    if (ended.end !== 'done') return null
    if (/wan|kling|seedance|veo/.test(ended.model)) return work.outputUrl(ended, 'mp4')
    if (ended.model.includes('music')) return work.outputUrl(ended, 'mp3')
    const picture = work.outputUrl(ended, 'png')
    return /qwen|seedream/.test(ended.model) ? [picture] : picture
  }

  const describe = (asked: StandInWork) => {
    const { id, model, input, end, startedAtMs, beganAtMs, problems, webhook } = asked
    const unfinished = startedAtMs === null ? 'starting' : 'processing'
    return {
      id,
      model,
      version: 'hidden',
      status: end === null ? unfinished : STATUSES[end],
      input,
      output: output(asked),
      error: end === null ? null : (ERRORS[end] ?? (problems.join('; ') || null)),
      logs: startedAtMs === null ? '' : ' 50%|#####     | 4/8',
      metrics: end === 'done' ? { predict_time: 2 } : {},
      created_at: new Date(beganAtMs).toISOString(),
      data_removed: false,
      webhook,
      urls: { get: `${origin}/v1/predictions/${id}`, cancel: `${origin}/v1/predictions/${id}/cancel` },
    }
  }

  const message = (ended: StandInWork) => {
    const body = JSON.stringify(describe(ended))
    const timestamp = String(Math.floor(Date.now() / 1000))
    const secret = work.faults.isForged ? stranger : own
    const signature = createHmac('sha256', secret).update(`${ended.id}.${timestamp}.${body}`).digest('base64')
    const old = createHmac('sha256', stranger).update('an older secret').digest('base64')
    return {
      body,
      headers: {
        'webhook-id': ended.id,
        'webhook-timestamp': timestamp,
        'webhook-signature': `v1,${old} v1,${signature}`,
      },
    }
  }

  const work = openStandInWork({ msPerWork, schemas, origin: () => origin, tell: message })

  const list = ({ url, response }: Exchange): void => {
    if (work.faults.isHidden) return answer(response, { title: 'Forbidden', status: 403 }, 403)
    const start = Number(url.searchParams.get('cursor') ?? 0)
    const newest = [...work.taken].reverse().slice(start, start + pageSize)
    const hasMore = start + pageSize < work.taken.length
    const next = hasMore ? `https://elsewhere.example/v1/predictions?cursor=${start + pageSize}` : null
    return answer(response, { previous: null, next, results: newest.map(describe) })
  }

  const cancel = (asked: StandInWork, response: ServerResponse): void => {
    work.cancel(asked)
    return answer(response, describe(asked))
  }

  const predictions = (exchange: Exchange): void => {
    const { url, response, method } = exchange
    const [, , , id, verb] = url.pathname.split('/')
    if (id === undefined && method === 'GET') return list(exchange)
    if (id === undefined)
      return work.submit(exchange, {
        read: (body) => {
          const { version, input, webhook = null } = body as Body
          return { model: version, input, webhook }
        },
        describe,
      })
    const asked = work.find(id)
    if (!asked) return answer(response, { detail: 'Not found', status: 404 }, 404)
    if (verb === 'cancel') return cancel(asked, response)
    return work.take('brokenStatus') ? answer(response, {}, 502) : answer(response, describe(asked))
  }

  const store = async ({ request, response, body }: Exchange): Promise<void> => {
    const type = request.headers['content-type'] ?? ''
    const form = await new Response(new Uint8Array(body), { headers: { 'content-type': type } }).formData()
    const file = form.get('content')
    if (!(file instanceof File)) return answer(response, { detail: 'content is missing' }, 422)
    uploads += 1
    work.stored.set(String(uploads), Buffer.from(await file.arrayBuffer()))
    return answer(response, { id: `f${uploads}`, urls: { get: `${origin}/v1/files/f${uploads}` } }, 201)
  }

  const modelFacts = ({ url, response }: Exchange): void => {
    const schema = schemas[url.pathname.replace('/v1/models/', '')]
    if (!schema) return answer(response, { detail: 'Not found' }, 404)
    return answer(response, { latest_version: { openapi_schema: { components: { schemas: { Input: schema } } } } })
  }

  const server = await openStandIn((exchange) => {
    const { url, request, response } = exchange
    const { pathname } = url
    if (pathname.startsWith('/files/')) return work.download(pathname, response)
    if (request.headers.authorization !== `Bearer ${key}`)
      return answer(response, { title: 'Unauthenticated', detail: 'No valid token', status: 401 }, 401)
    if (pathname === '/v1/account') return answer(response, { type: 'user', username: 'me' })
    if (pathname === '/v1/webhooks/default/secret') return answer(response, { key: `whsec_${own.toString('base64')}` })
    if (pathname === '/v1/files') return store(exchange)
    return pathname.startsWith('/v1/models/') ? modelFacts(exchange) : predictions(exchange)
  })
  origin = server.url

  return asStandIn(work, { server, key })
}
