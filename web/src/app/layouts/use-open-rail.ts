import { useState } from 'react'
import type { FocusEvent, KeyboardEvent } from 'react'

/** The rail opens under the pointer and for the keyboard's focus; Escape closes it again. */
export const useOpenRail = () => {
  const [isHovered, setIsHovered] = useState(false)
  const [isFocused, setIsFocused] = useState(false)
  const rail = {
    // Not onPointerEnter: React misses it when what lay under the pointer before has been replaced.
    onPointerOver: () => setIsHovered(true),
    onPointerLeave: () => setIsHovered(false),
    onFocus: (event: FocusEvent) => setIsFocused(event.target.matches(':focus-visible')),
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) setIsFocused(false)
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setIsHovered(false)
      setIsFocused(false)
    },
  }
  return { isOpen: isHovered || isFocused, rail }
}
