import { useMutation as useLibraryMutation } from '@tanstack/react-query'
import type { DefaultError, UseMutationOptions, UseMutationResult } from '@tanstack/react-query'
import { useRef } from 'react'
import { useWhenOnline } from '../browser/browser-events.ts'
import { isApiError } from './api-error.ts'

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

/** The library's own, except that a failure for want of a network is forgotten when the network is back. */
export const useMutation = <Data = unknown, Failure = DefaultError, Variables = void, Context = unknown>(
  options: UseMutationOptions<Data, Failure, Variables, Context>,
): UseMutationResult<Data, Failure, Variables, Context> => {
  const mutation = useLibraryMutation(options)
  useWhenOnline(() => {
    if (isApiError(mutation.error, 'unreachable')) mutation.reset()
  })
  return mutation
}
