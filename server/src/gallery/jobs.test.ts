import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { assets, uploads } from '../db/schema.ts'
import { grant, isOver, signUpMaker, startGenerationServer } from '../testing/generation-server.ts'
import { galleryJobs } from './jobs.ts'

const yearMs = 365 * 24 * 60 * 60 * 1000

test('a worker whose clock runs ahead erases no deleted item, upload or marked copy early', async () => {
  await using server = await startGenerationServer()
  const { ctx, clock } = server
  const maker = await signUpMaker(server)
  await grant(server, maker.user.id, { faces: 2 })
  const [deleted, kept] = [await maker.accept({ prompt: 'a face' }), await maker.accept({ prompt: 'another' })]
  const idOf = async ({ job_id: id }: typeof kept) => (await maker.waitFor(id, isOver)).result?.asset_id ?? ''
  const [first, second] = [await idOf(deleted), await idOf(kept)]
  const call = (path: string, body: object) =>
    server.client.post(path, { user_id: maker.user.id, ...body }, { token: maker.user.access })
  expect((await call('/assets/delete', { ids: [first] })).body.ids).toEqual([first])
  await maker.get(`/assets/${second}/download`)
  const readMark = async () => (await ctx.db.select().from(assets).where(eq(assets.id, second)))[0]?.watermarkedKey
  const mark = await readMark()
  expect(mark).toEqual(expect.any(String))
  const brought = { userId: maker.user.id, mimeType: 'image/png', bytes: 1, blobKey: 'own.png', createdAt: clock.now() }
  await ctx.db.insert(uploads).values({ ...brought, width: 1, height: 1 })

  const ahead = { ...ctx, clock: { now: () => new Date(clock.now().getTime() + yearMs) } }
  for (const name of ['erase-files', 'erase-old-uploads', 'erase-old-marks']) {
    const sweep = galleryJobs.find((job) => job.name === name)
    if (!sweep) throw new Error(`Nothing is called ${name}.`)
    await sweep.bind(ahead).handle({}, new AbortController().signal)
  }
  expect((await call('/assets/restore', { ids: [first] })).body.ids).toEqual([first])
  expect(await readMark()).toBe(mark)
  expect(await ctx.db.$count(uploads, eq(uploads.userId, maker.user.id))).toBe(1)
})
