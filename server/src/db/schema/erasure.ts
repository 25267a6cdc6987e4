import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

/** Files whose rows are gone, kept until the files are gone too. */
export const filesToErase = pgTable('files_to_erase', {
  blobKey: text().primaryKey(),
  createdAt: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
})
