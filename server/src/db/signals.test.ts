import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { createTestDatabase } from '../testing/test-database.ts'
import { waitMs } from '../testing/time.ts'
import { openDatabase } from './client.ts'
import type { Database } from './client.ts'
import { openSignals, openSignalWaiter } from './signals.ts'

const log = pino({ level: 'silent' })
const never = new AbortController().signal

afterEach(() => void vi.useRealTimers())

/** A database whose news comes through or not, as told. */
const createNews = () => {
  const listeners: Parameters<Database['listen']>[1][] = []
  const news = {
    comesThrough: true,
    tell: (isListening: boolean) => listeners.forEach(({ onListening }) => onListening(isListening)),
  }
  const database: Pick<Database, 'notify' | 'listen'> = {
    async notify(_channel, payload) {
      if (news.comesThrough) listeners.forEach(({ onPayload }) => onPayload(payload))
    },
    async listen(_channel, listener) {
      listeners.push(listener)
      listener.onListening(true)
      return async () => {}
    },
  }
  return { news, database: database as Database }
}

test('whoever waits looks once when the connection that listens is back', async () => {
  vi.useFakeTimers()
  const { news, database } = createNews()
  const signals = await openSignals(database, log)
  await vi.advanceTimersByTimeAsync(0)
  expect(signals.isHeard()).toBe(true)
  using waiter = openSignalWaiter(signals, 'somebody')
  const woken = waiter.wait({ timeoutMs: 30_000, signal: never })
  news.tell(false)
  expect(signals.isHeard()).toBe(false)
  news.tell(true)
  expect(await woken).toBe(true)
  expect(signals.isHeard()).toBe(true)
  await signals.close()
})

test('news that stops coming through, though the connection seems to stand, is noticed, and so is that it comes again', async () => {
  vi.useFakeTimers()
  const { news, database } = createNews()
  const signals = await openSignals(database, log)
  await vi.advanceTimersByTimeAsync(0)
  news.comesThrough = false
  using waiter = openSignalWaiter(signals, 'somebody')
  const woken = waiter.wait({ timeoutMs: 300_000, signal: never })
  await vi.advanceTimersByTimeAsync(71_000)
  expect(signals.isHeard()).toBe(false)
  expect(await woken).toBe(true)
  news.comesThrough = true
  await vi.advanceTimersByTimeAsync(60_000)
  expect(signals.isHeard()).toBe(true)
  await signals.close()
})

test('a database server that ends the connection is listened to again', async () => {
  await using server = await createTestDatabase()
  const database = await openDatabase({ kind: 'server', url: server.url })
  const signals = await openSignals(database, log)
  await vi.waitFor(() => expect(signals.isHeard()).toBe(true), waitMs)
  using waiter = openSignalWaiter(signals, 'somebody')
  await database.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`,
  )
  expect(await waiter.wait({ timeoutMs: waitMs, signal: never })).toBe(true)
  await signals.close()
  await database.close()
})
