import { sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Db } from './transaction.ts'

/** The few values of a column that begins an index, in order: it leaps from one to the next, however many rows have each. */
export const listDistinct = async (db: Db, column: PgColumn): Promise<string[]> => {
  const { rows } = await db.execute<{ value: string }>(sql`
    with recursive found as (
      select min(${column}) as value from ${column.table}
      union all
      select (select min(${column}) from ${column.table} where ${column} > found.value) from found where found.value is not null
    )
    select value from found where value is not null order by value`)
  return rows.map(({ value }) => value)
}
