import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { payments, subscriptions, users } from '../../db/schema.ts'
import { startTestServer } from '../../testing/start-test-server.ts'
import { createTestDatabase } from '../../testing/test-database.ts'
import { putAddress } from '../addresses/store.ts'
import { choosePlan } from '../plans/choose-plan.ts'
import { INDIAN } from '../testing/billing-server.ts'
import { createScriptedPayments } from '../testing/scripted-payments.ts'
import { applyPaymentEvent } from './payment-events.ts'

const dayMs = 24 * 60 * 60 * 1000
const provider = 'razorpay'

// Proves: subscription-turns
test('fifty events of one subscription at two servers at once are all taken, and none is refused for being busy', async () => {
  await using database = await createTestDatabase()
  const scripted = createScriptedPayments()
  const options = { overrides: { payments: scripted }, databaseUrl: database.url, worker: false }
  await using one = await startTestServer(options)
  await using other = await startTestServer(options)
  const { db } = one.ctx
  const now = one.clock.now()
  const [user] = await db.insert(users).values({ email: 'p@example.com', name: 'P', verifiedAt: now }).returning()
  const userId = user?.id ?? ''
  const { full_name: fullName, phone_number: phoneNumber, ...place } = INDIAN
  await putAddress(db, { userId, fullName, phoneNumber, ...place, updatedAt: now })
  const planId = scripted[provider].planIds.basic
  await choosePlan(one.ctx, { userId, planId, provider, idempotencyKey: null, requestHash: '' })
  const [begun] = await db.select().from(subscriptions).where(eq(subscriptions.userId, userId))
  const id = begun?.providerId ?? ''
  const asksBefore = scripted[provider].calls.length
  const events = Array.from({ length: 50 }, (_, at) => {
    scripted[provider].pay(id, new Date(now.getTime() + at * dayMs))
    if (at === 49) scripted[provider].change(id, { state: 'past_due' })
    return applyPaymentEvent(at % 2 === 0 ? one.ctx : other.ctx, provider, scripted[provider].event(id))
  })
  const ends = await Promise.allSettled(events)
  expect(ends.filter(({ status }) => status === 'rejected')).toEqual([])

  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.providerId, id))
  expect(row?.state).toBe('past_due')
  expect(await db.$count(payments, eq(payments.subscriptionId, row?.id ?? ''))).toBe(50)
  // Whoever comes too late shares the next turn of its server with all who do.
  expect(scripted[provider].calls.length - asksBefore).toBeLessThan(75)
})
