import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

const measureStarts = async () => {
  const took = { SIGTERM: [] as number[], SIGKILL: [] as number[] }
  await using server = await VisageServer.start()
  for (let round = 0; round < Math.min(rounds, 3); round += 1)
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      await server.stop(signal)
      const [ms] = await timed(() => server.launch())
      took[signal].push(ms)
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
const all = median(starts.SIGKILL) / median(starts.SIGTERM)
say('the whole program starts after a clean end', seconds(median(starts.SIGTERM)))
say('the whole program starts after a kill', `${seconds(median(starts.SIGKILL))}, ${all.toFixed(2)} of that`)
process.exitCode = lock <= lockBar && ratio <= openBar ? 0 : 1
