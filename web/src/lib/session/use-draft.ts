import { useCallback, useState, useSyncExternalStore } from 'react'
import { draftKey } from './draft-key.ts'

const noSubscription = () => () => {}

/**
 * State that survives a reload of this tab: for what people type, never for passwords. A field of a page that is made at
 * build time names its draft in `data-draft`.
 */
export const useDraft = (name: string, initial = ''): [value: string, setValue: (value: string) => void] => {
  const [typed, setTyped] = useState<{ name: string; value: string } | null>(null)
  const stored = useSyncExternalStore(
    noSubscription,
    () => sessionStorage.getItem(draftKey(name)),
    () => null,
  )
  const change = useCallback(
    (value: string) => {
      setTyped({ name, value })
      sessionStorage.setItem(draftKey(name), value)
    },
    [name],
  )
  return [typed?.name === name ? typed.value : (stored ?? initial), change]
}
