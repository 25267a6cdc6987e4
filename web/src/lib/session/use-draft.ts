import { useCallback, useState, useSyncExternalStore } from 'react'

const storageName = (name: string) => `draft:${name}`

const noSubscription = () => () => {}

/** State that survives a reload of this tab: for what people type, never for passwords. */
export const useDraft = (name: string, initial = ''): [value: string, setValue: (value: string) => void] => {
  const [typed, setTyped] = useState<{ name: string; value: string } | null>(null)
  const stored = useSyncExternalStore(
    noSubscription,
    () => sessionStorage.getItem(storageName(name)),
    () => null,
  )
  const change = useCallback(
    (value: string) => {
      setTyped({ name, value })
      sessionStorage.setItem(storageName(name), value)
    },
    [name],
  )
  return [typed?.name === name ? typed.value : (stored ?? initial), change]
}
