import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { inject } from 'vitest'
import { openEmbedded } from '../db/client.ts'
import type { Database } from '../db/client.ts'
import { speakWith, startParams } from '../db/embedded/synced-files.ts'
import type { Config } from '../program/env.ts'
import { prepareDatabase } from './prepared-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A file with an embedded database that has every table and queue, and no row. */
    preparedDatabase: string
  }
}

/** Gives a server that runs as a program of its own the prepared database as its embedded one. */
export const layPreparedDatabase = async ({ database }: Config): Promise<void> => {
  if (database.kind !== 'embedded') throw new Error('Only an embedded database can be laid into a folder.')
  const folder = join(database.dir, 'pgdata')
  await mkdir(folder, { recursive: true })
  await promisify(execFile)('tar', ['-xf', inject('preparedDatabase'), '-C', folder])
}

type Started = { client: PGlite; prepared: string[] }

/** Started ones that wait for the next test of this process: to start one takes longer than most tests do. */
const idle: Started[] = []
const maxIdle = 3

const listFilledTables = async (client: PGlite): Promise<string[]> => {
  const { rows: tables } = await client.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'pgboss')`,
  )
  const { rows: filled } = await client.query<{ name: string }>(
    tables.map(({ name }) => `select '${name}' as name where exists (select from ${name})`).join(' union all '),
  )
  return filled.map(({ name }) => name)
}

const startEmpty = async (): Promise<Started> => {
  const client = await PGlite.create({ loadDataDir: await openAsBlob(inject('preparedDatabase')), startParams })
  return { client, prepared: await listFilledTables(client) }
}

/** Takes out every row that a test brought, and counts from the beginning again. */
const empty = async ({ client, prepared }: Started): Promise<void> => {
  const filled = (await listFilledTables(client)).filter((name) => !prepared.includes(name))
  if (filled.length > 0) await client.exec(`truncate ${filled.join(', ')} restart identity cascade`)
  await client.exec(`select pg_advisory_unlock_all();
    select setval(format('%I.%I', schemaname, sequencename), start_value, false) from pg_sequences`)
}

/** A database in memory with every table and no row; whoever still holds it once it is closed is refused. */
export const openPreparedDatabase = async (): Promise<Database> => {
  const started = idle.pop() ?? (await startEmpty())
  const database = await openEmbedded(speakWith(started.client))
  return {
    ...database,
    async close() {
      await database.close()
      if (idle.length >= maxIdle) return started.client.close()
      await empty(started)
      idle.push(started)
    },
  }
}

const onServer = async <Result>(work: (client: pg.Client) => Promise<Result>): Promise<Result> => {
  const client = new pg.Client({ connectionString: inject('postgresUrl') })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

const addressOf = (name: string): string => {
  const url = new URL(inject('postgresUrl'))
  url.pathname = `/${name}`
  return url.href
}

/** Makes the database that others are copies of, unless another process of this run has; one that broke off is made anew. */
const prepareOnServer = async (client: pg.Client, name: string): Promise<void> => {
  await client.query('select pg_advisory_lock(hashtextextended($1, 0))', [name])
  const { rows } = await client.query('select from pg_database where datname = $1', [name])
  if (rows.length === 0) {
    const draft = `${name}_draft`
    await client.query(`drop database if exists ${draft} with (force)`)
    await client.query(`create database ${draft}`)
    await prepareDatabase({ kind: 'server', url: addressOf(draft) })
    await client.query(`alter database ${draft} rename to ${name}`)
  }
  await client.query('select pg_advisory_unlock_all()')
}

/** A database of its own on the test run's PostgreSQL server, with every table and queue unless it is to have none, and how to drop it. */
export const createTestDatabase = async ({ isBlank = false } = {}): Promise<AsyncDisposable & { url: string }> => {
  const name = `visage_test_${randomUUID().replaceAll('-', '')}`
  const prepared = inject('preparedOnServer')
  await onServer(async (client) => {
    if (!isBlank) await prepareOnServer(client, prepared)
    await client.query(`create database ${name} ${isBlank ? '' : `template ${prepared}`}`)
  })
  return {
    url: addressOf(name),
    async [Symbol.asyncDispose]() {
      await onServer((client) => client.query(`drop database ${name} with (force)`))
    },
  }
}
