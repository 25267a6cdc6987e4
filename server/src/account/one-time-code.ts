import { createHmac, timingSafeEqual } from 'node:crypto'

export const CODE_LIFETIME_MS = 10 * 60 * 1000

const codes = 1_000_000

/** The six digits of a code. They follow from its id, so neither the database nor the queue ever holds them. */
export const deriveCode = (secret: string, codeId: string): string => {
  const number = createHmac('sha256', secret).update(`one-time-code:${codeId}`).digest().readUIntBE(0, 6)
  return String(number % codes).padStart(6, '0')
}

export const hashCode = (secret: string, { id, digits }: { id: string; digits: string }): string =>
  createHmac('sha256', secret).update(`one-time-code-hash:${id}:${digits}`).digest('hex')

/** Whether these digits are the code's. */
export const matchesCode = (secret: string, digits: string, code: { id: string; codeHash: string }): boolean =>
  timingSafeEqual(Buffer.from(hashCode(secret, { id: code.id, digits })), Buffer.from(code.codeHash))
