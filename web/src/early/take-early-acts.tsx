import { useEffect, useLayoutEffect, useRef } from 'react'
import { useIsHydrated } from '../lib/use-is-hydrated.ts'
import './early-acts.ts'
import { handOverFields } from './hand-over-fields.ts'

/**
 * Hands what people did before the scripts were there to the page that has just come to life. A leaf behind all others,
 * so that only it renders twice.
 */
export const TakeEarlyActs = () => {
  const redo = useRef<(() => void) | null>(null)
  const isHydrated = useIsHydrated()
  // Before anything renders again, which would empty the fields.
  useLayoutEffect(() => {
    redo.current = window.visageEarly?.take() ?? null
    handOverFields()
  }, [])
  useEffect(() => {
    if (!isHydrated) return
    redo.current?.()
    redo.current = null
  }, [isHydrated])
  return null
}
