import type { OutputOf } from '@visage/contract'
import type { desk, DeskMessage } from '@visage/contract/desk'
import { listPersons } from '../account/list-persons.ts'
import type { Context } from '../context.ts'
import { readPage } from '../lib/read-page.ts'
import type { Wanted } from '../lib/read-page.ts'
import { listFeedbackRows, listMessageRows } from './store/inbox.ts'
import type { MessageRow, MessageState } from './store/inbox.ts'

export const describeMessage = ({ id, name, email, message, createdAt, answeredAt }: MessageRow): DeskMessage => ({
  id,
  name,
  email,
  message,
  created_at: createdAt.toISOString(),
  answered_at: answeredAt?.toISOString() ?? null,
})

export const listMessages = async (
  { db }: Context,
  { state, ...wanted }: Wanted & { state: MessageState },
): Promise<OutputOf<typeof desk.listMessages>> => {
  const { shown, nextCursor } = await readPage(wanted, {
    list: (page) => listMessageRows(db, { state, ...page }),
    placeOf: (row) => row,
  })
  return { messages: shown.map(describeMessage), next_cursor: nextCursor }
}

export const listFeedback = async (
  { db }: Context,
  { rating, ...wanted }: Wanted & { rating?: number },
): Promise<OutputOf<typeof desk.listFeedback>> => {
  const { shown, nextCursor } = await readPage(wanted, {
    list: (page) => listFeedbackRows(db, { rating, ...page }),
    placeOf: (row) => row,
  })
  const persons = await listPersons(
    db,
    shown.map(({ userId }) => userId),
  )
  return {
    feedback: shown.map(({ id, userId, rating: given, description, createdAt }) => ({
      id,
      person: persons.get(userId) ?? null,
      rating: given,
      description,
      created_at: createdAt.toISOString(),
    })),
    next_cursor: nextCursor,
  }
}
