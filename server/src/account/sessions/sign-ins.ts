import type { contract, OutputOf } from '@visage/contract'
import type { Context } from '../../program/context.ts'
import type { Caller } from '../../lib/callers.ts'
import { logSecurity } from '../../lib/security-log.ts'
import { findCountry } from '../devices/note-sign-in.ts'
import { listSignIns } from '../devices/store.ts'
import { endSession, endSessionsOf, hasOpenSession } from './store.ts'

const shown = 20

/** The last sign-ins of an account, for its owner to see whether somebody else is in. */
export const readSignIns = async (
  ctx: Context,
  { userId, sessionId }: Caller,
): Promise<OutputOf<typeof contract.account.listSignIns>> => {
  const rows = await listSignIns(ctx.db, { userId, limit: shown })
  const signIns = rows.map(async ({ signIn: { id, at, how, device, network }, session }) => ({
    id,
    at: at.toISOString(),
    how,
    device,
    country: await findCountry(ctx, network),
    is_open: session !== null && session.endedAt === null,
    is_here: id === sessionId,
  }))
  return { sign_ins: await Promise.all(signIns) }
}

/** Signs out one other device, or all of them; who asks stays. */
export const signOutElsewhere = async (
  { db, log, clock }: Context,
  { userId, sessionId }: Caller,
  id: string | undefined,
): Promise<void> => {
  const now = clock.now()
  if (id === undefined) await endSessionsOf(db, { userId, except: sessionId }, now)
  else if (await hasOpenSession(db, { id, userId })) await endSession(db, id, now)
  logSecurity({ log }, 'signed-out-elsewhere', { user: userId, session: id ?? 'all others' })
}
