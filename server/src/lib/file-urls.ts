import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { dayMs, hourMs } from './time.ts'
import type { Clock } from './time.ts'

const tokenBytes = 32

/** The secret end of an address that a browser opens by itself. */
export const createDownloadToken = (): string => randomBytes(tokenBytes).toString('base64url')

/** What is kept of it. A plain hash does: the token is random and as long as the hash. */
export const hashDownloadToken = (token: string): string => createHash('sha256').update(token).digest('hex')

const lifetimeMs = dayMs

/** Makes and checks addresses of stored files that work without a header for 24 hours. */
export type UrlSigner = {
  /** The address of a stored file below the site's root. */
  sign(blobKey: string): string
  /** Whether the signature belongs to this key and is still good. */
  verify(blobKey: string, query: { expires?: string; signature?: string }): boolean
  /** The key inside an address of ours whose signature holds, or undefined. */
  findKey(address: string): string | undefined
}

export const MEDIA_PATH = '/api/media/'
/** Stored files never change, and belong to whoever may read them. */
export const MEDIA_CACHE = 'private, max-age=86400, immutable'

export const createUrlSigner = (secret: string, clock: Clock): UrlSigner => {
  const signature = (key: string, expires: string) =>
    createHmac('sha256', secret).update(`${key}\n${expires}`).digest('base64url')

  const verify: UrlSigner['verify'] = (key, { expires = '', signature: given = '' }) => {
    if (!/^\d{1,15}$/.test(expires) || Number(expires) * 1000 < clock.now().getTime()) return false
    const wanted = Buffer.from(signature(key, expires))
    const received = Buffer.from(given)
    return wanted.length === received.length && timingSafeEqual(wanted, received)
  }

  return {
    sign(key) {
      const end = Math.ceil(clock.now().getTime() / hourMs) * hourMs + lifetimeMs
      const expires = String(end / 1000)
      return `${MEDIA_PATH}${key}?expires=${expires}&signature=${signature(key, expires)}`
    },
    verify,
    findKey(address) {
      const url = URL.parse(address, 'http://visage.invalid')
      if (!url?.pathname.startsWith(MEDIA_PATH)) return undefined
      const key = url.pathname.slice(MEDIA_PATH.length)
      const query = {
        expires: url.searchParams.get('expires') ?? '',
        signature: url.searchParams.get('signature') ?? '',
      }
      return verify(key, query) ? key : undefined
    },
  }
}
