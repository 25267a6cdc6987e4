import { useSyncExternalStore } from 'react'

const noSubscription = () => () => {}

/** False while a page made at build time comes to life, true from then on: only then is stored state known. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  )
