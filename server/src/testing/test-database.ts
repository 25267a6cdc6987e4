import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import pg from 'pg'
import { inject } from 'vitest'
import { openMemoryDatabase } from '../db/client.ts'
import type { Database } from '../db/client.ts'
import type { Config } from '../env.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL server of the whole run. */
    postgresUrl: string
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

/** A database in memory with every table and no row. */
export const openPreparedDatabase = async (): Promise<Database> =>
  openMemoryDatabase(await openAsBlob(inject('preparedDatabase')))

/** A database of its own on the test run's PostgreSQL server, and how to drop it. */
export const createTestDatabase = async (): Promise<AsyncDisposable & { url: string }> => {
  const serverUrl = inject('postgresUrl')
  const name = `visage_test_${randomUUID().replaceAll('-', '')}`
  const onServer = async (statement: string) => {
    const client = new pg.Client({ connectionString: serverUrl })
    await client.connect()
    try {
      await client.query(statement)
    } finally {
      await client.end()
    }
  }
  await onServer(`create database ${name}`)
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  return { url: url.href, [Symbol.asyncDispose]: () => onServer(`drop database ${name} with (force)`) }
}
