import { hash, verify } from '@node-rs/argon2'
import { clientNetwork } from '../limits/client-network.ts'
import type { AttemptLimit } from '../limits/limit-attempts.ts'

const windows = [{ max: 10, withinMs: 15 * 60 * 1000 }]

/** How often one client may fail to sign in to one address. */
export const signInLimit = ({ email, ip }: { email: string; ip: string }): AttemptLimit => ({
  key: `sign-in:${email}:${clientNetwork(ip)}`,
  windows,
})

/** OWASP's first choice for argon2id: 19 MiB, 2 passes, 1 lane. */
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Keyboards write the same letters in different ways; they are one password. */
const inOneForm = (password: string): string => password.normalize('NFKC')

export const hashPassword = (password: string): Promise<string> => hash(inOneForm(password), options)

export const matchesPassword = (passwordHash: string, password: string): Promise<boolean> =>
  verify(passwordHash, inOneForm(password))
