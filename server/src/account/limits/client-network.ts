import { isIPv6 } from 'node:net'

const groupsInPrefix = 4
const groupsInAddress = 8

const expand = (address: string): string[] => {
  const [head = '', tail] = address.split('::')
  const before = head ? head.split(':') : []
  const after = tail ? tail.split(':') : []
  const zeros = tail === undefined ? [] : Array<string>(groupsInAddress - before.length - after.length).fill('0')
  return [...before, ...zeros, ...after]
}

/** What counts as one client: an IPv4 address, or the /64 of an IPv6 address, as one household has all of it. */
export const clientNetwork = (ip: string): string => {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1]
  if (mapped) return mapped
  const address = ip.replace(/%.*$/, '')
  if (!isIPv6(address)) return ip
  const written = new URL(`http://[${address}]`).hostname.slice(1, -1)
  return `${expand(written).slice(0, groupsInPrefix).join(':')}::/64`
}
