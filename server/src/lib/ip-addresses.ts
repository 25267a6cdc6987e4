import { lookup } from 'node:dns'
import type { LookupAddress } from 'node:dns'
import type { LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'

/** An address as people write it: without a zone, and an IPv4 address that came as IPv6 as IPv4 again. */
export const plainIp = (ip: string): string => {
  const address = ip.replace(/%.*$/, '')
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : address
}

/** An address that no request of ours may reach: of this machine, of a private network, or of no host at all. */
export class ForbiddenAddressError extends Error {
  override name = 'ForbiddenAddressError'
}

/** Whether an IP address is one of the open internet. */
export const isPublicIp = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === 'unicast'

const refuse = (hostname: string) => new ForbiddenAddressError(`${hostname} does not lead to the open internet.`)

/** DNS that answers public addresses only, so that what was checked is what is connected to. */
export const lookupPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    if (error) return callback(error, [])
    const isSafe = found.length > 0 && found.every(({ address }) => isPublicIp(address))
    if (!isSafe) return callback(refuse(hostname), [])
    if (options.all) return callback(null, found)
    const [first] = found
    return callback(null, first?.address ?? '', first?.family)
  })
}

/** Throws for a host that is written as an address of no public network; names are checked when they are looked up. */
export const assertPublicHost = ({ hostname }: URL): void => {
  const host = hostname.replace(/^\[|\]$/g, '')
  if (ipaddr.isValid(host) && !isPublicIp(host)) throw refuse(host)
}
