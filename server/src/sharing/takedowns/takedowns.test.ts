import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { listOutbox } from '../../adapters/mail/outbox/outbox.ts'
import { startAdminServer } from '../../admin/testing/admin-server.ts'
import type { AdminServer } from '../../admin/testing/admin-server.ts'
import { takedownEvents } from '../../db/schema.ts'
import { grant, isOver, signUpMaker } from '../../testing/generation-server.ts'
import type { Maker } from '../../testing/generation-server.ts'
import type { Answer } from '../../testing/test-client.ts'
import { waitMs } from '../../testing/time.ts'
import { hideOverdue } from './decide-takedown.ts'

const hourMs = 60 * 60 * 1000

let server: AdminServer
let maker: Maker
let face: string
let page: string
const filed: string[] = []
beforeAll(async () => {
  server = await startAdminServer({ env: { ADMIN_EMAILS: 'Boss@example.com, operator@example.com' } })
  maker = await signUpMaker(server)
  await server.openAdmin()
  await grant(server, maker.user.id, { faces: 9 })
  face = (await maker.waitFor((await maker.accept()).job_id, isOver)).result?.asset_id ?? ''
})
beforeEach(async () => {
  // Limits of the test before are over, and its cases, which the clock would hide.
  await pass(25)
  for (const caseNumber of filed.splice(0)) for (const action of ['reject', 'restore']) await decide(caseNumber, action)
  page = new URL((await call(maker, 'POST', `/assets/${face}/share`, {})).body.url).pathname
})
afterAll(() => server[Symbol.asyncDispose]())

const call = (by: Maker, method: 'GET' | 'POST', path: string, body?: object) =>
  server.client.request(method, path, { token: by.user.access, ...(body && { body }) })
const caseAddress = /http:\/\/localhost:0(\/takedown\/VT-\w{4}-\w{4}\/[\w-]{43})/
/** Where the first mail to who complained leads to. */
const readCaseLink = async (caseNumber: string, to = notice.email) =>
  caseAddress.exec((await readMails(to, caseNumber, 1)).join())?.[1] ?? ''
const readCasePage = async (link: string, method = 'GET') => {
  const answer = await fetch(server.url + link, { method })
  return { status: answer.status, html: await answer.text() }
}
const confirm = async (caseNumber: string) => readCasePage(await readCaseLink(caseNumber), 'POST')
const notice = {
  right: 'likeness',
  reasons: 'That is my face.',
  name: 'Rhea Sen',
  postal_address: '4 Lake Road, Kolkata',
  email: 'rhea@example.com',
  signature: 'Rhea Sen',
  is_true: true,
}
const complain = async (change: object = {}) => {
  const answer = await server.client.post('/takedowns', { ...notice, address: `http://localhost:0${page}`, ...change })
  if (answer.status === 201) filed.push(answer.body.case_number)
  return answer
}
const decide = (caseNumber: string, action: string) =>
  server.ask('POST', `/admin/takedowns/${caseNumber}/decision`, { action, note: 'We looked.' })
/** Time goes on: both sign in again, and the operator opens the admin area anew. */
const pass = async (hours: number) => {
  server.clock.advance(hours * hourMs)
  await Promise.all([maker, server.operator].map((each) => each.signIn()))
  await server.openAdmin()
}
const statusOf = async (path: string) => (await fetch(server.url + path)).status
const counter = {
  reasons: 'It is nobody.',
  name: 'Tara Vell',
  postal_address: '1 Hill Street, Pune',
  email: 'tara@example.com',
  signature: 'Tara Vell',
  accepts_courts: true,
}

/** The texts of the mails to an address that name a case, as soon as there are so many. */
const readMails = async (to: string, caseNumber: string, count: number): Promise<string[]> => {
  const { mail } = server.ctx.config
  const dir = mail.kind === 'outbox' ? mail.dir : ''
  const deadline = Date.now() + waitMs
  for (;;) {
    const texts = (await listOutbox(dir))
      .filter((mail) => mail.to.includes(to) && mail.subject.includes(caseNumber))
      .map(({ text }) => text)
    if (texts.length >= count || Date.now() > deadline) return texts
    await sleep(50)
  }
}

