import { Link } from 'react-router'
import { PATHS } from '../../../lib/routing/paths.ts'
import { ButtonLink } from '../../../ui/buttons/button.tsx'
import { PageIntro } from '../components/page-intro.tsx'
import { SitePage } from '../components/site-page.tsx'
import classes from './directory-pages.module.css'

/** Where links lead whose page is still being made. */
export const ComingSoonPage = () => (
  <SitePage hasNewsletter>
    <PageIntro
      title="Still in the darkroom."
      lead="This part of Visage is being developed and is not ready to be looked at. Leave your e-mail address below, and you hear from us when there is something to see."
    >
      <ButtonLink to={PATHS.home} variant="primary" size="large">
        Home page
      </ButtonLink>
      <ButtonLink to={PATHS.pricing} size="large">
        See the plans
      </ButtonLink>
    </PageIntro>
  </SitePage>
)

const DIRECTORY = [
  {
    title: 'Studio',
    links: [
      { label: 'Face Generation', text: 'Blend three names or describe a face.', to: PATHS.face },
      { label: 'Gallery', text: 'Everything you have made.', to: PATHS.gallery },
      { label: 'Subscription', text: 'Your plan and what is left of it.', to: PATHS.subscription },
      { label: 'Login', text: 'Sign in or create an account.', to: PATHS.login },
    ],
  },
  {
    title: 'Visage',
    links: [
      { label: 'Home', text: 'What the studio makes.', to: PATHS.home },
      { label: 'Pricing', text: 'Four plans and a free trial.', to: PATHS.pricing },
      { label: 'Testimonials', text: 'Eight illustrative voices.', to: PATHS.testimonials },
      { label: 'Blogs', text: 'Guides to virtual influencers.', to: PATHS.blogs },
      { label: 'FAQs', text: 'Seven questions, answered.', to: PATHS.faqs },
      { label: 'Affiliate', text: 'Recommend Visage, earn 25%.', to: PATHS.affiliate },
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About Us', text: 'Why we build it, and how.', to: PATHS.about },
      { label: 'Careers', text: 'Seven open positions.', to: PATHS.careers },
      { label: 'Contact Us', text: 'Write to a person.', to: PATHS.contact },
      { label: 'Terms & Conditions', text: 'What we agree on.', to: PATHS.terms },
      { label: 'Privacy Policy', text: 'What we know about you.', to: PATHS.privacy },
    ],
  },
] as const

/** The footer as a page of its own. */
export const FooterPage = () => (
  <SitePage>
    <PageIntro title="Find us" lead="Our address, our channels and the way to every page are right here below." />
  </SitePage>
)

/** Every page at a glance: the menu on phones. */
export const DirectoryPage = () => (
  <SitePage>
    <PageIntro title="Menu" lead="Every room of Visage. The studio opens once you are signed in." />
    <div className={classes.groups}>
      {DIRECTORY.map((group) => (
        <nav key={group.title} aria-label={group.title}>
          <h2 className={classes.title}>{group.title}</h2>
          <ul className={classes.links}>
            {group.links.map(({ label, text, to }) => (
              <li key={to}>
                <Link to={to} className={classes.link}>
                  <span className={classes.label}>{label}</span>
                  <span className={classes.text}>{text}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      ))}
    </div>
  </SitePage>
)
