import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { AppError } from '../lib/app-error.ts'
import { issueTokens } from './issue-tokens.ts'
import { endSession, findRefreshToken, markRefreshTokenUsed } from './store/sessions.ts'
import { hashRefreshToken } from './tokens.ts'

/** Tabs that wake together send the same token; later than this, a second use means that it was stolen. */
const graceMs = 10_000

/** Trades a refresh token for a new pair; one used twice ends its session. */
export const refreshSession = async (
  ctx: Context,
  { refreshToken }: { refreshToken: string },
): Promise<{ access: string; refresh: string }> => {
  const tokens = await inTransaction(ctx.db, async (tx) => {
    const found = await findRefreshToken(tx, hashRefreshToken(refreshToken))
    const now = ctx.clock.now()
    if (!found || found.session.endedAt || found.token.expiresAt <= now) return null
    const { token, session } = found
    if (token.usedAt && token.usedAt.getTime() + graceMs < now.getTime()) {
      await endSession(tx, session.id, now)
      return null
    }
    await markRefreshTokenUsed(tx, token.id, now)
    return issueTokens(ctx, tx, { userId: session.userId, sessionId: session.id })
  })
  if (!tokens) throw new AppError('unauthenticated')
  return tokens
}
