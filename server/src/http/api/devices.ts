import { createHash, randomBytes } from 'node:crypto'
import '@fastify/cookie'
import Bowser from 'bowser'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Device } from '../../lib/callers.ts'

/** As long as browsers keep a cookie; every sign-in begins it anew. */
const lifetimeSeconds = 400 * 24 * 60 * 60

const longest = 200

/** What a browser calls itself, in words; a header that says nothing known is no name. */
const nameOf = (userAgent: string | undefined): string => {
  if (!userAgent) return 'Unknown device'
  const { browser, os } = Bowser.parse(userAgent.slice(0, longest * 2))
  if (!browser.name) return 'Unknown device'
  return (os.name ? `${browser.name} on ${os.name}` : browser.name).slice(0, longest)
}

/** With https the name itself keeps other hosts, and pages without https, from setting it. */
const cookieNameOf = ({ protocol }: FastifyRequest) => (protocol === 'https' ? '__Host-device' : 'device')

const hashOf = (secret: string): string => createHash('sha256').update(`device:${secret}`).digest('hex')

/**
 * The device that sent a request: known by a secret in a cookie that no script can read, or a new one. It opens
 * nothing by itself. `remember` has the browser keep it.
 */
export const recogniseDevice = (request: FastifyRequest): { device: Device; remember(reply: FastifyReply): void } => {
  const name = cookieNameOf(request)
  const kept = request.cookies[name]
  const isKnown = kept !== undefined && /^[\w-]{43}$/.test(kept)
  const secret = isKnown ? kept : randomBytes(32).toString('base64url')
  return {
    device: { hash: hashOf(secret), isKnown, name: nameOf(request.headers['user-agent']) },
    remember: (reply) =>
      void reply.setCookie(name, secret, {
        path: '/',
        httpOnly: true,
        sameSite: 'strict',
        secure: request.protocol === 'https',
        maxAge: lifetimeSeconds,
      }),
  }
}
