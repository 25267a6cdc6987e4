import { PATHS } from '../../../lib/routing/paths.ts'
import { ButtonLink } from '../../../ui/buttons/button.tsx'
import { SiteEnd, SiteHeader } from '../components/site-page.tsx'
import { TestimonialSection } from '../testimonials/testimonials-page.tsx'
import { CastCarousel } from './cast/cast-carousel.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import classes from './home-page.module.css'
import { HowItWorks } from './how-it-works.tsx'
import { Influencers } from './influencers.tsx'
import { ProtectHome } from './protect-home.tsx'
import { Questions } from './questions.tsx'

const ClosingCall = () => (
  <section className={classes.call} aria-labelledby="closing-title">
    <h2 id="closing-title" className={classes.title}>
      The first face is waiting to be described.
    </h2>
    <ButtonLink to={PATHS.login} size="large">
      Start the free trial
    </ButtonLink>
  </section>
)

export const HomePage = () => (
  <div className={classes.page}>
    <ProtectHome />
    <SiteHeader />
    <main id="content">
      <Hero />
      <CastCarousel />
      <Features />
      <Influencers />
      <HowItWorks />
      <TestimonialSection />
      <Questions />
      <ClosingCall />
    </main>
    <SiteEnd />
  </div>
)
