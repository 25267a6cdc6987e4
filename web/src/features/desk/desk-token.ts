import { useSyncExternalStore } from 'react'

const key = 'deskToken'

const listeners = new Set<() => void>()

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** What opens the desk in this tab; null while it is closed. */
export const findDeskToken = (): string | null => sessionStorage.getItem(key)

export const keepDeskToken = (token: string | null): void => {
  if (token === null) sessionStorage.removeItem(key)
  else sessionStorage.setItem(key, token)
  for (const listener of listeners) listener()
}

export const useDeskToken = (): string | null => useSyncExternalStore(subscribe, findDeskToken, () => null)
