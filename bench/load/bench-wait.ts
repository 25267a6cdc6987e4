// Lets several people put faces of two sorts into one line that two workers work off, and holds the times and places that
// they are told meanwhile against what comes of them. `--jobs 15` how many each, `--seconds 3` how long a face takes as a rule.
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import type { Job } from '@visage/contract'
import { openDatabase } from '../../server/src/db/client.ts'
import { allowances } from '../../server/src/db/schema.ts'
import { openMachines } from '../../server/src/testing/many-machines.ts'
import { startPostgres } from '../../server/src/testing/postgres-server.ts'
import { createTestClient } from '../../server/src/testing/test-client.ts'
import type { TestUser } from '../../server/src/testing/test-client.ts'
import { quantile } from '../statistics.ts'

const { values } = parseArgs({
  options: { jobs: { type: 'string', default: '15' }, seconds: { type: 'string', default: '3' } },
})
const each = Number(values.jobs)
const usualMs = Number(values.seconds) * 1000
/** Of a face from names, in the usual time. */
const namesTimes = 2.5
/** Times spread by so much to both sides, as those of real work do. */
const spread = 0.3
const people = 4
const lookEveryMs = 2000
/** Of what is nearly there nobody asks how long it takes. */
const leastLeftMs = usualMs
const bars = { medianError: 0.15, within30: 0.8, medianPlaceError: 1 }

type Told = { jobId: string; at: number; etaMs: number; lateMs: number; position: number; isQueued: boolean }

await using held = new AsyncDisposableStack()
const postgres = await startPostgres(['fsync=off', 'max_connections=200'])
held.defer(postgres.stop)
await using machines = await openMachines({
  databaseUrl: postgres.url,
  env: { SLOW_NAMES_MS: String(usualMs * namesTimes), MAX_WAITING_EACH: '1000' },
})
const [web] = await Promise.all([machines.start('web'), machines.start('worker'), machines.start('worker')])
if (!web) throw new Error('No web is there.')
const client = createTestClient(web.url, machines.config)
const users: TestUser[] = []
const database = await openDatabase({ kind: 'server', url: postgres.url })
const [startsAt, endsAt] = [new Date(), new Date(Date.now() + 86_400_000)]
for (let index = 0; index < people; index += 1) {
  const user = await client.signUp()
  const month = { source: 'plan', plan: 'basic', faces: 10_000, images: 0, videos: 0 } as const
  await database.db.insert(allowances).values({ userId: user.id, ...month, startsAt, endsAt })
  users.push(user)
}
await database.close()

const ask = async (user: TestUser, count: number): Promise<string> => {
  const takes = Math.round(usualMs * (1 + (Math.random() * 2 - 1) * spread))
  const isOfNames = count % 3 === 2
  const names = { celebrity1: 'Ada', celebrity2: 'Bea', celebrity3: 'Cleo' }
  const path = isOfNames ? '/generate_face_c/' : '/generate-face-prompt/'
  const body = isOfNames ? names : { prompt: `red hair, takes ${takes}` }
  const options = { token: user.access, headers: { prefer: 'respond-async' } }
  const answer = await client.post(path, { user_id: user.id, ...body }, options)
  if (answer.status !== 202) throw new Error(`Not accepted: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body.job_id
}

const listJobs = async (user: TestUser): Promise<Job[]> =>
  (await client.request('GET', '/jobs?limit=100', { token: user.access })).body.jobs

/** Puts so many into the line, looks at what is told until all are done, and answers both. */
const run = async (count: number): Promise<{ told: Told[]; jobs: Job[] }> => {
  const ids = new Set<string>()
  for (let index = 0; index < count; index += 1)
    for (const id of await Promise.all(users.map((user) => ask(user, index)))) ids.add(id)
  const told: Told[] = []
  for (;;) {
    const jobs = (await Promise.all(users.map(listJobs))).flat().filter(({ id }) => ids.has(id))
    const at = Date.now()
    const unfinished = jobs.filter(({ status }) => status === 'queued' || status === 'running')
    if (unfinished.length === 0) return { told, jobs }
    for (const job of unfinished)
      told.push({
        jobId: job.id,
        at,
        etaMs: job.eta_seconds * 1000,
        lateMs: job.eta_p90_seconds * 1000,
        position: job.position,
        isQueued: job.status === 'queued',
      })
    await sleep(lookEveryMs)
  }
}

console.log('Making some, so that there is something to reckon from ...')
await run(6)
console.log(`${people} people put ${each} each into the line ...`)
const { told, jobs } = await run(each)
const byId = new Map(jobs.map((job) => [job.id, job]))
const startOf = (job: Job | undefined): number => Date.parse(job?.started_at ?? '')
const compared = told.map((one) => {
  const job = byId.get(one.jobId)
  const leftMs = Date.parse(job?.finished_at ?? '') - one.at
  const began = jobs.filter((other) => startOf(other) >= one.at && startOf(other) < startOf(job)).length
  return { ...one, leftMs, began }
})
const counted = compared.filter(({ leftMs }) => leftMs >= leastLeftMs)
const errors = counted.map(({ etaMs, leftMs }) => Math.abs(etaMs - leftMs) / leftMs)
const within30 = errors.filter((error) => error <= 0.3).length / errors.length
const inTime = counted.filter(({ lateMs, leftMs }) => leftMs <= lateMs).length / counted.length
const places = compared.filter(({ isQueued }) => isQueued).map(({ position, began }) => Math.abs(position - began))
const [medianError, medianPlaceError] = [quantile(errors, 0.5), quantile(places, 0.5)]
const percent = (share: number) => `${Math.round(share * 100)} %`
console.log(`${counted.length} times told of ${jobs.length} jobs, with ${leastLeftMs / 1000} s or more to go`)
console.log(`median error of the time left: ${percent(medianError)} (bar ${percent(bars.medianError)})`)
console.log(`within 30 % of what came: ${percent(within30)} (bar ${percent(bars.within30)})`)
console.log(`told low: ${percent(counted.filter(({ etaMs, leftMs }) => etaMs < leftMs).length / counted.length)}`)
console.log(`there within the time of nine in ten: ${percent(inTime)}`)
console.log(`median error of the place in line: ${medianPlaceError} (bar ${bars.medianPlaceError})`)
const isRight =
  medianError <= bars.medianError && within30 >= bars.within30 && medianPlaceError <= bars.medianPlaceError
process.exitCode = isRight ? 0 : 1
