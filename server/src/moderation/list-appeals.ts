import type { RefusalState } from '@visage/contract'
import type { Context } from '../context.ts'
import { readPage } from '../lib/read-page.ts'
import { listRefusalsIn } from './refusal-store.ts'
import type { RefusalRow } from './refusal-store.ts'

export type Appeal = RefusalRow & { email: string }
type Wanted = { state?: RefusalState; cursor?: string; limit?: number }

const usualLimit = 50

/** A page of the operator's queue, newest first: those that wait unless told. */
export const listAppeals = async (
  { db }: Context,
  { state = 'appealed', cursor, limit = usualLimit }: Wanted = {},
): Promise<{ appeals: Appeal[]; nextCursor: string | null }> => {
  const { shown, nextCursor } = await readPage(
    { cursor, limit },
    { list: (page) => listRefusalsIn(db, { state, ...page }), placeOf: ({ refusal }) => refusal },
  )
  return { appeals: shown.map(({ refusal, email }) => ({ ...refusal, email })), nextCursor }
}
