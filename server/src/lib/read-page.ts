import { readCursor, writeCursor } from './cursor.ts'
import type { Place } from './cursor.ts'

export type Wanted = { cursor?: string; limit: number }
export type PlaceAndLimit = { after?: Place; limit: number }
type Source<Row> = { list: (page: PlaceAndLimit) => Promise<Row[]>; placeOf: (row: Row) => Place }

/** A page of a list and where it goes on; one row more than is shown is read to know whether it does. */
export const readPage = async <Row>(
  { cursor, limit }: Wanted,
  { list, placeOf }: Source<Row>,
): Promise<{ shown: readonly Row[]; nextCursor: string | null }> => {
  const rows = await list({ after: readCursor(cursor), limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  return { shown, nextCursor: rows.length > limit && last ? writeCursor(placeOf(last)) : null }
}
