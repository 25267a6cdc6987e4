import { useMutation as useLibraryMutation } from '@tanstack/react-query'
import type { DefaultError, UseMutationOptions, UseMutationResult } from '@tanstack/react-query'
import { isApiError } from './api-error.ts'
import { useWhenOnline } from './use-when-online.ts'

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
