import ipaddr from 'ipaddr.js'

/** An address as people write it: without a zone, and an IPv4 address that came as IPv6 as IPv4 again. */
export const plainIp = (ip: string): string => {
  const address = ip.replace(/%.*$/, '')
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : address
}
