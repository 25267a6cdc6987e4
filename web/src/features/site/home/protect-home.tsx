import { useEffect } from 'react'
import { protectPage } from './protect-page.ts'

/** Blocks saving and sharing on the home page where the installation asks for it. */
export const ProtectHome = () => {
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    const look = async () => {
      const { isProtectionWanted } = await import('./is-protection-wanted.ts')
      if ((await isProtectionWanted(signal)) && !signal.aborted) protectPage(signal)
    }
    look().catch((error: unknown) => {
      if (!signal.aborted) console.warn('The settings could not be read; the page is not protected.', error)
    })
    return () => leaving.abort()
  }, [])
  return null
}
