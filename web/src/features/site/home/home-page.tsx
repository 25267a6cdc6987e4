import { CastCarousel } from './cast-carousel.tsx'
import { ClosingCall } from './closing-call.tsx'
import { Features } from './features.tsx'
import { Hero } from './hero.tsx'
import { HowItWorks } from './how-it-works.tsx'
import { Influencers } from './influencers.tsx'
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
