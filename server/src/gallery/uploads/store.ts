import { and, eq, isNull, or, sql } from 'drizzle-orm'
import type { SQL } from 'drizzle-orm'
import { garments, uploads } from '../../db/schema.ts'
import { firstRow } from '../../db/transaction.ts'
import type { Db } from '../../db/transaction.ts'

export type Upload = typeof uploads.$inferSelect

export type NewUpload = typeof uploads.$inferInsert

export const insertUpload = async (db: Db, upload: NewUpload): Promise<Upload> => {
  const [inserted] = await db.insert(uploads).values(upload).returning()
  if (!inserted) throw new Error('An upload was not stored.')
  return inserted
}

/** An upload whose preview is still to be written. */
export const findUploadToPrepare = (db: Db, id: string): Promise<Upload | undefined> =>
  firstRow(
    db
      .select()
      .from(uploads)
      .where(and(eq(uploads.id, id), eq(uploads.preview, 'preparing'))),
  )

export const listUploadsToPrepare = async (db: Db): Promise<string[]> =>
  (await db.select({ id: uploads.id }).from(uploads).where(eq(uploads.preview, 'preparing'))).map(({ id }) => id)

/** What is stored beside an upload counts with it. */
const more = (bytes: number) => sql`${uploads.otherBytes} + ${bytes}`

type Changes = Omit<Partial<Upload>, 'otherBytes'> & { otherBytes?: SQL }

const change = async (db: Db, values: Changes, where: SQL | undefined): Promise<boolean> =>
  (await db.update(uploads).set(values).where(where).returning({ id: uploads.id })).length > 0

/** Notes how the writing of a preview ended; false when the upload is gone or somebody else was first. */
export const savePreview = (
  db: Db,
  { id, bytes = 0, ...ended }: Pick<Upload, 'id' | 'preview' | 'playableKey'> & { bytes?: number },
): Promise<boolean> =>
  change(db, { ...ended, otherBytes: more(bytes) }, and(eq(uploads.id, id), eq(uploads.preview, 'preparing')))

/** Whether a preview that could not be written may be tried again. */
export const reopenPreview = (db: Db, id: string): Promise<boolean> =>
  change(db, { preview: 'preparing' }, and(eq(uploads.id, id), eq(uploads.preview, 'failed')))

/** Notes the faces of a video; false when the upload is gone or somebody else was first. */
export const saveFaces = (
  db: Db,
  { id, bytes, ...found }: Pick<Upload, 'id' | 'faces' | 'facesKey'> & { bytes: number },
): Promise<boolean> => change(db, { ...found, otherBytes: more(bytes) }, and(eq(uploads.id, id), isNull(uploads.faces)))

/** What is kept of an upload as a garment. */
export const findGarmentOf = (db: Db, id: string): Promise<typeof garments.$inferSelect | undefined> =>
  firstRow(db.select().from(garments).where(eq(garments.id, id)))

type UploadKey = { userId: string } & ({ id: string } | { blobKey: string })

/** An upload of this person. */
export const findUpload = (db: Db, { userId, ...wanted }: UploadKey): Promise<Upload | undefined> =>
  firstRow(
    db
      .select()
      .from(uploads)
      .where(
        and(
          eq(uploads.userId, userId),
          'id' in wanted
            ? eq(uploads.id, wanted.id)
            : or(eq(uploads.blobKey, wanted.blobKey), eq(uploads.playableKey, wanted.blobKey)),
        ),
      ),
  )
