import type { TakedownCase, TakedownState } from '@visage/contract'
import type { AdminCase } from '@visage/contract/admin'
import { listPersons } from '../../account/users/persons.ts'
import type { Context } from '../../program/context.ts'
import { AppError } from '../../lib/app-error.ts'
import { readPage } from '../../lib/paging.ts'
import type { PageRequest } from '../../lib/paging.ts'
import { findTakedown, listEventsOf, listSubjects, listTakedowns, listTakedownsOf } from './store.ts'
import type { Takedown } from './store.ts'

/** A case as the owner of the content may see it. */
const describeTakedown = ({ caseNumber, state, notice, assetId, receivedAt, dueAt }: Takedown): TakedownCase => ({
  case_number: caseNumber,
  state,
  right: notice.right,
  reasons: notice.reasons,
  asset_id: assetId,
  received_at: receivedAt.toISOString(),
  due_at: dueAt.toISOString(),
})

/** Cases about a person's own items. */
export const listOwnCases = async ({ db }: Context, userId: string): Promise<TakedownCase[]> =>
  (await listTakedownsOf(db, userId)).map(describeTakedown)

/** Cases as the operator sees them, with what they are about and their log. */
const describeCases = async ({ db, mediaUrls }: Context, takedowns: readonly Takedown[]): Promise<AdminCase[]> => {
  const owners = await listPersons(
    db,
    takedowns.map(({ ownerId }) => ownerId),
  )
  const subjects = await listSubjects(
    db,
    takedowns.flatMap(({ assetId }) => assetId ?? []),
  )
  const events = await listEventsOf(
    db,
    takedowns.map(({ id }) => id),
  )
  return takedowns.map((takedown) => {
    const { address, name, postal_address, email } = takedown.notice
    const subject = subjects.find(({ id }) => id === takedown.assetId)
    return {
      ...describeTakedown(takedown),
      address,
      name,
      postal_address,
      email,
      is_confirmed: takedown.confirmedAt !== null,
      counter_notice: takedown.counterNotice,
      owner: owners.get(takedown.ownerId ?? '') ?? null,
      preview: subject ? { url: mediaUrls.sign(subject.blobKey), medium: subject.medium } : null,
      events: events
        .filter(({ takedownId }) => takedownId === takedown.id)
        .map(({ at, actor, action, note }) => ({ at: at.toISOString(), actor, action, note })),
    }
  })
}

/** A page of the operator's queue. */
export const listCases = async (
  ctx: Context,
  { state, ...wanted }: PageRequest & { state?: TakedownState },
): Promise<{ cases: AdminCase[]; next_cursor: string | null }> => {
  const { shown, nextCursor } = await readPage(wanted, {
    list: (page) => listTakedowns(ctx.db, { state, ...page }),
    cursorKeyOf: ({ dueAt, id }) => ({ createdAt: dueAt, id }),
  })
  return { cases: await describeCases(ctx, shown), next_cursor: nextCursor }
}

export const noSuchCase = () => new AppError('not_found', 'There is no such case.')

export const readCase = async (ctx: Context, caseNumber: string): Promise<AdminCase> => {
  const takedown = await findTakedown(ctx.db, { caseNumber })
  const [described] = takedown ? await describeCases(ctx, [takedown]) : []
  if (!described) throw noSuchCase()
  return described
}
