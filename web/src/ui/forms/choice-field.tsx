import { useEffect, useId, useRef } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import styles from './choice-field.module.css'

type ChoiceOption = {
  value: string
  label: string
  /** Shows it as a swatch of this colour. */
  color?: string
  /** Shows it as this picture over its label. */
  picture?: ReactNode
}

type ChoiceFieldProps = {
  label: string
  options: readonly ChoiceOption[]
  value: string
  onChange: (value: string) => void
}

const lookOf = ({ color, picture }: ChoiceOption) => {
  if (picture !== undefined) return styles.card
  return color === undefined ? styles.chip : styles.swatch
}

/** One of several styles or colours, all in sight: a group of radio buttons. */
export const ChoiceField = ({ label, options, value, onChange }: ChoiceFieldProps) => {
  const name = useId()
  const chosen = options.find((option) => option.value === value)
  const box = useRef<HTMLDivElement>(null)
  // The box alone is scrolled, never the page.
  useEffect(() => {
    const card = box.current?.querySelector('label:has(:checked)')
    if (!box.current || !card) return
    const [outer, inner] = [box.current.getBoundingClientRect(), card.getBoundingClientRect()]
    box.current.scrollTop += (inner.top + inner.bottom - outer.top - outer.bottom) / 2
    box.current.scrollLeft += (inner.left + inner.right - outer.left - outer.right) / 2
  }, [])
  return (
    <fieldset className={styles.field}>
      <legend className={styles.legend}>
        {label}
        {chosen?.color !== undefined && <span className={styles.chosen}>{chosen.label}</span>}
      </legend>
      <div ref={box} className={options.some(({ picture }) => picture !== undefined) ? styles.cards : styles.options}>
        {options.map(({ color, picture, ...option }) => (
          <label
            key={option.value}
            className={lookOf({ ...option, ...(color !== undefined && { color }), picture })}
            title={color === undefined ? undefined : option.label}
            style={color === undefined ? undefined : ({ '--swatch': color } as CSSProperties)}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              aria-label={option.label}
              onChange={() => onChange(option.value)}
            />
            {picture}
            {color === undefined && <span aria-hidden="true">{option.label}</span>}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
