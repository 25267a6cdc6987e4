import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { openDatabase } from '../db/client.ts'
import * as schema from '../db/schema.ts'
import type { Db } from '../db/transaction.ts'

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] }
type Statement = { text: string; params: unknown[] }

const scans = (plan: Plan, table: string): boolean =>
  (plan['Node Type'] === 'Seq Scan' && plan['Relation Name'] === table) ||
  (plan.Plans ?? []).some((part) => scans(part, table))

/** A database on a server with all its tables, on one connection, that tells how it answers. */
export const openObservedDatabase = async (url: string) => {
  await (await openDatabase({ kind: 'server', url })).close()
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  // A server that is stopped ends the connection, which is none of the figures' business.
  pool.on('error', () => {})
  const asked: Statement[] = []
  const logger = { logQuery: (text: string, params: unknown[]) => void asked.push({ text, params }) }
  const db = drizzle({ client: pool, schema, casing: 'snake_case', logger }) as unknown as Db
  return {
    db,
    /** Puts rows in their places and counts them anew, as the server does by itself after a while. */
    tidy: () => pool.query('vacuum analyze'),
    forget: () => asked.splice(0),
    /** Whether one of the statements since the last `forget` reads all of a table, each in its transaction as before. */
    async scansAll(table: string): Promise<boolean> {
      for (const { text, params } of asked) {
        if (/^(?:begin|set|commit)/.test(text)) {
          await pool.query(text)
          continue
        }
        const { rows } = await pool.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(`explain (format json) ${text}`, params)
        if (rows.some((row) => row['QUERY PLAN'].some(({ Plan: plan }) => scans(plan, table)))) return true
      }
      return false
    },
    close: () => pool.end(),
  }
}
