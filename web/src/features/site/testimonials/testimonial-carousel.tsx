import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs'
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs'
import IconPlayerPause from '@tabler/icons-react/dist/esm/icons/IconPlayerPause.mjs'
import IconPlayerPlay from '@tabler/icons-react/dist/esm/icons/IconPlayerPlay.mjs'
import { useEffect, useRef, useState } from 'react'
import type { CSSProperties, ReactNode } from 'react'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { Portrait } from '../../../ui/media/portrait.tsx'
import classes from './testimonial-carousel.module.css'
import { TESTIMONIALS } from './testimonials.ts'
import type { Testimonial } from './testimonials.ts'
import { prefersReducedMotion } from '../../../ui/media/playback.ts'

/** How far an entry stands from the middle of the ring: 0 in the middle, negative to its left. */
export const ringOffset = (index: number, { middle, count }: { middle: number; count: number }): number => {
  const ahead = (index - middle + count) % count
  return ahead > count / 2 ? ahead - count : ahead
}

const STAR_COUNT = 5
const STEP = 26

/** Stars side by side as one path: a page of cards would have forty drawings to lay out. */
const starsPath = (from: number, to: number) =>
  Array.from(
    { length: to - from },
    (_, index) =>
      `M${12 + (from + index) * STEP} 3l2.8 5.7 6.3.9-4.6 4.4 1.1 6.2-5.6-2.9-5.6 2.9 1.1-6.2-4.6-4.4 6.3-.9z`,
  ).join('')

const Stars = ({ stars }: { stars: number }) => (
  <p className={classes.stars}>
    <VisuallyHidden>{stars} of 5 stars</VisuallyHidden>
    <svg viewBox={`0 0 ${STAR_COUNT * STEP - 2} 24`} height={18} aria-hidden="true">
      <path d={starsPath(0, stars)} className={classes.full} />
      <path d={starsPath(stars, STAR_COUNT)} />
    </svg>
  </p>
)

const TestimonialCard = ({ testimonial }: { testimonial: Testimonial }) => (
  <figure className={classes.card}>
    <Stars stars={testimonial.stars} />
    <blockquote className={classes.quote}>
      <p className={classes.title}>{testimonial.title}</p>
      <p className={classes.text}>{testimonial.description}</p>
    </blockquote>
    <figcaption className={classes.person}>
      <Portrait file={testimonial.person.file} alt="" size={56} className={classes.portrait ?? ''} />
      <span>
        <strong>{testimonial.name}</strong>
        <span className={classes.role}>{testimonial.role}, illustrative</span>
      </span>
    </figcaption>
  </figure>
)

const ADVANCE_MS = 3000

/** Whether the pointer or the focus is inside an element. */
const useAttention = () => {
  const element = useRef<HTMLElement>(null)
  const [isAttended, setIsAttended] = useState(false)
  useEffect(() => {
    const watched = element.current
    const look = () => setIsAttended(watched?.matches(':hover, :focus-within') ?? false)
    const lookLater = () => queueMicrotask(look)
    const events = ['pointerenter', 'pointerleave', 'focusin', 'focusout'] as const
    for (const event of events) watched?.addEventListener(event, lookLater)
    return () => {
      for (const event of events) watched?.removeEventListener(event, lookLater)
    }
  }, [])
  return { element, isAttended }
}

/**
 * The middle entry of a ring of `count`. It advances by itself every 3 s while it may: never under the
 * pointer or the focus, in a hidden tab, after a press on pause, or when people ask for less motion.
 */
const useCarousel = (count: number) => {
  const [middle, setMiddle] = useState(0)
  const [isPaused, setIsPaused] = useState(false)
  const { element, isAttended } = useAttention()

  const step = (by: number) => setMiddle((before) => (before + by + count) % count)

  useEffect(() => {
    if (isAttended || isPaused) return undefined
    const timer = setInterval(() => {
      if (!document.hidden && !prefersReducedMotion()) setMiddle((middle + 1) % count)
    }, ADVANCE_MS)
    return () => clearInterval(timer)
  }, [count, isAttended, isPaused, middle])

  return { element, middle, step, isAttended, isPaused, setIsPaused }
}

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
