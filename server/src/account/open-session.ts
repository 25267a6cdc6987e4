import { randomUUID } from 'node:crypto'
import type { Context } from '../context.ts'
import type { Tx } from '../db/transaction.ts'
import { AppError } from '../lib/app-error.ts'
import { issueTokens } from './issue-tokens.ts'
import { addSession } from './store/sessions.ts'
import type { User } from './store/users.ts'

type Owner = Pick<User, 'id' | 'suspendedAt' | 'suspendedReason'>

const refuse = ({ config }: Context, { suspendedReason }: Owner): AppError => {
  const help = config.supportEmail === null ? 'use the contact page' : `write to ${config.supportEmail}`
  return new AppError(
    'suspended',
    `This account is suspended. Reason given: “${suspendedReason ?? ''}” If you think that this is a mistake, ${help}.`,
  )
}

/** Begins a session of an account and answers its first pair of tokens; throws `suspended` for one that is. */
export const openSession = async (ctx: Context, tx: Tx, user: Owner): Promise<{ access: string; refresh: string }> => {
  if (user.suspendedAt) throw refuse(ctx, user)
  const userId = user.id
  const sessionId = randomUUID()
  await addSession(tx, { id: sessionId, userId, createdAt: ctx.clock.now() })
  return issueTokens(ctx, tx, { userId, sessionId })
}
