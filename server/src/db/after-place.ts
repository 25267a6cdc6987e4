import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Place } from '../lib/paging.ts'

type Order = { at: PgColumn; id: PgColumn; isOldestFirst?: boolean }

/** What a list goes on with after a place; undefined for its beginning. */
export const afterPlace = ({ at, id, isOldestFirst = false }: Order, place: Place | undefined): SQL | undefined => {
  if (!place) return undefined
  const values = sql`(${place.createdAt.toISOString()}::timestamptz, ${place.id}::uuid)`
  return isOldestFirst ? sql`(${at}, ${id}) > ${values}` : sql`(${at}, ${id}) < ${values}`
}
