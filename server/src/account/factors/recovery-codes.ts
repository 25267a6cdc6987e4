import { createHash, randomBytes } from 'node:crypto'
import type { Context } from '../../program/context.ts'
import type { Tx } from '../../db/transaction.ts'
import { logSecurity } from '../../lib/security-log.ts'
import { tellOwner } from '../devices/note-sign-in.ts'
import { countRecoveryCodes, replaceRecoveryCodes, takeRecoveryCode } from './store.ts'

const codes = 10
/** 32 of them, so that each is as likely as the others; without i and l, o and u. */
const letters = '0123456789abcdefghjkmnpqrstvwxyz'
const groups = 4
const groupLetters = 4

/** 80 random bits in groups, to be copied by hand. */
const createRecoveryCode = (): string => {
  const picked = [...randomBytes(groups * groupLetters)].map((byte) => letters[byte % letters.length])
  return Array.from({ length: groups }, (_, at) =>
    picked.slice(at * groupLetters, (at + 1) * groupLetters).join(''),
  ).join('-')
}

/** A plain hash does: the code is random and too long to be guessed. Gaps and capitals are the typist's own. */
const hashRecoveryCode = (code: string): string =>
  createHash('sha256')
    .update(`recovery-code:${code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')}`)
    .digest('hex')

/** New recovery codes in place of all earlier ones; they are told this once. */
export const makeRecoveryCodes = async (tx: Tx, userId: string): Promise<string[]> => {
  const made = Array.from({ length: codes }, createRecoveryCode)
  await replaceRecoveryCodes(tx, userId, made.map(hashRecoveryCode))
  return made
}

/** Recovery codes for an account that has had none; no more where some are left. */
export const makeFirstRecoveryCodes = async (tx: Tx, userId: string): Promise<string[]> =>
  (await countRecoveryCodes(tx, userId)) === 0 ? makeRecoveryCodes(tx, userId) : []

/** Whether this is a recovery code of the account; it is used up, and the owner is told. */
export const showsRecoveryCode = async (
  ctx: Context,
  tx: Tx,
  { userId, code }: { userId: string; code: string },
): Promise<boolean> => {
  if (!(await takeRecoveryCode(tx, { userId, codeHash: hashRecoveryCode(code) }))) return false
  const left = await countRecoveryCodes(tx, userId)
  await tellOwner(ctx, tx, { userId, news: 'recovery-code-used' })
  logSecurity(ctx, 'recovery-code-used', { user: userId, left })
  return true
}
