import { useId } from 'react'
import type { CSSProperties } from 'react'
import styles from './range-field.module.css'

type RangeFieldProps = {
  label: string
  value: number
  min: number
  max: number
  step?: number
  /** What its ends are called. */
  ends: readonly [low: string, high: string]
  /** What the value is called, for screen readers and beside the label; the ends say enough without it. */
  valueText?: string
  /** Colours of the track, from its low end to the high one. */
  track?: readonly string[]
  /** Whether it stands elsewhere than it did by itself. */
  isMoved?: boolean
  onChange: (value: number) => void
}

const percent = 100

/** A number between two words, by finger, pointer and keys. */
export const RangeField = ({ label, value, min, max, step = 1, ends, valueText, ...props }: RangeFieldProps) => {
  const id = useId()
  const share = (value - min) / (max - min)
  const { track, isMoved = false, onChange } = props
  const shown = {
    '--share': share,
    ...(track && { '--track': `linear-gradient(90deg, ${track.join(', ')})` }),
  } as CSSProperties
  return (
    <div className={styles.field} data-moved={isMoved || undefined}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {valueText !== undefined && (
          <span className={styles.value} aria-hidden="true">
            {valueText}
          </span>
        )}
      </label>
      <input
        id={id}
        type="range"
        className={styles.range}
        data-track={track ? true : undefined}
        style={shown}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={valueText ?? `${Math.round(share * percent)}% from ${ends[0]} to ${ends[1]}`}
        onChange={(event) => onChange(Number(event.currentTarget.value))}
      />
      <span className={styles.ends} aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </span>
    </div>
  )
}
