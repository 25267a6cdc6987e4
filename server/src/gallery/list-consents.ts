import { and, eq, inArray } from 'drizzle-orm'
import { assets, uploads } from '../db/schema.ts'
import type { Db } from '../db/transaction.ts'

type Consents = typeof assets.$inferSelect.consents
type Material = { userId: string; uploads: string[]; assets: string[] }

/** What a person confirmed of some uploads, and of the material behind some results. */
export const listConsents = async (db: Db, { userId, ...material }: Material): Promise<Consents> => {
  const brought = await db
    .select()
    .from(uploads)
    .where(and(eq(uploads.userId, userId), inArray(uploads.id, material.uploads)))
  const made = await db
    .select({ consents: assets.consents })
    .from(assets)
    .where(and(eq(assets.userId, userId), inArray(assets.id, material.assets)))
  const own = brought.flatMap(({ id, consentVersion: version, consentWay: way, createdAt }) =>
    version === null || way === null ? [] : [{ upload: id, version, way, at: createdAt.toISOString(), by: userId }],
  )
  const all = [...own, ...made.flatMap(({ consents }) => consents)]
  return [...new Map(all.map((consent) => [consent.upload, consent])).values()]
}
