import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import type { RefObject } from 'react'

type Typed = HTMLInputElement | HTMLTextAreaElement

/**
 * For a field of a page made at build time: takes over what was typed before the page came to life. React leaves that in
 * the field until it renders the field again, so this comes before.
 */
export const useEarlyText = <Field extends Typed>(
  value: string | undefined,
  onChange: (value: string) => void,
): RefObject<Field | null> => {
  const field = useRef<Field>(null)
  const take = useEffectEvent(() => {
    const typed = field.current?.value ?? ''
    if (typed !== '' && typed !== value) onChange(typed)
  })
  useLayoutEffect(() => take(), [])
  return field
}

/** The same for a box to tick and a button of a group. */
export const useEarlyTick = (checked: boolean, onTick: () => void): RefObject<HTMLInputElement | null> => {
  const field = useRef<HTMLInputElement>(null)
  const take = useEffectEvent(() => {
    if (field.current?.checked && !checked) onTick()
  })
  useLayoutEffect(() => take(), [])
  return field
}
