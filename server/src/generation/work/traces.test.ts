import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { createMaker, isOver, signUpMaker, startGenerationServer } from '../../testing/generation-server.ts'
import { createTestDatabase } from '../../testing/test-database.ts'

type Value = { stringValue?: string; intValue?: number }
type Span = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  startTimeUnixNano: string
  endTimeUnixNano: string
  status?: { code?: number }
  attributes: { key: string; value: Value }[]
}
type Sent = {
  resourceSpans: { resource: { attributes: { key: string; value: Value }[] }; scopeSpans: { spans: Span[] }[] }[]
}

/** Stands in for a collector: takes OTLP over HTTP as JSON, and keeps every span with the name of its service. */
const startCollector = async () => {
  const spans: (Span & { service: string | undefined; key: string | undefined })[] = []
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    for (const { resource, scopeSpans } of (JSON.parse(await text(request)) as Sent).resourceSpans)
      for (const span of scopeSpans.flatMap((scope) => scope.spans))
        spans.push({
          ...span,
          service: resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue,
          key: request.headers['x-key']?.toString(),
        })
    response.setHeader('content-type', 'application/json').end('{}')
  }
  const server = createServer((request, response) => void take(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    spans,
    url: `http://127.0.0.1:${port}`,
    of: (traceId: string) => spans.filter((span) => span.traceId === traceId),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

const secret = 's'.repeat(40)
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const click = '00f067aa0ba902b7'
const traceparent = `00-${traceId}-${click}-00`
const factOf = (span: Span | undefined, name: string) =>
  span?.attributes.find(({ key }) => key === name)?.value.stringValue

test('one trace leads from the click on one machine to the file on another', async () => {
  await using collector = await startCollector()
  await using database = await createTestDatabase()
  const traced = (service: string) => {
    const OTEL_EXPORTER_OTLP_HEADERS = 'x-key=a%20key'
    const secrets = { TOKEN_SECRET: secret, MEDIA_SECRET: secret, PROVENANCE_SECRET: secret }
    const env = {
      ...secrets,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_EXPORTER_OTLP_HEADERS,
      OTEL_SERVICE_NAME: service,
    }
    return { databaseUrl: database.url, env }
  }
  {
    await using web = await startGenerationServer({ ...traced('web'), worker: false })
    await using worker = await startGenerationServer(traced('worker'))
    const user = await worker.client.signUp()
    const maker = createMaker(web, user)
    worker.script('a face in pieces', { workMs: 200 })
    const headers = { traceparent, prefer: 'respond-async' }
    const body = { user_id: user.id, prompt: 'a face in pieces' }
    const answer = await web.client.post('/generate-face-prompt/', body, { token: user.access, headers })
    expect(answer.status).toBe(202)
    expect((await maker.waitFor(answer.body.job_id, isOver)).status).toBe('succeeded')
  }
  await expect.poll(() => collector.of(traceId).map(({ name }) => name)).toContain('settle')
  const spans = collector.of(traceId)
  const called = (name: string) => spans.filter((span) => span.name === name)
  const [call, work] = [called('POST /generate-face-prompt/')[0], called('work on job')[0]]
  expect(call).toMatchObject({ parentSpanId: click, service: 'web', key: 'a key' })
  expect(factOf(call, 'request')).toMatch(/^[\da-f-]{36}$/)
  expect(called('reserve')[0]).toMatchObject({ parentSpanId: call?.spanId, service: 'web' })
  expect(work).toMatchObject({ parentSpanId: call?.spanId, service: 'worker' })
  expect(factOf(work, 'engine')).toBe('fake')
  for (const name of ['queue wait', 'engine start', 'engine poll', 'store', 'settle'])
    expect(called(name)).toMatchObject([{ parentSpanId: work?.spanId, service: 'worker' }])
  const [waited] = called('queue wait')
  expect(BigInt(waited?.endTimeUnixNano ?? 0)).toBeGreaterThanOrEqual(BigInt(waited?.startTimeUnixNano ?? 0))
  // Nothing that anybody typed.
  expect(JSON.stringify(spans)).not.toContain('a face in pieces')
})

test('what fails is marked as failed, and a share of none keeps none, whatever a caller asks for', async () => {
  await using collector = await startCollector()
  const env = { OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/` }
  {
    await using server = await startGenerationServer({ env })
    const maker = await signUpMaker(server)
    await server.client.request('GET', '/waits?kind=dream', { token: maker.user.access, headers: { traceparent } })
  }
  expect(collector.of(traceId)).toMatchObject([{ name: 'GET /waits', status: { code: 2 } }])
  expect(factOf(collector.of(traceId)[0], 'error.type')).toBe('AppError')
  const before = collector.spans.length
  {
    await using server = await startGenerationServer({ env: { ...env, OTEL_TRACES_SAMPLER_ARG: '0' } })
    const maker = await signUpMaker(server)
    const sampled = { traceparent: traceparent.replace(/00$/, '01') }
    await server.client.request('GET', '/waits?kind=face', { token: maker.user.access, headers: sampled })
    const { job_id: id } = await maker.accept()
    await maker.waitFor(id, isOver)
  }
  expect(collector.spans).toHaveLength(before)
})

test('of one trace id as large a share is kept as of any other', async () => {
  await using collector = await startCollector()
  const calls = 60
  {
    const env = { OTEL_EXPORTER_OTLP_ENDPOINT: collector.url, OTEL_TRACES_SAMPLER_ARG: '0.5' }
    await using server = await startGenerationServer({ env })
    const headers = { traceparent: `00-${'0'.repeat(31)}1-${click}-01` }
    for (let call = 0; call < calls; call += 1) await server.client.request('GET', '/plans', { headers })
  }
  const kept = collector.of(`${'0'.repeat(31)}1`).length
  expect(kept).toBeGreaterThan(0)
  expect(kept).toBeLessThan(calls)
})

test('a collector that is away harms nobody', async () => {
  const { url } = await (async () => {
    await using gone = await startCollector()
    return gone
  })()
  await using server = await startGenerationServer({ env: { OTEL_EXPORTER_OTLP_ENDPOINT: url } })
  const maker = await signUpMaker(server)
  const { job_id: id } = await maker.accept()
  expect((await maker.waitFor(id, isOver)).status).toBe('succeeded')
})