// Proves: takedowns-notice-gets-case
test('a notice gets a case number, is hidden by the operator at once, and both sides learn why', async () => {
  const { status, body } = await complain()
  expect([status, body.case_number]).toEqual([201, expect.stringMatching(/^VT-[2-9A-Z]{4}-[2-9A-Z]{4}$/)])
  const id = body.case_number
  await confirm(id)
  expect(await statusOf(page)).toBe(200)
  const decided = await decide(id, 'hide')
  expect(decided.body).toMatchObject({ state: 'hidden', asset_id: face, name: 'Rhea Sen' })
  expect([await statusOf(page), await statusOf(`${page}/media`), await statusOf(`${page}/card.jpg`)]).toEqual([
    404, 404, 404,
  ])
  expect((await call(maker, 'POST', `/assets/${face}/share`, {})).body).toMatchObject({
    code: 'conflict',
    message: `This was taken down in the case ${id}. You may send a counter-notice.`,
  })
  expect((await readMails('rhea@example.com', id, 2)).join()).toContain('no longer shown')
  const [toOwner = ''] = await readMails(maker.user.email, id, 1)
  expect(toOwner).toContain('That is my face.')
  expect(toOwner).not.toContain('rhea@example.com')
  expect((await readMails('operator@example.com', id, 1)).join()).toContain('Rhea Sen (rhea@example.com)')

  const own = (await call(maker, 'GET', '/takedowns')).body.cases
  expect(own[0]).toMatchObject({ case_number: id, state: 'hidden', reasons: 'That is my face.' })
  expect(JSON.stringify(own)).not.toContain('Rhea')

  expect((await call(maker, 'POST', `/takedowns/${id.toLowerCase()}/counter-notice`, counter)).status).toBe(200)
  expect((await readMails('rhea@example.com', id, 3)).join()).toContain('Its owner objects')
  expect((await readCasePage(await readCaseLink(id))).html).toContain('It is nobody.')
  const restored = (await decide(id, 'restore')).body
  expect(restored.events.map(({ actor, action }: { actor: string; action: string }) => [actor, action])).toEqual([
    ['visitor', 'received'],
    ['visitor', 'confirmed'],
    ['operator@example.com', 'hide'],
    ['owner', 'counter'],
    ['operator@example.com', 'restore'],
  ])
  expect(restored.counter_notice).toContain('1 Hill Street, Pune')
  expect(await statusOf(page)).toBe(200)
})

// Proves: takedowns-decides-three-hours
test('nobody decides for three hours: the clock hides it, and a rejected notice it leaves alone', async () => {
  const first = (await complain()).body.case_number
  await confirm(first)
  const rejected = (await complain({ reasons: 'I do not like it.' })).body.case_number
  expect((await decide(rejected, 'reject')).body.state).toBe('rejected')
  server.clock.advance(2.9 * hourMs)
  await hideOverdue(server.ctx, server.clock.now())
  expect(await statusOf(page)).toBe(200)
  server.clock.advance(0.2 * hourMs)
  await hideOverdue(server.ctx, server.clock.now())
  expect(await statusOf(page)).toBe(404)
  await pass(0)
  const { cases } = (await server.ask('GET', '/admin/takedowns?state=hidden')).body
  expect(cases.map((each: { case_number: string }) => each.case_number)).toEqual([first])
  expect(cases[0].events.at(-1)).toMatchObject({ actor: 'clock', note: 'Nobody decided within three hours.' })
  expect((await decide(rejected, 'restore')).body.code).toBe('conflict')
  await decide(first, 'restore')
})

// Proves: takedowns-clock-waits-confirmed
test('a notice that nobody confirms hides nothing by itself, and one that is confirmed late does', async () => {
  const typed = (await complain()).body.case_number
  server.clock.advance(30 * hourMs)
  await hideOverdue(server.ctx, server.clock.now())
  expect(await statusOf(page)).toBe(200)
  await confirm(typed)
  await hideOverdue(server.ctx, server.clock.now())
  expect(await statusOf(page)).toBe(404)
  await pass(0)
  await decide(typed, 'restore')
})

