import type { Tx } from '../db/transaction.ts'
import { deleteSignUps, listSignUps } from './store/sign-ups.ts'
import type { SignUp } from './store/sign-ups.ts'
import type { User } from './store/users.ts'

type Settled = { changes: Partial<Pick<User, 'name' | 'passwordHash'>>; refCode: string | null }

/**
 * Of all sign-ups under an address, the one of the client that holds the code. The code proves whose the address is,
 * not whose each sign-up was: a stranger may have asked for the same address with a password of their own.
 */
const choose = (signUps: readonly SignUp[], network: string): Settled => {
  const [newest] = signUps
  if (!newest) return { changes: {}, refCode: null }
  const own = signUps.find((signUp) => signUp.network === network) ?? (signUps.length === 1 ? newest : undefined)
  if (own) return { changes: { name: own.name, passwordHash: own.passwordHash }, refCode: own.refCode }
  return { changes: { name: newest.name, passwordHash: null }, refCode: null }
}

/**
 * Ends the sign-ups of an account that is being verified from a network and answers the name and the password that
 * it has from now on, with the affiliate code that it came with: no password and no code when nobody can tell which
 * sign-up was its owner's.
 */
export const settleSignUp = async (
  tx: Tx,
  { userId, network }: { userId: string; network: string },
): Promise<Settled> => {
  const settled = choose(await listSignUps(tx, userId), network)
  await deleteSignUps(tx, userId)
  return settled
}
