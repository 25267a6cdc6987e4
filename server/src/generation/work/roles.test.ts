import { afterAll, beforeAll, expect, test } from 'vitest'
import { openBlobStore } from '../../adapters/blobs/open-blob-store.ts'
import { openDatabase } from '../../db/client.ts'
import { allowances, assets, jobs, ledger } from '../../db/schema.ts'
import { createMaker, isOver } from '../../testing/generation-server.ts'
import type { Maker } from '../../testing/generation-server.ts'
import { openMachines } from '../../testing/many-machines.ts'
import type { ManyMachines } from '../../testing/many-machines.ts'
import { readEvents } from '../../testing/read-events.ts'
import type { ServerProcess } from '../../testing/server-process.ts'
import { createTestClient } from '../../testing/test-client.ts'
import { createTestDatabase } from '../../testing/test-database.ts'

const workMs = 2500
let held: AsyncDisposableStack
let machines: ManyMachines
let database: Awaited<ReturnType<typeof openDatabase>>
beforeAll(async () => {
  held = new AsyncDisposableStack()
  const { url } = held.use(await createTestDatabase())
  machines = held.use(await openMachines({ databaseUrl: url, env: { SLOW_WORK_MS: String(workMs) } }))
  database = await openDatabase({ kind: 'server', url })
  held.defer(() => database.close())
})
afterAll(() => held.disposeAsync())

const at = (web: ServerProcess, { user }: Maker): Maker =>
  createMaker({ client: createTestClient(web.url, machines.config), url: web.url }, user)

const signUpAt = async (web: ServerProcess, faces: number): Promise<Maker> => {
  const client = createTestClient(web.url, machines.config)
  const maker = createMaker({ client, url: web.url }, await client.signUp())
  const startsAt = new Date()
  const endsAt = new Date(startsAt.getTime() + 3_600_000)
  const month = { source: 'plan', plan: 'basic', faces, images: 0, videos: 0, startsAt, endsAt } as const
  await database.db.insert(allowances).values({ userId: maker.user.id, ...month })
  return maker
}

test('two webs and two workers share a database and a bucket; one of each is killed in mid-job, and nothing is lost or charged twice', async () => {
  const [web, otherWeb, worker] = await Promise.all([
    machines.start('web'),
    machines.start('web'),
    machines.start('worker'),
    machines.start('worker'),
  ])
  const maker = await signUpAt(web, 12)
  const elsewhere = at(otherWeb, maker)
  await using stream = await readEvents(otherWeb.url, { token: maker.user.access })
  const accepted = await Promise.all(Array.from({ length: 12 }, (_, index) => maker.accept({ key: `face ${index}` })))
  const ids = accepted.map(({ job_id: id }) => id)

  await stream.next(({ job }) => job.status === 'running' && job.progress > 10)
  await Promise.all([worker.kill(), web.kill()])
  expect((await elsewhere.accept({ key: 'face 0' })).job_id).toBe(ids[0])
  for (const id of ids) await elsewhere.waitFor(id, isOver)

  const rows = await database.db.select().from(jobs)
  expect(rows.map(({ status }) => status)).toEqual(ids.map(() => 'succeeded'))
  expect((await elsewhere.usage()).meters.faces.used).toBe(12)
  const movements = await database.db.select().from(ledger)
  for (const id of ids)
    expect(movements.filter(({ jobId }) => jobId === id).map(({ type }) => type)).toEqual(['reserve', 'settle'])
  const blobs = await openBlobStore(machines.config.storage)
  const made = await database.db.select().from(assets)
  expect(made).toHaveLength(12)
  for (const { blobKey } of made) expect((await blobs.read(blobKey)).byteLength).toBeGreaterThan(0)
  expect(machines.listStarts().length).toBeLessThanOrEqual(12 + 4)
})
