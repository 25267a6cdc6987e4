import './early-acts.ts'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useIsHydrated } from '../lib/browser/browser-events.ts'

const FIELDS = 'input:not([type=hidden], [type=file]), textarea'

type Field = HTMLInputElement | HTMLTextAreaElement

const isTicked = (field: Field): field is HTMLInputElement => field.type === 'checkbox' || field.type === 'radio'

// React takes what it finds in a field for what it put there itself, so the field changes back and forth.
const handOverTick = (field: HTMLInputElement) => {
  if (field.checked === field.defaultChecked || (field.type === 'radio' && !field.checked)) return
  field.checked = !field.checked
  field.click()
}

const handOverText = (field: Field) => {
  const { value, defaultValue } = field
  if (value === defaultValue) return
  field.value = defaultValue
  // Past the setter that React has put on the field itself.
  Reflect.set(Object.getPrototypeOf(field), 'value', value, field)
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/** Tells a page that has just come to life what its fields have held since before. */
const handOverFields = (): void => {
  for (const field of document.querySelectorAll<Field>(FIELDS))
    if (isTicked(field)) handOverTick(field)
    else handOverText(field)
}

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
