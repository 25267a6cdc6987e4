import { createHash, randomBytes } from 'node:crypto'

export const createDeskToken = (): string => randomBytes(32).toString('base64url')

/** A plain hash does: the token is random and as long as the hash. */
export const hashDeskToken = (token: string): string => createHash('sha256').update(`desk:${token}`).digest('hex')
