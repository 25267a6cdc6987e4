import DataLoader from 'dataloader'
import type { Context } from '../../program/context.ts'
import { AppError } from '../../lib/app-error.ts'
import type { Caller, Operator, Resetter } from '../../lib/callers.ts'
import { findResetRight } from '../codes/store.ts'
import { findUser } from '../users/store.ts'
import { hasOpenSession, listOpenSessions } from './store.ts'
import { findAccessClaims, findIssuedClaims, findResetClaims } from './tokens.ts'

const findBearer = (authorization: string | undefined): string | undefined =>
  /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(authorization ?? '')?.[1]

const readBearer = (authorization: string | undefined): string => {
  const token = findBearer(authorization)
  if (!token) throw new AppError('unauthenticated')
  return token
}

/** Who calls, by the `Authorization` header; whatever is wrong with it, the answer is `unauthenticated`. */
export const authenticate = async (ctx: Context, authorization: string | undefined): Promise<Caller> => {
  const claims = await findAccessClaims(ctx, readBearer(authorization))
  if (!claims || !(await hasOpenSession(ctx.db, { id: claims.sid, userId: claims.sub })))
    throw new AppError('unauthenticated')
  return { userId: claims.sub, sessionId: claims.sid }
}

const togetherMs = 1000

/** Asks whether the session of somebody who was let in has not ended since: all who ask within a second at once. */
export const openSessionCheck = ({ db }: Pick<Context, 'db'>): ((caller: Caller) => Promise<boolean>) => {
  const open = new DataLoader<string, boolean>(
    async (ids) => {
      const found = await listOpenSessions(db, ids)
      return ids.map((id) => found.has(id))
    },
    { cache: false, batchScheduleFn: (ask) => setTimeout(ask, togetherMs).unref() },
  )
  return ({ sessionId }) => open.load(sessionId)
}

/** Who may set a new password, by the `Authorization` header; a right that was used is `unauthenticated`. */
export const authenticateReset = async (ctx: Context, authorization: string | undefined): Promise<Resetter> => {
  const claims = await findResetClaims(ctx, readBearer(authorization))
  const code = claims && (await findResetRight(ctx.db, claims.sub))
  if (!code) throw new AppError('unauthenticated')
  return { email: code.email, codeId: code.id }
}

/**
 * Which operator calls. Whoever is not on the list is told that there is nothing (`not_found`); only an operator learns
 * that a token has expired.
 */
export const authenticateOperator = async (ctx: Context, authorization: string | undefined): Promise<Operator> => {
  const token = findBearer(authorization)
  const claims = token === undefined ? undefined : await findIssuedClaims(ctx, token)
  const user = claims && (await findUser(ctx.db, claims.sub))
  if (!user || !ctx.config.adminEmails.includes(user.email)) throw new AppError('not_found')
  return { ...(await authenticate(ctx, authorization)), email: user.email }
}
