import { useId } from 'react'
import { FieldError } from '../../../ui/field-error.tsx'
import classes from './site-field.module.css'

type SiteFieldProps = {
  label: string
  name: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
  type?: 'text' | 'email'
  autoComplete?: string
  maxLength?: number
  isLong?: boolean
}

/** A labelled field of the public pages, with its error below it. */
export const SiteField = ({ label, error, onChange, isLong = false, type = 'text', ...rest }: SiteFieldProps) => {
  const id = useId()
  const attributes = {
    ...rest,
    id,
    className: classes.input,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${id}-error` : undefined,
  }
  return (
    <div className={classes.field}>
      <label htmlFor={id} className={classes.label}>
        {label}
      </label>
      {isLong ? (
        <textarea {...attributes} rows={6} onChange={(event) => onChange(event.currentTarget.value)} />
      ) : (
        <input {...attributes} type={type} onChange={(event) => onChange(event.currentTarget.value)} />
      )}
      <div id={`${id}-error`}>{error && <FieldError message={error} />}</div>
    </div>
  )
}
