import { useCallback, useSyncExternalStore } from 'react'

const secondMs = 1000

const subscribe = (tick: () => void) => {
  const timer = setInterval(tick, secondMs)
  return () => clearInterval(timer)
}
const rest = () => () => {}

/** Whole seconds until a moment in milliseconds, down to 0; pages made at build time begin with 0. */
export const useCountdown = (until: number): number =>
  useSyncExternalStore(
    useCallback((tick) => (until > Date.now() ? subscribe : rest)(tick), [until]),
    () => Math.max(0, Math.ceil((until - Date.now()) / secondMs)),
    () => 0,
  )
