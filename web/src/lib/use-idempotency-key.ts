import { useRef } from 'react'

const keyBytes = 16

// Not randomUUID: browsers have that one only on pages served with TLS or from this machine.
const makeKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(keyBytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')

/** One key for each thing asked for: trying the same again after a lost answer keeps its key. */
export const useIdempotencyKey = () => {
  const held = useRef<{ body: string; key: string } | null>(null)
  return {
    keyFor: (input: unknown): string => {
      const body = JSON.stringify(input)
      if (held.current?.body !== body) held.current = { body, key: makeKey() }
      return held.current.key
    },
    spend: () => {
      held.current = null
    },
  }
}
