import type { AnyRoute, OutputOf, RequestOf } from '@visage/contract'
import { DESK_HEADER } from '@visage/contract/desk'
import { useSyncExternalStore } from 'react'
import { isApiError } from '../../lib/api/api-error.ts'
import { call, callForFile } from '../../lib/api/call.ts'
import type { CallOptions } from '../../lib/api/call.ts'

const key = 'deskToken'

const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** What opens the desk in this tab; null while it is closed. */
const findDeskToken = (): string | null => sessionStorage.getItem(key)

export const keepDeskToken = (token: string | null): void => {
  if (token === null) sessionStorage.removeItem(key)
  else sessionStorage.setItem(key, token)
  for (const listener of listeners) listener()
}

export const useDeskToken = (): string | null => useSyncExternalStore(subscribe, findDeskToken, () => null)

/** A closed desk asks for the code again, wherever that was noticed; what was open stays in the address. */
const closingWhenRefused = async <Answer>(work: (headers: Record<string, string>) => Promise<Answer>) => {
  const token = findDeskToken()
  try {
    return await work({ [DESK_HEADER]: token ?? '' })
  } catch (error) {
    if (isApiError(error, 'code_required') && findDeskToken() === token) keepDeskToken(null)
    throw error
  }
}

/** Makes one call of the desk. Throws like `call`. */
export const callDesk = <Route extends AnyRoute>(
  route: Route,
  request: RequestOf<Route>,
  options: CallOptions = {},
): Promise<OutputOf<Route>> => closingWhenRefused((headers) => call(route, request, { ...options, headers }))

/** A call of the desk that answers a file. */
export const callDeskForFile = <Route extends AnyRoute & { readonly answersFile: true }>(
  route: Route,
  request: RequestOf<Route>,
) => closingWhenRefused((headers) => callForFile(route, request, { headers }))
