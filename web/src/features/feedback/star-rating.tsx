import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs'
import { useId } from 'react'
import { counted } from '../../lib/format/counted.ts'
import { FieldError } from '../../ui/feedback/field-errors.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import styles from './star-rating.module.css'

const WORDS = ['Poor', 'Fair', 'Good', 'Very good', 'Excellent']

type Props = {
  label: string
  name: string
  /** 1 to 5, or 0 while nothing is chosen. */
  value: number
  onChange: (value: number) => void
  error?: string | undefined
}

/** Five stars: a group of radio buttons. Backspace or Delete takes the rating back. */
export const StarRating = ({ label, name, value, onChange, error }: Props) => {
  const errorId = useId()
  return (
    <fieldset className={styles.group} aria-describedby={error ? errorId : undefined}>
      <legend className={styles.label}>{label}</legend>
      <div className={styles.row}>
        <div className={styles.stars}>
          {WORDS.map((word, index) => {
            const stars = index + 1
            return (
              <label key={word} className={styles.star} data-lit={stars <= value || undefined} title={word}>
                <input
                  type="radio"
                  name={name}
                  value={stars}
                  checked={stars === value}
                  onChange={() => onChange(stars)}
                  onKeyDown={({ key }) => (key === 'Backspace' || key === 'Delete') && onChange(0)}
                />
                <IconStarFilled size={34} aria-hidden="true" />
                <VisuallyHidden>
                  {counted(stars, 'star')}, {word}
                </VisuallyHidden>
              </label>
            )
          })}
        </div>
        <span className={styles.word} aria-hidden="true">
          {WORDS[value - 1] ?? 'No rating'}
        </span>
      </div>
      <div id={errorId}>{error && <FieldError message={error} />}</div>
    </fieldset>
  )
}
