import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import pino from 'pino'
import { expect, test } from 'vitest'
import { openQueue } from '../jobs/queue.ts'
import { createTestDatabase } from '../testing/test-database.ts'
import { JOBS } from '../program/worker.ts'
import { openDatabase } from './client.ts'
import type { Database } from './client.ts'
import { users } from './schema.ts'
import { inTransaction } from './transaction.ts'

const inFolder = async (work: (dir: string) => Promise<void>) => {
  const dir = await mkdtemp(join(tmpdir(), 'visage-db-'))
  try {
    await work(dir)
  } finally {
    await rm(dir, { recursive: true, force: true })
  }
}

const person = { email: 'a@example.com', name: 'A' }

const checkTransactions = async ({ db }: Database) => {
  const failing = inTransaction(db, async (tx) => {
    await tx.insert(users).values(person)
    await inTransaction(tx, (inner) => inner.insert(users).values({ ...person, email: 'b@example.com' }))
    throw new Error('changed my mind')
  })
  await expect(failing).rejects.toThrow('changed my mind')
  expect(await db.select().from(users)).toEqual([])
}

test('the embedded database keeps its rows, its folder to itself, and refuses a newer one', () =>
  inFolder(async (dir) => {
    const config = { kind: 'embedded', dir } as const
    const first = await openDatabase(config)
    await checkTransactions(first)
    await first.db.insert(users).values(person)
    await expect(openDatabase(config)).rejects.toThrow('is in use by another Visage')
    await first.close()

    const second = await openDatabase(config)
    expect(await second.db.select().from(users)).toMatchObject([person])
    await second.db.execute(
      sql`insert into drizzle.__drizzle_migrations (hash, created_at) values ('from the future', 9999999999999)`,
    )
    await second.close()
    await expect(openDatabase(config)).rejects.toThrow('made by a newer version of Visage')
  }))

test('a folder whose making broke off is made anew, and the database keeps to a small cache', () =>
  inFolder(async (dir) => {
    await mkdir(join(dir, 'pgdata-draft'))
    await writeFile(join(dir, 'pgdata-draft', 'PG_VERSION'), 'half')
    const database = await openDatabase({ kind: 'embedded', dir })
    expect((await database.db.execute(sql`show shared_buffers`)).rows).toEqual([{ shared_buffers: '16MB' }])
    expect((await readdir(dir)).filter((name) => name.startsWith('pgdata'))).toEqual(['pgdata'])
    await database.close()
  }))

test('a database server takes the same migrations and hears its own news', async () => {
  await using server = await createTestDatabase({ isBlank: true })
  const database = await openDatabase({ kind: 'server', url: server.url })
  await checkTransactions(database)
  const heard = Promise.withResolvers<string>()
  const unlisten = await database.listen('news', { onPayload: heard.resolve, onListening: () => {} })
  await database.notify('news', 'it works')
  expect(await heard.promise).toBe('it works')
  await unlisten()
  await database.close()
})

test('ten processes that start at once on an empty database server all come up', async () => {
  await using server = await createTestDatabase({ isBlank: true })
  const start = async () => {
    const database = await openDatabase({ kind: 'server', url: server.url })
    const queue = await database.prepareAlone(async () => {
      const opened = await openQueue(database, pino({ level: 'silent' }))
      await opened.prepare(JOBS)
      return opened
    })
    return async () => {
      await queue.close({ drainMs: 0 })
      await database.close()
    }
  }
  const started = await Promise.allSettled(Array.from({ length: 10 }, start))
  for (const each of started) if (each.status === 'fulfilled') await each.value()
  expect(started.filter(({ status }) => status === 'rejected')).toEqual([])
})

test('an index that was made by hand beforehand, as large tables want it, is taken as it is', async () => {
  await using server = await createTestDatabase()
  const database = await openDatabase({ kind: 'server', url: server.url })
  const { db } = database
  const findIndex = async () => (await db.execute(sql`select 'attempts_at'::regclass::oid::int as made`)).rows[0]
  await db.execute(sql`drop index attempts_at`)
  await db.execute(sql`create index concurrently attempts_at on attempts (at)`)
  const made = await findIndex()
  const migration = await readFile(new URL('migrations/0005_clearing.sql', import.meta.url), 'utf8')
  for (const statement of migration.split('--> statement-breakpoint')) await db.execute(sql.raw(statement))
  expect(await findIndex()).toEqual(made)
  await database.close()
})