test('two cases about one item: it stays hidden until neither hides it', async () => {
  const ids = [(await complain()).body.case_number, (await complain()).body.case_number]
  await confirm(ids[0])
  for (const id of ids) await decide(id, 'hide')
  await decide(ids[1], 'restore')
  expect(await statusOf(page)).toBe(404)
  await decide(ids[0], 'restore')
  expect(await statusOf(page)).toBe(200)
  const told = await readMails('rhea@example.com', ids[0], 3)
  expect(told.join()).toContain('We have looked into it once more and put the content back.')
})

// Proves: takedowns-address-confirmed-gets
test('an address that nobody has confirmed gets one mail in our own words, whatever strangers typed', async () => {
  const victim = 'victim@example.com'
  const spam = 'Buy at https://spam.example'
  const typed = { reasons: spam, name: spam, postal_address: spam, signature: spam }
  const { case_number: id } = (await complain({ ...typed, email: victim, address: `${page}?${spam}` })).body
  const { case_number: ours } = (await complain({ ...typed, email: victim })).body
  for (const each of [id, ours]) await decide(each, 'hide')
  await call(maker, 'POST', `/takedowns/${ours}/counter-notice`, { ...counter, reasons: spam })
  // News to the operator come last, so everything to the address is written by then.
  await readMails('operator@example.com', ours, 2)
  for (const each of [id, ours]) {
    const told = await readMails(victim, each, 1)
    expect(told).toHaveLength(1)
    expect(told.join()).not.toContain('spam')
    expect(told.join()).toMatch(caseAddress)
  }

  const link = await readCaseLink(ours, victim)
  const before = await readCasePage(link)
  expect([before.status, before.html]).toEqual([200, expect.stringContaining('Yes, I sent this notice')])
  expect(before.html).not.toContain('spam')
  const confirmed = await readCasePage(link, 'POST')
  expect([confirmed.status, confirmed.html]).toEqual([200, expect.stringContaining('Its owner objects')])
  expect(confirmed.html).toContain(spam)
  await decide(ours, 'restore')
  const told = (await readMails(victim, ours, 2)).join()
  expect(told).toContain('After an objection we have put the content back.')
  expect(told).not.toContain('spam')
  await decide(id, 'restore')
  const { cases } = (await server.ask('GET', '/admin/takedowns?state=restored')).body
  const shown = cases.find((each: { case_number: string }) => each.case_number === ours)
  expect(shown).toMatchObject({ is_confirmed: true })
  expect(shown.events.map(({ action }: { action: string }) => action)).toContain('confirmed')
})

// Proves: takedowns-case-shown-address
test('a case is shown at the address in the mail alone', async () => {
  const id = (await complain()).body.case_number
  const link = await readCaseLink(id)
  for (const method of ['GET', 'POST']) {
    expect((await readCasePage(`${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`, method)).status).toBe(404)
    expect((await readCasePage(link.replace(id, 'VT-2222-2222'), method)).status).toBe(404)
    expect((await readCasePage(link.replace(id, '%00'), method)).status).toBe(404)
  }
  const [first, second] = [await readCasePage(link, 'POST'), await readCasePage(link, 'POST')]
  expect(second).toEqual(first)
  expect(first.html).toContain('That is my face.')
})

// Proves: takedowns-address-gets-few
test('an address gets few mails of notices, and each of them is taken all the same', async () => {
  const answers: Answer[] = []
  for (const email of ['flood@example.com', 'Flood@Example.com', 'flood+1@example.com'])
    answers.push(await complain({ email }))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
  const last = answers.at(-1)?.body.case_number
  await readMails('operator@example.com', last, 1)
  expect(await readMails('flood+1@example.com', last, 0)).toEqual([])
  server.clock.advance(2 * hourMs)
  const later = (await complain({ email: 'flood@example.com' })).body.case_number
  expect(await readMails('flood@example.com', later, 1)).toHaveLength(1)
})

