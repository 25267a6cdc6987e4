import '@mantine/core/styles/Input.layer.css'
import { TextInput } from '@mantine/core'
import type { TextInputProps } from '@mantine/core'
import { FieldError } from './field-error.tsx'
import styles from './field.module.css'

export type TextFieldProps = Omit<TextInputProps, 'error' | 'label' | 'classNames' | 'onChange' | 'value'> & {
  label: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
}

export const TextField = ({ error, onChange, ...rest }: TextFieldProps) => (
  <TextInput
    {...rest}
    onChange={(event) => onChange(event.currentTarget.value)}
    error={error ? <FieldError message={error} /> : undefined}
    errorProps={{ component: 'div' }}
    classNames={{
      root: styles.root,
      label: styles.label,
      description: styles.description,
      wrapper: styles.wrapper,
      input: styles.input,
      section: styles.section,
    }}
  />
)
