import { and, eq } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

export type Owned = { id: string; userId: string }

/** Picks the row of an id only where it is this person's. */
export const isOwn = (table: { id: AnyPgColumn; userId: AnyPgColumn }, { id, userId }: Owned) =>
  and(eq(table.id, id), eq(table.userId, userId))
