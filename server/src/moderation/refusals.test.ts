import { createHash } from 'node:crypto'
import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { UPLOAD_CONSENT } from '@visage/contract'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listOutbox } from '../adapters/mail/outbox/outbox.ts'
import { jobs, ledger, refusals } from '../db/schema.ts'
import { isOver, signUpMaker, startGenerationServer } from '../testing/generation-server.ts'
import type { GenerationServer, Maker } from '../testing/generation-server.ts'
import { waitMs } from '../testing/time.ts'
import { addBlockedName, listBlockedNames, removeBlockedName } from './blocked-names.ts'
import { decideAppeal, listAppeals } from './refusals.ts'

const actor = 'operator@example.com'
const reason = 'Sexual content is not made here.'

let server: GenerationServer
let maker: Maker
let picture: Buffer<ArrayBuffer>
beforeAll(async () => {
  picture = await sharp({ create: { width: 60, height: 60, channels: 3, background: 'navy' } })
    .png()
    .toBuffer()
  const path = join(await mkdtemp(join(tmpdir(), 'visage-policy-')), 'policy.json')
  const blockedFiles = [createHash('sha256').update(picture).digest('hex')]
  const rules = [{ id: 'sexual', reason, terms: ['nude'] }]
  await writeFile(path, JSON.stringify({ rules, blocked_names: ['Policy Person'], blocked_files: blockedFiles }))
  server = await startGenerationServer({ env: { MODERATION_POLICY: path } })
  maker = await signUpMaker(server)
})
afterAll(() => server[Symbol.asyncDispose]())

const listOwn = async ({ get }: Maker) => (await get('/refusals')).body.refusals
const appeal = ({ user }: Maker, id: string, text = 'It is about a lipstick.') =>
  server.client.post(`/refusals/${id}/appeal`, { text }, { token: user.access })
const blend = ({ user }: Maker, names: [string, string, string]) => {
  const [celebrity1, celebrity2, celebrity3] = names
  const body = { user_id: user.id, celebrity1, celebrity2, celebrity3 }
  return server.client.post('/generate_face_c/', body, { token: user.access, headers: { prefer: 'respond-async' } })
}

// Proves: refusals-breaks-rule-refused
test('what breaks a rule is refused with its reason, kept once, and nothing is charged', async () => {
  const before = await maker.usage()
  const answer = await maker.ask({ prompt: 'a n u d e woman' })
  expect(answer.status).toBe(422)
  const [kept] = await listOwn(maker)
  expect(answer.body).toMatchObject({
    code: 'content_refused',
    message: `${reason} Nothing was charged.`,
    details: { refusal_id: kept.id },
  })
  expect(kept).toMatchObject({
    texts: ['a n u d e woman'],
    is_file: false,
    reason,
    state: 'refused',
    appeal: null,
    note: null,
  })
  await maker.ask({ prompt: 'a N U D E woman' })
  expect(await listOwn(maker)).toHaveLength(1)
  const { db } = server.ctx
  expect((await db.select().from(refusals).where(eq(refusals.id, kept.id)))[0]?.times).toBe(2)
  expect(await maker.usage()).toEqual(before)
  expect(await db.$count(jobs, eq(jobs.userId, maker.user.id))).toBe(0)
  expect(await db.$count(ledger, eq(ledger.userId, maker.user.id))).toBe(0)
})

/** The mails to a person with a subject, once there is one. */
const readAnswers = async ({ user }: Maker, subject: string): Promise<string[]> => {
  const { mail } = server.ctx.config
  const dir = mail.kind === 'outbox' ? mail.dir : ''
  const read = async () =>
    (await listOutbox(dir)).filter((each) => each.to === user.email && each.subject === subject).map(({ text }) => text)
  await expect.poll(read, { timeout: waitMs }).not.toEqual([])
  return read()
}

