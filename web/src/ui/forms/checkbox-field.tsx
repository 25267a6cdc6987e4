import '@mantine/core/styles/Checkbox.layer.css'
import '@mantine/core/styles/InlineInput.layer.css'
import '@mantine/core/styles/Input.layer.css'
import { Checkbox } from '@mantine/core'
import type { ReactNode, Ref } from 'react'
import { FieldError } from '../feedback/field-errors.tsx'
import styles from './checkbox-field.module.css'
import { useEarlyTick } from './early-input.ts'

type Props = {
  label: ReactNode
  checked: boolean
  onChange: (checked: boolean) => void
  name?: string
  disabled?: boolean
  error?: string | undefined
  ref?: Ref<HTMLInputElement>
}

export const CheckboxField = ({ label, checked, onChange, name, disabled, error, ref }: Props) => {
  const field = useEarlyTick(checked, () => onChange(true))
  return (
    <Checkbox
      ref={ref ?? field}
      label={label}
      name={name}
      disabled={disabled}
      checked={checked}
      onChange={(event) => onChange(event.currentTarget.checked)}
      aria-invalid={error ? true : undefined}
      error={error ? <FieldError message={error} /> : undefined}
      classNames={{
        body: styles.body,
        inner: styles.inner,
        input: styles.input,
        label: styles.label,
        error: styles.error,
      }}
    />
  )
}
