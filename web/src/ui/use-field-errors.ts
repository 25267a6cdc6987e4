import { useEffect, useRef, useState } from 'react'

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
    <Value>(name: Name, setValue: (value: Value) => void) =>
    (value: Value) => {
      setValue(value)
      setError(name, undefined)
    }

  return { form, errors, report, setError, typing }
}
