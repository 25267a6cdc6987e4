import type { AnyRoute, OutputOf, RequestOf } from '@visage/contract'
import { ADMIN_HEADER } from '@visage/contract/admin'
import { useSyncExternalStore } from 'react'
import { isApiError } from '../../lib/api/api-error.ts'
import { call, callForFile } from '../../lib/api/call.ts'
import type { CallOptions } from '../../lib/api/call.ts'

const key = 'adminToken'

const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** What opens the admin area in this tab; null while it is closed. */
const findAdminToken = (): string | null => sessionStorage.getItem(key)

export const saveAdminToken = (token: string | null): void => {
  if (token === null) sessionStorage.removeItem(key)
  else sessionStorage.setItem(key, token)
  for (const listener of listeners) listener()
}

export const useAdminToken = (): string | null => useSyncExternalStore(subscribe, findAdminToken, () => null)

/** A closed admin area asks for the code again, wherever that was noticed; what was open stays in the address. */
const closingWhenRefused = async <Answer>(work: (headers: Record<string, string>) => Promise<Answer>) => {
  const token = findAdminToken()
  try {
    return await work({ [ADMIN_HEADER]: token ?? '' })
  } catch (error) {
    if (isApiError(error, 'code_required') && findAdminToken() === token) saveAdminToken(null)
    throw error
  }
}

/** Makes one call of the admin area. Throws like `call`. */
export const callAdmin = <Route extends AnyRoute>(
  route: Route,
  request: RequestOf<Route>,
  options: CallOptions = {},
): Promise<OutputOf<Route>> => closingWhenRefused((headers) => call(route, request, { ...options, headers }))

/** A call of the admin area that answers a file. */
export const callAdminForFile = <Route extends AnyRoute & { readonly answersFile: true }>(
  route: Route,
  request: RequestOf<Route>,
) => closingWhenRefused((headers) => callForFile(route, request, { headers }))
