import { EventEmitter } from 'node:events'
import { existsSync, mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import type { ConstructorOptions } from 'pg-boss'
import { makeCluster } from './cluster/make-cluster.ts'
import { openLine } from './embedded/connect.ts'
import type { Exchange } from './embedded/connect.ts'
import { lockFolder } from './embedded/lock-folder.ts'
import { takeThread } from './embedded/open-thread.ts'
import { planUsual } from './planned-client.ts'
import * as schema from './schema.ts'
import type { Db } from './transaction.ts'

/** A database in this process, or one on a server. */
export type DatabaseSettings =
  | {
      kind: 'embedded'
      dir: string
      /** Whether what is committed is on the disk, at a few milliseconds each; true unless told. */ isSynced?: boolean
    }
  | { kind: 'server'; url: string }

type Journal = { entries: { when: number }[] }

/** Refuses a database that a newer version of Visage has already changed. */
const assertNotTooNew = async (db: Db, migrationsFolder: string): Promise<void> => {
  const found = await db.execute<{ name: string | null }>(
    sql`select to_regclass('drizzle.__drizzle_migrations') as name`,
  )
  if (!found.rows[0]?.name) return
  const newest = await db.execute<{ newest: string | null }>(
    sql`select max(created_at) as newest from drizzle.__drizzle_migrations`,
  )
  const { entries } = JSON.parse(readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8')) as Journal
  const known = Math.max(...entries.map((entry) => entry.when))
  if (Number(newest.rows[0]?.newest ?? 0) > known)
    throw new Error(
      'The database was made by a newer version of Visage: update Visage, or point DATA_DIR or DATABASE_URL elsewhere.',
    )
}

export const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Hears what is told on a channel, and when it can hear no more, and listens again. */
type Listener = { onPayload: (payload: string) => void; onListening: (isListening: boolean) => void }

/** An open database with what its neighbours need: the queue's options and a way to wake other processes. */
export type Database = {
  db: Db
  backend: 'pglite' | 'postgres'
  boss: Pick<ConstructorOptions, 'db' | 'connectionString'>
  notify(channel: string, payload: string): Promise<void>
  listen(channel: string, listener: Listener): Promise<() => Promise<void>>
  /** Does what prepares the database while no other process does. */
  prepareAlone<Result>(work: () => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

const casing = 'snake_case' as const

/** Rejects when the database does not answer. */
export const checkDatabase = async (db: Db): Promise<void> => {
  await db.execute(sql`select 1`)
}

/** Answers from the embedded database, and brings its tables up to date. */
export const openEmbedded = async (exchange: Exchange): Promise<Database> => {
  const heard = new EventEmitter()
  const pool = openLine(exchange)
  pool.on('error', () => {})
  pool.on('connect', (client) =>
    client.on('notification', ({ channel, payload }) => heard.emit(channel, payload ?? '')),
  )
  const listen = async (channel: string, onPayload: (payload: string) => void): Promise<() => Promise<void>> => {
    heard.on(channel, onPayload)
    await pool.query(`listen ${pg.escapeIdentifier(channel)}`)
    return async () => {
      heard.off(channel, onPayload)
      await pool.query(`unlisten ${pg.escapeIdentifier(channel)}`)
    }
  }
  const db = drizzle({ client: pool, schema, casing })
  await assertNotTooNew(db, migrationsFolder)
  await migrate(db, { migrationsFolder })
  return {
    db,
    backend: 'pglite',
    boss: {
      db: {
        executeSql: (text, values) => pool.query(text, values),
        async listen(channel, onPayload, onListening) {
          const close = await listen(channel, onPayload)
          onListening()
          return { close }
        },
      },
    },
    async notify(channel, payload) {
      await pool.query('select pg_notify($1, $2)', [channel, payload])
    },
    async listen(channel, { onPayload, onListening }) {
      const unlisten = await listen(channel, onPayload)
      onListening(true)
      return unlisten
    },
    prepareAlone: (work) => work(),
    close: () => pool.end(),
  }
}

/** A database in a thread of this process, kept in `dir`; locks the folder against a second process. */
const openFolder = async ({ dir, isSynced = true }: { dir: string; isSynced?: boolean }): Promise<Database> => {
  mkdirSync(dir, { recursive: true })
  const unlock = await lockFolder(dir)
  const folder = join(dir, 'pgdata')
  if (!existsSync(join(folder, 'PG_VERSION'))) await makeCluster(folder)
  const thread = takeThread()
  await thread.open({ folder, isSynced })
  const database = await openEmbedded(thread.exchange)
  return {
    ...database,
    async close() {
      await database.db.execute(sql`checkpoint`)
      await database.close()
      await thread.close()
      unlock()
    },
  }
}

const withClient = async <Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Waits for other processes that prepare the same database; the lock goes with its transaction, also behind a pooler. */
const prepareServerAlone = <Result>(url: string, work: () => Promise<Result>): Promise<Result> =>
  withClient(url, async (client) => {
    await client.query(`begin; set local lock_timeout = '120s'; set local idle_in_transaction_session_timeout = 0`)
    await client
      .query(`select pg_advisory_xact_lock(hashtextextended('visage:prepare', 0))`)
      .catch((error: unknown) => {
        throw new Error(
          'Another Visage has been preparing the database for two minutes: see whether it hangs, then start this one again.',
          { cause: error },
        )
      })
    return work()
  })

/**
 * Brings the tables of a server up to date. On a connection of its own: large tables take longer than any statement may
 * otherwise. It does not wait long for a table that somebody holds, as everybody else would wait behind it.
 */
const migrateServer = (url: string): Promise<void> =>
  withClient(url, async (client) => {
    await client.query(`set lock_timeout = '30s'`)
    const db = drizzle({ client, schema, casing })
    await assertNotTooNew(db, migrationsFolder)
    await migrate(db, { migrationsFolder })
  })

/** A database server; the pool is bounded and a statement that hangs is cut off. */
const openServer = async (url: string): Promise<Database> => {
  const Planned = planUsual()
  const pool = new pg.Pool({
    Client: Planned,
    onConnect: (client) => (client as InstanceType<typeof Planned>).learnWhetherDirect(),
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    idle_in_transaction_session_timeout: 30_000,
  })
  pool.on('error', () => {})
  // An error of a connection that is in use is emitted here when the server goes away: unheard, it would end the process.
  pool.on('connect', (client) => client.on('error', () => {}))
  const db = drizzle({ client: pool, schema, casing })
  try {
    await prepareServerAlone(url, () => migrateServer(url))
  } catch (error) {
    await pool.end()
    throw error
  }
  return {
    db,
    backend: 'postgres',
    boss: { connectionString: url },
    prepareAlone: (work) => prepareServerAlone(url, work),
    async notify(channel, payload) {
      await pool.query('select pg_notify($1, $2)', [channel, payload])
    },
    listen: (channel, listener) => listenOnServer(url, { channel, ...listener }),
    async close() {
      await pool.end()
    },
  }
}

const reconnectMs = 1000

/** Keeps one connection listening and makes a new one when it breaks. */
const listenOnServer = async (
  url: string,
  { channel, onPayload, onListening }: Listener & { channel: string },
): Promise<() => Promise<void>> => {
  let client: pg.Client | null = null
  let closed = false
  let timer: NodeJS.Timeout | undefined
  const connect = async () => {
    const next = new pg.Client({ connectionString: url, keepAlive: true, connectionTimeoutMillis: 10_000 })
    client = next
    const again = () => {
      if (closed || client !== next) return
      client = null
      onListening(false)
      timer = setTimeout(() => void connect().catch(() => {}), reconnectMs)
    }
    next.on('error', again)
    next.on('end', again)
    next.on('notification', ({ payload }) => onPayload(payload ?? ''))
    try {
      await next.connect()
      await next.query(`listen ${pg.escapeIdentifier(channel)}`)
    } catch (error) {
      again()
      void next.end().catch(() => {})
      throw error
    }
    if (client === next) onListening(true)
  }
  await connect().catch((error: unknown) => {
    closed = true
    clearTimeout(timer)
    throw error
  })
  return async () => {
    closed = true
    clearTimeout(timer)
    await client?.end()
  }
}

/** Opens the configured database and brings its tables up to date. */
export const openDatabase = (config: DatabaseSettings): Promise<Database> =>
  config.kind === 'server' ? openServer(config.url) : openFolder(config)
