import { timestamp, uuid } from 'drizzle-orm/pg-core'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** A point in time. */
export const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** The id of the row that this one belongs to and goes with. */
export const partOf = (id: () => AnyPgColumn) => uuid().notNull().references(id, { onDelete: 'cascade' })
