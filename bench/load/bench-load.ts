// Opens a thousand event streams on one web and asks it at a steady rate, as open pages do, while a worker beside it renders
// at low priority; both on a PostgreSQL server of their own. `--streams 1000 --rate 200 --seconds 120 --warm 120`.
import { readdirSync, readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import type { IncomingMessage } from 'node:http'
import { constants, setPriority } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { VisageServer } from '../../e2e/testing/visage-server.ts'
import { startPostgres } from '../../server/src/testing/postgres-server.ts'
import { programFile, startServerProcess } from '../../server/src/testing/server-process.ts'
import { quantile } from '../statistics.ts'
import { renewSession, signUpPeople } from './people.ts'
import type { Person } from './people.ts'

const { values } = parseArgs({
  options: {
    streams: { type: 'string', default: '1000' },
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '120' },
    /** Seconds of the same calls before the measure begins: until what is called often is compiled, and the heap has found its size. */
    warm: { type: 'string', default: '120' },
  },
})
const [streams, rate, seconds] = [Number(values.streams), Number(values.rate), Number(values.seconds)]
/** As many as one person may have. */
const streamsEach = 10
const people = Math.ceil(streams / streamsEach)
/** So many that the faces of their trials, three each and one in six seconds at most, last as long as the measure. */
const makers = Math.ceil((seconds + Number(values.warm)) / 18)
/** Of the web's memory, in the last third against the first. */
const bars = { p99Ms: 150, growth: 1.15 }

const headersOf = ({ access, ip }: Person) => ({ authorization: `Bearer ${access}`, 'x-forwarded-for': ip })
/** What pages ask for, and how often in a hundred. */
const MIX: readonly [share: number, path: string, body?: (person: Person) => object][] = [
  [30, '/api/jobs?limit=20'],
  [20, '/api/gallery/', ({ id }) => ({ user_id: id, tab: 'faces' })],
  [15, '/api/usage'],
  [15, '/api/waits?kind=face&mode=prompt'],
  [10, '/api/health/live'],
  [10, '/api/influencers'],
]

const pickCall = () => {
  let left = Math.random() * 100
  for (const call of MIX) {
    left -= call[0]
    if (left < 0) return call
  }
  return MIX[0] ?? ([0, '/'] as const)
}

type Sent = { headers: Record<string, string>; body?: string | undefined; signal?: AbortSignal }

const agent = new Agent({ keepAlive: true })

let sentAgain = 0

/**
 * Without the comforts of `fetch`: it would take as much of the processors as the web that it asks. A connection that the web
 * closes in the moment in which it is used again is sent on anew, as browsers do.
 */
const send = (url: string, sent: Sent): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const { headers, body, signal } = sent
    const method = body === undefined ? 'GET' : 'POST'
    const asked = request(url, { agent, method, headers, signal }, resolve)
    asked
      .once('error', (error: NodeJS.ErrnoException) => {
        if (!asked.reusedSocket || error.code !== 'ECONNRESET') return reject(error)
        sentAgain += 1
        resolve(send(url, sent))
      })
      .end(body)
  })

const readAll = (response: IncomingMessage): Promise<void> =>
  new Promise((resolve, reject) => {
    response.once('end', resolve).once('error', reject).resume()
  })

type Following = { signal: AbortSignal; onOpen: () => void }

/** Reads a live stream until told to stop; answers whether it was open all the time. */
const follow = async (url: string, person: Person, { signal, onOpen }: Following): Promise<boolean> => {
  try {
    const response = await send(`${url}/api/jobs/events`, { headers: headersOf(person), signal })
    onOpen()
    await readAll(response)
    return signal.aborted
  } catch {
    return signal.aborted
  } finally {
    onOpen()
  }
}

const ask = async (url: string, person: Person): Promise<number> => {
  const [, path, body] = pickCall()
  const began = performance.now()
  const response = await send(`${url}${path}`, {
    headers: { ...headersOf(person), 'accept-encoding': 'gzip', ...(body && { 'content-type': 'application/json' }) },
    body: body && JSON.stringify(body(person)),
  })
  await readAll(response)
  if (response.statusCode !== 200) throw new Error(`${path} answered ${response.statusCode}.`)
  return performance.now() - began
}

