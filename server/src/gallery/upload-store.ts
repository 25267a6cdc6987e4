import { and, count, eq, gt, inArray, lt } from 'drizzle-orm'
import { uploads } from '../db/schema.ts'
import type { Db } from '../db/transaction.ts'

export type Upload = typeof uploads.$inferSelect

export const insertUpload = async (db: Db, upload: typeof uploads.$inferInsert): Promise<Upload> => {
  const [inserted] = await db.insert(uploads).values(upload).returning()
  if (!inserted) throw new Error('An upload was not stored.')
  return inserted
}

export const countUploadsSince = async (
  db: Db,
  { userId, since }: { userId: string; since: Date },
): Promise<number> => {
  const [row] = await db
    .select({ count: count() })
    .from(uploads)
    .where(and(eq(uploads.userId, userId), gt(uploads.createdAt, since)))
  return row?.count ?? 0
}

type Wanted = { userId: string } & ({ id: string } | { blobKey: string })

/** An upload of this person. */
export const findUpload = async (db: Db, { userId, ...wanted }: Wanted): Promise<Upload | undefined> => {
  const [upload] = await db
    .select()
    .from(uploads)
    .where(
      and(eq(uploads.userId, userId), 'id' in wanted ? eq(uploads.id, wanted.id) : eq(uploads.blobKey, wanted.blobKey)),
    )
  return upload
}

const FILES = { blobKey: uploads.blobKey, thumbnailKey: uploads.thumbnailKey }

const keysOf = ({ blobKey, thumbnailKey }: Pick<Upload, keyof typeof FILES>): string[] =>
  thumbnailKey ? [blobKey, thumbnailKey] : [blobKey]

/** Deletes all uploads of a person and answers their keys. */
export const removeUploadsOf = async (db: Db, userId: string): Promise<string[]> => {
  const rows = await db.delete(uploads).where(eq(uploads.userId, userId)).returning(FILES)
  return rows.flatMap(keysOf)
}

/** Deletes some uploads from before a time and answers their keys. */
export const removeUploadsBefore = async (
  db: Db,
  { time, limit }: { time: Date; limit: number },
): Promise<string[]> => {
  const old = db.select({ id: uploads.id }).from(uploads).where(lt(uploads.createdAt, time)).limit(limit)
  const rows = await db.delete(uploads).where(inArray(uploads.id, old)).returning(FILES)
  return rows.flatMap(keysOf)
}
