import type { RefusalState } from '@visage/contract'
import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { isOwn } from '../db/is-own.ts'
import type { Owned } from '../db/is-own.ts'
import { blockedNames, refusals, users } from '../db/schema.ts'
import { firstRow } from '../db/transaction.ts'
import type { Db } from '../db/transaction.ts'
import { afterCursor } from '../lib/paging.ts'
import type { PageQuery } from '../lib/paging.ts'

export type BlockedName = typeof blockedNames.$inferSelect

export const listNames = (db: Db): Promise<BlockedName[]> =>
  db.select().from(blockedNames).orderBy(asc(blockedNames.name))

/** False when the name is on the list already, however it was written. */
export const addName = async (db: Db, name: BlockedName): Promise<boolean> =>
  (await db.insert(blockedNames).values(name).onConflictDoNothing().returning({ id: blockedNames.id })).length > 0

export const removeName = (db: Db, id: string): Promise<BlockedName | undefined> =>
  firstRow(db.delete(blockedNames).where(eq(blockedNames.id, id)).returning())

export type RefusalRow = typeof refusals.$inferSelect

export const findRefusalOf = (
  db: Db,
  { userId, textHash }: { userId: string; textHash: string },
): Promise<RefusalRow | undefined> =>
  firstRow(
    db
      .select()
      .from(refusals)
      .where(and(eq(refusals.userId, userId), eq(refusals.textHash, textHash))),
  )

/** Keeps a refusal; the same words again count on the same row, which keeps its state. */
export const saveRefusal = async (db: Db, refusal: typeof refusals.$inferInsert): Promise<RefusalRow> => {
  const { rule, reason, lastAt } = refusal
  const [row] = await db
    .insert(refusals)
    .values(refusal)
    .onConflictDoUpdate({
      target: [refusals.userId, refusals.textHash],
      set: { rule, reason, lastAt, times: sql`${refusals.times} + 1` },
    })
    .returning()
  if (!row) throw new Error('A refusal was not stored.')
  return row
}

export const listRefusalsOf = (db: Db, userId: string, limit: number): Promise<RefusalRow[]> =>
  db.select().from(refusals).where(eq(refusals.userId, userId)).orderBy(desc(refusals.lastAt)).limit(limit)

/** Notes a person's appeal; undefined when there is nothing to appeal against. */
export const saveAppeal = (
  db: Db,
  { appeal, appealedAt, ...own }: Owned & { appeal: string; appealedAt: Date },
): Promise<RefusalRow | undefined> =>
  firstRow(
    db
      .update(refusals)
      .set({ appeal, appealedAt, state: 'appealed' })
      .where(and(isOwn(refusals, own), eq(refusals.state, 'refused')))
      .returning(),
  )

export const findRefusal = (db: Db, own: Owned) => firstRow(db.select().from(refusals).where(isOwn(refusals, own)))

export const findRefusalById = (db: Db, id: string): Promise<RefusalRow | undefined> =>
  firstRow(db.select().from(refusals).where(eq(refusals.id, id)))

type Decision = Pick<RefusalRow, 'id' | 'state' | 'decidedAt' | 'decidedBy' | 'note'>

/** Decides an appeal; undefined when there is none that waits. */
export const saveDecision = (db: Db, { id, ...decision }: Decision): Promise<RefusalRow | undefined> =>
  firstRow(
    db
      .update(refusals)
      .set(decision)
      .where(and(eq(refusals.id, id), eq(refusals.state, 'appealed')))
      .returning(),
  )

/** A page of refusals in a state with the addresses of whom they met, newest first. */
export const listRefusalsIn = (db: Db, { state, after, limit }: PageQuery & { state: RefusalState }) =>
  db
    .select({ refusal: refusals, email: users.email })
    .from(refusals)
    .innerJoin(users, eq(users.id, refusals.userId))
    .where(and(eq(refusals.state, state), afterCursor({ at: refusals.createdAt, id: refusals.id }, after)))
    .orderBy(desc(refusals.createdAt), desc(refusals.id))
    .limit(limit)