// Proves: takedowns-operators-see-queue
test('only operators see the queue or decide, and only the owner objects', async () => {
  const id = (await complain()).body.case_number
  const stranger = await signUpMaker(server)
  for (const by of [maker, stranger]) {
    expect((await call(by, 'GET', '/admin/takedowns')).status).toBe(404)
    const decision = { action: 'hide', note: 'Mine.' }
    expect((await call(by, 'POST', `/admin/takedowns/${id}/decision`, decision)).status).toBe(404)
  }
  await decide(id, 'hide')
  expect((await call(stranger, 'POST', `/takedowns/${id}/counter-notice`, counter)).status).toBe(404)
  expect((await call(stranger, 'GET', '/takedowns')).body.cases).toEqual([])
  expect((await decide('VT-2222-2222', 'hide')).status).toBe(404)
  await decide(id, 'restore')
})

test('a notice about nothing is answered like any other, and too many are refused', async () => {
  const answers: Answer[] = []
  for (let count = 0; count < 6; count++) answers.push(await complain({ address: 'https://elsewhere.example/x' }))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201, 429])
  const { case_number: caseNumber, ...rest } = answers[0]?.body ?? {}
  expect(Object.keys(rest)).toEqual(['message'])
  await confirm(caseNumber)
  await decide(caseNumber, 'hide')
  const told = (await readMails('rhea@example.com', caseNumber, 2)).join()
  expect(told).toContain('Nothing is shown at the address that you named.')
  expect(told).not.toContain('no longer shown')
})

test.each([
  ['address', { address: ' ' }],
  ['right', { right: 'taste' }],
  ['reasons', { reasons: '' }],
  ['email', { email: 'rhea' }],
  ['is_true', { is_true: false }],
  ['signature', { signature: undefined }],
])('names %s when it is wrong', async (field, change) => {
  expect(Object.keys((await complain(change)).body.details.fields)).toEqual([field])
})

test('the form for notices works without scripts and keeps what was typed', async () => {
  const address = `http://localhost:0${page}`
  const html = await (await fetch(server.url + page)).text()
  expect(html).toContain(`href="/takedown?item=${encodeURIComponent(address)}"`)
  const form = await fetch(`${server.url}/takedown?item=${encodeURIComponent(address)}`)
  expect([form.status, await form.text()]).toEqual([200, expect.stringContaining(`value="${address}"`)])

  const { is_true: _, ...typed } = { ...notice, address, reasons: '<b>mine</b>' }
  const send = (fields: Record<string, string>) =>
    fetch(`${server.url}/takedown`, { method: 'POST', body: new URLSearchParams(fields) })
  const refused = await send(typed)
  const again = await refused.text()
  expect(refused.status).toBe(400)
  expect(again).toContain('Please confirm that the notice is true.')
  expect(again).toContain('&lt;b&gt;mine&lt;/b&gt;</textarea>')
  const taken = await send({ ...typed, is_true: 'yes' })
  expect([taken.status, await taken.text()]).toEqual([201, expect.stringMatching(/<strong>VT-\w{4}-\w{4}<\/strong>/)])
  const { cases } = (await server.ask('GET', '/admin/takedowns?state=open')).body
  expect(cases.at(-1)).toMatchObject({ asset_id: face, reasons: '<b>mine</b>' })
  expect((await send({ other: 'x'.repeat(70_000) })).status).toBe(413)
})

// Proves: takedowns-case-deleted
test('a case whose time has passed can be deleted with its events, and nobody finds it any more', async () => {
  const { case_number: caseNumber } = (await complain()).body
  filed.pop()
  const events = () => server.ctx.db.$count(takedownEvents, sql`takedown_id in (select id from takedowns)`)
  const before = await events()
  await server.ctx.db.execute(sql`delete from takedowns where case_number = ${caseNumber}`)
  expect(await server.ctx.db.$count(takedownEvents)).toBe(await events())
  expect(await events()).toBeLessThan(before)
  const gone = await server.ask('POST', `/admin/takedowns/${caseNumber}/decision`, { action: 'reject', note: 'x' })
  expect(gone.status).toBe(404)
})
