import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Context } from '../program/context.ts'
import { allowances, ledger, payments, subscriptions, users } from '../db/schema.ts'
import { inTransaction } from '../db/transaction.ts'
import { AppError } from '../lib/app-error.ts'
import { waitMs } from '../testing/time.ts'
import { putAddress } from './addresses/store.ts'
import { release, reserve, settle } from './ledger/charge.ts'
import { addMovement } from './ledger/store.ts'
import { readUsage } from './ledger/usage.ts'
import { openTrial } from './membership.ts'
import { choosePlan } from './plans/choose-plan.ts'
import { cancelSubscription } from './plans/current-plan.ts'
import { reconcileSubscriptions } from './subscriptions/reconcile-subscriptions.ts'
import { applyPaymentEvent } from './subscriptions/payment-events.ts'
import { startBillingServer } from './testing/billing-server.ts'
import type { BillingServer } from './testing/billing-server.ts'
import { CrashError, createCrashingDb } from './testing/crashing-db.ts'

const operationsPerRun = 1000
const jobsPerRun = 250
const dayMs = 24 * 60 * 60 * 1000

const provider = 'razorpay'
const plan = fc.constantFrom('basic', 'advanced', 'premium')
const job = fc.nat(jobsPerRun - 1)
const subscription = fc.nat(1000)

const operation = fc.oneof(
  { weight: 10, arbitrary: fc.record({ do: fc.constant('reserve' as const), job }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('settle' as const), job }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('release' as const), job }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('undo' as const), job }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('choose' as const), plan }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constant('pay' as const), subscription, news: fc.nat(2) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('late news' as const), subscription }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('fail to pay' as const), subscription }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cancel' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('refund' as const), subscription, isWhole: fc.boolean() }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('crash' as const), after: fc.nat(25) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('provider fails' as const),
      verb: fc.constantFrom('create', 'read', 'find', 'cancel'),
      when: fc.constantFrom('before', 'after'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('days pass' as const), days: fc.integer({ min: 1, max: 12 }) }) },
)
type Operation = typeof operation extends fc.Arbitrary<infer Value> ? Value : never

const history = fc
  .array(operation, { minLength: operationsPerRun, maxLength: operationsPerRun, size: 'max' })
  .chain((operations) =>
    fc.array(fc.integer({ min: 1, max: 8 }), { minLength: 50, maxLength: 200 }).map((sizes) => {
      const batches: Operation[][] = []
      for (let at = 0, index = 0; at < operations.length; index += 1) {
        const size = sizes[index % sizes.length] ?? 1
        batches.push(operations.slice(at, at + size))
        at += size
      }
      return batches
    }),
  )

class ChangedMind extends Error {}
class NoAnswer extends Error {}

const isExpected = (error: unknown): boolean =>
  error instanceof AppError ||
  error instanceof CrashError ||
  error instanceof ChangedMind ||
  error instanceof NoAnswer ||
  (error instanceof Error && (error.cause as { code?: string } | undefined)?.code === '23505') ||
  /reserved nothing|has ended before/.test(String(error))

type Told = { isReserved: boolean; end: 'settle' | 'release' | null }

