// Breaks what two webs and two workers stand on, at random moments, and holds what was acknowledged against what there is.
// `--faults 50` how many, `--seed 7` which. Everything runs on this machine alone and ends with the program.
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { openDatabase } from '../../server/src/db/client.ts'
import { allowances } from '../../server/src/db/schema.ts'
import { openMachines } from '../../server/src/testing/many-machines.ts'
import type { ServerProcess } from '../../server/src/testing/server-process.ts'
import { createTestClient } from '../../server/src/testing/test-client.ts'
import { checkBooks } from './check-books.ts'
import { startDatabase, startMoodyProxy } from './start-parts.ts'

const { values } = parseArgs({ options: { faults: { type: 'string' }, seed: { type: 'string' } } })
const faults = Number(values.faults ?? 50)
const seed = Number(values.seed ?? Date.now() % 1_000_000)
let state = seed
/** Mulberry32: the same numbers for the same seed. */
const random = (): number => {
  state = (state + 0x6d2b79f5) | 0
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}
const say = (line: string) => process.stdout.write(`${line}\n`)

await using held = new AsyncDisposableStack()
const database = held.use(await startDatabase())
const machines = held.use(
  await openMachines({ databaseUrl: database.url, env: { SLOW_WORK_MS: '1500', MAX_WAITING_EACH: '10000' } }),
)
const proxy = held.use(
  await startMoodyProxy(Number(new URL(new URL(machines.bucket.storage).searchParams.get('endpoint') ?? '').port)),
)
const through = { STORAGE: `s3://visage-test/files?endpoint=http://127.0.0.1:${proxy.port}` }

const running: Record<'web' | 'worker', ServerProcess[]> = { web: [], worker: [] }
const start = async (role: 'web' | 'worker'): Promise<void> => {
  for (let attempt = 1; ; attempt += 1)
    try {
      running[role].push(await machines.start(role, through))
      return
    } catch (error) {
      if (attempt === 10) throw error
      await sleep(1000)
    }
}
await Promise.all((['web', 'worker', 'web', 'worker'] as const).map(start))

const anyWeb = (): ServerProcess => running.web[Math.floor(Math.random() * running.web.length)] ?? running.web[0]!
const person = await createTestClient(anyWeb().url, machines.config).signUp()
{
  const opened = await openDatabase({ kind: 'server', url: database.url })
  const month = { source: 'plan', plan: 'basic', faces: 100_000, images: 0, videos: 0 } as const
  const startsAt = new Date()
  await opened.db
    .insert(allowances)
    .values({ userId: person.id, ...month, startsAt, endsAt: new Date(startsAt.getTime() + 86_400_000) })
  await opened.close()
}

const acknowledged = new Set<string>()
const over = new AbortController()
let refusals = 0
/** Asks for one face after another, each under a key of its own, again and again until it is acknowledged. */
const ask = async (name: string): Promise<void> => {
  for (let count = 0; !over.signal.aborted; count += 1) {
    const headers = { prefer: 'respond-async', 'idempotency-key': `${name}-${count}` }
    for (;;) {
      const client = createTestClient(anyWeb().url, machines.config)
      const body = { user_id: person.id, prompt: 'red hair' }
      const answer = await client
        .post('/generate-face-prompt/', body, { token: person.access, headers })
        .catch(() => undefined)
      if (answer?.status === 202) {
        acknowledged.add(answer.body.job_id)
        break
      }
      refusals += 1
      if (answer?.status === 401) {
        const again = await client
          .post('/manual_login/', { email: person.email, password: person.password })
          .catch(() => undefined)
        if (again?.status === 200) person.access = again.body.access
      }
      await sleep(300)
    }
    await sleep(400)
  }
}

const endOne = async (role: 'web' | 'worker', how: 'kill' | 'stop'): Promise<void> => {
  const [one] = running[role].splice(Math.floor(random() * running[role].length), 1)
  await one?.[how]()
  await start(role)
}
const bad = async (mood: 'broken' | 'slow'): Promise<void> => {
  proxy.feel(mood)
  await sleep(3000)
  proxy.feel('well')
}

const FAULTS = {
  'kill a web': () => endOne('web', 'kill'),
  'kill a worker': () => endOne('worker', 'kill'),
  'ask a worker to end': () => endOne('worker', 'stop'),
  'kill the database': () => database.crash(),
  'database away': () => database.leave(3000),
  'bucket refuses': () => bad('broken'),
  'bucket is slow': () => bad('slow'),
}

let endedByThemselves = 0
/** Whoever has ended without having been told to has failed; another one takes the place, as a supervisor would see to. */
const replaceEnded = async (): Promise<void> => {
  for (const role of ['web', 'worker'] as const)
    for (const one of running[role].filter(({ lines }) => lines.at(-1)?.startsWith('ended'))) {
      endedByThemselves += 1
      say(`A ${role} ended by itself: ${one.lines.at(-1)}`)
      running[role] = running[role].filter((each) => each !== one)
      await start(role)
    }
}

say(`seed ${seed}, ${faults} faults`)
const asking = ['a', 'b'].map(ask)
const done = new Map<string, number>()
const names = Object.keys(FAULTS) as (keyof typeof FAULTS)[]
for (let count = 0; count < faults; count += 1) {
  await sleep(random() * 1500)
  const name = names[Math.floor(random() * names.length)] ?? 'kill a worker'
  await FAULTS[name]()
  done.set(name, (done.get(name) ?? 0) + 1)
  say(`${count + 1} ${name}; ${acknowledged.size} acknowledged`)
  await replaceEnded()
}
over.abort()
await Promise.all(asking)

const opened = await openDatabase({ kind: 'server', url: database.url })
held.defer(() => opened.close())
const until = performance.now() + 10 * 60_000
for (;;) {
  const { rows } = await opened.db.execute("select 1 from jobs where status in ('queued', 'running') limit 1")
  if (rows.length === 0 || performance.now() > until) break
  await sleep(500)
}
const books = await checkBooks(opened.db, machines.config.storage, [...acknowledged])
for (const [name, count] of done) say(`${name}: ${count}`)
say(`${acknowledged.size} acknowledged, ${refusals} refused or cut off and asked again`)
say(JSON.stringify(books))
const isWhole =
  endedByThemselves === 0 && books.lost === 0 && books.wronglyCharged === 0 && books.jobs === acknowledged.size
say(isWhole ? 'Nothing was lost and nothing charged twice.' : `SOMETHING IS WRONG: run it again with --seed ${seed}.`)
process.exitCode = isWhole ? 0 : 1
