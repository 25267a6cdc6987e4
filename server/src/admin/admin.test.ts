import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { payments, subscriptions } from '../db/schema.ts'
import { grant, isOver, signUpMaker } from '../testing/generation-server.ts'
import type { Maker } from '../testing/generation-server.ts'
import { unsubscribeLink } from '../site/unsubscribe.ts'
import { startAdminServer } from './testing/admin-server.ts'
import type { AdminServer } from './testing/admin-server.ts'

let server: AdminServer
let maker: Maker
beforeAll(async () => {
  server = await startAdminServer({ env: { TRUST_PROXY: '127.0.0.1' } })
  maker = await signUpMaker(server)
  await server.openAdmin()
  server.script('breaks', {
    end: { state: 'failed', reason: 'engine', message: 'The engine stumbled.', retryable: false },
  })
  await grant(server, maker.user.id, { faces: 9 })
  for (const prompt of ['red hair', 'breaks']) await maker.waitFor((await maker.accept({ prompt })).job_id, isOver)
})
afterAll(() => server[Symbol.asyncDispose]())

const get = async (path: string) => (await server.ask('GET', path)).body
const newestActions = async () => (await get('/admin/actions?limit=5')).actions

const pay = async (userId: string, { plan, currency, amount, refunded = 0 }: Paid) => {
  const now = server.clock.now()
  const [subscription] = await server.ctx.db
    .insert(subscriptions)
    .values({ id: randomUUID(), userId, provider: 'paypal', plan, planId: 'P-1', state: 'active', createdAt: now })
    .returning()
  await server.ctx.db.insert(payments).values({
    userId,
    subscriptionId: subscription?.id ?? '',
    provider: 'paypal',
    providerId: randomUUID(),
    plan,
    amount,
    currency,
    refunded,
    method: 'card',
    periodStart: now,
    periodEnd: now,
    paidAt: now,
    createdAt: now,
  })
}
type Paid = { plan: 'basic' | 'premium'; currency: string; amount: number; refunded?: number }

// Proves: admin-overview-counts-people
test('the overview counts people, generations, failures and money of the period, and what waits', async () => {
  await pay(maker.user.id, { plan: 'basic', currency: 'USD', amount: 1299 })
  await pay(maker.user.id, { plan: 'basic', currency: 'USD', amount: 1299, refunded: 1299 })
  await pay(maker.user.id, { plan: 'premium', currency: 'INR', amount: 299_900 })
  server.clock.advance(1)
  const overview = await get('/admin/overview?days=7')
  expect(overview).toMatchObject({
    sign_ups: { now: 2, before: 0 },
    jobs: { now: 2, before: 0 },
    failed: { now: 1, before: 0 },
    people: { verified: 2, suspended: 0, subscribers: 2 },
    unit: 'day',
    by_kind: [
      { kind: 'face', status: 'failed', count: 1 },
      { kind: 'face', status: 'succeeded', count: 1 },
    ],
    failures: [{ code: 'engine_failed', engine: 'fake', count: 1 }],
    revenue: [
      { currency: 'INR', plan: 'premium', payments: 1, amount: 299_900, refunded: 0 },
      { currency: 'USD', plan: 'basic', payments: 2, amount: 2598, refunded: 1299 },
    ],
    subscriptions: [
      { plan: 'basic', state: 'active', count: 2 },
      { plan: 'premium', state: 'active', count: 1 },
    ],
    waiting: {
      takedowns: 0,
      next_takedown_due_at: null,
      counter_notices: 0,
      appeals: 0,
      messages: 0,
      queued: 0,
      running: 0,
    },
  })
  expect(overview.buckets).toHaveLength(7)
  expect(overview.buckets.at(-1)).toMatchObject({ sign_ups: 2, succeeded: 1, failed: 1 })
  const today = await get('/admin/overview?days=1')
  expect([today.unit, today.buckets.length]).toEqual(['hour', 24])
  expect(today.buckets.reduce((sum: number, each: { failed: number }) => sum + each.failed, 0)).toBe(1)
  expect((await get('/admin/overview?days=2')).details.fields).toEqual({ days: 'Please choose 1, 7 or 30 days.' })
})

