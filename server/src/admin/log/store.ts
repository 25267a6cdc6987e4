import type { AdminActionName } from '@visage/contract/admin'
import { and, desc, eq } from 'drizzle-orm'
import { listDistinct } from '../../db/list-distinct.ts'
import { adminActions } from '../../db/schema.ts'
import type { Db } from '../../db/transaction.ts'
import { afterCursor } from '../../lib/paging.ts'
import type { PageQuery } from '../../lib/paging.ts'

export type ActionRow = typeof adminActions.$inferSelect

export const addAction = async (db: Db, action: Omit<ActionRow, 'id'>): Promise<void> => {
  await db.insert(adminActions).values(action)
}

type Page = PageQuery & { action?: AdminActionName; actor?: string; personId?: string }

/** A page of what was done, newest first. */
export const listActionRows = (db: Db, { action, actor, personId, after, limit }: Page): Promise<ActionRow[]> =>
  db
    .select()
    .from(adminActions)
    .where(
      and(
        action && eq(adminActions.action, action),
        actor ? eq(adminActions.actor, actor) : undefined,
        personId ? eq(adminActions.personId, personId) : undefined,
        afterCursor({ at: adminActions.at, id: adminActions.id }, after),
      ),
    )
    .orderBy(desc(adminActions.at), desc(adminActions.id))
    .limit(limit)

/** Every operator who has done something. */
export const listActors = (db: Db): Promise<string[]> => listDistinct(db, adminActions.actor)
