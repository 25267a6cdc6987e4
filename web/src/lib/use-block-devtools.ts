import { useEffect } from 'react'
import { looksDocked } from './looks-docked.ts'
import { useSettings } from './use-settings.ts'

const textFields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])'

const isBlockedKey = (event: KeyboardEvent): boolean => {
  const key = event.key.toLowerCase()
  return (
    key === 'f12' ||
    (event.ctrlKey && event.shiftKey && (key === 'i' || key === 'j')) ||
    (event.ctrlKey && !event.shiftKey && !event.altKey && key === 'u')
  )
}

const blockKey = (event: KeyboardEvent) => {
  if (isBlockedKey(event)) event.preventDefault()
}

// The menu key and screen readers open the menu without a mouse button: theirs stays.
const blockMenu = (event: MouseEvent) => {
  const isMouse = event.button === 2
  const isTextField = event.target instanceof Element && event.target.closest(textFields) !== null
  if (isMouse && !isTextField) event.preventDefault()
}

const leaveWhenDocked = () => {
  const hasMouse = matchMedia('(pointer: fine)').matches
  if (hasMouse && looksDocked(window)) location.replace('about:blank')
}

/** Blocks developer tools on this page where the installation asks for it. */
export const useBlockDevtools = (): void => {
  const isOn = useSettings()?.block_devtools ?? false
  useEffect(() => {
    if (!isOn) return undefined
    leaveWhenDocked()
    addEventListener('keydown', blockKey, true)
    addEventListener('contextmenu', blockMenu)
    addEventListener('resize', leaveWhenDocked)
    return () => {
      removeEventListener('keydown', blockKey, true)
      removeEventListener('contextmenu', blockMenu)
      removeEventListener('resize', leaveWhenDocked)
    }
  }, [isOn])
}
