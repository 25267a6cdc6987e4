import type { ChangeEvent } from 'react'
import { FieldError } from './field-error.tsx'
import styles from './field.module.css'

/** A field of ours in terms of the library's: it gives its value as it is, and its error is announced. */
export type FieldProps<LibraryProps> = Omit<LibraryProps, 'error' | 'label' | 'classNames' | 'onChange' | 'value'> & {
  label: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
}

/** Puts the hint under its field: fields side by side stay on one line whether or not each has one. */
export const HINT_BELOW: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error']

type Own = Pick<FieldProps<unknown>, 'onChange' | 'error'>

/** What lines and areas of text and lists have in common. */
export const fieldProps = ({ onChange, error }: Own) => ({
  onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
    onChange(event.currentTarget.value),
  error: error ? <FieldError message={error} /> : undefined,
  // Screen readers tell what is required; a star would be part of the label.
  withAsterisk: false,
  errorProps: { component: 'div' } as const,
  classNames: {
    root: styles.root,
    label: styles.label,
    description: styles.description,
    wrapper: styles.wrapper,
    input: styles.input,
    section: styles.section,
  },
})
