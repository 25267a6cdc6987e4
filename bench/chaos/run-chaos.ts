import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../../server/src/db/client.ts'
import { allowances } from '../../server/src/db/schema.ts'
import { openMachines } from '../../server/src/testing/many-machines.ts'
import type { ServerProcess } from '../../server/src/testing/server-process.ts'
import { createTestClient } from '../../server/src/testing/test-client.ts'
import { checkBooks } from './check-books.ts'
import type { Books } from './check-books.ts'
import { startDatabase, startMoodyProxy } from './start-parts.ts'

export type ChaosOptions = {
  /** How many, those of the engine included. */
  faults: number
  seed: number
  /** How long a part stays away or in a bad mood. */
  awayMs: number
  /** The longest pause between two faults. */
  pauseMs: number
  say: (line: string) => void
}

export type ChaosReport = {
  /** How often each fault happened. */
  faults: Map<string, number>
  acknowledged: number
  /** Calls that were refused or cut off, and made again. */
  refusals: number
  /** Processes that ended without having been told to. */
  endedByThemselves: number
  books: Books
  isWhole: boolean
}

/** Mulberry32: the same numbers for the same seed. */
const createRandom = (seed: number) => {
  let state = seed
  return (): number => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** What the engine of the machines is asked for: it does as the words say (see `slow-server.ts`). */
const ENGINE_FAULTS = { 'engine lies': 'lies', 'engine breaks': 'breaks', 'engine hangs': 'hangs' } as const
/** One in so many faces is asked of an engine that fails. */
const engineFaultEvery = 5
const clockJumpMs = 3_600_000
const lastJobsMs = 10 * 60_000

/**
 * Breaks what two webs and two workers stand on at random moments while somebody asks for faces, then holds what was
 * acknowledged against what there is. Everything runs on this machine alone and ends with the call.
 */
export const runChaos = async ({ faults, seed, awayMs, pauseMs, say }: ChaosOptions): Promise<ChaosReport> => {
  const random = createRandom(seed)
  const pick = <Choice>(choices: readonly [Choice, ...Choice[]]): Choice =>
    choices[Math.floor(random() * choices.length)] ?? choices[0]
  await using held = new AsyncDisposableStack()
  const database = held.use(await startDatabase())
  const machines = held.use(
    await openMachines({
      databaseUrl: database.url,
      env: { SLOW_WORK_MS: '1500', SLOW_STALL_MS: '4000', MAX_WAITING_EACH: '10000' },
    }),
  )
  const proxy = held.use(
    await startMoodyProxy(Number(new URL(new URL(machines.bucket.storage).searchParams.get('endpoint') ?? '').port)),
  )
  const through = { STORAGE: `s3://visage-test/files?endpoint=http://127.0.0.1:${proxy.port}` }

  const running: Record<'web' | 'worker', ServerProcess[]> = { web: [], worker: [] }
  const start = async (role: 'web' | 'worker', own: Record<string, string> = {}): Promise<void> => {
    for (let attempt = 1; ; attempt += 1)
      try {
        running[role].push(await machines.start(role, { ...through, ...own }))
        return
      } catch (error) {
        if (attempt === 10) throw error
        await sleep(1000)
      }
  }
  await Promise.all((['web', 'worker', 'web', 'worker'] as const).map((role) => start(role)))

  const anyWeb = (): ServerProcess => {
    const web = running.web[Math.floor(Math.random() * running.web.length)]
    if (!web) throw new Error('No web is there.')
    return web
  }
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

  const done = new Map<string, number>()
  const note = (name: string) => done.set(name, (done.get(name) ?? 0) + 1)
  const countFaults = () => [...done.values()].reduce((sum, count) => sum + count, 0)
  const acknowledged = new Set<string>()
  const over = new AbortController()
  let refusals = 0
  /** Asks for one face after another, each under a key of its own, again and again until it is acknowledged. */
  const ask = async (name: string): Promise<void> => {
    for (let count = 0; !over.signal.aborted; count += 1) {
      const headers = { prefer: 'respond-async', 'idempotency-key': `${name}-${count}` }
      const bad = count % engineFaultEvery === engineFaultEvery - 1
      const fault = pick(['engine lies', 'engine breaks', 'engine hangs'] as const)
      const prompt = bad ? `red hair, ${ENGINE_FAULTS[fault]}` : 'red hair'
      for (;;) {
        const client = createTestClient(anyWeb().url, machines.config)
        const answer = await client
          .post('/generate-face-prompt/', { user_id: person.id, prompt }, { token: person.access, headers })
          .catch(() => undefined)
        if (answer?.status === 202) {
          acknowledged.add(answer.body.job_id)
          if (bad) note(fault)
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

  const endOne = async (role: 'web' | 'worker', how: 'kill' | 'stop', own?: Record<string, string>): Promise<void> => {
    const [one] = running[role].splice(Math.floor(random() * running[role].length), 1)
    await one?.[how]()
    await start(role, own)
  }
  const bad = async (mood: 'broken' | 'slow'): Promise<void> => {
    proxy.feel(mood)
    await sleep(awayMs)
    proxy.feel('well')
  }
  const jump = (role: 'web' | 'worker') =>
    endOne(role, 'stop', { SLOW_CLOCK_AHEAD_MS: String(Math.round((random() * 2 - 1) * clockJumpMs)) })

  const FAULTS = {
    'kill a web': () => endOne('web', 'kill'),
    'kill a worker': () => endOne('worker', 'kill'),
    'ask a worker to end': () => endOne('worker', 'stop'),
    "a worker's clock jumps": () => jump('worker'),
    'kill the database': () => database.crash(),
    'database away': () => database.leave(awayMs),
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
  const names = Object.keys(FAULTS) as (keyof typeof FAULTS)[]
  // Each of them once, in whatever order, then as they come.
  const waiting = names.toSorted(() => random() - 0.5)
  while (waiting.length > 0 || countFaults() < faults) {
    await sleep(random() * pauseMs)
    const name = waiting.pop() ?? names[Math.floor(random() * names.length)] ?? 'kill a worker'
    await FAULTS[name]()
    note(name)
    say(`${countFaults()} ${name}; ${acknowledged.size} acknowledged`)
    await replaceEnded()
  }
  over.abort()
  await Promise.all(asking)

  const opened = await openDatabase({ kind: 'server', url: database.url })
  held.defer(() => opened.close())
  const until = performance.now() + lastJobsMs
  for (;;) {
    const { rows } = await opened.db.execute("select 1 from jobs where status in ('queued', 'running') limit 1")
    if (rows.length === 0 || performance.now() > until) break
    await sleep(500)
  }
  const books = await checkBooks(opened.db, machines.config.storage, [...acknowledged])
  const isWhole =
    endedByThemselves === 0 && books.lost === 0 && books.wronglyCharged === 0 && books.jobs === acknowledged.size
  return { faults: done, acknowledged: acknowledged.size, refusals, endedByThemselves, books, isWhole }
}
