import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

/** A request at the sandbox's own port. */
export type SandboxRequest = {
  method: string
  path: string
  query: URLSearchParams
  headers: Readonly<Record<string, string | undefined>>
  text: string
}
export type SandboxAnswer = { status: number; json?: unknown; text?: string }

/** What answers, by method and path; a path has one `:id` at most. */
export type SandboxRoutes = Readonly<
  Record<string, (request: SandboxRequest, id: string) => Promise<SandboxAnswer> | SandboxAnswer>
>

/** The answer of the first route that fits; undefined when none does. */
export const answerRoute = async (
  routes: SandboxRoutes,
  request: SandboxRequest,
): Promise<SandboxAnswer | undefined> => {
  for (const [route, answer] of Object.entries(routes)) {
    const [method, pathname] = route.split(' ')
    const match = method === request.method && new URLPattern({ pathname }).exec({ pathname: request.path })
    if (match) return answer(request, decodeURIComponent(match.pathname.groups['id'] ?? ''))
  }
  return undefined
}

/** Whole numbers of a query; the fallback for none. */
export const numberOf = (query: URLSearchParams, name: string, fallback: number): number =>
  Number(query.get(name) ?? fallback)

/** How an answer of the sandbox goes wrong. */
export const FAULTS = ['slow', 'unavailable', 'cut', 'huge', 'garbled', 'redirect'] as const
export type Fault = {
  what: (typeof FAULTS)[number]
  /** How many answers go wrong. */
  times: number
  /** Only answers of paths that fit. */
  path?: RegExp
  /** Whether what was asked for is done all the same, and only its answer gets lost. */
  isDone?: boolean
  /** How long a slow answer takes. */
  delayMs?: number
}

const hugeBytes = 64 * 1024
const hugeParts = 200

/** Answers wrongly; a slow answer comes rightly in the end and is left to the caller. */
const answerWithFault = async (response: ServerResponse, { what, delayMs = 0 }: Fault): Promise<void> => {
  switch (what) {
    case 'slow':
      await sleep(delayMs)
      return
    case 'unavailable':
      response.writeHead(503, { 'content-type': 'text/html' }).end('<h1>Service unavailable</h1>')
      return
    case 'cut':
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' }).write('{"id":"su')
      await sleep(10)
      response.destroy()
      return
    case 'huge':
      response.writeHead(200, { 'content-type': 'application/json' })
      for (let part = 0; part < hugeParts && !response.destroyed; part++) {
        response.write(' '.repeat(hugeBytes))
        await sleep(1)
      }
      response.end('{}')
      return
    case 'garbled':
      response.writeHead(200, { 'content-type': 'application/json' }).end('{"id": ')
      return
    case 'redirect':
      response.writeHead(302, { location: 'https://elsewhere.example/' }).end()
  }
}

const maxRequestBytes = 100_000

const readText = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = []
  let bytes = 0
  for await (const part of request as AsyncIterable<Buffer>) {
    bytes += part.byteLength
    if (bytes > maxRequestBytes) throw new Error('A request to the sandbox is too large.')
    parts.push(part)
  }
  return Buffer.concat(parts).toString('utf8')
}

const readRequest = async (request: IncomingMessage): Promise<SandboxRequest> => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://sandbox.invalid')
  const text = await readText(request)
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]))
  return { method: request.method ?? 'GET', path: pathname, query: searchParams, headers, text }
}

const send = (response: ServerResponse, { status, json, text }: SandboxAnswer): void => {
  const body = text ?? (json === undefined ? '' : JSON.stringify(json))
  response.writeHead(status, { 'content-type': text === undefined ? 'application/json' : 'text/plain' }).end(body)
}

export const listen = (server: ReturnType<typeof createServer>): Promise<string> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      if (address && typeof address === 'object') resolve(`http://127.0.0.1:${address.port}`)
      else reject(new Error('The payment sandbox found no port.'))
    })
  })

type Answer = (request: SandboxRequest) => Promise<SandboxAnswer>

export const openServer = () => {
  let answer: Answer | null = null
  let fault: Fault | null = null

  const takeTrouble = (path: string): Fault | null => {
    if (!fault || fault.times === 0 || (fault.path && !fault.path.test(path))) return null
    fault = { ...fault, times: fault.times - 1 }
    return fault
  }

  const handle = async (incoming: IncomingMessage, response: ServerResponse): Promise<void> => {
    const request = await readRequest(incoming)
    const wrong = takeTrouble(request.path)
    if (wrong && !wrong.isDone) await answerWithFault(response, wrong)
    if (response.headersSent || response.destroyed) return
    const right = answer ? await answer(request) : { status: 503 }
    if (wrong?.isDone) await answerWithFault(response, wrong)
    if (!response.headersSent && !response.destroyed) send(response, right)
  }

  const server = createServer((incoming, response) => {
    handle(incoming, response).catch(() => response.destroy())
  })
  return {
    server,
    setAnswer: (next: Answer) => void (answer = next),
    setFault: (next: Fault) => void (fault = next),
  }
}
