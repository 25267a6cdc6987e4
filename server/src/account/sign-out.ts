import type { Context } from '../context.ts'
import { endSession, findRefreshToken } from './store/sessions.ts'
import { hashRefreshToken } from './tokens.ts'

/** Ends the session of a refresh token; one that is not known has none to end. */
export const signOut = async (ctx: Context, { refreshToken }: { refreshToken: string }): Promise<void> => {
  const found = await findRefreshToken(ctx.db, hashRefreshToken(refreshToken))
  if (found) await endSession(ctx.db, found.session.id, ctx.clock.now())
}