describe.each([false, true])('money and quota (database on a server: %s)', (isOnServer) => {
  let server: BillingServer
  beforeAll(async () => {
    server = await startBillingServer({ isOnServer })
  })
  afterAll(() => server[Symbol.asyncDispose]())

  const addPerson = async (): Promise<string> => {
    const { db } = server.ctx
    const now = server.clock.now()
    const [user] = await db
      .insert(users)
      .values({ email: `${randomUUID()}@example.com`, name: 'P', verifiedAt: now })
      .returning()
    if (!user) throw new Error('no person')
    const { id: userId } = user
    await openTrial(db, { userId, startsAt: now })
    await addMovement(db, { userId, meter: 'credits', type: 'grant', amount: 50, reason: 'test', createdAt: now })
    const address = { fullName: 'P', phoneNumber: '9876543210', address: 'A', city: 'C', state: 'S', pincode: '560001' }
    await putAddress(db, { userId, ...address, country: 'IN', updatedAt: now })
    return userId
  }

  const createWorld = async () => {
    const userId = await addPerson()
    const scripted = server.payments[provider]
    scripted.subscriptions.clear()
    const crashing = createCrashingDb(server.ctx.db)
    const ctx: Context = { ...server.ctx, db: crashing.db }
    const jobIds = Array.from({ length: jobsPerRun }, () => randomUUID())
    const told = new Map<string, Told>()
    const pick = (index: number) => [...scripted.subscriptions.values()].at(index % (scripted.subscriptions.size || 1))

    const onLedger = async (what: 'reserve' | 'settle' | 'release' | 'undo', jobId: string) => {
      const work = { reserve, settle, release, undo: reserve }[what]
      const now = server.clock.now()
      await inTransaction(ctx.db, async (tx) => {
        await work(tx, { userId, kind: 'face', jobId, now })
        if (what === 'undo') throw new ChangedMind('rolled back')
      })
      const known = told.get(jobId) ?? { isReserved: false, end: null }
      if (what === 'reserve') {
        expect(known.isReserved).toBe(false)
        told.set(jobId, { ...known, isReserved: true })
      } else if (what !== 'undo') {
        expect(known.end).toBeNull()
        told.set(jobId, { ...known, end: what })
      }
    }

    const hear = async (id: string, times: number) => {
      const event = scripted.event(id)
      await Promise.all(Array.from({ length: times }, () => applyPaymentEvent(ctx, provider, event)))
    }

    const run = async (step: Operation): Promise<unknown> => {
      switch (step.do) {
        case 'reserve':
        case 'settle':
        case 'release':
        case 'undo':
          return onLedger(step.do, jobIds[step.job] ?? '')
        case 'choose':
          return choosePlan(ctx, {
            userId,
            planId: scripted.planIds[step.plan],
            provider,
            idempotencyKey: null,
            requestHash: '',
          })
        case 'pay': {
          const chosen = pick(step.subscription)
          if (!chosen || chosen.state === 'cancelled' || chosen.cancelsAtPeriodEnd) return undefined
          scripted.pay(chosen.id, server.clock.now())
          return hear(chosen.id, step.news)
        }
        case 'late news': {
          const chosen = pick(step.subscription)
          return chosen && hear(chosen.id, 1)
        }
        case 'fail to pay': {
          const chosen = pick(step.subscription)
          if (chosen?.state === 'active') scripted.change(chosen.id, { state: 'past_due' })
          return chosen && hear(chosen.id, 1)
        }
        case 'cancel':
          return cancelSubscription(ctx, userId)
        case 'refund': {
          const chosen = pick(step.subscription)
          const last = chosen?.payments.at(-1)
          if (!chosen || !last || last.refunded > 0) return undefined
          scripted.refund(chosen.id, last.id, step.isWhole ? last.amount : 100)
          return hear(chosen.id, 1)
        }
        case 'crash':
          return crashing.crashAfter(step.after)
        case 'provider fails':
          return scripted.failNext(step.verb, { error: new NoAnswer('no answer'), when: step.when })
        case 'days pass':
          return server.clock.advance(step.days * dayMs)
        default:
          throw new Error(`Nobody can ${String(step satisfies never)}.`)
      }
    }

    return {
      userId,
      scripted,
      told,
      run: async (step: Operation) => {
        try {
          await run(step)
        } catch (error) {
          if (!isExpected(error)) throw error
        }
      },
      /** Everything is heard of in the end, as the nightly comparison sees to it. */
      async settleDown() {
        crashing.stop()
        scripted.heal()
        await reconcileSubscriptions(server.ctx, new AbortController().signal)
        for (const { id } of scripted.subscriptions.values())
          await applyPaymentEvent(server.ctx, provider, scripted.event(id))
      },
    }
  }
  type World = Awaited<ReturnType<typeof createWorld>>

  const checkJobs = async ({ userId, told }: World) => {
    const rows = await server.ctx.db.select().from(ledger).where(eq(ledger.userId, userId))
    const ofJobs = Map.groupBy(
      rows.filter(({ jobId }) => jobId !== null),
      ({ jobId }) => jobId,
    )
    expect(ofJobs.size).toBe([...told.values()].filter(({ isReserved }) => isReserved).length)
    for (const [jobId, movements] of ofJobs) {
      const known = told.get(jobId ?? '')
      const types = movements.map(({ type }) => type).toSorted()
      expect(types).toEqual(known?.end ? ['reserve', known.end].toSorted() : ['reserve'])
      const cost = movements.find(({ type }) => type === 'reserve')?.amount ?? 0
      expect(cost).toBeLessThan(0)
      expect(movements.reduce((sum, { amount }) => sum + amount, 0)).toBe(known?.end === 'release' ? 0 : cost)
    }
    return rows
  }

  const checkBalance = async ({ userId }: World, rows: (typeof ledger.$inferSelect)[]) => {
    const windows = await server.ctx.db.select().from(allowances).where(eq(allowances.userId, userId))
    for (const window of windows) {
      const used = -rows
        .filter(({ allowanceId }) => allowanceId === window.id)
        .reduce((sum, row) => sum + row.amount, 0)
      expect(used).toBeGreaterThanOrEqual(0)
      expect(used).toBeLessThanOrEqual(window.faces)
    }
    const credits = rows.filter(({ meter }) => meter === 'credits').reduce((sum, { amount }) => sum + amount, 0)
    expect(credits).toBeGreaterThanOrEqual(0)
    expect((await readUsage(server.ctx, userId)).credits).toBe(credits)
    return windows
  }

  const checkPayments = async ({ userId, scripted }: World, windows: (typeof allowances.$inferSelect)[]) => {
    const rows = await server.ctx.db.select().from(payments).where(eq(payments.userId, userId))
    const truth = [...scripted.subscriptions.values()].flatMap((each) => each.payments)
    expect(rows.map(({ providerId }) => providerId).toSorted()).toEqual(truth.map(({ id }) => id).toSorted())
    const now = server.clock.now()
    for (const { id, amount, refunded } of truth) {
      const row = rows.find(({ providerId }) => providerId === id)
      expect([row?.amount, row?.refunded]).toEqual([amount, refunded])
      const opened = windows.filter(({ paymentId }) => paymentId === row?.id)
      if (refunded < amount) expect(opened).toHaveLength(1)
      else for (const window of opened) expect(window.endsAt <= now || window.endsAt <= window.startsAt).toBe(true)
    }
    expect(windows.filter(({ source }) => source === 'trial')).toHaveLength(1)
    expect(windows.filter(({ paymentId, source }) => source === 'plan' && paymentId === null)).toHaveLength(0)
  }

  const checkSubscriptions = async ({ scripted }: World) => {
    const references = [...scripted.subscriptions.values()].flatMap(({ reference }) => reference ?? [])
    expect(new Set(references).size).toBe(references.length)
    const rows = await server.ctx.db.select().from(subscriptions).where(inArray(subscriptions.id, references))
    expect(rows).toHaveLength(references.length)
    await vi.waitFor(
      () => {
        const charging = [...scripted.subscriptions.values()].filter(
          ({ state, cancelsAtPeriodEnd }) => state === 'active' && !cancelsAtPeriodEnd,
        )
        expect(charging.length).toBeLessThanOrEqual(1)
      },
      { timeout: waitMs, interval: 100 },
    )
  }

  test.each([
    ['whatever happens in whatever order, nothing is charged, given or lost twice', { numRuns: 2 }],
    [
      'news of a subscription that everybody has news of is not refused for being busy',
      { seed: -307909657, path: '0', numRuns: 1 },
    ],
  ])('%s', async (_name, run) => {
    await fc.assert(
      fc.asyncProperty(history, async (batches) => {
        const world = await createWorld()
        for (const batch of batches) await Promise.all(batch.map((step) => world.run(step)))
        await world.settleDown()
        const rows = await checkJobs(world)
        const windows = await checkBalance(world, rows)
        expect(windows).not.toHaveLength(0)
        await checkPayments(world, windows)
        await checkSubscriptions(world)
      }),
      { ...run, endOnFailure: true },
    )
  })
})
