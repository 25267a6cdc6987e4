import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { VisageServer } from '../../e2e/testing/visage-server.ts'
import { openDatabase } from '../../server/src/db/client.ts'
import { lockFolder } from '../../server/src/db/embedded/lock-folder.ts'
import { median } from '../statistics.ts'

/** How long the embedded database is kept from the next process by one that was killed, and what a start takes then. */
const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } })
const rounds = Number(values.rounds)
/** Milliseconds. */
const lockBar = 100
/** Of what it takes after a clean end: what was committed last is read from the log again. */
const openBar = 4
/** Milliseconds from a kill to an answer, on two quiet cores. */
const startBar = 2000
const lookAgainMs = 10

type Start = { ms: number; processorMs: number }

/** Of all threads of a process, as Linux counts it in hundredths of a second. */
const readProcessorMs = (pid: number | undefined): number => {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return 10 * (Number(fields[11]) + Number(fields[12]))
}

const client = JSON.stringify(new URL('../../server/src/db/client.ts', import.meta.url).href)
const holding = `
  import { openDatabase } from ${client}
  const database = await openDatabase({ kind: 'embedded', dir: process.argv[1] })
  await database.db.execute('create table if not exists bench_rows (words text)')
  for (let row = 0; row < 200; row += 1) await database.db.execute("insert into bench_rows values (repeat('words ', 200))")
  process.stdin.once('data', () => database.close().then(() => process.exit(0)))
  process.stdout.write('held')`

/** Has another process work with the database in a folder, and end in this way. */
const holdAndEnd = async (dir: string, end: 'closed' | 'killed'): Promise<void> => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', holding, dir], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const gone = once(child, 'exit')
  await Promise.race([once(child.stdout, 'data'), gone.then(() => Promise.reject(new Error('It did not hold it.')))])
  if (end === 'killed') child.kill('SIGKILL')
  else child.stdin.write('end')
  await gone
}

const timed = async <Result>(work: () => Promise<Result>): Promise<[number, Result]> => {
  const began = performance.now()
  const result = await work()
  return [performance.now() - began, result]
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`
const say = (what: string, figure: string) => process.stdout.write(`${what}: ${figure}\n`)

const measureOpening = async () => {
  const took = { lock: [] as number[], closed: [] as number[], killed: [] as number[] }
  const dir = await mkdtemp(join(tmpdir(), 'visage-restart-'))
  try {
    // Its files are made once.
    await (await openDatabase({ kind: 'embedded', dir })).close()
    for (let round = 0; round < rounds; round += 1)
      for (const end of ['closed', 'killed'] as const) {
        await holdAndEnd(dir, end)
        const [lockMs, unlock] = await timed(() => lockFolder(dir))
        unlock()
        if (end === 'killed') took.lock.push(lockMs)
        const [openMs, database] = await timed(() => openDatabase({ kind: 'embedded', dir }))
        took[end].push(openMs)
        await database.close()
      }
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
  return took
}

/** Wall and processor time, of all threads together, until the program says that all it needs is there. */
const measureStart = async (server: VisageServer): Promise<Start> => {
  const began = performance.now()
  const launched = server.launch()
  for (;;) {
    const ready = await fetch(`${server.url}/api/health/ready`).catch(() => null)
    if (ready?.ok) break
    await sleep(lookAgainMs)
  }
  const start = { ms: performance.now() - began, processorMs: readProcessorMs(server.pid) }
  await launched
  return start
}

/** After a first one, in which Node compiles all that it runs. */
const measureStarts = async () => {
  const took: Record<'SIGTERM' | 'SIGKILL', Start[]> = { SIGTERM: [], SIGKILL: [] }
  const compiled = await mkdtemp(join(tmpdir(), 'visage-compiled-'))
  try {
    // As `npm start` sets them: `serverEnv` in `bin/lib/prepare.js`.
    await using server = await VisageServer.start({
      NODE_COMPILE_CACHE: compiled,
      MALLOC_ARENA_MAX: '2',
      MALLOC_MMAP_THRESHOLD_: '131072',
      MALLOC_TRIM_THRESHOLD_: '131072',
    })
    for (let round = 0; round < Math.min(rounds, 3); round += 1)
      for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
        await server.stop(signal)
        took[signal].push(await measureStart(server))
      }
  } finally {
    await rm(compiled, { recursive: true, force: true })
  }
  return took
}

const opening = await measureOpening()
const lock = Math.max(...opening.lock)
const ratio = median(opening.killed) / median(opening.closed)
say('the lock of a killed process keeps the next one', `${lock.toFixed(1)} ms at most (bar ${lockBar})`)
say('the database opens after a clean end', seconds(median(opening.closed)))
say(
  'the database opens after a kill',
  `${seconds(median(opening.killed))}, ${ratio.toFixed(2)} of that (bar ${openBar})`,
)
const starts = await measureStarts()
const sayStart = (what: string, all: Start[]) =>
  say(
    `the whole program starts after ${what}`,
    `${seconds(median(all.map(({ ms }) => ms)))}, ${seconds(median(all.map(({ processorMs }) => processorMs)))} of a processor`,
  )
sayStart('a clean end', starts.SIGTERM)
sayStart(`a kill (bar ${seconds(startBar)} on two quiet cores)`, starts.SIGKILL)
const killedMs = median(starts.SIGKILL.map(({ ms }) => ms))
process.exitCode = lock <= lockBar && ratio <= openBar && killedMs <= startBar ? 0 : 1