// Proves: refusals-appeal-reaches-operator
test('an appeal reaches the operator, and what is allowed works for this person alone', async () => {
  const prompt = 'a nude lipstick on a table'
  const { refusal_id: id } = (await maker.ask({ prompt })).body.details
  const stranger = await signUpMaker(server)
  expect((await appeal(stranger, id)).status).toBe(404)
  expect((await appeal(maker, id, '')).body.details.fields).toEqual({ text: 'Please say why this should be allowed.' })
  expect((await appeal(maker, id)).body).toMatchObject({ id, state: 'appealed', appeal: 'It is about a lipstick.' })
  expect((await appeal(maker, id)).status).toBe(409)
  const { appeals } = await listAppeals(server.ctx)
  expect(appeals).toMatchObject([{ id, email: maker.user.email, texts: [prompt], appeal: 'It is about a lipstick.' }])
  expect((await maker.ask({ prompt })).status).toBe(422)

  await decideAppeal(server.ctx, { id, decision: 'allow', note: 'A cosmetic.', actor })
  await expect(decideAppeal(server.ctx, { id, decision: 'refuse', note: '', actor })).rejects.toThrow('No appeal waits')
  expect(await readAnswers(maker, 'Your appeal: allowed')).toEqual([expect.stringContaining('A cosmetic.')])
  expect(await listAppeals(server.ctx)).toEqual({ appeals: [], nextCursor: null })
  expect((await listOwn(maker)).find((one: { id: string }) => one.id === id)).toMatchObject({
    state: 'allowed',
    note: 'A cosmetic.',
  })
  const job = await maker.waitFor((await maker.accept({ prompt })).job_id, isOver)
  expect(job.status).toBe('succeeded')
  expect((await maker.ask({ prompt: `${prompt}, nude` })).status).toBe(422)
  expect((await stranger.ask({ prompt })).status).toBe(422)
})

// Proves: refusals-refusal-operator-upholds
test('a refusal that the operator upholds stays', async () => {
  const { refusal_id: id } = (await maker.ask({ prompt: 'just nude' })).body.details
  await appeal(maker, id)
  await decideAppeal(server.ctx, { id, decision: 'refuse', note: 'No.', actor })
  const [mail] = await readAnswers(maker, 'Your appeal: it stays refused')
  expect(mail).toContain('No.')
  expect(mail).toContain('/profile')
  expect(mail).not.toContain('nude')
  expect((await maker.ask({ prompt: 'just nude' })).status).toBe(422)
  expect((await appeal(maker, id)).status).toBe(409)
})

// Proves: refusals-list-operator-policy
test('names on the list of the operator and of the policy are refused in every kind, and can be freed again', async () => {
  const own = await signUpMaker(server)
  const added = await addBlockedName(server.ctx, { name: 'Zoë Kraven', note: 'Letter of 3 May', actor })
  await expect(addBlockedName(server.ctx, { name: 'KRAVEN zoe', note: '', actor })).rejects.toThrow(
    'on the list already',
  )
  expect(await listBlockedNames(server.ctx)).toMatchObject({
    names: [{ name: 'Zoë Kraven', addedBy: actor }],
    fromPolicy: ['Policy Person'],
  })
  const answer = await blend(own, ['Ada Example', 'kraven, ZOE', 'Max Muster'])
  expect([answer.status, answer.body.message]).toEqual([
    422,
    'Zoë Kraven may not be used here: this person, or who speaks for them, has objected. Nothing was charged.',
  ])
  expect((await blend(own, ['policyperson', 'A B', 'C D'])).status).toBe(422)
  expect((await own.ask({ prompt: 'somebody who looks like Zoe Kraven' })).status).toBe(422)
  expect((await own.usage()).meters.faces.used).toBe(0)
  expect((await blend(own, ['Ada Example', 'Zoe Raven', 'Max Muster'])).status).toBe(202)
  expect((await removeBlockedName(server.ctx, added.id)).name).toBe('Zoë Kraven')
  expect((await blend(own, ['Ada Example', 'Zoe Kraven', 'Max Muster'])).status).toBe(202)
})

// Proves: refusals-file-list-taken
test('a file on the list is not taken, and is kept as refused', async () => {
  const own = await signUpMaker(server)
  const headers = { authorization: `Bearer ${own.user.access}`, 'content-type': 'image/png' }
  const send = (body: BodyInit) =>
    fetch(`${server.url}/api/uploads/picture?consent=${UPLOAD_CONSENT.version}`, { method: 'POST', headers, body })
  const refused = await send(picture)
  expect([refused.status, (await refused.json()).code]).toEqual([422, 'content_refused'])
  expect(await listOwn(own)).toMatchObject([{ texts: [expect.stringMatching(/^file [\da-f]{64}$/)], is_file: true }])
  const other = await sharp(picture).negate().png().toBuffer()
  expect((await send(new Uint8Array(other))).status).toBe(201)
})
