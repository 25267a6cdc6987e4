import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { allowances, jobs, workers } from '../../db/schema.ts'
import { grantFaces, isOver, signUpMaker, startGenerationServer } from '../../testing/generation-server.ts'
import type { GenerationServer, Maker } from '../../testing/generation-server.ts'

let server: GenerationServer
beforeAll(async () => {
  server = await startGenerationServer({
    concurrency: 1,
    env: { MAX_WAITING: '20', MAX_WAITING_EACH: '20' },
  })
})
afterAll(() => server[Symbol.asyncDispose]())

const newMaker = async (plan: 'basic' | 'premium' = 'basic'): Promise<Maker> => {
  const maker = await signUpMaker(server)
  await grantFaces(server, maker.user.id, 40)
  await server.ctx.db.update(allowances).set({ plan }).where(eq(allowances.userId, maker.user.id))
  return maker
}

/** Somebody's job that has the only place until it is cancelled. */
const block = async (): Promise<() => Promise<unknown>> => {
  server.script('block', { end: 'never' })
  const maker = await newMaker()
  const { job_id: id } = await maker.accept({ prompt: 'block' })
  await maker.waitFor(id, ({ progress }) => progress === 50)
  return () => maker.cancel(id)
}

const acceptMany = async (maker: Maker, count: number): Promise<string[]> => {
  const ids: string[] = []
  for (let index = 0; index < count; index += 1) ids.push((await maker.accept()).job_id)
  return ids
}

/** Whose jobs began, in order. */
const readOrder = async (people: Record<string, Maker>): Promise<string> => {
  const rows = await server.ctx.db.select().from(jobs).orderBy(jobs.startedAt)
  return rows.map(({ userId }) => Object.entries(people).find(([, { user }]) => user.id === userId)?.[0] ?? '').join('')
}

test('people take turns: who has put many there does not hold up the first of another, and is told so before', async () => {
  const unblock = await block()
  const [a, b] = [await newMaker(), await newMaker()]
  const many = await acceptMany(a, 8)
  const told = (await b.get('/waits?kind=face&mode=prompt')).body
  const first = await b.accept()
  expect(first.position).toBe(told.position)
  expect(first.position).toBeLessThanOrEqual(1)
  expect(first.eta_seconds).toBe(told.eta_seconds)
  await unblock()
  for (const id of many) await a.waitFor(id, isOver)
  await b.waitFor(first.job_id, isOver)
  expect(await readOrder({ a, b })).toMatch(/^a?baaaaaaa+$/)
})

test('whoever has a larger plan comes round more often, and nobody waits for ever', async () => {
  const unblock = await block()
  const c = await newMaker('basic')
  const many = await acceptMany(c, 4)
  const d = await newMaker('premium')
  const more = await acceptMany(d, 4)
  await unblock()
  for (const id of many) await c.waitFor(id, isOver)
  for (const id of more) await d.waitFor(id, isOver)
  const order = await readOrder({ c, d })
  expect(order.indexOf('ddd')).toBeLessThanOrEqual(1)
  expect(order.at(-1)).toBe('c')
})

test('a queue that is full says so before and after somebody asks, with the time to ask again, and charges nothing', async () => {
  const unblock = await block()
  const [e, f, late] = [await newMaker(), await newMaker(), await newMaker()]
  const queued = [...(await acceptMany(e, 15)), ...(await acceptMany(f, 5))]
  expect((await f.get('/waits?kind=face')).body.refusal).toContain('Very many people are waiting for face')
  const refused = await f.ask()
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('60')
  expect(refused.body.code).toBe('rate_limited')
  expect((await f.usage()).meters.faces.used).toBe(5)
  expect((await late.get('/waits?kind=face')).body.refusal).toBeNull()
  queued.push((await late.accept()).job_id)
  await server.ctx.db.update(jobs).set({ status: 'cancelled' }).where(eq(jobs.status, 'queued'))
  await unblock()
})

test('the slots of all workers that live count for how long it takes', async () => {
  const unblock = await block()
  const maker = await newMaker()
  const tookTen = { finishedAt: sql`started_at + interval '10 seconds'` }
  await server.ctx.db.update(jobs).set(tookTen).where(eq(jobs.status, 'succeeded'))
  await acceptMany(maker, 3)
  const before = (await maker.get('/waits?kind=face&mode=prompt')).body.eta_seconds
  expect(before).toBe(10 / 2 + 3 * 10 + 10)
  const other = { id: crypto.randomUUID(), slots: { fake: { quick: 3, long: 1 } } }
  await server.ctx.db.insert(workers).values({ ...other, seenAt: new Date() })
  const { eta_seconds: with4 } = (await maker.get('/waits?kind=face&mode=prompt')).body
  expect(with4).toBe(10 / 2 + 10)
  const figures = await (await fetch(`${server.url}/metrics`)).text()
  expect(figures).toContain('visage_jobs_waiting{engine="fake",lane="quick"} 3')
  expect(figures).toContain('visage_jobs_running{engine="fake",lane="quick"} 1')
  expect(figures).toContain('visage_worker_slots{engine="fake",lane="quick"} 4')
  await server.ctx.db
    .update(workers)
    .set({ seenAt: new Date(Date.now() - 60_000) })
    .where(eq(workers.id, other.id))
  expect((await maker.get('/waits?kind=face&mode=prompt')).body.eta_seconds).toBe(before)
  await server.ctx.db.update(jobs).set({ status: 'cancelled' }).where(eq(jobs.status, 'queued'))
  await unblock()
})
