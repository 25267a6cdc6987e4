import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase } from '../../server/src/db/client.ts'
import { allowances } from '../../server/src/db/schema.ts'
import { openMachines } from '../../server/src/testing/many-machines.ts'
import type { ManyMachines } from '../../server/src/testing/many-machines.ts'
import type { ServerProcess } from '../../server/src/testing/server-process.ts'
import { checkBooks, sweepFiles } from './check-books.ts'
import type { Books } from './check-books.ts'
import { openPeople } from './people.ts'
import { killMediaProcess, mountDisk, startDatabase, startMoodyProxy, startPostOffice } from './start-parts.ts'

export type ChaosOptions = {
  /** How many, those of the engine included. */
  faults: number
  seed: number
  /** One in so many faces is asked of an engine that fails. */
  engineFaultEvery: number
  /** What the names of the parts' faults hold; all of them unless told. */
  only?: string
  /** How long a part stays away or in a bad mood. */
  awayMs: number
  /** How long the database stays away now and then; null for never. */
  longAwayMs: number | null
  /** After which no more are begun, once each kind of fault has happened. */
  longestMs: number
  /** The longest pause between two faults. */
  pauseMs: number
  /** How long the engine takes for a face, and after how long without a sign of it a try counts as hanging. */
  workMs: number
  stallMs: number
  say: (line: string) => void
}

