import { useEffect, useEffectEvent } from 'react'

/** Calls back each time that the browser has a network again. */
export const useWhenOnline = (onOnline: () => void): void => {
  const tell = useEffectEvent(onOnline)
  useEffect(() => {
    const listen = () => tell()
    addEventListener('online', listen)
    return () => removeEventListener('online', listen)
  }, [])
}
