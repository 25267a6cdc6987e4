import { Portrait } from '../../../ui/portrait.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import classes from './testimonial-card.module.css'
import type { Testimonial } from './testimonials.ts'

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

export const TestimonialCard = ({ testimonial }: { testimonial: Testimonial }) => (
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
