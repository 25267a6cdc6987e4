import { sql } from 'drizzle-orm'
import type { ExtractTablesWithRelations } from 'drizzle-orm'
import type { NodePgQueryResultHKT } from 'drizzle-orm/node-postgres'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { PgDatabase } from 'drizzle-orm/pg-core'
import type * as schema from './schema.ts'

type Schema = typeof schema

/** A connection or a transaction; every store takes one as its first parameter. */
export type Db = PgDatabase<NodePgQueryResultHKT, Schema>
export type Tx = PgTransaction<NodePgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>

/** Runs `work` in a transaction, joining the one that is already open. */
export const inTransaction = <Result>(db: Db, work: (tx: Tx) => Promise<Result>): Promise<Result> =>
  db instanceof PgTransaction ? work(db as Tx) : db.transaction(work)

/** The one row that there is, or the first of them. */
export const firstRow = async <Row>(rows: PromiseLike<Row[]>): Promise<Row | undefined> => (await rows)[0]

/** What time it is by the clock that all machines share; those of machines may run ahead. */
export const readDatabaseTime = async (db: Db): Promise<Date> => {
  const { rows } = await db.execute<{ ms: number }>(
    sql`select extract(epoch from clock_timestamp())::float8 * 1000 as ms`,
  )
  if (!rows[0]) throw new Error('The database did not tell the time.')
  return new Date(rows[0].ms)
}

/** Keeps everyone else from what a person (or another key) has of this kind until the transaction ends. */
export const lockFor = async (
  tx: Tx,
  what: 'arrivals' | 'attempts' | 'collections' | 'influencers' | 'jobs' | 'ledger' | 'subscriptions' | 'turns',
  key: string,
): Promise<void> => {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${what}:${key}`}, 0))`)
}
