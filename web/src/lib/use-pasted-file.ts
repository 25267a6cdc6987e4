import { useEffect, useEffectEvent } from 'react'

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
