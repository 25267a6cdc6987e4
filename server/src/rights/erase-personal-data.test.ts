import { randomUUID } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UPLOAD_CONSENT } from '@visage/contract'
import { eq, sql } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { createBlobKey } from '../adapters/blobs/blob-store.ts'
import {
  assets,
  deletionConfirmations,
  filesToErase,
  jobs,
  payments,
  subscriptions,
  takedowns,
  uploads,
} from '../db/schema.ts'
import { eraseOrphans } from '../gallery/erasure/erase-files.ts'
import { createMaker, grant, isOver, signUpMaker, startGenerationServer } from '../testing/generation-server.ts'
import type { GenerationServer, Maker } from '../testing/generation-server.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { waitMs } from '../testing/time.ts'

const name = 'Zephyrine Quillfeather'
const words = 'saffron lighthouse keeper'
const said = 'The marmalade button is splendid.'

type Dump = { place: string; text: string }[]

/** Every row of every table, as text. */
const dumpTables = async ({ ctx }: GenerationServer): Promise<Dump> => {
  const { rows } = await ctx.db.execute<{ place: string }>(
    sql`select format('%I.%I', schemaname, tablename) place from pg_tables
        where schemaname not in ('pg_catalog', 'information_schema')`,
  )
  const dump: Dump = []
  for (const { place } of rows) {
    const found = await ctx.db.execute<{ text: string }>(sql`select t::text text from ${sql.raw(place)} t`)
    dump.push(...found.rows.map(({ text }) => ({ place, text })))
  }
  return dump
}

/** Every file below a folder: its path and all that it holds. */
const dumpFiles = async (dir: string): Promise<Dump> => {
  const entries = await readdir(dir, { recursive: true, withFileTypes: true })
  const paths = entries.filter((entry) => entry.isFile()).map(({ parentPath, name: file }) => join(parentPath, file))
  return Promise.all(paths.map(async (place) => ({ place, text: `${place}\n${await readFile(place, 'latin1')}` })))
}

const placesOf = (mark: string, dump: Dump): string[] =>
  dump.filter(({ text }) => text.toLowerCase().includes(mark.toLowerCase())).map(({ place }) => place)

const uploadPicture = async ({ url }: GenerationServer, { user }: Maker): Promise<void> => {
  const body = await sharp({ create: { width: 80, height: 60, channels: 3, background: 'teal' } })
    .png()
    .toBuffer()
  const headers = { authorization: `Bearer ${user.access}`, 'content-type': 'image/png' }
  expect(
    (await fetch(`${url}/api/uploads/picture?consent=${UPLOAD_CONSENT.version}`, { method: 'POST', headers, body }))
      .status,
  ).toBe(201)
}

/** Money that came: it stays, without the person. */
const addPayment = async ({ ctx, clock }: GenerationServer, { user }: Maker): Promise<void> => {
  const now = clock.now()
  const subscription = {
    id: randomUUID(),
    provider: 'paypal' as const,
    providerId: `I-${randomUUID()}`,
    plan: 'basic' as const,
  }
  const state = 'ended' as const
  await ctx.db
    .insert(subscriptions)
    .values({ ...subscription, userId: user.id, planId: 'P-1', state, payerEmail: user.email, createdAt: now })
  await ctx.db.insert(payments).values({
    userId: user.id,
    subscriptionId: subscription.id,
    provider: 'paypal',
    providerId: randomUUID(),
    plan: 'basic',
    amount: 1299,
    currency: 'USD',
    refunded: 0,
    method: 'PayPal',
    periodStart: now,
    periodEnd: now,
    paidAt: now,
    createdAt: now,
  })
}

/** A case about an item, to which its owner objects with name and address. */
const objectToTakedown = async (server: GenerationServer, maker: Maker, address: string): Promise<void> => {
  const writer = { name: 'Some Body', postal_address: 'Road 1', email: 'some@example.org', signature: 'Some Body' }
  const reasons = 'It shows me.'
  const notice = { address, right: 'likeness', reasons, ...writer, is_true: true }
  const { case_number: caseNumber } = (await server.client.post('/takedowns', notice)).body
  await server.ctx.db.update(takedowns).set({ state: 'hidden' }).where(eq(takedowns.caseNumber, caseNumber))
  const counter = { ...writer, name, email: maker.user.email, reasons: said, accepts_courts: true }
  const { access: token } = maker.user
  const answer = await server.client.post(`/takedowns/${caseNumber}/counter-notice`, counter, { token })
  expect(answer.status).toBe(200)
}

/** Leaves a trace of every sort that a person can leave. */
const leaveTraces = async (server: GenerationServer, maker: Maker): Promise<void> => {
  const { id, email, access: token } = maker.user
  const send = (path: string, body: object = {}) => server.client.post(path, { user_id: id, ...body }, { token })
  await grant(server, id, { faces: 20 })
  const faces: string[] = []
  for (const prompt of [words, `${words} again`])
    faces.push(
      (await maker.waitFor((await maker.accept({ prompt, key: words + faces.length })).job_id, isOver)).result
        ?.asset_id ?? '',
    )
  const [face = '', deleted = ''] = faces
  await server.client.request('GET', `/assets/${face}/download`, { token })
  const { url } = (await server.client.post(`/assets/${face}/share`, {}, { token })).body
  await objectToTakedown(server, maker, url)
  await send('/assets/zip', { ids: faces })
  await send('/account/exports')
  await server.client.request('DELETE', `/assets/${deleted}`, { token })
  await uploadPicture(server, maker)
  await send('/feedbacks/', { rating: 5, description: said })
  await server.client.post('/contact-us/', { name, email, message: said })
  await server.client.post('/news_letter/', { email })
  await server.client.post('/send_otp/', { email })
  await server.client.post('/manual_login/', { email, password: 'not this one' })
  await addPayment(server, maker)
  for (const prompt of [`${words} running`, `${words} queued`]) {
    server.script(prompt, { workMs: 600_000 })
    await maker.accept({ prompt })
  }
}

