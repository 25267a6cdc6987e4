import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listOutbox } from '../../adapters/mail/outbox/outbox.ts'
import { signUpSubscriber, startBillingServer } from '../../billing/testing/billing-server.ts'
import type { BillingServer, Subscriber } from '../../billing/testing/billing-server.ts'
import { waitMs } from '../../testing/time.ts'
import { readPerson, suspendPerson, unsuspendPerson } from './people.ts'

let server: BillingServer
beforeAll(async () => {
  server = await startBillingServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const done = ({ user }: Subscriber) => ({ personId: user.id, reason: 'Not theirs.', actor: 'operator@example.com' })
const atProvider = ({ scripted }: Subscriber, id: string) => scripted.subscriptions.get(id)?.state

// Proves: suspended-charged
test.each(['razorpay', 'paypal'] as const)('who is suspended is not charged again by %s', async (provider) => {
  const person = await signUpSubscriber(server, provider)
  const { id } = await person.subscribe('basic')
  const read = async () => (await readPerson(server.ctx, person.user.id)).subscriptions
  expect(await read()).toMatchObject([{ plan: 'basic', provider, state: 'active' }])
  await suspendPerson(server.ctx, done(person))
  await vi.waitFor(() => expect(atProvider(person, id)).toBe('cancelled'), waitMs)
  await vi.waitFor(
    async () => expect(await read()).toMatchObject([{ state: 'cancelled', next_charge_at: null }]),
    waitMs,
  )
  const { mail } = server.ctx.config
  const mails = async () =>
    (mail.kind === 'outbox' ? await listOutbox(mail.dir) : []).filter(({ to }) => to.includes(person.user.email))
  await vi.waitFor(async () => {
    const told = (await mails()).find(({ subject }) => subject === 'Your Visage plan is cancelled')
    expect(told?.text).toContain('will not be charged again, as your account is suspended.')
    expect(told?.text).not.toContain('stays usable')
  }, waitMs)

  await unsuspendPerson(server.ctx, done(person))
  expect(atProvider(person, id)).toBe('cancelled')
  await person.signIn()
  expect(await person.plan()).toMatchObject({ plan: 'basic', state: 'cancelled' })
})

// Proves: suspended-page-paid-suspension
test('a page that is paid on after the suspension is cancelled too', async () => {
  const person = await signUpSubscriber(server)
  const { body } = await person.choose('basic')
  const id: string = body.subscription_id
  await suspendPerson(server.ctx, done(person))
  await vi.waitFor(() => expect(atProvider(person, id)).toBe('cancelled'), waitMs)
  person.scripted.pay(id, server.clock.now())
  person.scripted.change(id, { state: 'active' })
  await person.deliver(id)
  await vi.waitFor(() => expect(atProvider(person, id)).toBe('cancelled'), waitMs)
})