describe('people', () => {
  // Proves: admin-found-address-name
  test('are found by address, name and id, page by page, with plan and credits', async () => {
    const others = [await signUpMaker(server), await signUpMaker(server)]
    const all = (await get('/admin/people')).people
    const first = await get('/admin/people?limit=2')
    const second = await get(`/admin/people?limit=2&cursor=${first.next_cursor}`)
    expect([...first.people, ...second.people]).toEqual(all)
    expect(second.next_cursor).toBeNull()
    const found = (await get(`/admin/people?q=${maker.user.email.toUpperCase()}`)).people
    expect(found).toEqual([
      {
        id: maker.user.id,
        email: maker.user.email,
        name: 'Test Person',
        created_at: expect.any(String),
        is_verified: true,
        is_operator: false,
        plan: 'basic',
        is_trial: false,
        credits: 0,
        suspension: null,
      },
    ])
    expect((await get(`/admin/people?q=${others[0]?.user.id}`)).people).toMatchObject([{ is_trial: true }])
    expect((await get('/admin/people?q=Op%20Er')).people).toMatchObject([{ is_operator: true }])
    expect((await get('/admin/people?q=%25')).people).toEqual([])
    expect((await get('/admin/people?state=paying')).people.map(({ id }: { id: string }) => id)).toEqual([
      maker.user.id,
    ])
    expect((await get('/admin/people?state=trial')).people).toHaveLength(4)
    expect((await get('/admin/people?cursor=x')).details.fields).toHaveProperty('cursor')
  })

  test('show their usage, payments and generations', async () => {
    const person = await get(`/admin/people/${maker.user.id}`)
    expect(person).toMatchObject({ email: maker.user.email, usage: { meters: { faces: { used: 1 } } }, actions: [] })
    expect(person.payments).toHaveLength(3)
    expect(person.jobs).toContainEqual({ kind: 'face', status: 'failed', count: 1 })
    expect((await server.ask('GET', `/admin/people/${randomUUID()}`)).status).toBe(404)
  })

  // Proves: admin-suspended-signed-generates
  test('who is suspended is signed out, generates nothing, and is told why; it can be undone', async () => {
    const troubled = await signUpMaker(server)
    const { asset_id: face } = (await troubled.waitFor((await troubled.accept()).job_id, isOver)).result ?? {}
    const token = troubled.user.access
    const { url } = (await server.client.post(`/assets/${face}/share`, {}, { token })).body
    const lookAtShared = async () => (await fetch(server.url + new URL(url).pathname)).status
    expect(await lookAtShared()).toBe(200)
    server.script('waits', { end: 'never' })
    const { job_id: jobId } = await troubled.accept({ prompt: 'waits' })
    const path = `/admin/people/${troubled.user.id}`
    expect((await server.ask('POST', `${path}/suspend`, { reason: ' ' })).body.details.fields).toEqual({
      reason: 'Please say why.',
    })
    const suspended = await server.ask('POST', `${path}/suspend`, { reason: 'Pictures of somebody real.' })
    expect(suspended.body).toMatchObject({
      suspension: { reason: 'Pictures of somebody real.' },
      actions: [{ action: 'person.suspend', actor: 'operator@example.com', reason: 'Pictures of somebody real.' }],
    })
    expect((await troubled.ask()).status).toBe(401)
    expect(await lookAtShared()).toBe(404)
    expect((await server.client.post('/refresh/', { refresh_token: troubled.user.refresh })).status).toBe(401)
    const { email, password } = troubled.user
    const refused = await server.client.post('/manual_login/', { email, password })
    expect([refused.status, refused.body.code, refused.body.message]).toEqual([
      403,
      'suspended',
      'This account is suspended. Reason given: “Pictures of somebody real.” If you think that this is a mistake, write to operator@example.com.',
    ])
    expect((await get(`/admin/jobs?person=${troubled.user.id}`)).jobs[0]).toMatchObject({
      id: jobId,
      status: 'cancelled',
    })
    expect((await get('/admin/people?state=suspended')).people).toHaveLength(1)
    expect((await server.ask('POST', `${path}/suspend`, { reason: 'Again.' })).body.code).toBe('conflict')

    expect((await server.ask('POST', `${path}/unsuspend`, { reason: 'It was a drawing.' })).body.suspension).toBeNull()
    expect((await server.ask('POST', `${path}/unsuspend`, { reason: 'Again.' })).body.code).toBe('conflict')
    expect((await server.client.post('/manual_login/', { email, password })).status).toBe(200)
    expect(await lookAtShared()).toBe(200)
    expect(await newestActions()).toMatchObject([
      { action: 'person.unsuspend', person: { email }, reason: 'It was a drawing.' },
      { action: 'person.suspend', person: { email } },
      { action: 'admin.open', person: null },
    ])
  })

  // Proves: admin-operators-cannot-suspended
  test('operators cannot be suspended', async () => {
    const answer = await server.ask('POST', `/admin/people/${server.operator.user.id}/suspend`, { reason: 'Me.' })
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'This is an operator. Take the address out of ADMIN_EMAILS first.',
    ])
  })
})

