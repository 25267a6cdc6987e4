import ipaddr from 'ipaddr.js'
import { plainIp } from '../../lib/ip-addresses.ts'

const groupsInPrefix = 4

/** What counts as one client: an IPv4 address, or the /64 of an IPv6 address, as one household has all of it. */
export const clientNetwork = (ip: string): string => {
  const address = plainIp(ip)
  if (!ipaddr.IPv6.isValid(address)) return address
  const groups = ipaddr.IPv6.parse(address).parts.map((group) => group.toString(16))
  return `${groups.slice(0, groupsInPrefix).join(':')}::/64`
}
