import { PATHS } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { Faq } from '../components/faq.tsx'
import { PageIntro } from '../components/page-intro.tsx'
import { SitePage } from '../components/site-page.tsx'
import classes from './faqs-page.module.css'
import { FAQS } from './faqs-questions.tsx'

export const FaqsPage = () => (
  <SitePage>
    <PageIntro
      title="FAQs"
      lead="Seven questions that people ask before they cast their first face, with the whole answer."
    />
    <div className={classes.columns}>
      <Faq items={FAQS} headingLevel={2} />
      <aside className={classes.aside} aria-labelledby="more-title">
        <h2 id="more-title" className={classes.title}>
          Something else?
        </h2>
        <p className={classes.text}>Ask the people who build it. Tell us what you are trying to make.</p>
        <ButtonLink to={PATHS.contact} fullWidth>
          Contact Us
        </ButtonLink>
      </aside>
    </div>
  </SitePage>
)
