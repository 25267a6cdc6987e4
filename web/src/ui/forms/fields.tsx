import '@mantine/core/styles/Input.layer.css'
import { NativeSelect, Textarea, TextInput } from '@mantine/core'
import type { NativeSelectProps, TextareaProps, TextInputProps } from '@mantine/core'
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs'
import IconEye from '@tabler/icons-react/dist/esm/icons/IconEye.mjs'
import IconEyeOff from '@tabler/icons-react/dist/esm/icons/IconEyeOff.mjs'
import { useState } from 'react'
import type { ChangeEvent } from 'react'
import { IconButton } from '../buttons/icon-button.tsx'
import { FieldError } from '../feedback/field-errors.tsx'
import { useEarlyText } from './early-input.ts'
import styles from './fields.module.css'

/** A field of ours in terms of the library's: it gives its value as it is, and its error is announced. */
type FieldProps<LibraryProps> = Omit<LibraryProps, 'error' | 'label' | 'classNames' | 'onChange' | 'value'> & {
  label: string
  value: string
  onChange: (value: string) => void
  error?: string | undefined
}

/** Puts the hint under its field: fields side by side stay on one line whether or not each has one. */
export const HINT_BELOW: ('label' | 'input' | 'description' | 'error')[] = ['label', 'input', 'description', 'error']

type Own = Pick<FieldProps<unknown>, 'onChange' | 'error'>

/** What lines and areas of text and lists have in common. */
const fieldProps = ({ onChange, error }: Own) => ({
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

type TextFieldProps = FieldProps<TextInputProps>

export const TextField = (props: TextFieldProps) => {
  const ref = useEarlyText<HTMLInputElement>(props.value, props.onChange)
  return <TextInput ref={ref} {...props} {...fieldProps(props)} />
}

/** Told where a password is typed twice and not the same. */
export const PASSWORDS_DIFFER = 'Passwords do not match.'

/** A password; the button that shows it appears once something is typed. */
export const PasswordField = (props: Omit<TextFieldProps, 'type' | 'rightSection'>) => {
  const [isShown, setIsShown] = useState(false)
  const hasText = props.value !== ''
  const ToggleIcon = isShown ? IconEyeOff : IconEye
  return (
    <TextField
      {...props}
      type={isShown && hasText ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      rightSectionPointerEvents="all"
      rightSection={
        hasText ? (
          <IconButton
            label={isShown ? 'Hide password' : 'Show password'}
            icon={<ToggleIcon size={20} />}
            onClick={() => setIsShown(!isShown)}
          />
        ) : undefined
      }
    />
  )
}

type Props = FieldProps<Omit<NativeSelectProps, 'data' | 'rightSection'>> & {
  options: readonly { value: string; label: string; disabled?: boolean }[]
}

const chevron = <IconChevronDown size={20} stroke={1.6} aria-hidden="true" />

/** One of many, in the browser's own list: searchable by typing and at home on phones. */
export const SelectField = ({ options, ...props }: Props) => (
  <NativeSelect {...props} {...fieldProps(props)} data={[...options]} rightSection={chevron} />
)

type TextAreaProps = FieldProps<Omit<TextareaProps, 'rows' | 'autosize' | 'minRows' | 'maxRows'>> & {
  rows: readonly [least: number, most: number]
}

/** Lines of text; as high as what stands in it, within bounds. */
export const TextArea = ({ rows: [minRows, maxRows], ...props }: TextAreaProps) => (
  <Textarea {...props} {...fieldProps(props)} autosize minRows={minRows} maxRows={maxRows} />
)
