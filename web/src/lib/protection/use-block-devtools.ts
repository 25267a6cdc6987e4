import { useEffect } from 'react'
import { useSettings } from '../api/queries.ts'

const maxGapPx = 160

type WindowSize = { outerWidth: number; outerHeight: number; innerWidth: number; innerHeight: number }

/**
 * Whether docked developer tools seem to take up room: the gap between outer and inner size is over 160 px.
 * Page zoom shrinks both inner sides alike and tools only one, so the smaller ratio is taken as the zoom.
 */
export const isDevtoolsDocked = ({ outerWidth, outerHeight, innerWidth, innerHeight }: WindowSize): boolean => {
  if (!outerWidth || !outerHeight || !innerWidth || !innerHeight) return false
  const zoom = Math.min(outerWidth / innerWidth, outerHeight / innerHeight)
  return outerWidth - innerWidth * zoom > maxGapPx || outerHeight - innerHeight * zoom > maxGapPx
}

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

const redirectWhenDocked = () => {
  const hasMouse = matchMedia('(pointer: fine)').matches
  if (hasMouse && isDevtoolsDocked(window)) location.replace('about:blank')
}

/** Blocks developer tools on this page where the installation asks for it. */
export const useBlockDevtools = (): void => {
  const isOn = useSettings()?.block_devtools ?? false
  useEffect(() => {
    if (!isOn) return undefined
    redirectWhenDocked()
    addEventListener('keydown', blockKey, true)
    addEventListener('contextmenu', blockMenu)
    addEventListener('resize', redirectWhenDocked)
    return () => {
      removeEventListener('keydown', blockKey, true)
      removeEventListener('contextmenu', blockMenu)
      removeEventListener('resize', redirectWhenDocked)
    }
  }, [isOn])
}
