import { clientNetwork } from './client-network.ts'
import type { AttemptLimit } from './limit-attempts.ts'

const windows = [{ max: 10, withinMs: 15 * 60 * 1000 }]

/** How often one client may fail to sign in to one address. */
export const signInLimit = ({ email, ip }: { email: string; ip: string }): AttemptLimit => ({
  key: `sign-in:${email}:${clientNetwork(ip)}`,
  windows,
})
