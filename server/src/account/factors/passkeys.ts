import { isIP } from 'node:net'
import type { BodyOf, contract, FactorProof } from '@visage/contract'
import type { Context } from '../../program/context.ts'
import type { Tx } from '../../db/transaction.ts'
import { AppError } from '../../lib/app-error.ts'
import { logSecurity } from '../../lib/security-log.ts'
import type { User } from '../users/store.ts'
import { addChallenge, addPasskeyRow, listPasskeys, lockPasskey, notePasskeyUse, takeChallenge } from './store.ts'

const challengeLifetimeMs = 5 * 60_000

/** What a challenge is for, and whose: a session, or a sign-in that waits for its second factor. */
export type Subject = { purpose: 'add' | 'prove' | 'sign-in'; subject: string; userId: string }

type Config = Pick<Context, 'config'>

/** By which name browsers know this site; undefined at a bare network address, where they make no passkeys. */
const findRelyingParty = ({ config }: Config): { id: string; origin: string } | undefined => {
  const { hostname, origin } = new URL(config.publicUrl)
  return isIP(hostname.replace(/^\[(.*)\]$/, '$1')) ? undefined : { id: hostname, origin }
}

export const canHavePasskeys = (ctx: Config): boolean => findRelyingParty(ctx) !== undefined

const readRelyingParty = (ctx: Config) => {
  const site = findRelyingParty(ctx)
  if (!site) throw new AppError('conflict', 'Passkeys need a site with a name. Please use an authenticator app here.')
  return site
}

type Options = { options: Record<string, unknown> }

/** Hundreds of modules, that a start need not wait for. */
const passkeyLibrary = () => import('@simplewebauthn/server')

const keepChallenge = (ctx: Context, tx: Tx, { challenge, ...subject }: Subject & { challenge: string }) =>
  addChallenge(tx, { ...subject, challenge, expiresAt: new Date(ctx.clock.now().getTime() + challengeLifetimeMs) })

/** What a browser needs to make a passkey for an account. */
export const optionsToMake = async (
  ctx: Context,
  tx: Tx,
  { user, ...subject }: Subject & { user: User },
): Promise<Options> => {
  const site = readRelyingParty(ctx)
  const kept = await listPasskeys(tx, user.id)
  const { generateRegistrationOptions } = await passkeyLibrary()
  const options = await generateRegistrationOptions({
    rpName: 'Visage',
    rpID: site.id,
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: user.name,
    timeout: challengeLifetimeMs,
    excludeCredentials: kept.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
  })
  await keepChallenge(ctx, tx, { ...subject, challenge: options.challenge })
  return { options: { ...options } }
}

/** What a browser needs to use a passkey of an account. */
export const optionsToUse = async (ctx: Context, tx: Tx, subject: Subject): Promise<Options> => {
  const site = readRelyingParty(ctx)
  const kept = await listPasskeys(tx, subject.userId)
  if (kept.length === 0) throw new AppError('conflict', 'There is no passkey. Please choose another way.')
  const { generateAuthenticationOptions } = await passkeyLibrary()
  const options = await generateAuthenticationOptions({
    rpID: site.id,
    timeout: challengeLifetimeMs,
    allowCredentials: kept.map(({ id, transports }) => ({ id, transports })),
    userVerification: 'required',
  })
  await keepChallenge(ctx, tx, { ...subject, challenge: options.challenge })
  return { options: { ...options } }
}

/** Uses up the challenge that a browser has answered; undefined when it was not for this, or is used or too old. */
const findAnswered = async (ctx: Context, tx: Tx, { clientData, ...subject }: Subject & { clientData: string }) => {
  const challenge = await readChallenge(clientData)
  if (challenge === undefined) return undefined
  return (await takeChallenge(tx, { ...subject, challenge, expiresAt: ctx.clock.now() })) ? challenge : undefined
}

const readChallenge = async (clientData: string): Promise<string | undefined> => {
  const { decodeClientDataJSON } = await import('@simplewebauthn/server/helpers')
  try {
    const { challenge } = decodeClientDataJSON(clientData)
    return typeof challenge === 'string' && /^[\w-]{20,100}$/.test(challenge) ? challenge : undefined
  } catch {
    return undefined
  }
}

/** The library throws at whatever is wrong with what a browser sent. */
const orUndefined = async <Result>(work: () => Promise<Result>): Promise<Result | undefined> => {
  try {
    return await work()
  } catch {
    return undefined
  }
}

type Made = BodyOf<typeof contract.security.addPasskey>['passkey']

/** Adds a passkey that a browser has made for this very session; false when anything about it is wrong. */
export const keepPasskey = async (
  ctx: Context,
  tx: Tx,
  { name, made, ...subject }: Subject & { name: string; made: Made },
): Promise<boolean> => {
  const site = readRelyingParty(ctx)
  const expectedChallenge = await findAnswered(ctx, tx, { ...subject, clientData: made.response.clientDataJSON })
  if (expectedChallenge === undefined) return false
  const { clientDataJSON, attestationObject, transports = [] } = made.response
  const { verifyRegistrationResponse } = await passkeyLibrary()
  const answer = await orUndefined(() =>
    verifyRegistrationResponse({
      response: { ...made, response: { clientDataJSON, attestationObject }, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      requireUserVerification: true,
    }),
  )
  if (!answer?.verified) return false
  const { id, publicKey, counter } = answer.registrationInfo.credential
  return addPasskeyRow(tx, {
    id,
    userId: subject.userId,
    name,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports,
    createdAt: ctx.clock.now(),
  })
}

type Used = Extract<FactorProof, { way: 'passkey' }>['passkey']

/** Whether a browser has signed this subject's challenge with a passkey of the account, by somebody whom it has verified. */
export const showsPasskey = async (
  ctx: Context,
  tx: Tx,
  { used, ...subject }: Subject & { used: Used },
): Promise<boolean> => {
  const site = findRelyingParty(ctx)
  const expectedChallenge = await findAnswered(ctx, tx, { ...subject, clientData: used.response.clientDataJSON })
  const passkey = await lockPasskey(tx, { id: used.id, userId: subject.userId })
  if (!site || !passkey || expectedChallenge === undefined) return false
  const { id, userId, publicKey, counter } = passkey
  const { verifyAuthenticationResponse } = await passkeyLibrary()
  const answer = await orUndefined(() =>
    verifyAuthenticationResponse({
      response: { ...used, clientExtensionResults: {} },
      expectedChallenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      // A counter that goes back is told here apart from all else that may be wrong.
      credential: { id, publicKey: Buffer.from(publicKey, 'base64url'), counter: 0 },
      requireUserVerification: true,
    }),
  )
  if (!answer?.verified) return false
  const { newCounter } = answer.authenticationInfo
  if ((newCounter > 0 || counter > 0) && newCounter <= counter) {
    logSecurity(ctx, 'passkey-copied', { user: userId })
    return false
  }
  await notePasskeyUse(tx, { id, userId, counter: newCounter, usedAt: ctx.clock.now() })
  return true
}
