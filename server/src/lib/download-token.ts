import { createHash, randomBytes } from 'node:crypto'

const tokenBytes = 32

/** The secret end of an address that a browser opens by itself. */
export const createDownloadToken = (): string => randomBytes(tokenBytes).toString('base64url')

/** What is kept of it. A plain hash does: the token is random and as long as the hash. */
export const hashDownloadToken = (token: string): string => createHash('sha256').update(token).digest('hex')
