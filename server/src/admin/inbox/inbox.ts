import type { OutputOf } from '@visage/contract'
import type { admin, AdminMessage } from '@visage/contract/admin'
import { listPersons } from '../../account/users/persons.ts'
import type { Context } from '../../program/context.ts'
import { inTransaction } from '../../db/transaction.ts'
import { AppError } from '../../lib/app-error.ts'
import { readPage } from '../../lib/paging.ts'
import type { PageRequest } from '../../lib/paging.ts'
import { writeCsv } from '../../lib/write-csv.ts'
import { unsubscribeLink } from '../../site/unsubscribe.ts'
import { logAction } from '../log/actions.ts'
import { listFeedbackRows, listMessageRows, listSubscribers, noteAnswered } from './store.ts'
import type { MessageRow, MessageState } from './store.ts'

/** Everybody who wants news as a table for spreadsheets, each with the link that ends it; the log keeps who took it. */
export const exportNewsletter = (ctx: Context, actor: string): Promise<string> =>
  inTransaction(ctx.db, async (tx) => {
    const subscribers = await listSubscribers(tx)
    await logAction(ctx, tx, { actor, action: 'newsletter.export', subject: `${subscribers.length} addresses` })
    return writeCsv([
      ['Email', 'Joined at', 'Wants news by', 'Unsubscribe link'],
      ...subscribers.map(({ email, createdAt, by }) => [
        email,
        createdAt.toISOString(),
        by,
        unsubscribeLink(ctx, email),
      ]),
    ])
  })

const describeMessage = ({ id, name, email, message, createdAt, answeredAt }: MessageRow): AdminMessage => ({
  id,
  name,
  email,
  message,
  created_at: createdAt.toISOString(),
  answered_at: answeredAt?.toISOString() ?? null,
})

export const listMessages = async (
  { db }: Context,
  { state, ...wanted }: PageRequest & { state: MessageState },
): Promise<OutputOf<typeof admin.listMessages>> => {
  const { shown, nextCursor } = await readPage(wanted, {
    list: (page) => listMessageRows(db, { state, ...page }),
    cursorKeyOf: (row) => row,
  })
  return { messages: shown.map(describeMessage), next_cursor: nextCursor }
}

export const listFeedback = async (
  { db }: Context,
  { rating, ...wanted }: PageRequest & { rating?: number },
): Promise<OutputOf<typeof admin.listFeedback>> => {
  const { shown, nextCursor } = await readPage(wanted, {
    list: (page) => listFeedbackRows(db, { rating, ...page }),
    cursorKeyOf: (row) => row,
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

/** Notes whether a message of the contact form has been answered. */
export const setMessageAnswered = (
  ctx: Context,
  { id, isAnswered, actor }: { id: string; isAnswered: boolean; actor: string },
): Promise<AdminMessage> =>
  inTransaction(ctx.db, async (tx) => {
    const row = await noteAnswered(tx, id, isAnswered ? ctx.clock.now() : null)
    if (!row) throw new AppError('not_found', 'There is no such message.')
    await logAction(ctx, tx, { actor, action: isAnswered ? 'message.answered' : 'message.reopened', subject: id })
    return describeMessage(row)
  })
