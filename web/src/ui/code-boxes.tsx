import '@mantine/core/styles/Group.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/PinInput.layer.css'
import { PinInput } from '@mantine/core'
import { useId } from 'react'
import type { ClipboardEvent } from 'react'
import styles from './code-boxes.module.css'
import { FieldError } from './field-error.tsx'

type Props = {
  /** What the code is, for screen readers. */
  label: string
  /** The name of the first box. */
  name: string
  length: number
  value: string
  onChange: (value: string) => void
  error?: string | undefined
}

/** One box a digit: focus moves on with each digit and back on Backspace; a pasted code fills all. */
export const CodeBoxes = ({ label, name, length, value, onChange, error }: Props) => {
  const errorId = useId()
  const paste = (event: ClipboardEvent) => {
    const digits = event.clipboardData.getData('text/plain').replace(/\D/g, '').slice(0, length)
    event.preventDefault()
    event.stopPropagation()
    if (digits !== '') onChange(digits)
  }
  return (
    <fieldset
      className={styles.group}
      aria-label={label}
      aria-describedby={error ? errorId : undefined}
      onPasteCapture={paste}
    >
      <PinInput
        length={length}
        value={value}
        onChange={onChange}
        type="number"
        placeholder=""
        oneTimeCode
        error={error !== undefined}
        getInputProps={(index) => ({
          'aria-label': `Digit ${index + 1} of ${length}`,
          name: index === 0 ? name : undefined,
        })}
        classNames={{ root: styles.root, pinInput: styles.box, input: styles.input }}
      />
      <div id={errorId} className={styles.error}>
        {error && <FieldError message={error} />}
      </div>
    </fieldset>
  )
}