/** What nobody else has: ids, address, name, texts and file keys. */
const listMarks = async ({ ctx }: GenerationServer, { user }: Maker): Promise<string[]> => {
  const made = await ctx.db.select().from(assets).where(eq(assets.userId, user.id))
  const brought = await ctx.db.select().from(uploads).where(eq(uploads.userId, user.id))
  const asked = await ctx.db.select().from(jobs).where(eq(jobs.userId, user.id))
  const keys = [...made, ...brought].flatMap(({ blobKey, thumbnailKey }) => [blobKey, thumbnailKey ?? blobKey])
  const ids = [...made, ...brought, ...asked].map(({ id }) => id)
  expect(ids).toHaveLength(7)
  return [user.id, user.email, name, words, said, ...keys, ...ids]
}

// Proves: erase-erasing-leaves-file
test('erasing leaves no file, row or mark of a person, also when the process dies in the middle', async () => {
  await using database = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'visage-erase-'))
  const options = { databaseUrl: database.url, env: { DATA_DIR: dataDir } }
  const start = (worker: boolean) => startGenerationServer({ ...options, worker })
  let maker: Maker
  let marks: string[]
  let kept: string[]
  {
    await using server = await start(true)
    const stayer = await signUpMaker(server)
    await stayer.waitFor((await stayer.accept({ prompt: 'somebody else' })).job_id, isOver)
    const [stays] = await server.ctx.db.select().from(assets).where(eq(assets.userId, stayer.user.id))
    kept = [stayer.user.id, stayer.user.email, stays?.blobKey ?? '']
    maker = createMaker(server, await server.client.signUp(name))
    await leaveTraces(server, maker)
    marks = await listMarks(server, maker)
    const before = [...(await dumpTables(server)), ...(await dumpFiles(dataDir))]
    for (const mark of marks) expect([mark, placesOf(mark, before)]).not.toEqual([mark, []])
  }
  {
    await using server = await start(false)
    const { id, email, access: token } = maker.user
    await server.ctx.db.execute(sql`create function die() returns trigger language plpgsql as
      $$ begin raise exception 'The process died.'; end $$`)
    await server.ctx.db.execute(sql`create trigger die before delete on users for each row execute function die()`)
    const erase = () => server.client.post('/delete-profile/', { user_id: id, email }, { token })
    expect((await erase()).status).toBe(500)
    const halfway = await dumpTables(server)
    for (const mark of marks) expect([mark, placesOf(mark, halfway)]).not.toEqual([mark, []])
    await server.ctx.db.execute(sql`drop trigger die on users`)
    expect((await erase()).status).toBe(204)
    expect(await server.ctx.db.$count(filesToErase)).toBeGreaterThan(0)
  }
  await using server = await start(true)
  await vi.waitFor(async () => expect(await server.ctx.db.$count(filesToErase)).toBe(0), waitMs)
  await vi.waitFor(async () => expect(await server.ctx.db.$count(deletionConfirmations)).toBe(0), waitMs)
  const rows = await dumpTables(server)
  const files = await dumpFiles(dataDir)
  const outbox = join(dataDir, 'outbox')
  for (const mark of marks) {
    expect([mark, placesOf(mark, rows)]).toEqual([mark, []])
    const found = placesOf(mark, files).filter((place) => !place.startsWith(outbox))
    expect([mark, found]).toEqual([mark, []])
  }
  expect(await server.client.countMails(maker.user.email)).toBe(1)
  for (const mark of kept) expect([mark, placesOf(mark, [...rows, ...files])]).not.toEqual([mark, []])
  const [invoice] = await server.ctx.db.select().from(payments)
  expect(invoice).toMatchObject({ userId: null, amount: 1299, currency: 'USD' })
  await rm(dataDir, { recursive: true, force: true })
})

// Proves: erase-file-row-knows
test('a file that no row knows goes after a day, and no other', async () => {
  await using server = await startGenerationServer()
  const maker = await signUpMaker(server)
  await maker.waitFor((await maker.accept()).job_id, isOver)
  await uploadPicture(server, maker)
  const { blobs, config } = server.ctx
  const [orphan, fresh] = [createBlobKey('png'), createBlobKey('png')]
  for (const key of [orphan, fresh, 'templates/made/one.webp']) await blobs.write(key, Buffer.from('left behind'))
  const isFile = async () => (await dumpFiles(config.storage.dir)).map(({ place }) => place)
  const before = await isFile()
  for (const place of before) if (place !== join(config.storage.dir, fresh)) await utimes(place, 0, 0)
  await eraseOrphans(server.ctx)
  expect((await isFile()).toSorted()).toEqual(
    before.filter((place) => place !== join(config.storage.dir, orphan)).toSorted(),
  )
})
