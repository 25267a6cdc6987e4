import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { VisageServer } from '../../e2e/testing/visage-server.ts'
import { quantile } from '../statistics.ts'
import { signUpPeople } from './people.ts'
import type { Person } from './people.ts'

const users = 50
const runMs = 20_000
const pollEveryMs = 1000
const bars = { medianMs: 30, maxMs: 500 }

const headersOf = ({ access }: Person) => ({ authorization: `Bearer ${access}` })

/** Reads the live stream and counts its bytes until told to stop. */
const follow = async (url: string, person: Person, signal: AbortSignal): Promise<number> => {
  let bytes = 0
  try {
    const response = await fetch(`${url}/api/jobs/events`, { headers: headersOf(person), signal })
    for await (const chunk of response.body ?? []) bytes += chunk.length
  } catch (error) {
    if (!signal.aborted) throw error
  }
  return bytes
}

/** Asks like an open page does, each call timed. */
const poll = async (url: string, person: Person, signal: AbortSignal): Promise<number[]> => {
  const times: number[] = []
  const paths = ['/api/jobs?limit=5', '/api/usage', '/api/jobs?status=running']
  await sleep(Math.random() * pollEveryMs)
  for (let turn = 0; !signal.aborted; turn++) {
    const began = performance.now()
    const response = await fetch(`${url}${paths[turn % paths.length]}`, { headers: headersOf(person) })
    await response.arrayBuffer()
    times.push(performance.now() - began)
    if (!response.ok) throw new Error(`A call answered ${response.status}.`)
    await sleep(pollEveryMs)
  }
  return times
}

/** Keeps two portraits rendering all the time. */
const render = async (url: string, person: Person, signal: AbortSignal): Promise<number> => {
  let made = 0
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

const baseline = async (url: string): Promise<number> => {
  const times: number[] = []
  for (let turn = 0; turn < 200; turn++) {
    const began = performance.now()
    await (await fetch(`${url}/api/health/live`)).arrayBuffer()
    times.push(performance.now() - began)
  }
  return quantile(times, 0.5)
}

await using server = await VisageServer.start({ TRUST_PROXY: '127.0.0.1' })
process.stdout.write(`Signing up ${users} people ...\n`)
const people = await signUpPeople(server, users)
const idleMs = await baseline(server.url)

const stop = new AbortController()
const renderers = people.slice(0, 8)
const rendering = Promise.all(
  [0, 1].map(async (lane) => {
    let made = 0
    for (const person of renderers.filter((_, index) => index % 2 === lane))
      made += await render(server.url, person, stop.signal)
    return made
  }),
)
const streams = Promise.all(people.map((person) => follow(server.url, person, stop.signal)))
const polling = Promise.all(people.map((person) => poll(server.url, person, stop.signal)))
const timer = setTimeout(() => stop.abort(), runMs)
await Promise.race([once(stop.signal, 'abort'), polling])
clearTimeout(timer)
stop.abort()

const times = (await polling).flat()
const faces = (await rendering).reduce((sum, made) => sum + made, 0)
await streams
const median = quantile(times, 0.5)
const slowest = Math.max(...times)
const rows = [
  ['calls', String(times.length)],
  ['faces rendered meanwhile', String(faces)],
  ['median of an idle health call (baseline)', `${idleMs.toFixed(1)} ms`],
  ['median', `${median.toFixed(1)} ms (bar ${bars.medianMs} ms, ${(median / idleMs).toFixed(1)} times the baseline)`],
  ['99th percentile', `${quantile(times, 0.99).toFixed(1)} ms`],
  ['slowest', `${slowest.toFixed(1)} ms (bar ${bars.maxMs} ms)`],
]
for (const [name, value] of rows) process.stdout.write(`${name}: ${value}\n`)
process.exitCode = median <= bars.medianMs && slowest <= bars.maxMs && faces >= 2 ? 0 : 1
