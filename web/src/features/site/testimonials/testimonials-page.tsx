import { ClosingBand } from '../components/closing-band.tsx'
import { PageIntro } from '../components/page-intro.tsx'
import { SitePage } from '../components/site-page.tsx'
import { TestimonialCarousel } from './testimonial-carousel.tsx'
import classes from './testimonials-page.module.css'

export const TestimonialsPage = () => (
  <SitePage>
    <PageIntro
      title="Eight voices, none of them real."
      lead="Visage does not put words into customers’ mouths. These testimonials are illustrative: fictional people, drawn by our own studio, telling what each part of Visage is for."
    />
    <TestimonialCarousel />
    <ClosingBand title="Write the ninth one yourself." />
  </SitePage>
)

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
