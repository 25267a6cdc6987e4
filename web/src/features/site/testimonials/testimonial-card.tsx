import IconStar from '@tabler/icons-react/dist/esm/icons/IconStar.mjs'
import IconStarFilled from '@tabler/icons-react/dist/esm/icons/IconStarFilled.mjs'
import { Portrait } from '../components/portrait.tsx'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import classes from './testimonial-card.module.css'
import type { Testimonial } from './testimonials.ts'

const STARS = [1, 2, 3, 4, 5] as const

const Stars = ({ stars }: { stars: number }) => (
  <p className={classes.stars}>
    <VisuallyHidden>{stars} of 5 stars</VisuallyHidden>
    {STARS.map((star) =>
      star <= stars ? (
        <IconStarFilled key={star} size={18} aria-hidden="true" />
      ) : (
        <IconStar key={star} size={18} stroke={1.5} aria-hidden="true" />
      ),
    )}
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
