import { readdir } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import {
  allowances,
  assets,
  deletionConfirmations,
  feedbacks,
  filesToErase,
  jobs,
  ledger,
  oneTimeCodes,
  sessions,
  users,
} from '../../db/schema.ts'
import { eraseFiles } from '../../gallery/erasure/erase-files.ts'
import { BACKENDS, createMaker, isOver, startGenerationServer, startOn } from '../../testing/generation-server.ts'
import type { GenerationServer, Maker } from '../../testing/generation-server.ts'
import { waitMs } from '../../testing/time.ts'

let server: GenerationServer

const signUp = async (): Promise<Maker> => createMaker(server, await server.client.signUp())

const makeFace = async (maker: Maker, prompt: string) => {
  const { job_id: id } = await maker.accept({ prompt })
  const job = await maker.waitFor(id, isOver)
  expect(job.status).toBe('succeeded')
  return job
}

const remove = ({ user }: Maker, changes: object = {}) =>
  server.client.post('/delete-profile/', { user_id: user.id, email: user.email, ...changes }, { token: user.access })

const listFiles = async (): Promise<string[]> => {
  const entries = await readdir(server.ctx.config.storage.dir, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

const countRows = async (userId: string): Promise<number[]> => {
  const { db } = server.ctx
  return Promise.all([
    db.$count(users, eq(users.id, userId)),
    db.$count(assets, eq(assets.userId, userId)),
    db.$count(jobs, eq(jobs.userId, userId)),
    db.$count(ledger, eq(ledger.userId, userId)),
    db.$count(allowances, eq(allowances.userId, userId)),
    db.$count(feedbacks, eq(feedbacks.userId, userId)),
    db.$count(sessions, eq(sessions.userId, userId)),
  ])
}

describe.each(BACKENDS)('delete-profile on the %s database', (backend) => {
  beforeAll(async () => {
    server = await startOn(backend)
  })
  afterAll(() => server[Symbol.asyncDispose]())

  // Proves: delete-erases-rows-files
  test('erases rows, files, sessions and codes of this person and of nobody else', async () => {
    const [leaver, stayer] = [await signUp(), await signUp()]
    await makeFace(stayer, 'stays')
    const kept = await listFiles()
    await makeFace(leaver, 'goes')
    await makeFace(leaver, 'goes too')
    const { id, email, access } = leaver.user
    await server.client.post('/feedbacks/', { user_id: id, rating: 5 }, { token: access })
    const [{ image_url: address }] = (await leaver.gallery()).faces
    expect((await fetch(server.url + address)).status).toBe(200)
    const stayed = await countRows(stayer.user.id)
    expect(await countRows(id)).toEqual([1, 2, 2, 4, 1, 1, 1])

    const answer = await remove(leaver)
    expect(answer.status).toBe(204)
    expect(answer.body).toBe('')

    expect(await countRows(id)).toEqual([0, 0, 0, 0, 0, 0, 0])
    const { db } = server.ctx
    expect(await db.$count(oneTimeCodes, eq(oneTimeCodes.email, email))).toBe(0)
    await vi.waitFor(async () => expect((await listFiles()).toSorted()).toEqual(kept.toSorted()), waitMs)
    await vi.waitFor(async () => expect(await db.$count(filesToErase)).toBe(0), waitMs)
    expect((await fetch(server.url + address)).status).toBe(404)
    expect(await countRows(stayer.user.id)).toEqual(stayed)
    expect((await stayer.gallery()).faces).toHaveLength(1)
  })

  test('ends every session, mails that it is done, forgets the address and frees it', async () => {
    const maker = await signUp()
    const { id, email, password, access, refresh } = maker.user
    expect((await remove(maker)).status).toBe(204)
    expect((await server.client.post('/get_profiles/', { user_id: id }, { token: access })).status).toBe(401)
    expect((await server.client.post('/refresh/', { refresh_token: refresh })).status).toBe(401)
    expect((await server.client.post('/manual_login/', { email, password })).status).toBe(404)
    expect((await remove(maker)).status).toBe(401)
    await vi.waitFor(
      async () =>
        expect(await server.ctx.db.$count(deletionConfirmations, eq(deletionConfirmations.email, email))).toBe(0),
      waitMs,
    )
    expect(await server.client.countMails(email)).toBe(1)
    server.clock.advance(60_000)
    expect((await server.client.post('/create_profile/', { email, name: 'Back again', password })).status).toBe(201)
    const otp = await server.client.readCode(email, { after: 1 })
    const back = await server.client.post('/verify_otp/', { email, otp })
    expect(back.status).toBe(200)
    expect(back.body.profile.user_id).not.toBe(id)
  })

  test('stops what is running and leaves no file of it', async () => {
    const maker = await signUp()
    const before = await listFiles()
    server.script('endless', { workMs: 60_000 })
    const { job_id: id } = await maker.accept({ prompt: 'endless' })
    await maker.waitFor(id, ({ progress }) => progress > 0)
    expect((await remove(maker)).status).toBe(204)
    await vi.waitFor(() => expect(server.engine.calls).toContainEqual({ call: 'cancel', jobId: id }), waitMs)
    expect(await countRows(maker.user.id)).toEqual([0, 0, 0, 0, 0, 0, 0])
    expect(await listFiles()).toEqual(before)
  })

  test('leaves nothing behind when a result comes in the same moment', async () => {
    const makers = await Promise.all(Array.from({ length: 6 }, () => signUp()))
    await vi.waitFor(async () => expect(await server.ctx.db.$count(filesToErase)).toBe(0), waitMs)
    const before = await listFiles()
    await Promise.all(
      makers.map(async (maker, index) => {
        server.script(`late ${index}`, { workMs: index * 40 })
        await maker.accept({ prompt: `late ${index}` })
        expect((await remove(maker)).status).toBe(204)
      }),
    )
    for (const { user } of makers) expect(await countRows(user.id)).toEqual([0, 0, 0, 0, 0, 0, 0])
    await vi.waitFor(async () => expect((await listFiles()).toSorted()).toEqual(before.toSorted()), waitMs)
  })

  test('five calls at once delete once', async () => {
    const maker = await signUp()
    const answers = await Promise.all(Array.from({ length: 5 }, () => remove(maker)))
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 401, 401, 401, 401])
    const { email } = maker.user
    await vi.waitFor(
      async () =>
        expect(await server.ctx.db.$count(deletionConfirmations, eq(deletionConfirmations.email, email))).toBe(0),
      waitMs,
    )
    expect(await server.client.countMails(email)).toBe(1)
  })

  test("needs the account's own address and id, and a session", async () => {
    const [maker, other] = [await signUp(), await signUp()]
    const wrongAddress = await remove(maker, { email: other.user.email })
    expect(wrongAddress.status).toBe(400)
    expect(wrongAddress.body.details.fields).toEqual({ email: 'This is not the address of your account.' })
    expect((await remove(maker, { user_id: other.user.id, email: other.user.email })).status).toBe(404)
    const body = { user_id: maker.user.id, email: maker.user.email }
    expect((await server.client.post('/delete-profile/', body)).status).toBe(401)
    for (const { user } of [maker, other])
      expect((await server.client.post('/manual_login/', { email: user.email, password: user.password })).status).toBe(
        200,
      )
    expect((await remove(maker, { email: ` ${maker.user.email.toUpperCase()} ` })).status).toBe(204)
  })
})

test('files that cannot be erased now are erased later', async () => {
  server = await startGenerationServer()
  await using opened = server
  const maker = await signUp()
  await makeFace(maker, 'stubborn')
  const files = await listFiles()
  expect(files).toHaveLength(2)
  await opened.ctx.db
    .insert(filesToErase)
    .values((await opened.ctx.db.select().from(assets)).map(({ blobKey }) => ({ blobKey, createdAt: new Date() })))
  const stuck = { ...opened.ctx.blobs, remove: () => Promise.reject(new Error('read-only')) }
  await expect(eraseFiles({ ...opened.ctx, blobs: stuck })).rejects.toThrow('read-only')
  expect(await opened.ctx.db.$count(filesToErase)).toBe(1)
  await eraseFiles(opened.ctx)
  expect(await opened.ctx.db.$count(filesToErase)).toBe(0)
  expect(await listFiles()).toHaveLength(1)
})
