import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { VisageServer } from '../../e2e/testing/visage-server.ts'
import { signUpPeople } from './people.ts'

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '5' } } })
const restMs = Number(values.minutes) * 60_000
const barMegabytes = 350

/** Megabytes that the server itself holds in memory, as its own figures say. */
const readResident = async (url: string): Promise<number> => {
  const figures = await (await fetch(`${url}/metrics`)).text()
  const bytes = /^process_resident_memory_bytes (\S+)$/m.exec(figures)?.[1]
  if (bytes === undefined) throw new Error('The server does not tell its memory.')
  return Math.round(Number(bytes) / 1e6)
}

const makeFace = async ({ url }: VisageServer, person: { id: string; access: string }): Promise<number> => {
  const began = performance.now()
  const response = await fetch(`${url}/api/generate-face-prompt/`, {
    method: 'POST',
    headers: { authorization: `Bearer ${person.access}`, 'content-type': 'application/json' },
    body: JSON.stringify({ user_id: person.id, prompt: 'A woman of thirty with red curls' }),
  })
  if (!response.ok) throw new Error(`A face answered ${response.status}: ${await response.text()}`)
  await response.arrayBuffer()
  return performance.now() - began
}

await using server = await VisageServer.start({
  // As `npm start` sets them: `serverEnv` in `bin/lib/prepare.js`.
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
  TEMPLATES_AHEAD: 'true',
  TRUST_PROXY: '127.0.0.1',
})
const say = (what: string, figure: string) => process.stdout.write(`${what}: ${figure}\n`)
await sleep(restMs)
const fresh = await readResident(server.url)
say(`${values.minutes} minutes after the start on a fresh data folder`, `${fresh} MB (bar ${barMegabytes} MB)`)
const [person] = await signUpPeople(server, 1)
if (!person) throw new Error('Nobody signed up.')
const faceMs = await makeFace(server, person)
say('the first face', `${(faceMs / 1000).toFixed(1)} s, ${await readResident(server.url)} MB at its end`)
await sleep(restMs)
const rested = await readResident(server.url)
say(`${values.minutes} minutes after it`, `${rested} MB (bar ${barMegabytes} MB)`)
process.exitCode = Math.max(fresh, rested) < barMegabytes ? 0 : 1
