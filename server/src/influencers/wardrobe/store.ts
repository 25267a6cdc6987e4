import { and, desc, eq, getTableColumns, inArray, sql } from 'drizzle-orm'
import { isOwn } from '../../db/is-own.ts'
import type { Owned } from '../../db/is-own.ts'
import { assets, garments, influencerFaces, influencers, jobs, uploads } from '../../db/schema.ts'
import { firstRow, lockFor } from '../../db/transaction.ts'
import type { Db, Tx } from '../../db/transaction.ts'

type GarmentRow = typeof garments.$inferSelect

const SHOWN = { ...getTableColumns(garments), blobKey: uploads.blobKey, width: uploads.width, height: uploads.height }

/** A garment with the picture that shows it. */
export type ShownGarment = GarmentRow & Pick<typeof uploads.$inferSelect, 'blobKey' | 'width' | 'height'>

const shown = (db: Db) => db.select(SHOWN).from(garments).innerJoin(uploads, eq(uploads.id, garments.id))

export const listGarmentRows = (db: Db, userId: string): Promise<ShownGarment[]> =>
  shown(db).where(eq(garments.userId, userId)).orderBy(desc(garments.createdAt), desc(garments.id))

export const findGarment = (db: Db, own: Owned): Promise<ShownGarment | undefined> =>
  firstRow(shown(db).where(isOwn(garments, own)))

/** Those of some ids that are in a person's wardrobe. */
export const findGarments = (db: Db, { userId, ids }: { userId: string; ids: readonly string[] }) =>
  ids.length === 0
    ? Promise.resolve([])
    : db
        .select({ id: garments.id, category: garments.category })
        .from(garments)
        .where(and(eq(garments.userId, userId), inArray(garments.id, [...ids])))

/** Keeps an upload from being dropped until the transaction ends; false for one that is gone. */
export const holdUpload = async (tx: Tx, own: Owned): Promise<boolean> =>
  (await tx.select({ id: uploads.id }).from(uploads).where(isOwn(uploads, own)).for('key share')).length > 0

export const countGarments = (db: Db, userId: string): Promise<number> =>
  db.$count(garments, eq(garments.userId, userId))

/** Keeps a garment; one that is kept already gets the new name, category and reading. */
export const saveGarment = async (tx: Tx, row: GarmentRow): Promise<void> => {
  const { name, category, reading } = row
  await tx.insert(garments).values(row).onConflictDoUpdate({ target: garments.id, set: { name, category, reading } })
}

/** Whether there was such a garment. */
export const renameGarmentRow = async (db: Db, { name, ...own }: Owned & { name: string }): Promise<boolean> =>
  (await db.update(garments).set({ name }).where(isOwn(garments, own)).returning({ id: garments.id })).length > 0

/** Whether there was such a garment. */
export const deleteGarment = async (tx: Tx, own: Owned): Promise<boolean> =>
  (await tx.delete(garments).where(isOwn(garments, own)).returning({ id: garments.id })).length > 0

/** The looks of a person's influencers that have a garment, by influencer. */
export const listLooksWith = (tx: Tx, { userId, id }: Owned) =>
  tx
    .select({ id: influencers.id, looks: influencers.looks })
    .from(influencers)
    .where(
      and(eq(influencers.userId, userId), sql`${influencers.looks} @> ${JSON.stringify([{ garments: [id] }])}::jsonb`),
    )

/** What was made with an influencer in a look, and what is asked for in it, goes by its new name. */
export const renameMadeIn = async (
  tx: Tx,
  { userId, id, before, name }: Owned & { before: string; name: string },
): Promise<void> => {
  // Nothing that is under way is finished meanwhile.
  await lockFor(tx, 'jobs', userId)
  const hers = tx
    .select({ id: influencerFaces.faceId })
    .from(influencerFaces)
    .where(eq(influencerFaces.influencerId, id))
  await tx
    .update(jobs)
    .set({ input: sql`jsonb_set(${jobs.input}, '{look}', to_jsonb(${name}::text))` })
    .where(and(eq(jobs.userId, userId), inArray(jobs.faceId, hers), sql`${jobs.input} ->> 'look' = ${before}`))
  await tx
    .update(assets)
    .set({ look: name })
    .where(and(eq(assets.userId, userId), inArray(assets.faceId, hers), eq(assets.look, before)))
}
