import type { BodyOf, contract, Security } from '@visage/contract'
import type { Context } from '../../program/context.ts'
import { inTransaction } from '../../db/transaction.ts'
import type { Tx } from '../../db/transaction.ts'
import { AppError } from '../../lib/app-error.ts'
import type { Caller } from '../../lib/callers.ts'
import { logSecurity } from '../../lib/security-log.ts'
import { tellOwner } from '../devices/note-sign-in.ts'
import { endSessionsOf, findOpenSession, noteReauthentication } from '../sessions/store.ts'
import { findUser, findUserByEmail, lockUser } from '../users/store.ts'
import type { User } from '../users/store.ts'
import { makeAuthenticator, switchOnAuthenticator } from '../factors/authenticator.ts'
import { canHavePasskeys, keepPasskey, optionsToMake, optionsToUse } from '../factors/passkeys.ts'
import { FACTOR_SENTENCES, hasFactor } from '../factors/prove.ts'
import { makeFirstRecoveryCodes, makeRecoveryCodes } from '../factors/recovery-codes.ts'
import {
  countRecoveryCodes,
  deleteAuthenticator,
  deletePasskey,
  deleteRecoveryCodes,
  findAuthenticator,
  listPasskeys,
} from '../factors/store.ts'

const mostPasskeys = 10

/** The second factors of an account, as their owner sees them. */
export const readSecurity = async (ctx: Context, { userId }: Caller): Promise<Security> => {
  const user = await findUser(ctx.db, userId)
  if (!user) throw new AppError('unauthenticated')
  const authenticator = await findAuthenticator(ctx.db, userId)
  const kept = await listPasskeys(ctx.db, userId)
  return {
    has_password: user.passwordHash !== null,
    authenticator_since: authenticator?.confirmedAt?.toISOString() ?? null,
    passkeys: kept.map(({ id, name, createdAt, usedAt }) => ({
      id,
      name,
      created_at: createdAt.toISOString(),
      used_at: usedAt?.toISOString() ?? null,
    })),
    recovery_codes_left: await countRecoveryCodes(ctx.db, userId),
    can_have_passkeys: canHavePasskeys(ctx),
  }
}

const isOperator = ({ config }: Context, { email }: User): boolean => config.adminEmails.includes(email)

/** Holds the account, so that what is added and removed at the same time waits for each other. */
const lockOwner = async (tx: Tx, userId: string): Promise<User> => {
  const user = await lockUser(tx, userId)
  if (!user) throw new AppError('unauthenticated')
  return user
}

/** The first factor of an operator opens the admin area from then on: a password alone may not set it up. */
const lockEnroller = async (ctx: Context, tx: Tx, { userId, sessionId }: Caller): Promise<User> => {
  const user = await lockOwner(tx, userId)
  if (!isOperator(ctx, user) || (await hasFactor(tx, userId))) return user
  const session = await findOpenSession(tx, sessionId)
  if (session?.reauthenticatedBy !== 'operator-code')
    throw new AppError(
      'conflict',
      `You are an operator: please set up your first second factor at ${ctx.config.publicUrl}/admin, with the code that is mailed there.`,
    )
  return user
}

/** What follows when a factor has been switched on: the session has shown it, and the owner is told. */
const welcomeFactor = async (
  ctx: Context,
  tx: Tx,
  { userId, sessionId, news }: Caller & { news: 'authenticator-added' | 'passkey-added' },
): Promise<string[]> => {
  await noteReauthentication(tx, sessionId, { at: ctx.clock.now(), by: 'factor' })
  await tellOwner(ctx, tx, { userId, news })
  return makeFirstRecoveryCodes(tx, userId)
}

const appIsOn = 'An authenticator app is switched on. Please switch it off before you set up another one.'

/** Makes a secret for an authenticator app. */
export const beginAuthenticator = (ctx: Context, caller: Caller) =>
  inTransaction(ctx.db, async (tx) => {
    const user = await lockEnroller(ctx, tx, caller)
    const made = await makeAuthenticator(ctx, tx, { userId: user.id, email: user.email })
    if (!made) throw new AppError('conflict', appIsOn)
    return made
  })

const noteAdded = (ctx: Context, { userId, sessionId }: Caller, what: string): void =>
  logSecurity(ctx, 'second-factor-added', { user: userId, session: sessionId, what })

/** Switches the app on with the first code that it shows, and answers recovery codes where there were none. */
export const confirmAuthenticator = async (ctx: Context, caller: Caller, otp: string) => {
  const codes = await inTransaction(ctx.db, async (tx) => {
    const { id: userId } = await lockEnroller(ctx, tx, caller)
    if (!(await switchOnAuthenticator(ctx, tx, { userId, otp }))) return null
    return welcomeFactor(ctx, tx, { ...caller, news: 'authenticator-added' })
  })
  if (!codes) throw new AppError('factor_refused', 'This code is wrong. Please enter the one that the app shows now.')
  noteAdded(ctx, caller, 'authenticator')
  return { recovery_codes: codes }
}

