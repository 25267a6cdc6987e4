import { TestimonialCarousel } from './testimonial-carousel.tsx'
import classes from './testimonial-section.module.css'

/** The carousel with its heading, for pages about something else. */
export const TestimonialSection = () => (
  <section className={classes.section} aria-labelledby="voices-title">
    <div className={classes.words}>
      <h2 id="voices-title" className={classes.title}>
        What it is like to have a cast
      </h2>
      <p className={classes.lead}>Illustrative voices: the people who speak are as fictional as their portraits.</p>
    </div>
    <TestimonialCarousel />
  </section>
)
