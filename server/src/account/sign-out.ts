import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { endSession, lockRefreshToken } from './store/sessions.ts'
import { hashRefreshToken } from './tokens.ts'

/** Ends the session of a refresh token; one that is not known has none to end. */
export const signOut = async (ctx: Context, { refreshToken }: { refreshToken: string }): Promise<void> => {
  await inTransaction(ctx.db, async (tx) => {
    const found = await lockRefreshToken(tx, hashRefreshToken(refreshToken))
    if (found) await endSession(tx, found.session.id, ctx.clock.now())
  })
}
