import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto'

const CIPHER = 'aes-256-gcm'
const IV_BYTES = 12
const TAG_BYTES = 16

/** A key for one purpose alone. */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  createHmac('sha256', secret).update(purpose).digest()

/**
 * Text that only who has the key can read (AES-256-GCM). `owner` is not kept in it: it opens for that one alone. With the
 * same `iv` the same text gives the same bytes, so such an `iv` has to follow from the text.
 */
export const seal = (
  key: Buffer,
  text: string,
  { owner = '', iv = randomBytes(IV_BYTES) }: { owner?: string; iv?: Buffer } = {},
): string => {
  const cipher = createCipheriv(CIPHER, key, iv.subarray(0, IV_BYTES)).setAAD(Buffer.from(owner))
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv.subarray(0, IV_BYTES), cipher.getAuthTag(), sealed]).toString('base64url')
}

/** What was sealed with this key for this owner, whole and unchanged; else undefined. */
export const findSealed = (key: Buffer, token: string, owner = ''): string | undefined => {
  const bytes = Buffer.from(token, 'base64url')
  const [tagAt, sealedAt] = [IV_BYTES, IV_BYTES + TAG_BYTES]
  if (bytes.length <= sealedAt) return undefined
  try {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, tagAt), { authTagLength: TAG_BYTES })
    decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(tagAt, sealedAt))
    return Buffer.concat([decipher.update(bytes.subarray(sealedAt)), decipher.final()]).toString('utf8')
  } catch {
    return undefined
  }
}
