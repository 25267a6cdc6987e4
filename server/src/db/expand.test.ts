import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql, TransactionRollbackError } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openPreparedDatabase } from '../testing/test-database.ts'
import { migrationsFolder } from './client.ts'
import type { Database } from './client.ts'

/**
 * What an older release wrote and a newer one took away, once no process of the older one can be running: the name of the
 * table or `table.column`, and since which release nothing writes it.
 */
const CONTRACTED: Record<string, string> = {}

type Column = {
  name: string
  type: string
  notNull: boolean
  default?: unknown
  primaryKey: boolean
  /** Such as the words of an asset, which the database writes by itself. */
  generated?: unknown
}
type Snapshot = { tables: Record<string, { name: string; schema: string; columns: Record<string, Column> }> }

const readSnapshot = (name: string): Snapshot =>
  JSON.parse(readFileSync(join(migrationsFolder, 'meta', name), 'utf8')) as Snapshot

const older = readdirSync(join(migrationsFolder, 'meta'))
  .filter((name) => /^\d+_snapshot\.json$/.test(name))
  .toSorted((a, b) => (a < b ? -1 : 1))
  .slice(0, -1)

/** Something of a column's type. */
const exampleOf = (type: string): string => {
  if (type.endsWith('[]')) return '{}'
  if (type === 'uuid') return '6f1c9c7e-5d43-4f0a-9a53-0d4f1a2b3c4d'
  if (type.startsWith('json')) return '{}'
  if (type.startsWith('timestamp')) return '2026-01-02T03:04:05.678Z'
  if (type === 'date') return '2026-01-02'
  if (type === 'boolean') return 'true'
  return /^(?:text|varchar|char)/.test(type) ? 'words' : '7'
}

const valueOf = ({ type }: Column) => sql`${exampleOf(type)}::text::${sql.raw(type.replace(/serial$/, 'int'))}`
const named = (some: Column[]) =>
  sql.join(
    some.map((column) => sql.identifier(column.name)),
    sql`, `,
  )

const migrations = readdirSync(migrationsFolder).filter((name) => name.endsWith('.sql'))

test.each(migrations)(
  '%s takes an index of a table that was there before as it is, where it was made by hand',
  (name) => {
    const statements = readFileSync(join(migrationsFolder, name), 'utf8')
    const isNew = (table: string) => statements.includes(`CREATE TABLE "${table}"`)
    const made = [...statements.matchAll(/CREATE (?:UNIQUE )?INDEX (IF NOT EXISTS )?"(\w+)" ON "(\w+)"/g)]
    const strict = made.filter(([, isLenient, , table = '']) => !isLenient && !isNew(table))
    expect(strict.map(([, , index]) => index)).toEqual([])
  },
)

let database: Database
beforeAll(async () => {
  database = await openPreparedDatabase()
})
afterAll(() => database.close())

describe.each(older)('a release that knows the tables as of %s, on those of today', (name) => {
  const known = Object.values(readSnapshot(name).tables).filter((table) => !(table.name in CONTRACTED))

  test.each(known.map((table) => [table.name, table] as const))(
    'writes, changes and reads %s',
    async (_name, table) => {
      const columns = Object.values(table.columns).filter((column) => !(`${table.name}.${column.name}` in CONTRACTED))
      const needed = columns.filter((column) => column.notNull && column.default === undefined)
      const written = needed.length > 0 ? needed : columns
      const changes = columns
        .filter((column) => column.generated === undefined)
        .map((column) => sql`${sql.identifier(column.name)} = ${valueOf(column)}`)
      const all = sql.identifier(table.name)
      const change = database.db.transaction(async (tx) => {
        // Rows of other tables are not what this is about.
        await tx.execute(sql`set local session_replication_role = replica`)
        await tx.execute(
          sql`insert into ${all} (${named(written)}) values (${sql.join(written.map(valueOf), sql`, `)})`,
        )
        await tx.execute(sql`update ${all} set ${sql.join(changes, sql`, `)}`)
        expect((await tx.execute(sql`select ${named(columns)} from ${all}`)).rows).toHaveLength(1)
        tx.rollback()
      })
      await expect(change).rejects.toThrow(TransactionRollbackError)
    },
  )
})
