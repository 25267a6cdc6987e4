import { and, desc, eq, lt } from 'drizzle-orm'
import { sessions, signIns, users } from '../../db/schema.ts'
import { firstRow } from '../../db/transaction.ts'
import type { Db } from '../../db/transaction.ts'
import type { Device } from '../../lib/callers.ts'

export type SignIn = typeof signIns.$inferSelect

export const addSignIn = async (db: Db, signIn: SignIn): Promise<void> => {
  await db.insert(signIns).values(signIn)
}

export const findSignIn = (db: Db, id: string): Promise<SignIn | undefined> =>
  firstRow(db.select().from(signIns).where(eq(signIns.id, id)))

/** The sign-ins of an account, newest first, each with the session that it began where that is still kept. */
export const listSignIns = (db: Db, { userId, limit }: { userId: string; limit: number }) =>
  db
    .select({ signIn: signIns, session: sessions })
    .from(signIns)
    .leftJoin(sessions, eq(sessions.id, signIns.id))
    .where(eq(signIns.userId, userId))
    .orderBy(desc(signIns.at))
    .limit(limit)

type Place = Pick<SignIn, 'userId' | 'deviceHash'>

/** Whether this device has signed in to this account before. */
export const hasSignedInOn = async (db: Db, { userId, deviceHash }: Place): Promise<boolean> => {
  const rows = await db
    .select({ id: signIns.id })
    .from(signIns)
    .where(and(eq(signIns.userId, userId), eq(signIns.deviceHash, deviceHash)))
    .limit(1)
  return rows.length > 0
}

/** The hash of a device on which the owner of an address has signed in before, else null. */
export const findDeviceOfOwner = async (
  db: Db,
  { email, device }: { email: string; device: Device | undefined },
): Promise<string | null> => {
  if (!device?.isKnown) return null
  const rows = await db
    .select({ id: signIns.id })
    .from(signIns)
    .innerJoin(users, eq(users.id, signIns.userId))
    .where(and(eq(users.email, email), eq(signIns.deviceHash, device.hash)))
    .limit(1)
  return rows.length > 0 ? device.hash : null
}

export const deleteSignInsBefore = async (db: Db, instant: Date): Promise<void> => {
  await db.delete(signIns).where(lt(signIns.at, instant))
}
