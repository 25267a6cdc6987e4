import { z } from 'zod'
import { AppError } from './app-error.ts'

/** The place after which a list goes on: lists are ordered by instant and id, newest first. */
export type Place = { createdAt: Date; id: string }

// Later years are written with a sign, which the database does not read.
const lastInstantMs = Date.UTC(9999, 11, 31, 23, 59, 59, 999)
const shape = z.tuple([z.int().min(0).max(lastInstantMs), z.uuid()])

export const writeCursor = ({ createdAt, id }: Place): string =>
  Buffer.from(JSON.stringify([createdAt.getTime(), id])).toString('base64url')

const parse = (cursor: string): unknown => {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    return null
  }
}

/** Throws `invalid_input` for a cursor that is not of our making. */
export const readCursor = (cursor: string | undefined): Place | undefined => {
  if (cursor === undefined) return undefined
  const parsed = shape.safeParse(parse(cursor))
  if (!parsed.success) {
    const message = 'Please send the cursor of an earlier answer.'
    throw new AppError('invalid_input', message, { details: { fields: { cursor: message } } })
  }
  const [createdAtMs, id] = parsed.data
  return { createdAt: new Date(createdAtMs), id }
}
