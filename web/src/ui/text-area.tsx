import '@mantine/core/styles/Input.layer.css'
import { Textarea } from '@mantine/core'
import type { TextareaProps } from '@mantine/core'
import { FieldError } from './field-error.tsx'
import styles from './field.module.css'

type Props = Omit<TextareaProps, 'error' | 'label' | 'classNames' | 'onChange' | 'value'> & {
  label: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
}

export const TextArea = ({ error, onChange, ...rest }: Props) => (
  <Textarea
    {...rest}
    onChange={(event) => onChange(event.currentTarget.value)}
    error={error ? <FieldError message={error} /> : undefined}
    errorProps={{ component: 'div' }}
    classNames={{
      root: styles.root,
      label: styles.label,
      description: styles.description,
      wrapper: styles.wrapper,
      input: `${styles.input} ${styles.textarea}`,
    }}
  />
)