// Proves: admin-generations-everybody-narrowed
test('generations of everybody are narrowed down by kind, state, engine and reason, and tell no prompt', async () => {
  const failed = await get('/admin/jobs?kind=face&status=failed&engine=fake&code=engine_failed')
  expect(failed).toMatchObject({
    jobs: [
      {
        person: { email: maker.user.email },
        kind: 'face',
        engine: 'fake',
        tries: 1,
        error: { code: 'engine_failed', message: expect.any(String) },
      },
    ],
    engines: ['fake'],
    next_cursor: null,
  })
  expect(JSON.stringify(failed)).not.toContain('breaks')
  expect((await get('/admin/jobs?engine=elsewhere')).jobs).toEqual([])
  expect((await get('/admin/jobs?status=lost')).details.fields).toHaveProperty('status')
})

describe('the inbox', () => {
  // Proves: admin-messages-wait-marked
  test('messages wait until they are marked as answered', async () => {
    const message = { name: 'Rhea', email: 'rhea@example.com', message: 'Do you sell mugs?' }
    expect((await server.client.post('/contact-us/', message)).status).toBe(200)
    const [open] = (await get('/admin/messages')).messages
    expect(open).toMatchObject({ ...message, answered_at: null })
    const mark = (isAnswered: boolean) =>
      server.ask('POST', `/admin/messages/${open.id}/answered`, { is_answered: isAnswered })
    expect((await mark(true)).body.answered_at).toEqual(expect.any(String))
    expect((await get('/admin/messages')).messages).toEqual([])
    expect((await get('/admin/messages?state=answered')).messages).toHaveLength(1)
    expect((await mark(false)).body.answered_at).toBeNull()
    expect((await get('/admin/overview')).waiting.messages).toBe(1)
    expect((await newestActions()).slice(0, 2)).toMatchObject([
      { action: 'message.reopened', subject: open.id },
      { action: 'message.answered', subject: open.id },
    ])
    expect((await server.ask('POST', `/admin/messages/${randomUUID()}/answered`, { is_answered: true })).status).toBe(
      404,
    )
  })

  // Proves: admin-feedback-comes-gave
  test('feedback comes with who gave it, by rating', async () => {
    const { id: user_id, access: token, email } = maker.user
    for (const rating of [5, 2])
      await server.client.post('/feedbacks/', { user_id, rating, description: `It is a ${rating}.` }, { token })
    expect((await get('/admin/feedback?rating=2')).feedback).toMatchObject([
      { rating: 2, description: 'It is a 2.', person: { email } },
    ])
    expect((await get('/admin/overview')).feedback).toEqual({ count: 2, average: 3.5 })
  })

  // Proves: admin-newsletter-comes-table
  test('the newsletter comes as a table that no spreadsheet runs, and the log tells who took it', async () => {
    const join = (email: string) => server.client.post('/news_letter/', { email })
    for (const email of ['first@example.com', '-cmd@example.com', '+1@example.com'])
      expect((await join(email)).status).toBe(201)
    const answer = await server.ask('GET', '/admin/newsletter.csv')
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="newsletter.csv"')
    const row = (email: string, by: string) =>
      `${email.replace(/^(?=[-+])/, "'")},then,${by},${unsubscribeLink(server.ctx, email)}\r\n`
    const table: string = answer.body.replaceAll(/\d{4}-[\d-]+T[\d:.]+Z/g, 'then')
    expect(table).toMatch(/^Email,Joined at,Wants news by,Unsubscribe link\r\n/)
    for (const email of ['first@example.com', '-cmd@example.com', '+1@example.com'])
      expect(table).toContain(row(email, 'newsletter'))
    expect(table).toContain(row(maker.user.email, 'profile'))
    const people = table.trim().split('\r\n').length - 1
    expect((await get('/admin/overview')).people.subscribers).toBe(people)
    expect((await newestActions())[0]).toMatchObject({ action: 'newsletter.export', subject: `${people} addresses` })
  })
})

