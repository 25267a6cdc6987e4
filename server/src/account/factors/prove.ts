import type { FactorProof, Way } from '@visage/contract'
import type { Context } from '../../program/context.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Db, Tx } from '../../db/transaction.ts'
import { dayMs, hourMs } from '../../lib/time.ts'
import { tellOwner } from '../devices/note-sign-in.ts'
import { limitAttempts } from '../limits/limit-attempts.ts'
import type { AttemptLimit } from '../limits/limit-attempts.ts'
import { deleteAttempt, listAttempts } from '../limits/store.ts'
import { showsCode } from './authenticator.ts'
import { showsPasskey } from './passkeys.ts'
import type { Subject } from './passkeys.ts'
import { showsRecoveryCode } from './recovery-codes.ts'
import { countRecoveryCodes, findAuthenticator, listPasskeys } from './store.ts'

const quarterHourMs = hourMs / 4

/** A million codes, three of which are right: at this pace a guesser needs decades. */
const codeWindows = [
  { max: 5, withinMs: quarterHourMs },
  { max: 10, withinMs: 3 * hourMs },
  { max: 20, withinMs: dayMs },
]
/** Nobody guesses a signature; checking one costs some time. */
const passkeyWindows = [{ max: 30, withinMs: quarterHourMs }]

/** With so many wrong ones in a quarter of an hour the owner is told. */
const wrongUntilTold = 3

/** The second factors of an account, and what may be shown in their place. */
export const listFactorWays = async (db: Db, userId: string): Promise<Way[]> => {
  const hasApp = Boolean((await findAuthenticator(db, userId))?.confirmedAt)
  const hasPasskey = (await listPasskeys(db, userId)).length > 0
  if (!hasApp && !hasPasskey) return []
  const hasRecoveryCode = (await countRecoveryCodes(db, userId)) > 0
  return [
    ...(hasPasskey ? (['passkey'] as const) : []),
    ...(hasApp ? (['totp'] as const) : []),
    ...(hasRecoveryCode ? (['recovery_code'] as const) : []),
  ]
}

export const hasFactor = async (db: Db, userId: string): Promise<boolean> =>
  (await listFactorWays(db, userId)).length > 0

/** What is told of a proof that does not count. */
export const FACTOR_SENTENCES: Readonly<Record<FactorProof['way'], string>> = {
  totp: 'This code is wrong or was used already. Please wait for the next one.',
  recovery_code: 'This is none of your recovery codes, or it was used already.',
  passkey: 'This passkey could not be confirmed. Please try again.',
}

type Tried = {
  proof: FactorProof
  subject: Subject
  /** Whose tries are counted together: one session, one device of the owner, or all others. */
  counted: string | null
}

const showsFactor = (ctx: Context, tx: Tx, { proof, subject }: Tried): Promise<boolean> => {
  const { userId } = subject
  if (proof.way === 'totp') return showsCode(ctx, tx, { userId, otp: proof.otp })
  if (proof.way === 'recovery_code') return showsRecoveryCode(ctx, tx, { userId, code: proof.recovery_code })
  return showsPasskey(ctx, tx, { ...subject, used: proof.passkey })
}

/**
 * Counts one try to show who one is, before it is looked into; `failed` tells the owner of many, `succeeded` takes it
 * back.
 */
export const countTry = async (ctx: Context, userId: string, limit: AttemptLimit) => {
  const [attempt = ''] = await inTransaction(ctx.db, (tx) => limitAttempts(ctx, tx, [limit]))
  return {
    succeeded: (tx: Tx) => deleteAttempt(tx, attempt),
    failed: () =>
      inTransaction(ctx.db, async (tx) => {
        const since = new Date(ctx.clock.now().getTime() - quarterHourMs)
        const { length } = await listAttempts(tx, limit.key, since)
        if (length === wrongUntilTold) await tellOwner(ctx, tx, { userId, news: 'proofs-failed' })
      }),
  }
}

/**
 * Whether a second factor of the account was shown, and if so what `then` makes of it in the same transaction. Whatever
 * was shown is used up; a wrong one counts as a try, and throws `rate_limited` after a few.
 */
export const withFactor = async <Result>(
  ctx: Context,
  tried: Tried,
  then: (tx: Tx) => Promise<Result>,
): Promise<Result | undefined> => {
  const { userId } = tried.subject
  const [what, windows] =
    tried.proof.way === 'passkey' ? (['passkey', passkeyWindows] as const) : (['factor', codeWindows] as const)
  const key = [what, userId, ...(tried.counted === null ? [] : [tried.counted])].join(':')
  const counted = await countTry(ctx, userId, { key, windows })
  const outcome = await inTransaction(ctx.db, async (tx) => {
    if (!(await showsFactor(ctx, tx, tried))) return undefined
    await counted.succeeded(tx)
    return { result: await then(tx) }
  })
  if (!outcome) await counted.failed()
  return outcome?.result
}
