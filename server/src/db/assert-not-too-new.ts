import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import type { Db } from './transaction.ts'

type Journal = { entries: { when: number }[] }

/** Refuses a database that a newer version of Visage has already changed. */
export const assertNotTooNew = async (db: Db, migrationsFolder: string): Promise<void> => {
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
