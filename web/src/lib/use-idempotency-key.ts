import { useRef } from 'react'

const keyBytes = 16

// Not randomUUID: browsers have that one only on pages served with TLS or from this machine.
const makeKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(keyBytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** One key for each thing asked for: trying the same again after a lost answer keeps its key. */
export const useIdempotencyKey = () => {
  const held = useRef(new Map<string, string>())
  return {
    keyFor: (input: unknown): string => {
      const body = JSON.stringify(input)
      const key = held.current.get(body) ?? makeKey()
      held.current.set(body, key)
      return key
    },
    /** It was answered: asking for it once more means another one. */
    spend: (input: unknown): void => {
      held.current.delete(JSON.stringify(input))
    },
  }
}
