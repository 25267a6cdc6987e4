import type { Device } from '../../lib/callers.ts'
import { clientNetwork } from '../limits/client-network.ts'
import type { SignUp } from '../users/store.ts'

/** Where a call comes from. */
export type Client = { ip: string; device: Device }

/**
 * Of the sign-ups that wait under one address, the one that this client made: its device knows the secret of one, or
 * it is a device that keeps no cookie, or not that one, and a single one came from its network. Of several from there,
 * behind one shared address, nobody can tell whose is whose.
 */
export const findOwnSignUp = (signUps: readonly SignUp[], { ip, device }: Client): SignUp | undefined => {
  const made = signUps.find(({ deviceHash }) => deviceHash === device.hash)
  if (made) return made
  const near = signUps.filter(({ network }) => network === clientNetwork(ip))
  return near.length === 1 ? near[0] : undefined
}
