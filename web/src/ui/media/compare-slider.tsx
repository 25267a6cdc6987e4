import IconArrowsLeftRight from '@tabler/icons-react/dist/esm/icons/IconArrowsLeftRight.mjs'
import { useState } from 'react'
import type { CSSProperties } from 'react'
import classes from './compare-slider.module.css'
import { useSlider } from './use-slider.ts'

type CompareSliderProps = {
  before: { url: string; alt: string }
  after: { url: string; alt: string }
  /** Pixels of both. */
  width: number
  height: number
  className?: string | undefined
  /** The address of `after` no longer answers. */
  onError?: (() => void) | undefined
}

const inPercent = 100
const halfHandleRem = 1.375

/** Two pictures of the same shape over each other: what is left of the line is the first, what is right of it the second. */
export const CompareSlider = ({ before, after, width, height, className, onError }: CompareSliderProps) => {
  const [place, setPlace] = useState(inPercent / 2)
  const slider = useSlider({ value: place, max: inPercent, step: 2, largeStep: 10, onChange: setPlace })
  return (
    <div
      className={[classes.compare, className].join(' ')}
      style={{ aspectRatio: `${width} / ${height}`, '--ratio': width / height } as CSSProperties}
      {...slider.area}
    >
      <img src={after.url} alt={after.alt} width={width} height={height} draggable={false} onError={onError} />
      <img
        src={before.url}
        alt={before.alt}
        width={width}
        height={height}
        draggable={false}
        style={{ clipPath: `inset(0 ${inPercent - place}% 0 0)` }}
      />
      <span className={classes.label} data-side="before" data-hidden={place < 16 || undefined} aria-hidden="true">
        Before
      </span>
      <span className={classes.label} data-side="after" data-hidden={place > 84 || undefined} aria-hidden="true">
        After
      </span>
      <span className={classes.line} style={{ left: `${place}%` }} aria-hidden="true" />
      <div
        {...slider.handle}
        aria-label="Before and after"
        aria-valuetext={`${Math.round(place)}% before, ${Math.round(inPercent - place)}% after`}
        className={classes.handle}
        style={{ left: `clamp(${halfHandleRem}rem, ${place}%, calc(100% - ${halfHandleRem}rem))` }}
      >
        <IconArrowsLeftRight size={20} aria-hidden="true" />
      </div>
    </div>
  )
}
