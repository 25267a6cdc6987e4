import { useEffect, useRef, useState } from 'react'
import styles from './field-errors.module.css'

/** Moves the focus to a form's field by its name, of a group to its first; answers whether there is one. */
export const focusField = (form: HTMLFormElement, name: string): boolean => {
  const named = form.elements.namedItem(name)
  const field = named instanceof RadioNodeList ? named.item(0) : named
  if (!(field instanceof HTMLElement)) return false
  field.focus()
  return true
}

export type FieldErrors<Name extends string> = Partial<Record<Name, string>>

const firstWrongField = (form: HTMLFormElement, errors: FieldErrors<string>): HTMLElement | undefined =>
  [...form.elements].find(
    (field): field is HTMLInputElement =>
      field instanceof HTMLElement && 'name' in field && Boolean(errors[String(field.name)]),
  )

/**
 * The errors under a form's fields. After `report`, the first wrong field in the form's order takes the
 * focus, as soon as the form is not busy. Fields are found by their `name`.
 */
export const useFieldErrors = <Name extends string>(isBusy = false) => {
  const form = useRef<HTMLFormElement>(null)
  const mustFocus = useRef(false)
  const [errors, setErrors] = useState<FieldErrors<Name>>({})

  useEffect(() => {
    if (isBusy || !mustFocus.current || !form.current) return
    mustFocus.current = false
    firstWrongField(form.current, errors)?.focus()
  }, [errors, isBusy])

  /** Shows these errors in place of the old ones; answers whether there are none. */
  const report = (found: FieldErrors<Name>): boolean => {
    const isFine = Object.values(found).every((message) => !message)
    mustFocus.current = !isFine
    setErrors({ ...found })
    return isFine
  }

  const setError = (name: Name, message: string | undefined) => {
    setErrors((before) => (before[name] === message ? before : { ...before, [name]: message }))
  }

  /** A change handler that also takes the field's error away. */
  const typing =
    <Value,>(name: Name, setValue: (value: Value) => void) =>
    (value: Value) => {
      setValue(value)
      setError(name, undefined)
    }

  return { form, errors, report, setError, typing }
}

/** What is wrong with a field: shown under it and read out when it appears. */
export const FieldError = ({ message }: { message: string }) => (
  <span role="alert" className={styles.error}>
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <circle cx="8" cy="8" r="7" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M8 4.5v4.2M8 11.2v.1" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
    </svg>
    {message}
  </span>
)

/** What to show of something that was thrown. */
export const sentenceOfError = (error: unknown, otherwise = 'This did not work. Please try again.'): string =>
  error instanceof Error ? error.message : otherwise
