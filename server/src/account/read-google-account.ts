import type { Context } from '../context.ts'
import { inTransaction } from '../db/transaction.ts'
import { GoogleTokenError } from '../google/google-sign-in.ts'
import type { GoogleAccount, GoogleSignIn } from '../google/google-sign-in.ts'
import { AppError } from '../lib/app-error.ts'
import { clientNetwork } from './client-network.ts'
import { limitAttempts } from './limit-attempts.ts'

const windows = [{ max: 30, withinMs: 15 * 60 * 1000 }]

const ask = async (ctx: Context, google: GoogleSignIn, token: string): Promise<GoogleAccount> => {
  try {
    return await google.readAccount(token)
  } catch (error) {
    if (error instanceof GoogleTokenError) {
      ctx.log.info({ reason: error.message }, 'a Google token was refused')
      throw new AppError('google_token_invalid', undefined, { cause: error })
    }
    ctx.log.warn({ err: error }, 'Google did not answer')
    throw new AppError('unavailable', 'Google does not answer. Please try again.', { cause: error })
  }
}

/** Asks Google whose token this is; throws `google_token_invalid` unless it belongs to `email`. */
export const readGoogleAccount = async (
  ctx: Context,
  { email, token, ip }: { email: string; token: string; ip: string },
): Promise<GoogleAccount> => {
  if (!ctx.google) throw new AppError('not_found', 'Signing in with Google is not set up here.')
  await inTransaction(ctx.db, (tx) => limitAttempts(ctx, tx, [{ key: `google:${clientNetwork(ip)}`, windows }]))
  const account = await ask(ctx, ctx.google, token)
  if (account.email !== email) throw new AppError('google_token_invalid')
  return account
}
