import { sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { z } from 'zod'
import { UNKNOWN_CURSOR } from '@visage/contract'
import { parseJson } from './answers.ts'
import { fieldError } from './app-error.ts'

/** The place after which a list goes on: lists are ordered by instant and id, newest first. */
type CursorKey = { createdAt: Date; id: string }

// Later years are written with a sign, which the database does not read.
const lastTimestampMs = Date.UTC(9999, 11, 31, 23, 59, 59, 999)
const shape = z.tuple([z.int().min(0).max(lastTimestampMs), z.uuid()])

const writeCursor = ({ createdAt, id }: CursorKey): string =>
  Buffer.from(JSON.stringify([createdAt.getTime(), id])).toString('base64url')

/** Throws `invalid_input` for a cursor that is not of our making. */
export const readCursor = (cursor: string | undefined): CursorKey | undefined => {
  if (cursor === undefined) return undefined
  const parsed = shape.safeParse(parseJson(Buffer.from(cursor, 'base64url').toString('utf8')))
  if (!parsed.success) throw fieldError('cursor', UNKNOWN_CURSOR)
  const [createdAtMs, id] = parsed.data
  return { createdAt: new Date(createdAtMs), id }
}

type Order = { at: PgColumn; id: PgColumn; isOldestFirst?: boolean }

/** What a list goes on with after a place; undefined for its beginning. */
export const afterCursor = (
  { at, id, isOldestFirst = false }: Order,
  place: CursorKey | undefined,
): SQL | undefined => {
  if (!place) return undefined
  const values = sql`(${place.createdAt.toISOString()}::timestamptz, ${place.id}::uuid)`
  return isOldestFirst ? sql`(${at}, ${id}) > ${values}` : sql`(${at}, ${id}) < ${values}`
}

export type PageRequest = { cursor?: string; limit: number }
export type PageQuery = { after?: CursorKey; limit: number }
type PageReader<Row> = { list: (page: PageQuery) => Promise<Row[]>; cursorKeyOf: (row: Row) => CursorKey }

/** A page of a list and where it goes on; one row more than is shown is read to know whether it does. */
export const readPage = async <Row>(
  { cursor, limit }: PageRequest,
  { list, cursorKeyOf }: PageReader<Row>,
): Promise<{ shown: readonly Row[]; nextCursor: string | null }> => {
  const rows = await list({ after: readCursor(cursor), limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { shown, nextCursor: rows.length > limit && last ? writeCursor(cursorKeyOf(last)) : null }
}
