import { useCallback, useEffect, useEffectEvent, useSyncExternalStore } from 'react'

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

/** Takes the first file of what is pasted anywhere on the page, while it is active. */
export const usePastedFile = (take: (file: File) => void, isActive: boolean): void => {
  const takeNow = useEffectEvent(take)
  useEffect(() => {
    if (!isActive) return undefined
    const paste = (event: ClipboardEvent) => {
      const file = event.clipboardData?.files[0]
      if (file) takeNow(file)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [isActive])
}

/** Calls back each time that the browser has a network again. */
export const useWhenOnline = (onOnline: () => void): void => {
  const tell = useEffectEvent(onOnline)
  useEffect(() => {
    const listen = () => tell()
    addEventListener('online', listen)
    return () => removeEventListener('online', listen)
  }, [])
}

const noSubscription = () => () => {}

/** False while a page made at build time comes to life, true from then on: only then is stored state known. */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  )