const subjectOf = ({ userId, sessionId }: Caller) => ({ userId, subject: sessionId })

/** What a browser needs to make a passkey. */
export const beginPasskey = (ctx: Context, caller: Caller) =>
  inTransaction(ctx.db, async (tx) => {
    const user = await lockEnroller(ctx, tx, caller)
    if ((await listPasskeys(tx, user.id)).length >= mostPasskeys)
      throw new AppError('conflict', `An account can have ${mostPasskeys} passkeys. Please remove one first.`)
    return optionsToMake(ctx, tx, { user, purpose: 'add', ...subjectOf(caller) })
  })

/** What a browser needs to use a passkey, in a session. */
export const askForPasskey = (ctx: Context, caller: Caller) =>
  inTransaction(ctx.db, (tx) => optionsToUse(ctx, tx, { purpose: 'prove', ...subjectOf(caller) }))

type NewPasskey = Pick<BodyOf<typeof contract.security.addPasskey>, 'name' | 'passkey'>

/** Adds the passkey that a browser has made, and answers recovery codes where there were none. */
export const addPasskey = async (ctx: Context, caller: Caller, { name, passkey: made }: NewPasskey) => {
  const codes = await inTransaction(ctx.db, async (tx) => {
    await lockEnroller(ctx, tx, caller)
    const isKept = await keepPasskey(ctx, tx, { name, made, purpose: 'add', ...subjectOf(caller) })
    return isKept ? welcomeFactor(ctx, tx, { ...caller, news: 'passkey-added' }) : null
  })
  if (!codes) throw new AppError('factor_refused', FACTOR_SENTENCES.passkey)
  noteAdded(ctx, caller, 'passkey')
  return { recovery_codes: codes }
}

type Removed = { what: 'authenticator' | 'passkey'; remove: (tx: Tx) => Promise<boolean> }

const removeFactor = async (ctx: Context, { userId, sessionId }: Caller, { what, remove }: Removed): Promise<void> => {
  await inTransaction(ctx.db, async (tx) => {
    const user = await lockOwner(tx, userId)
    if (!(await remove(tx))) throw new AppError('not_found')
    const isLast = !(await hasFactor(tx, userId))
    if (isLast && isOperator(ctx, user))
      throw new AppError(
        'conflict',
        'Operators need a second factor. Please add another one before you remove this one.',
      )
    if (isLast) await deleteRecoveryCodes(tx, userId)
    await tellOwner(ctx, tx, { userId, news: `${what}-removed` })
  })
  logSecurity(ctx, 'second-factor-removed', { user: userId, session: sessionId, what })
}

export const removeAuthenticator = (ctx: Context, caller: Caller): Promise<void> =>
  removeFactor(ctx, caller, {
    what: 'authenticator',
    async remove(tx) {
      const isOn = Boolean((await findAuthenticator(tx, caller.userId))?.confirmedAt)
      if (isOn) await deleteAuthenticator(tx, caller.userId)
      return isOn
    },
  })

export const removePasskey = (ctx: Context, caller: Caller, id: string): Promise<void> =>
  removeFactor(ctx, caller, { what: 'passkey', remove: (tx) => deletePasskey(tx, { id, userId: caller.userId }) })

/** New recovery codes for an account that has a second factor; those from before no longer work. */
export const renewRecoveryCodes = async (ctx: Context, { userId }: Caller) => {
  const codes = await inTransaction(ctx.db, async (tx) => {
    await lockOwner(tx, userId)
    if (!(await hasFactor(tx, userId)))
      throw new AppError('conflict', 'Recovery codes stand in for a second factor. Please set one up first.')
    await tellOwner(ctx, tx, { userId, news: 'recovery-codes-renewed' })
    return makeRecoveryCodes(tx, userId)
  })
  logSecurity(ctx, 'recovery-codes-renewed', { user: userId })
  return { recovery_codes: codes }
}

/**
 * Takes every second factor from an account and ends its sessions: for who runs the server and knows that it is its
 * owner who asks. False when there is no such account.
 */
export const removeAllFactors = (
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  email: string,
): Promise<{ userId: string } | undefined> =>
  inTransaction(db, async (tx) => {
    const user = await findUserByEmail(tx, email)
    if (!user) return undefined
    await lockUser(tx, user.id)
    await deleteAuthenticator(tx, user.id)
    for (const { id, userId } of await listPasskeys(tx, user.id)) await deletePasskey(tx, { id, userId })
    await deleteRecoveryCodes(tx, user.id)
    await endSessionsOf(tx, { userId: user.id }, clock.now())
    return { userId: user.id }
  })