/** Keeps the worker rendering. */
const render = async (url: string, makers: readonly Person[], signal: AbortSignal): Promise<number> => {
  let made = 0
  for (const person of makers)
    while (!signal.aborted) {
      const response = await fetch(`${url}/api/generate-face-prompt/`, {
        method: 'POST',
        headers: { ...headersOf(person), 'content-type': 'application/json' },
        body: JSON.stringify({ user_id: person.id, prompt: `A woman, portrait number ${made} of ${person.id}` }),
      })
      if (response.status === 403) break
      if (!response.ok) throw new Error(`A face answered ${response.status}: ${await response.text()}`)
      made += 1
    }
  return made
}

/** Well before the fifteen minutes are over for which a token is good. */
const renewedMs = 5 * 60_000

const renewNowAndThen = async (web: VisageServer, everybody: readonly Person[], signal: AbortSignal): Promise<void> => {
  while (await sleep(renewedMs, true, { signal }).catch(() => false))
    for (const person of everybody) await renewSession(web, person)
}

const megabytesOf = (pid: number): number =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1024

const askSteadily = async (
  url: string,
  everybody: readonly Person[],
  { pid, seconds }: { pid: number; seconds: number },
) => {
  const asked: Promise<number>[] = []
  const memory: number[] = []
  const began = performance.now()
  for (let number = 0; number < rate * seconds; number += 1) {
    const earlyMs = began + (number * 1000) / rate - performance.now()
    if (earlyMs > 0) await sleep(earlyMs)
    const person = everybody[number % everybody.length]
    if (person) {
      const call = ask(url, person)
      // What fails is told at the end: until then nobody waits, and the servers would be left running.
      call.catch(() => {})
      asked.push(call)
    }
    if (number % rate === 0) memory.push(megabytesOf(pid))
  }
  return { times: await Promise.all(asked), memory, tookMs: performance.now() - began }
}

await using held = new AsyncDisposableStack()
const postgres = await startPostgres(['fsync=off', 'max_connections=200'])
held.defer(postgres.stop)
const shared = { DATABASE_URL: postgres.url, TRUST_PROXY: '127.0.0.1' }
await using web = await VisageServer.start({ ...shared, ROLE: 'web' })
await using worker = await startServerProcess(programFile('main'), {
  ...shared,
  NODE_ENV: 'development',
  ROLE: 'worker',
  DATA_DIR: web.dataDir,
  TEMPLATES_AHEAD: 'false',
  LOG_LEVEL: 'warn',
  STUDIO_THREADS: '2',
})
const joining = Math.max(people, makers)
console.log(`Signing up ${joining} people ...`)
const everybody = await signUpPeople(web, joining)
// Each of its threads by itself, as Linux wants it; those that it starts later stand as low.
for (const thread of readdirSync(`/proc/${worker.pid}/task`))
  setPriority(Number(thread), constants.priority.PRIORITY_LOW)
const stop = new AbortController()
console.log(`Opening ${streams} streams ...`)
const opened: Promise<void>[] = []
const open = Array.from({ length: streams }, (_, index) => everybody[index % people]).flatMap((person) => {
  const { promise, resolve } = Promise.withResolvers<void>()
  opened.push(promise)
  return person ? [follow(web.url, person, { signal: stop.signal, onOpen: resolve })] : []
})
await Promise.all(opened)
const rendering = render(web.url, everybody, stop.signal).catch((error: unknown) => {
  if (!stop.signal.aborted) console.log('! The rendering broke off:', error)
  return 0
})
const renewing = renewNowAndThen(web, everybody, stop.signal)
// Told at the end, for the same reason.
renewing.catch(() => {})
await askSteadily(web.url, everybody, { pid: web.pid ?? 0, seconds: Number(values.warm) })
const { times, memory, tookMs } = await askSteadily(web.url, everybody, { pid: web.pid ?? 0, seconds })
stop.abort()
const made = await rendering
await renewing
const kept = (await Promise.all(open)).filter(Boolean).length
const third = Math.floor(memory.length / 3)
const [first, last] = [quantile(memory.slice(0, third), 0.5), quantile(memory.slice(-third), 0.5)]
const p99 = quantile(times, 0.99)
console.log(
  `${times.length} calls, ${(times.length / (tookMs / 1000)).toFixed(0)} a second; ${made} faces rendered meanwhile`,
)
console.log(`streams open all the time: ${kept} of ${streams}; calls sent again on another connection: ${sentAgain}`)
console.log(`median ${quantile(times, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (bar ${bars.p99Ms} ms)`)
console.log(
  `memory of the web: ${first.toFixed(0)} MB in the first third, ${last.toFixed(0)} MB in the last (bar ${bars.growth} times)`,
)
process.exitCode = p99 <= bars.p99Ms && kept === streams && last <= first * bars.growth && made > 0 ? 0 : 1
