import type { ErrorDetails } from '@visage/contract'
import { useSyncExternalStore } from 'react'
import { isApiError } from './api-error.ts'

export type Ways = NonNullable<ErrorDetails['ways']>

type Asked = { ways: Ways; answer: (isShown: boolean) => void }

const listeners = new Set<() => void>()
let asked: Asked | null = null

const set = (next: Asked | null) => {
  asked = next
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** What somebody is asked to show now, for the one dialog that asks; null while nothing is. */
export const useAsked = (): Asked | null =>
  useSyncExternalStore(
    subscribe,
    () => asked,
    () => null,
  )

const ask = (ways: Ways): Promise<boolean> => {
  asked?.answer(false)
  return new Promise((resolve) => {
    const answer = (isShown: boolean) => {
      set(null)
      resolve(isShown)
    }
    set({ ways, answer })
  })
}

/**
 * Does what asks for having shown lately who one is: where the server wants it shown again, a dialog asks, and then it is
 * done once more. Throws the refusal when somebody leaves the dialog.
 */
export const withReauthentication = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work()
  } catch (error) {
    if (!isApiError(error, 'reauthentication_required')) throw error
    if (!(await ask(error.details.ways ?? []))) throw error
    return work()
  }
}