export type ChaosReport = {
  /** How often each fault of a part happened: processes, database, bucket, disk, mail and clocks. */
  partFaults: Map<string, number>
  /** How often the engine did each of its own. */
  engineFaults: Map<string, number>
  acknowledged: number
  /** Calls that were refused or cut off, and made again. */
  refusals: number
  /** Processes that ended without having been told to. */
  endedByThemselves: number
  /** Addresses that were told of a mail and got none. */
  unsentMails: number
  /** Webs that were not well again by themselves in the end. */
  unwell: number
  books: Books
  /** The same once files that no row knows were swept. */
  swept: Books
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

const clockJumpMs = 3_600_000
const lastJobsMs = 10 * 60_000
/** Longer than a worker's word counts, so that another one has taken its jobs when it wakes up. */
const frozenMs = 17_000
const FREEZE = 'a worker freezes, and goes on when others have its work'
const mediaPatienceMs = 8000
/** One in so many of the database's absences is a long one. */
const longEvery = 8

type Role = 'web' | 'worker'

/** Webs and workers that are started, ended and replaced. */
const openCrew = (machines: ManyMachines, { env, say }: { env: Record<string, string>; say: ChaosOptions['say'] }) => {
  const running: Record<Role, ServerProcess[]> = { web: [], worker: [] }
  let endedByThemselves = 0
  const start = async (role: Role, own: Record<string, string> = {}): Promise<void> => {
    for (let attempt = 1; ; attempt += 1)
      try {
        running[role].push(await machines.start(role, { ...env, ...own }))
        return
      } catch (error) {
        if (attempt === 10) throw error
        await sleep(1000)
      }
  }
  const anyOf = (role: Role): ServerProcess => {
    const one = running[role][Math.floor(Math.random() * running[role].length)]
    if (!one) throw new Error(`No ${role} is there.`)
    return one
  }
  const take = (role: Role): ServerProcess => {
    const one = anyOf(role)
    running[role] = running[role].filter((each) => each !== one)
    return one
  }
  return {
    running,
    start,
    anyOf,
    countEnded: () => endedByThemselves,
    async end(role: Role, how: 'kill' | 'stop', own?: Record<string, string>): Promise<void> {
      await take(role)[how]()
      await start(role, own)
    },
    /** Stands still for a while and then goes on as if nothing had been; another one comes in its place at once. */
    async freeze(): Promise<{ thawed: Promise<void> }> {
      const one = take('worker')
      process.kill(one.pid, 'SIGSTOP')
      await start('worker')
      const thaw = async () => {
        await sleep(frozenMs)
        process.kill(one.pid, 'SIGCONT')
        await sleep(3000)
        await one.stop()
      }
      return { thawed: thaw() }
    },
    /** Whoever has ended without having been told to has failed; another one takes the place, as a supervisor would see to. */
    async replaceEnded(): Promise<void> {
      for (const role of ['web', 'worker'] as const)
        for (const one of running[role].filter(({ lines }) => lines.at(-1)?.startsWith('ended'))) {
          endedByThemselves += 1
          say(`A ${role} ended by itself: ${one.lines.at(-1)}`)
          running[role] = running[role].filter((each) => each !== one)
          await start(role)
        }
    },
    /** How many webs do not say that all is well, within a minute. */
    async countUnwell(): Promise<number> {
      let unwell = 0
      for (const { url } of running.web) {
        const until = performance.now() + 60_000
        const isWell = () =>
          fetch(`${url}/api/health/ready`).then(
            ({ ok }) => ok,
            () => false,
          )
        while (!(await isWell()) && performance.now() < until) await sleep(500)
        if (!(await isWell())) unwell += 1
      }
      return unwell
    },
  }
}

/**
 * Breaks what two webs and two workers stand on at random moments while people ask for faces and accounts, then holds what
 * was acknowledged against what there is. Everything runs on this machine alone and ends with the call.
 */
export const runChaos = async ({
  faults,
  seed,
  engineFaultEvery,
  only = '',
  awayMs,
  longAwayMs,
  longestMs,
  pauseMs,
  workMs,
  stallMs,
  say,
}: ChaosOptions): Promise<ChaosReport> => {
  const random = createRandom(seed)
  const pick = <Choice>(choices: readonly [Choice, ...Choice[]]): Choice =>
    choices[Math.floor(random() * choices.length)] ?? choices[0]
  await using held = new AsyncDisposableStack()
  const databaseDisk = await mountDisk(256)
  if (databaseDisk) held.use(databaseDisk)
  const database = held.use(await startDatabase(databaseDisk?.dir))
  const post = held.use(await startPostOffice())
  const disk = await mountDisk(96)
  if (disk) held.use(disk)
  const machines = held.use(
    await openMachines({
      databaseUrl: database.url,
      ...(disk ? { disks: disk.dir } : {}),
      env: {
        SLOW_WORK_MS: String(workMs),
        SLOW_STALL_MS: String(stallMs),
        MAX_WAITING_EACH: '40',
        SMTP_URL: `smtp://127.0.0.1:${post.port}`,
        TRUST_PROXY: '127.0.0.1',
        // The whole disk is smaller than what is usually kept free.
        KEEP_FREE_MB: '0',
      },
    }),
  )
  const proxy = held.use(
    await startMoodyProxy(Number(new URL(new URL(machines.bucket.storage).searchParams.get('endpoint') ?? '').port)),
  )
  const env = { STORAGE: `s3://visage-test/files?endpoint=http://127.0.0.1:${proxy.port}` }
  const crew = openCrew(machines, { env, say })
  await Promise.all((['web', 'worker', 'web', 'worker'] as const).map((role) => crew.start(role)))

  const done = new Map<string, number>()
  const note = (name: string) => void done.set(name, (done.get(name) ?? 0) + 1)
  const countFaults = () => [...done.values()].reduce((sum, count) => sum + count, 0)
  const over = new AbortController()
  const anyWeb = () => crew.anyOf('web').url
  const { config } = machines
  const people = openPeople({ anyWeb, config, post, pick, note, engineFaultEvery, over: over.signal })
  const person = await people.join('maker@example.com')
  const opened = await openDatabase({ kind: 'server', url: database.url })
  held.defer(() => opened.close())
  const month = { source: 'plan', plan: 'basic', faces: 100_000, images: 0, videos: 0 } as const
  const [startsAt, endsAt] = [new Date(), new Date(Date.now() + 86_400_000)]
  await opened.db.insert(allowances).values({ userId: person.id, ...month, startsAt, endsAt })

  const thawing: Promise<void>[] = []
  let absences = 0
  const feel = async (mood: 'broken' | 'slow'): Promise<void> => {
    proxy.feel(mood)
    await sleep(awayMs)
    proxy.feel('well')
  }
  const jump = () =>
    crew.end('worker', 'stop', { SLOW_CLOCK_AHEAD_MS: String(Math.round((random() * 2 - 1) * clockJumpMs)) })
  /** Delivers a message of the queue once more. */
  const repeat = async (): Promise<boolean> => {
    const copied = await opened.db.execute(`insert into pgboss.job (name, data)
      select name, data from pgboss.job where name like 'generate%' order by random() limit 1 returning id`)
    return copied.rows.length > 0
  }
  const killMedia = async (): Promise<boolean> => {
    for (const until = performance.now() + mediaPatienceMs; performance.now() < until; await sleep(60))
      if (await killMediaProcess(crew.running.worker.map(({ pid }) => pid))) return true
    return false
  }

  const fillDatabaseDisk = async (): Promise<void> => {
    await databaseDisk?.beFull(awayMs)
    await database.revive()
  }

  /** Each answers false where there was nothing to break. */
  const FAULTS: Record<string, () => Promise<unknown>> = {
    'kill a web': () => crew.end('web', 'kill'),
    'kill a worker': () => crew.end('worker', 'kill'),
    'ask a worker to end': () => crew.end('worker', 'stop'),
    "a worker's clock jumps": jump,
    [FREEZE]: async () => thawing.push((await crew.freeze()).thawed),
    'kill a media process': killMedia,
    'a message comes twice': repeat,
    'kill the database': () => database.crash(),
    'database away': () => {
      absences += 1
      return database.leave(longAwayMs !== null && absences % longEvery === 1 ? longAwayMs : awayMs)
    },
    'bucket refuses': () => feel('broken'),
    'bucket is slow': () => feel('slow'),
    'mail server away': () => post.leave(awayMs),
    ...(databaseDisk && { "the database's disk full": fillDatabaseDisk }),
    ...(disk && { 'disk full': () => disk.beFull(awayMs), 'disk read-only': () => disk.beReadOnly(awayMs) }),
  }

  say(
    `seed ${seed}, ${faults} faults${disk ? '' : '; no disk can be mounted by this account, so none is full or read-only'}`,
  )
  const asking = [people.askForFaces(person, 'a'), people.askForFaces(person, 'b'), people.askForAccounts()]
  const names = Object.keys(FAULTS).filter((name) => name.includes(only))
  // Each of them once, in whatever order but for the freeze, which lasts longest and goes on beside the others; then as they come.
  const waiting = names.toSorted((one, other) => Number(one === FREEZE) - Number(other === FREEZE) || random() - 0.5)
  const end = performance.now() + longestMs
  while (waiting.length > 0 || (countFaults() < faults && performance.now() < end)) {
    await sleep(random() * pauseMs)
    const name = waiting.pop() ?? names[Math.floor(random() * names.length)] ?? ''
    if ((await FAULTS[name]?.()) !== false) note(name)
    say(`${countFaults()} ${name}; ${people.acknowledged.jobs.size} acknowledged`)
    await crew.replaceEnded()
  }
  over.abort()
  await Promise.all([...asking, ...thawing])

  const listUnsent = () => [...people.acknowledged.mails].filter((address) => !post.findMail(address))
  const isOver = async (): Promise<boolean> => {
    const { rows } = await opened.db.execute("select 1 from jobs where status in ('queued', 'running') limit 1")
    return rows.length === 0 && listUnsent().length === 0
  }
  for (const until = performance.now() + lastJobsMs; performance.now() < until && !(await isOver());) await sleep(500)
  const books = await checkBooks(opened.db, machines.config.storage, [...people.acknowledged.jobs])
  await sweepFiles(opened.db, machines.config.storage)
  const swept = await checkBooks(opened.db, machines.config.storage, [...people.acknowledged.jobs])
  await crew.replaceEnded()
  const report = {
    partFaults: new Map([...done].filter(([name]) => name in FAULTS)),
    engineFaults: new Map([...done].filter(([name]) => !(name in FAULTS))),
    acknowledged: people.acknowledged.jobs.size,
    refusals: people.countRefusals(),
    endedByThemselves: crew.countEnded(),
    unsentMails: listUnsent().length,
    unwell: await crew.countUnwell(),
    books,
    swept,
  }
  const filesWrong = [swept.lost, swept.unknownFiles, swept.missingFiles]
  const wrong = [
    books.lost,
    books.wronglyCharged,
    ...filesWrong,
    report.endedByThemselves,
    report.unsentMails,
    report.unwell,
  ]
  return { ...report, isWhole: wrong.every((count) => count === 0) && books.jobs === report.acknowledged }
}
