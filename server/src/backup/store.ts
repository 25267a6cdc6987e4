import { once } from 'node:events'
import type { Writable } from 'node:stream'
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../db/transaction.ts'

/** A table with every schema's name before it, and its columns that take values. */
type Table = { schema: string; name: string; columns: string[]; needs: string[] }

type Line = { table: string } | { sequence: string; value: number } | { end: number }

const batchSize = 500

/** Every table but the list of migrations, each after those whose rows it points to. */
const listTables = async (db: Db): Promise<Table[]> => {
  const { rows } = await db.execute<Table>(sql`
    select n.nspname as schema, c.relname as name,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select coalesce(array_agg(distinct format('%s.%s', fn.nspname, f.relname)), '{}') from pg_constraint k
        join pg_class f on f.oid = k.confrelid join pg_namespace fn on fn.oid = f.relnamespace
        where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and n.nspname in ('public', 'pgboss')
    order by 1, 2`)
  const sorted: Table[] = []
  const waiting = new Map(rows.map((row) => [`${row.schema}.${row.name}`, row]))
  while (waiting.size > 0) {
    const next = [...waiting].filter(([, { needs }]) => !needs.some((need) => waiting.has(need)))
    if (next.length === 0) throw new Error(`These tables point at each other: ${[...waiting.keys()].join(', ')}.`)
    for (const [name, table] of next) {
      waiting.delete(name)
      sorted.push(table)
    }
  }
  return sorted
}

const identify = ({ schema, name }: Pick<Table, 'schema' | 'name'>) =>
  sql`${sql.identifier(schema)}.${sql.identifier(name)}`

/** What the tables of a database look like: where two say the same, rows of one fit into the other. */
export const readShape = async (db: Db): Promise<string> => {
  const { rows } = await db.execute<{ migrations: string; queue: number }>(sql`
    select (select string_agg(hash, ',' order by created_at) from drizzle.__drizzle_migrations) as migrations,
      (select max(version) from pgboss.version) as queue`)
  const [{ migrations, queue } = { migrations: '', queue: 0 }] = rows
  return `${migrations} ${queue}`
}

/** Whether the queue has its tables, which every start makes and no program beside. */
export const hasRun = async (db: Db): Promise<boolean> =>
  (await db.execute<{ name: string | null }>(sql`select to_regclass('pgboss.version') as name`)).rows[0]?.name != null

/** Begins lines that are no rows. */
const mark = '#'

const write = async (to: Writable, line: string): Promise<void> => {
  if (!to.write(`${line}\n`)) await once(to, 'drain')
}

const tell = (to: Writable, line: Line): Promise<void> => write(to, mark + JSON.stringify(line))

export const hasPeople = async (db: Db): Promise<boolean> =>
  (await db.execute(sql`select 1 from users limit 1`)).rows.length > 0

/** Writes every row as it is at one moment, a line each, while others go on writing theirs. */
export const dumpRows = async (tx: Tx, to: Writable): Promise<number> => {
  let count = 0
  for (const table of await listTables(tx)) {
    await tell(to, { table: `${table.schema}.${table.name}` })
    await tx.execute(sql`declare dumped no scroll cursor for select to_json(t)::text as row from ${identify(table)} t`)
    for (;;) {
      const { rows } = await tx.execute<{ row: string }>(sql`fetch ${sql.raw(String(batchSize))} from dumped`)
      for (const { row } of rows) await write(to, row.replaceAll('\n', ' '))
      count += rows.length
      if (rows.length < batchSize) break
    }
    await tx.execute(sql`close dumped`)
  }
  const { rows: sequences } = await tx.execute<{ sequence: string; value: string }>(sql`
    select format('%I.%I', schemaname, sequencename) as sequence, last_value::text as value from pg_sequences
    where schemaname in ('public', 'pgboss') and last_value is not null`)
  for (const { sequence, value } of sequences) await tell(to, { sequence, value: Number(value) })
  await tell(to, { end: count })
  return count
}

const insertRows = async (tx: Tx, table: Table, rows: readonly string[]): Promise<void> => {
  if (rows.length === 0) return
  const columns = sql.join(
    table.columns.map((name) => sql.identifier(name)),
    sql`, `,
  )
  await tx.execute(sql`
    insert into ${identify(table)} (${columns}) overriding system value
    select ${columns} from json_populate_recordset(null::${identify(table)}, ${`[${rows.join(',')}]`}::json)`)
}

/** Unlike `readline`, throws when what it reads from breaks. */
const readLines = async function* (from: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let text = ''
  for await (const part of from) {
    const lines = (text + decoder.decode(part, { stream: true })).split('\n')
    text = lines.pop() ?? ''
    yield* lines
  }
}

/** Puts the rows of a dump into a database that has the same tables and nobody's rows. Throws for a dump that is not whole. */
export const restoreRows = async (tx: Tx, from: AsyncIterable<Uint8Array>): Promise<number> => {
  const tables = await listTables(tx)
  // What the queue notes about itself when its tables are made is in the dump as well.
  for (const table of tables.toReversed()) await tx.execute(sql`delete from ${identify(table)}`)
  const byName = new Map(tables.map((table) => [`${table.schema}.${table.name}`, table]))
  let table: Table | undefined
  let rows: string[] = []
  let count = 0
  let end: number | undefined
  const flush = async () => {
    if (table) await insertRows(tx, table, rows)
    count += rows.length
    rows = []
  }
  for await (const line of readLines(from)) {
    const told = line.startsWith(mark) ? (JSON.parse(line.slice(mark.length)) as Line) : null
    if (told && 'table' in told) {
      await flush()
      table = byName.get(told.table)
    } else if (told && 'sequence' in told) {
      await tx.execute(sql`select setval(${told.sequence}, ${told.value})`)
    } else if (told && 'end' in told) {
      await flush()
      end = told.end
    } else {
      rows.push(line)
      if (rows.length === batchSize) await flush()
    }
  }
  if (end !== count) throw new Error('The backup is not whole: it ends before its last row. Take another one.')
  return count
}
