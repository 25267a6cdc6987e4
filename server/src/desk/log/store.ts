import type { DeskActionName } from '@visage/contract/desk'
import { and, desc, eq } from 'drizzle-orm'
import { afterPlace } from '../../lib/paging.ts'
import { deskActions } from '../../db/schema.ts'
import type { Db } from '../../db/transaction.ts'
import type { PlaceAndLimit } from '../../lib/paging.ts'

export type ActionRow = typeof deskActions.$inferSelect

export const addAction = async (db: Db, action: Omit<ActionRow, 'id'>): Promise<void> => {
  await db.insert(deskActions).values(action)
}

type Page = PlaceAndLimit & { action?: DeskActionName; actor?: string; personId?: string }

/** A page of what was done, newest first. */
export const listActionRows = (db: Db, { action, actor, personId, after, limit }: Page): Promise<ActionRow[]> =>
  db
    .select()
    .from(deskActions)
    .where(
      and(
        action && eq(deskActions.action, action),
        actor ? eq(deskActions.actor, actor) : undefined,
        personId ? eq(deskActions.personId, personId) : undefined,
        afterPlace({ at: deskActions.at, id: deskActions.id }, after),
      ),
    )
    .orderBy(desc(deskActions.at), desc(deskActions.id))
    .limit(limit)

/** Every operator who has done something. */
export const listActors = async (db: Db): Promise<string[]> => {
  const rows = await db.selectDistinct({ actor: deskActions.actor }).from(deskActions).orderBy(deskActions.actor)
  return rows.map(({ actor }) => actor)
}
