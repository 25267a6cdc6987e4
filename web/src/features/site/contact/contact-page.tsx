import { PageIntro } from '../components/page-intro.tsx'
import { SitePage } from '../components/site-page.tsx'
import { ContactDetails } from './contact-details.tsx'
import { ContactForm } from './contact-form.tsx'
import classes from './contact-page.module.css'

export const ContactPage = () => (
  <SitePage>
    <PageIntro
      title="Contact Us"
      lead="A question about the studio, a plan for your company, a takedown notice, or something that does not work: write to us, and a person reads it."
    />
    <div className={classes.columns}>
      <ContactForm />
      <ContactDetails />
    </div>
  </SitePage>
)
