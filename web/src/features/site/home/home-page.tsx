import { Blend } from './blend.tsx'
import { ClosingCall } from './closing-call.tsx'
import { ContactSheet } from './contact-sheet.tsx'
import { Described } from './described.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Kept } from './kept.tsx'
import { ProtectHome } from './protect-home.tsx'
import { Questions } from './questions.tsx'
import { SiteEnd } from '../components/site-end.tsx'
import { SiteHeader } from '../components/site-header.tsx'
import { TestimonialSection } from '../testimonials/testimonial-section.tsx'
import classes from './home-page.module.css'

export const HomePage = () => (
  <div className={classes.page}>
    <ProtectHome />
    <SiteHeader />
    <main id="content">
      <Hero />
      <ContactSheet />
      <section className={classes.features} aria-labelledby="features-title">
        <h2 id="features-title" className={classes.featuresTitle}>
          Cast someone new. Keep them for good.
        </h2>
        <Blend />
        <Described />
        <Kept />
      </section>
      <HowItWorks />
      <TestimonialSection />
      <Questions />
      <ClosingCall />
    </main>
    <SiteEnd />
  </div>
)
