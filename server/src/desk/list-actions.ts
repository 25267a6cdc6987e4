import type { OutputOf } from '@visage/contract'
import type { desk, DeskAction, DeskActionName } from '@visage/contract/desk'
import { listPersons } from '../account/list-persons.ts'
import type { Context } from '../context.ts'
import { readPage } from '../lib/read-page.ts'
import type { Wanted } from '../lib/read-page.ts'
import { listActionRows, listActors } from './store/actions.ts'
import type { ActionRow } from './store/actions.ts'

const describeActions = async ({ db }: Context, rows: readonly ActionRow[]): Promise<DeskAction[]> => {
  const persons = await listPersons(
    db,
    rows.map(({ personId }) => personId),
  )
  return rows.map(({ id, at, actor, action, personId, subject, reason }) => ({
    id,
    at: at.toISOString(),
    actor,
    action,
    person: persons.get(personId ?? '') ?? null,
    subject,
    reason,
  }))
}

/** A page of the log, newest first. */
export const listActions = async (
  ctx: Context,
  { action, actor, ...wanted }: Wanted & { action?: DeskActionName; actor?: string },
): Promise<OutputOf<typeof desk.listActions>> => {
  const { shown, nextCursor } = await readPage(wanted, {
    list: (page) => listActionRows(ctx.db, { action, actor, ...page }),
    placeOf: ({ at, id }) => ({ createdAt: at, id }),
  })
  return { actions: await describeActions(ctx, shown), actors: await listActors(ctx.db), next_cursor: nextCursor }
}

const shownOfPerson = 20

/** The latest that was done about a person. */
export const listActionsAbout = async (ctx: Context, personId: string): Promise<DeskAction[]> =>
  describeActions(ctx, await listActionRows(ctx.db, { personId, limit: shownOfPerson }))
