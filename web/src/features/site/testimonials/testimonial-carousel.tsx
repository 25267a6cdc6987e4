import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs'
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import type { CSSProperties, ReactNode } from 'react'
import { ringOffset } from './ring-offset.ts'
import classes from './testimonial-carousel.module.css'
import { TestimonialCard } from './testimonial-card.tsx'
import { TESTIMONIALS } from './testimonials.ts'
import { useCarousel } from './use-carousel.ts'

const COUNT = TESTIMONIALS.length

type ControlProps = { label: string; onClick: () => void; children: ReactNode }

const Control = ({ label, onClick, children }: ControlProps) => (
  <button type="button" className={classes.control} aria-label={label} title={label} onClick={onClick}>
    {children}
  </button>
)

/** Eight entries in a ring: the middle one in full, its neighbours at 0.6, the others out of sight. */
export const TestimonialCarousel = () => {
  const { element, middle, step, isAttended, isPaused, setIsPaused } = useCarousel(COUNT)
  return (
    <section
      ref={element}
      className={classes.carousel}
      data-lively
      aria-roledescription="carousel"
      aria-label="Illustrative testimonials"
    >
      <ul className={classes.ring} aria-live={isAttended || isPaused ? 'polite' : 'off'}>
        {TESTIMONIALS.map((testimonial, index) => {
          const offset = ringOffset(index, { middle, count: COUNT })
          const isShown = Math.abs(offset) <= 1
          return (
            <li
              key={testimonial.name}
              className={classes.slide}
              style={{ '--offset': offset } as CSSProperties}
              data-place={offset === 0 ? 'middle' : isShown ? 'beside' : 'away'}
              aria-label={`${index + 1} of ${COUNT}`}
            >
              <TestimonialCard testimonial={testimonial} />
            </li>
          )
        })}
      </ul>
      <div className={classes.controls}>
        <Control label="Previous testimonial" onClick={() => step(-1)}>
          <IconChevronLeft size={22} aria-hidden="true" />
        </Control>
        <Control label={isPaused ? 'Play testimonials' : 'Pause testimonials'} onClick={() => setIsPaused(!isPaused)}>
          {isPaused ? (
            <IconPlayerPlay size={20} aria-hidden="true" />
          ) : (
            <IconPlayerPause size={20} aria-hidden="true" />
          )}
        </Control>
        <Control label="Next testimonial" onClick={() => step(1)}>
          <IconChevronRight size={22} aria-hidden="true" />
        </Control>
      </div>
    </section>
  )
}
