import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '../../db/client.ts'
import type { Database } from '../../db/client.ts'
import { allowances, ledger, users } from '../../db/schema.ts'
import type { JobCost } from '../../db/schema/generation.ts'
import { inTransaction } from '../../db/transaction.ts'
import { AppError } from '../../lib/app-error.ts'
import { createTestDatabase, openPreparedDatabase } from '../../testing/test-database.ts'
import { openTrial } from '../membership.ts'
import { release, reserve, settle } from './charge.ts'

type Action = { do: 'reserve' | 'settle' | 'release' | 'undo'; job: number }
type Told = { reserved: JobCost | null; end: 'settle' | 'release' | null }

const faces = 3
const bonus = 7
const creditsPerFace = 3
const jobsPerRun = 8
const now = new Date()
const startsAt = new Date(now.getTime() - 24 * 60 * 60 * 1000)

const action: fc.Arbitrary<Action> = fc.record({
  do: fc.constantFrom('reserve', 'settle', 'release', 'undo'),
  job: fc.nat(jobsPerRun - 1),
})
/** Batches of actions that happen at the same time. */
const history = fc.array(fc.array(action, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 8 })

class ChangedMind extends Error {}

const isDuplicate = (error: unknown) =>
  error instanceof Error && (error.cause as { code?: string } | undefined)?.code === '23505'

describe.each(['embedded', 'PostgreSQL'])('the ledger on the %s database', (backend) => {
  let database: Database
  let drop: (() => PromiseLike<void>) | undefined
  beforeAll(async () => {
    if (backend === 'embedded') database = await openPreparedDatabase()
    else {
      const server = await createTestDatabase()
      drop = () => server[Symbol.asyncDispose]()
      database = await openDatabase({ kind: 'server', url: server.url })
    }
  })
  afterAll(async () => {
    await database.close()
    await drop?.()
  })

  const addPerson = async (): Promise<string> => {
    const [user] = await database.db
      .insert(users)
      .values({ email: `${randomUUID()}@example.com`, name: 'P', verifiedAt: startsAt })
      .returning()
    if (!user) throw new Error('no person')
    await openTrial(database.db, { userId: user.id, startsAt })
    await database.db
      .insert(ledger)
      .values({ userId: user.id, meter: 'credits', type: 'grant', amount: bonus, reason: 'test', createdAt: now })
    return user.id
  }

  const act = async (userId: string, { do: what, jobId }: { do: Action['do']; jobId: string }) => {
    const work = { reserve, settle, release, undo: reserve }[what]
    return inTransaction(database.db, async (tx) => {
      const done = await work(tx, { userId, kind: 'face', jobId, now })
      if (what === 'undo') throw new ChangedMind('rolled back')
      return done
    })
  }

  const replay = async (batches: Action[][]) => {
    const userId = await addPerson()
    const jobIds = Array.from({ length: jobsPerRun }, () => randomUUID())
    const told = new Map<string, Told>()
    for (const batch of batches)
      await Promise.all(
        batch.map(async ({ do: what, job }) => {
          const jobId = jobIds[job] ?? ''
          try {
            const cost = await act(userId, { do: what, jobId })
            const known = told.get(jobId) ?? { reserved: null, end: null }
            if (what === 'reserve') expect(known.reserved).toBeNull()
            else expect(known.end).toBeNull()
            told.set(jobId, {
              reserved: what === 'reserve' ? (cost as JobCost) : known.reserved,
              end: what === 'settle' || what === 'release' ? what : known.end,
            })
          } catch (error) {
            const isExpected =
              error instanceof ChangedMind ||
              (error instanceof AppError && error.code === 'quota_exceeded') ||
              isDuplicate(error) ||
              /reserved nothing|has ended before/.test(String(error))
            if (!isExpected) throw error
          }
        }),
      )
    return { userId, told: [...told.values()] }
  }

  const balanceOf = async (userId: string) => {
    const rows = await database.db.select().from(ledger).where(eq(ledger.userId, userId))
    const sum = (meter: 'faces' | 'credits') =>
      rows.filter((row) => row.meter === meter).reduce((total, { amount }) => total + amount, 0)
    const [trial] = await database.db.select().from(allowances).where(eq(allowances.userId, userId))
    return { rows, facesUsed: -sum('faces') || 0, credits: sum('credits'), trial }
  }

  test('whatever happens at whatever time, every job is charged at most once and the sums are the balance', async () => {
    await fc.assert(
      fc.asyncProperty(history, async (batches) => {
        const { userId, told } = await replay(batches)
        const { rows, facesUsed, credits } = await balanceOf(userId)
        const kept = told.filter(({ reserved, end }) => reserved && end !== 'release')
        const by = (source: JobCost['source']) => kept.filter(({ reserved }) => reserved?.source === source).length
        expect(facesUsed).toBe(by('trial'))
        expect(credits).toBe(bonus - by('credits') * creditsPerFace)
        expect(facesUsed).toBeLessThanOrEqual(faces)
        expect(credits).toBeGreaterThanOrEqual(0)
        for (const type of ['reserve', 'end'] as const) {
          const jobs = rows
            .filter((row) => (type === 'reserve' ? row.type === 'reserve' : ['settle', 'release'].includes(row.type)))
            .map(({ jobId }) => jobId)
          expect(new Set(jobs).size).toBe(jobs.length)
        }
      }),
      { numRuns: 40 },
    )
  })

  test('a trial is opened once, and all of it can be used at once', async () => {
    const userId = await addPerson()
    await Promise.all(Array.from({ length: 4 }, () => openTrial(database.db, { userId, startsAt })))
    await Promise.all(
      Array.from({ length: 8 }, () => act(userId, { do: 'reserve', jobId: randomUUID() }).catch(() => {})),
    )
    expect(await database.db.$count(allowances, eq(allowances.userId, userId))).toBe(1)
    const { facesUsed, credits } = await balanceOf(userId)
    expect([facesUsed, credits]).toEqual([3, 1])
  })
})
