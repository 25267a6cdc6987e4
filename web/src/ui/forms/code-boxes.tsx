import { useEffectEvent, useId, useLayoutEffect, useRef } from 'react'
import type { ClipboardEvent, KeyboardEvent } from 'react'
import { FieldError } from '../feedback/field-errors.tsx'
import styles from './code-boxes.module.css'

/** Digits of every code that somebody types, mailed or of an app. */
const codeLength = 6

export const onlyDigits = (text: string): string => text.replace(/\D/g, '')

/**
 * Puts digits into the boxes of a code from `index` on; no digits empty that one box.
 * A space stands for an empty box before a filled one.
 */
export const spreadDigits = (value: string, { index, digits }: { index: number; digits: string }): string => {
  const boxes = Array.from({ length: codeLength }, (_, box) => value[box] ?? ' ')
  for (const [offset, digit] of (digits || ' ').split('').entries())
    if (index + offset < codeLength) boxes[index + offset] = digit
  return boxes.join('').trimEnd()
}

type Props = {
  /** What the code is, for screen readers. */
  label: string
  /** The digits by box; a space stands for an empty box before a filled one. */
  value: string
  onChange: (value: string) => void
  error?: string | undefined
}

const useBoxes = ({ value, onChange }: Pick<Props, 'value' | 'onChange'>) => {
  const group = useRef<HTMLFieldSetElement>(null)

  const takeEarly = useEffectEvent(() => {
    const boxes = [...(group.current?.querySelectorAll('input') ?? [])]
    const typed = onlyDigits(boxes.map((box) => box.value).join(''))
    if (typed !== '' && value === '') onChange(typed.slice(0, codeLength))
  })
  // Typed before the page came to life.
  useLayoutEffect(() => takeEarly(), [])

  const focusBox = (index: number) => {
    group.current?.querySelectorAll('input')[Math.min(Math.max(index, 0), codeLength - 1)]?.focus()
  }

  const fill = (index: number, digits: string) => {
    onChange(spreadDigits(value, { index, digits }))
    if (digits !== '') focusBox(index + digits.length)
  }

  // A second digit typed into a filled box takes its place; more come from a keyboard that fills in codes.
  const type = (index: number, text: string) => {
    const digits = onlyDigits(text)
    fill(index, digits.length === 2 ? digits.slice(-1) : digits)
  }

  const paste = (event: ClipboardEvent, index: number) => {
    event.preventDefault()
    const digits = onlyDigits(event.clipboardData.getData('text')).slice(0, codeLength)
    if (digits !== '') fill(digits.length === codeLength ? 0 : index, digits)
  }

  const steer = (event: KeyboardEvent<HTMLInputElement>, index: number) => {
    const isEmpty = event.currentTarget.value === ''
    if (event.key === 'ArrowLeft' || (event.key === 'Backspace' && isEmpty)) {
      event.preventDefault()
      focusBox(index - 1)
    }
    if (event.key === 'ArrowRight') {
      event.preventDefault()
      focusBox(index + 1)
    }
  }

  return { group, type, paste, steer }
}

/** One box a digit, each named `otp`: focus moves with what is typed or taken away, and a pasted code fills all. */
export const CodeBoxes = ({ label, value, onChange, error }: Props) => {
  const errorId = useId()
  const { group, type, paste, steer } = useBoxes({ value, onChange })
  return (
    <fieldset ref={group} className={styles.group} aria-label={label} aria-describedby={error ? errorId : undefined}>
      <div className={styles.boxes}>
        {Array.from({ length: codeLength }, (_, index) => (
          <input
            key={index}
            name="otp"
            className={styles.box}
            aria-label={`Digit ${index + 1} of ${codeLength}`}
            aria-invalid={error !== undefined}
            inputMode="numeric"
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            value={(value[index] ?? '').trim()}
            // Not onChange: it is silent when the digit typed over another is the same one.
            onInput={(event) => type(index, event.currentTarget.value)}
            onPaste={(event) => paste(event, index)}
            onKeyDown={(event) => steer(event, index)}
            onFocus={(event) => event.currentTarget.select()}
          />
        ))}
      </div>
      <div id={errorId} className={styles.error}>
        {error && <FieldError message={error} />}
      </div>
    </fieldset>
  )
}
