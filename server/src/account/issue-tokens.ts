import type { Context } from '../context.ts'
import type { Tx } from '../db/transaction.ts'
import { addRefreshToken } from './store/sessions.ts'
import { createRefreshToken, hashRefreshToken, signAccessToken } from './tokens.ts'

const refreshLifetimeMs = 30 * 24 * 60 * 60 * 1000

/** A new pair of tokens for a session. */
export const issueTokens = async (
  ctx: Context,
  tx: Tx,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<{ access: string; refresh: string }> => {
  const createdAt = ctx.clock.now()
  const refresh = createRefreshToken()
  await addRefreshToken(tx, {
    sessionId,
    tokenHash: hashRefreshToken(refresh),
    createdAt,
    expiresAt: new Date(createdAt.getTime() + refreshLifetimeMs),
  })
  return { access: await signAccessToken(ctx, { userId, sessionId }), refresh }
}
