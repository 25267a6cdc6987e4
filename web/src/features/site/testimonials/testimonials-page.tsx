import { ClosingBand } from '../components/closing-band.tsx'
import { PageIntro } from '../components/page-intro.tsx'
import { SitePage } from '../components/site-page.tsx'
import { TestimonialCarousel } from './testimonial-carousel.tsx'

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
