import { sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { createTestDatabase } from '../testing/test-database.ts'
import { openDatabase } from './client.ts'
import { openSignals, openSignalWaiter } from './signals.ts'

test('news that nobody heard while the connection was broken is looked for when it is back', async () => {
  await using server = await createTestDatabase()
  const database = await openDatabase({ kind: 'server', url: server.url })
  const signals = await openSignals(database, pino({ level: 'silent' }))
  await vi.waitFor(() => expect(signals.isHeard()).toBe(true))
  using waiter = openSignalWaiter(signals, 'somebody')
  await database.db.execute(
    sql`select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen %'`,
  )
  await vi.waitFor(() => expect(signals.isHeard()).toBe(false))
  await signals.publish('somebody')
  expect(await waiter.wait({ timeoutMs: 60_000, signal: new AbortController().signal })).toBe(true)
  expect(signals.isHeard()).toBe(true)
  await signals.close()
  await database.close()
})
