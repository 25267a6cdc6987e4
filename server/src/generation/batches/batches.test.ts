import { planSheet } from '@visage/contract'
import type { Batch } from '@visage/contract'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { assets, batches, ledger } from '../../db/schema.ts'
import { BACKENDS, grant, isOver, signUpMaker, startOn } from '../../testing/generation-server.ts'
import type { GenerationServer, Maker } from '../../testing/generation-server.ts'
import { findBestOfSheets } from '../work/store.ts'

const read = async (maker: Maker, id: string): Promise<Batch> => (await maker.get(`/batches/${id}`)).body
const end = async (maker: Maker, { jobs }: Batch) => {
  for (const { id } of jobs) await maker.waitFor(id, isOver)
}
const used = async (maker: Maker) => (await maker.usage()).meters.images.used
const statuses = ({ jobs }: Batch) => jobs.map(({ status }) => status)

const newFace = async (maker: Maker) => {
  const { job_id: id } = await maker.accept({ prompt: 'a face' })
  return (await maker.waitFor(id, isOver)).result?.asset_id
}

describe.each(BACKENDS)('batches on the %s database', (backend) => {
  let server: GenerationServer
  beforeAll(async () => {
    server = await startOn(backend)
  })
  afterAll(() => server[Symbol.asyncDispose]())

  const newMaker = async (images = 40): Promise<Maker & { face: string }> => {
    const maker = await signUpMaker(server)
    await grant(server, maker.user.id, { faces: 5, images })
    return Object.assign(maker, { face: (await newFace(maker)) ?? '' })
  }
  type Owner = Awaited<ReturnType<typeof newMaker>>

  const ask = (
    { user, face }: Owner,
    prompts: string[],
    { key, ...more }: { key?: string; [field: string]: unknown } = {},
  ) =>
    server.client.post(
      '/batches',
      { title: 'A week in Lisbon', face, pictures: prompts.map((prompt) => ({ prompt })), ...more },
      { token: user.access, headers: key === undefined ? {} : { 'idempotency-key': key } },
    )
  const change = ({ user }: Maker, id: string, what: string, body?: object) =>
    server.client.request('POST', `/batches/${id}/${what}`, { token: user.access, ...(body && { body }) })
  const countOf = async ({ user }: Maker) =>
    (await server.ctx.db.select().from(batches).where(eq(batches.userId, user.id))).length

  // Proves: batch-all-or-none
  test('all pictures are made in their order, each charged once, and listed', async () => {
    const maker = await newMaker()
    const started = await ask(maker, ['one', 'two', 'three'])
    expect(started.status).toBe(200)
    expect(started.body).toMatchObject({ title: 'A week in Lisbon', face_id: maker.face, gender: 'female' })
    expect(started.body.jobs.map(({ input }: { input: { prompt: string } }) => input.prompt)).toEqual([
      'one',
      'two',
      'three',
    ])
    await end(maker, started.body)
    const made = await read(maker, started.body.id)
    expect(statuses(made)).toEqual(['succeeded', 'succeeded', 'succeeded'])
    expect(made.jobs.map(({ cost }) => cost)).toEqual(
      made.jobs.map(() => ({ meter: 'images', source: 'plan', amount: 1 })),
    )
    expect(await used(maker)).toBe(3)
    const { body } = await maker.get('/batches')
    expect(body).toMatchObject({ batches: [{ id: made.id, count: 3, done: 3 }], next_cursor: null })
  })

  // Proves: sheet-parts-scores
  test('a consistency sheet keeps what its parts are called and how alike they are, and is found by the influencer', async () => {
    const maker = await newMaker()
    const pictures = planSheet({ gender: 'female', wardrobe: 'camel coat' }).slice(0, 4)
    const { body: sheet } = await ask(maker, [], { purpose: 'sheet', title: 'Sheet', pictures })
    const { body: brief } = await ask(maker, ['one'])
    await end(maker, sheet)
    await end(maker, brief)
    const partOf = async (place: number) => (await read(maker, sheet.id)).jobs[place]?.result?.asset_id ?? ''
    for (const [place, identityScore] of [0.99, 0.8, 0.3, 0.9].entries())
      await server.ctx.db
        .update(assets)
        .set({ identityScore })
        .where(eq(assets.id, await partOf(place)))
    const made = await read(maker, sheet.id)
    expect(made).toMatchObject({ purpose: 'sheet', labels: ['Front', 'Three-quarter', 'Side', 'Smile'] })
    expect(made.jobs.map(({ result }) => result?.identity_score)).toEqual([0.99, 0.8, 0.3, 0.9])
    const idsOf = async (query: string) =>
      (await maker.get(`/batches?${query}`)).body.batches.map(({ id }: { id: string }) => id)
    expect(await idsOf(`purpose=sheet&influencer=${maker.face}`)).toEqual([sheet.id])
    expect(await idsOf('')).toEqual([brief.id, sheet.id])
    const { body: other } = await maker.get(`/batches?influencer=${maker.user.id}`)
    expect(other.code).toBe('not_found')

    // The front is what the face shows itself, so that it tells an engine nothing new.
    const { db } = server.ctx
    const hers = { userId: maker.user.id, faceId: maker.face }
    const best = (more: Partial<Parameters<typeof findBestOfSheets>[1]> = {}) =>
      findBestOfSheets(db, { ...hers, least: 0.55, most: 3, ...more })
    expect(await best()).toEqual([await partOf(3), await partOf(1)])
    expect(await best({ most: 1 })).toEqual([await partOf(3)])
    expect(await best({ least: 0.95 })).toEqual([])
    expect(await best({ faceId: hers.userId })).toEqual([])
    expect(await best({ userId: maker.face })).toEqual([])
  })

  // Proves: sheet-best-sides
  test('the best of sheets are from three sides, also of a face that she was merged with; her own newest goes first', async () => {
    const maker = await newMaker()
    const { db } = server.ctx
    const [one, sister] = [maker.face, (await newFace(maker)) ?? '']
    const scored = async (face: string, scores: number[]) => {
      const pictures = planSheet({ gender: 'female', wardrobe: '' }).slice(0, scores.length)
      const { body } = await ask(Object.assign(maker, { face }), [], { purpose: 'sheet', title: 'Sheet', pictures })
      await end(maker, body)
      const ids = (await read(maker, body.id)).jobs.map(({ result }) => result?.asset_id ?? '')
      for (const [place, identityScore] of scores.entries())
        await db
          .update(assets)
          .set({ identityScore })
          .where(eq(assets.id, ids[place] ?? ''))
      return (label: string) => ids[pictures.findIndex((picture) => picture.label === label)]
    }
    const best = (faceId: string) => findBestOfSheets(db, { userId: maker.user.id, faceId, least: 0.55, most: 3 })
    // Front, three-quarter, side, smile, laugh, surprise, thought, confidence, then clothes and the whole body.
    const hers = await scored(sister, [1, 0.7, 0.6, 0.8, 0.9, 0.8, 0.95, 0.7, 0.97, 0.6, 0.6, 0.6])
    expect(await best(sister)).toEqual([hers('Outfit 1'), hers('Thought'), hers('Laugh')])
    expect(await best(one)).toEqual([])
    for (const face of [one, sister])
      await server.client.request('PATCH', `/influencers/${face}`, {
        token: maker.user.access,
        body: { name: face.slice(0, 8) },
      })
    await server.client.request('POST', `/influencers/${one}/merge`, {
      token: maker.user.access,
      body: { other_id: sister },
    })
    expect(await best(one)).toEqual([hers('Outfit 1'), hers('Thought'), hers('Laugh')])
    const own = await scored(one, [1, 0.6, 0.9, 0.5])
    expect(await best(one), 'what the own sheet lacks is of the other one').toEqual([
      hers('Outfit 1'),
      own('Side'),
      hers('Laugh'),
    ])
  })

  test('two starts with one key, also at the same time, are one batch; another wish with that key is refused', async () => {
    const maker = await newMaker()
    const [one, other] = await Promise.all([
      ask(maker, ['one', 'two'], { key: 'same' }),
      ask(maker, ['one', 'two'], { key: 'same' }),
    ])
    const again = await ask(maker, ['one', 'two'], { key: 'same' })
    expect([one.status, other.status, again.status]).toEqual([200, 200, 200])
    expect(new Set([one.body.id, other.body.id, again.body.id]).size).toBe(1)
    expect(await used(maker)).toBe(2)
    const changed = await ask(maker, ['one'], { key: 'same' })
    expect([changed.status, changed.body.code]).toEqual([422, 'idempotency_mismatch'])
    expect(await countOf(maker)).toBe(1)
  })

  test('more than fit are told with how many do; nothing is charged and nothing stays', async () => {
    const maker = await newMaker(2)
    const trial = (await maker.usage()).meters.images.limit - 2
    const room = trial + 2
    const prompts = Array.from({ length: 12 }, (_, place) => `picture ${place}`)
    let left = room
    while (left > 3) {
      const { body } = await ask(maker, prompts.slice(0, Math.min(12, left - 3)))
      await end(maker, body)
      left -= Math.min(12, left - 3)
    }
    const before = await used(maker)
    const refused = await ask(maker, prompts.slice(0, 5))
    expect([refused.status, refused.body.code, refused.body.details.left]).toEqual([403, 'quota_exceeded', 3])
    expect(refused.body.message).toBe(
      '3 of these 5 fit into what you have left. Take 2 out, or choose a larger plan. Nothing was charged.',
    )
    expect(await used(maker)).toBe(before)
    expect((await ask(maker, prompts.slice(0, 3))).status).toBe(200)
    expect((await ask(maker, ['one more', 'and another'])).body.message).toMatch(/none are left/)
  })

  test('of two batches that together do not fit, one is taken whole', async () => {
    const maker = await newMaker()
    server.script('wait', { end: 'never' })
    const prompts = Array.from({ length: 12 }, () => 'wait')
    const answers = await Promise.all([ask(maker, prompts), ask(maker, prompts)])
    const refused = answers.find(({ status }) => status !== 200)
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['200', '429'])
    expect(refused?.body.message).toMatch(/^8 of these 12 can wait in line at the moment\. Take 4 out/)
    expect(await used(maker)).toBe(12)
    const taken = answers.find(({ status }) => status === 200)?.body
    const cancelled = (await change(maker, taken.id, 'cancel')).body
    expect(statuses(cancelled)).toEqual(prompts.map(() => 'cancelled'))
    expect(await used(maker)).toBe(0)
  })

  test('the rest is cancelled and given back, what is there stays', async () => {
    const maker = await newMaker()
    server.script('never', { end: 'never' })
    const { body } = await ask(maker, ['done', 'never', 'never'])
    await maker.waitFor(body.jobs[0].id, isOver)
    const cancelled = await change(maker, body.id, 'cancel')
    expect(statuses(cancelled.body)).toEqual(['succeeded', 'cancelled', 'cancelled'])
    expect(await used(maker)).toBe(1)
    expect(statuses((await change(maker, body.id, 'cancel')).body)).toEqual(['succeeded', 'cancelled', 'cancelled'])
  })

  test('what failed is made once more in its place, by one of two tabs, and charged once', async () => {
    const maker = await newMaker()
    server.script('breaks', { end: { state: 'failed', reason: 'engine', message: 'Hot.', retryable: false } })
    const { body } = await ask(maker, ['fine', 'breaks'])
    await end(maker, body)
    const before = await read(maker, body.id)
    expect(statuses(before)).toEqual(['succeeded', 'failed'])
    expect(await used(maker)).toBe(1)
    server.script('breaks', {})
    const places = { places: [0, 1, 7] }
    const [one, other] = await Promise.all([
      change(maker, body.id, 'retry', places),
      change(maker, body.id, 'retry', places),
    ])
    expect([one.status, other.status]).toEqual([200, 200])
    const after = await read(maker, body.id)
    expect(after.jobs[0]?.id).toBe(before.jobs[0]?.id)
    expect(after.jobs[1]?.id).not.toBe(before.jobs[1]?.id)
    await end(maker, after)
    expect(statuses(await read(maker, body.id))).toEqual(['succeeded', 'succeeded'])
    expect(await used(maker)).toBe(2)
  })

  test('what dies between two lines leaves no batch, no job and no charge', async () => {
    const maker = await newMaker()
    const { queue } = server.ctx
    const crash = vi.spyOn(queue, 'enqueue').mockRejectedValueOnce(new Error('The power went.'))
    expect((await ask(maker, ['one', 'two', 'three'], { key: 'again' })).status).toBe(500)
    crash.mockRestore()
    expect([await used(maker), await countOf(maker)]).toEqual([0, 0])
    const images = (await maker.get('/jobs?kind=image')).body.jobs
    expect(images).toEqual([])
    const { body } = await ask(maker, ['one', 'two', 'three'], { key: 'again' })
    await end(maker, body)
    const reserved = await server.ctx.db.select().from(ledger).where(eq(ledger.userId, maker.user.id))
    expect(reserved.filter(({ type, reason }) => type === 'reserve' && reason === 'image')).toHaveLength(3)
  })

  test('one wrong picture refuses all, and is named', async () => {
    const maker = await newMaker()
    const refused = await ask(maker, ['in a park', 'nude on the beach'])
    expect([refused.status, refused.body.code]).toEqual([422, 'content_refused'])
    expect(refused.body.message).toMatch(/^Picture 2: .*Nothing was charged\.$/)
    expect(refused.body.details.refusal_id).toEqual(expect.any(String))
    await server.client.request('PATCH', `/influencers/${maker.face}`, {
      token: maker.user.access,
      body: { name: 'Mira', never_words: ['cheap'] },
    })
    const never = await ask(maker, ['a cheap hotel'])
    expect([never.status, never.body.message]).toEqual([400, expect.stringMatching(/^Picture 1: "cheap"/)])
    expect([await used(maker), await countOf(maker)]).toEqual([0, 0])
  })

  test('pictures come as one sheet, each of them marked; none while nothing is there', async () => {
    const maker = await newMaker()
    server.script('later', { end: 'never' })
    const { body: waiting } = await ask(maker, ['later'])
    expect((await maker.get(`/batches/${waiting.id}/sheet`)).status).toBe(404)
    await change(maker, waiting.id, 'cancel')
    const { body } = await ask(maker, ['one', 'two', 'three'])
    await end(maker, body)
    const answer = await fetch(`${server.url}/api/batches/${body.id}/sheet`, {
      headers: { authorization: `Bearer ${maker.user.access}` },
    })
    expect(answer.headers.get('content-disposition')).toMatch(/visage-batch-[\da-f]{8}\.jpg/)
    const { width, height, format } = await sharp(await answer.arrayBuffer()).metadata()
    expect([format, width, height]).toEqual(['jpeg', 2256, 768])
  })

  test('nobody reads, changes or starts anything with what is not theirs', async () => {
    const [maker, stranger] = [await newMaker(), await newMaker()]
    const { body } = await ask(maker, ['mine'])
    await end(maker, body)
    expect((await stranger.get(`/batches/${body.id}`)).status).toBe(404)
    expect((await stranger.get(`/batches/${body.id}/sheet`)).status).toBe(404)
    expect((await change(stranger, body.id, 'cancel')).status).toBe(404)
    expect((await change(stranger, body.id, 'retry', { places: [0] })).status).toBe(404)
    expect((await stranger.get('/batches')).body.batches).toEqual([])
    const theirs = await ask(Object.assign(stranger, { face: maker.face }), ['her'])
    expect([theirs.status, theirs.body.code]).toEqual([400, 'foreign_url'])
    expect(await used(stranger)).toBe(0)
  })

  test.each([
    ['pictures', { pictures: [] }],
    ['pictures', { pictures: Array.from({ length: 13 }, () => ({ prompt: 'one' })) }],
    ['pictures', { pictures: [{ prompt: ' ' }] }],
    ['pictures', { pictures: [{ prompt: 'one', pose: 'Handstand' }] }],
    ['title', { title: ' ' }],
    ['face', { face: 'mine' }],
  ])('names %s when %o is wrong', async (field, wrong) => {
    const maker = await signUpMaker(server)
    const owner = Object.assign(maker, { face: maker.user.id })
    const { status, body } = await ask(owner, ['one'], wrong)
    expect(status).toBe(400)
    expect(Object.keys(body.details.fields).some((name) => name.startsWith(field))).toBe(true)
  })
})