// Proves: admin-takedown-decided-look
test('a takedown is decided in the admin area with a look at what it is about, and both logs keep it', async () => {
  const [face] = (await maker.gallery({ tab: 'faces' })).faces
  const share = await server.client.post(`/assets/${face.id}/share`, {}, { token: maker.user.access })
  const { case_number: id } = (
    await server.client.post('/takedowns', {
      address: share.body.url,
      right: 'likeness',
      reasons: 'That is me.',
      name: 'Rhea Sen',
      postal_address: '4 Lake Road, Kolkata',
      email: 'rhea@example.com',
      signature: 'Rhea Sen',
      is_true: true,
    })
  ).body
  const waiting = (await get('/admin/overview')).waiting
  expect([waiting.takedowns, waiting.next_takedown_due_at]).toEqual([1, expect.any(String)])
  const [open] = (await get('/admin/takedowns?state=open')).cases
  expect(open).toMatchObject({ case_number: id, owner: { email: maker.user.email }, preview: { medium: 'image' } })
  expect((await fetch(server.url + open.preview.url)).status).toBe(200)
  const note = 'The likeness is plain.'
  const decided = await server.ask('POST', `/admin/takedowns/${id}/decision`, { action: 'hide', note })
  expect(decided.body).toMatchObject({ state: 'hidden', events: [{}, { action: 'hide', note }] })
  expect((await newestActions())[0]).toMatchObject({ action: 'takedown.hide', subject: id, reason: note })
  expect((await server.ask('POST', `/admin/takedowns/${id}/decision`, { action: 'reject', note })).status).toBe(409)
  expect((await newestActions())[0]).toMatchObject({ action: 'takedown.hide' })
})

// Proves: admin-log-read-page
test('the log is read page by page, by action and by operator', async () => {
  const all = (await get('/admin/actions')).actions
  const first = await get('/admin/actions?limit=3')
  const second = await get(`/admin/actions?limit=3&cursor=${first.next_cursor}`)
  expect([...first.actions, ...second.actions]).toEqual(all.slice(0, 6))
  expect(first.actors).toEqual(['operator@example.com'])
  expect((await get('/admin/actions?action=takedown.hide')).actions).toHaveLength(1)
  expect((await get('/admin/actions?actor=nobody@example.com')).actions).toEqual([])
  for (const path of ['/admin/actions?actor=%00', '/admin/jobs?engine=%00'])
    expect((await get(path)).code).toBe('invalid_input')
})

// Proves: admin-appeal-decided-once
test('an appeal is decided once, the person sees why, and the log keeps it', async () => {
  await server.ask('POST', '/admin/names', { name: 'Nora Quillfeather', reason: 'She asked us to.' })
  const refused = await maker.ask({ prompt: 'Nora Quillfeather with red hair' })
  expect(refused.status).toBeGreaterThanOrEqual(400)
  const [own] = (await maker.get('/refusals')).body.refusals
  const { access: token } = maker.user
  await server.client.post(`/refusals/${own.id}/appeal`, { text: 'It is my own name.' }, { token })
  expect((await get('/admin/overview')).waiting.appeals).toBe(1)
  const { appeals } = await get('/admin/appeals')
  expect(appeals).toMatchObject([{ id: own.id, appeal: 'It is my own name.', person: { email: maker.user.email } }])
  const decide = () =>
    server.ask('POST', `/admin/appeals/${own.id}/decision`, {
      decision: 'refuse',
      note: 'It belongs to another person.',
    })
  expect((await decide()).status).toBe(204)
  expect((await decide()).status).toBe(409)
  expect((await maker.get('/refusals')).body.refusals[0]).toMatchObject({
    state: 'upheld',
    note: 'It belongs to another person.',
  })
  expect((await newestActions())[0]).toMatchObject({ action: 'appeal.refuse', person: { email: maker.user.email } })
})

// Proves: admin-name-blocked-allowed
test('a name is blocked and allowed again, each with a reason in the log', async () => {
  const { names } = await get('/admin/names')
  const blocked = names.find(({ name }: { name: string }) => name === 'Nora Quillfeather')
  expect(blocked).toMatchObject({ note: 'She asked us to.', added_by: 'operator@example.com' })
  const allow = () => server.ask('POST', `/admin/names/${blocked.id}/remove`, { reason: 'She changed her mind.' })
  expect((await allow()).status).toBe(204)
  expect((await allow()).status).toBe(404)
  expect((await get('/admin/names')).names).toEqual([])
  expect((await newestActions())[0]).toMatchObject({
    action: 'name.allow',
    subject: 'Nora Quillfeather',
    reason: 'She changed her mind.',
  })
})
