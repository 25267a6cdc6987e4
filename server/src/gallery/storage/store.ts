import { and, eq, gt, isNull, lt, sql, sum } from 'drizzle-orm'
import { arrivals, assets, uploads } from '../../db/schema.ts'
import { lockFor } from '../../db/transaction.ts'
import type { Db, Tx } from '../../db/transaction.ts'

const bytesIn = async (rows: Promise<{ bytes: string | null }[]>): Promise<number> =>
  Number((await rows)[0]?.bytes ?? 0)

/** Bytes of the files of a person: of what was made, without what was deleted, and of what was brought in. */
export const sumStored = async (db: Db, userId: string): Promise<{ made: number; brought: number }> => ({
  made: await bytesIn(
    db
      .select({ bytes: sum(sql`${assets.bytes} + ${assets.otherBytes}`) })
      .from(assets)
      .where(and(eq(assets.userId, userId), isNull(assets.deletedAt))),
  ),
  brought: await bytesIn(
    db
      .select({ bytes: sum(sql`${uploads.bytes} + ${uploads.otherBytes}`) })
      .from(uploads)
      .where(eq(uploads.userId, userId)),
  ),
})

/** Keeps everyone else from counting files of a person or a network until the transaction ends. */
export const lockArrivals = (tx: Tx, key: string): Promise<void> => lockFor(tx, 'arrivals', key)

type Sender = { userId: string } | { network: string }
type Instants = { dayAgo: Date; hourAgo: Date; staleSince: Date }

/** What a person or a network has sent: files within an hour, bytes within a day, and what is on its way now. */
export const countArrivals = async (db: Db, sender: Sender, { dayAgo, hourAgo, staleSince }: Instants) => {
  const isOpen = and(isNull(arrivals.endedAt), gt(arrivals.startedAt, staleSince))
  const [row] = await db
    .select({
      inHour: sql<number>`count(*) filter (where ${gt(arrivals.startedAt, hourAgo)})`.mapWith(Number),
      bytesInDay: sql<number>`coalesce(sum(${arrivals.bytes}), 0)`.mapWith(Number),
      open: sql<number>`count(*) filter (where ${isOpen})`.mapWith(Number),
      openBytes: sql<number>`coalesce(sum(${arrivals.bytes}) filter (where ${isOpen}), 0)`.mapWith(Number),
    })
    .from(arrivals)
    .where(
      and(
        'userId' in sender ? eq(arrivals.userId, sender.userId) : eq(arrivals.network, sender.network),
        gt(arrivals.startedAt, dayAgo),
      ),
    )
  if (!row) throw new Error('Nothing was counted.')
  return row
}

export const addArrival = async (tx: Tx, arrival: typeof arrivals.$inferInsert): Promise<string> => {
  const [added] = await tx.insert(arrivals).values(arrival).returning({ id: arrivals.id })
  if (!added) throw new Error('An arrival was not noted.')
  return added.id
}

export const endArrival = async (db: Db, { id, bytes, at }: { id: string; bytes: number; at: Date }): Promise<void> => {
  await db.update(arrivals).set({ bytes, endedAt: at }).where(eq(arrivals.id, id))
}

export const removeArrivalsBefore = async (db: Db, time: Date): Promise<void> => {
  await db.delete(arrivals).where(lt(arrivals.startedAt, time))
}

/** Ids of a person's uploads that no unfinished job names. */
export const listIdleUploads = async (db: Db, userId: string): Promise<string[]> => {
  const rows = await db
    .select({ id: uploads.id })
    .from(uploads)
    .where(
      and(
        eq(uploads.userId, userId),
        sql`not exists (select from jobs where jobs.user_id = ${uploads.userId}
          and jobs.status in ('queued', 'running') and position(${uploads.id}::text in jobs.input::text) > 0)`,
        sql`not exists (select from garments where garments.id = ${uploads.id})`,
      ),
    )
  return rows.map(({ id }) => id)
}
