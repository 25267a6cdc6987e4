import { randomUUID } from 'node:crypto'
import type { Context } from '../context.ts'
import type { Tx } from '../db/transaction.ts'
import { issueTokens } from './issue-tokens.ts'
import { addSession } from './store/sessions.ts'

/** Begins a session of an account and answers its first pair of tokens. */
export const openSession = async (
  ctx: Context,
  tx: Tx,
  userId: string,
): Promise<{ access: string; refresh: string }> => {
  const sessionId = randomUUID()
  await addSession(tx, { id: sessionId, userId, createdAt: ctx.clock.now() })
  return issueTokens(ctx, tx, { userId, sessionId })
}
