import { PageIntro } from '../components/page-intro.tsx'
import { SitePage } from '../components/site-page.tsx'
import { Given, OPERATOR } from '../operator.tsx'
import { ContactForm } from './contact-form.tsx'
import classes from './contact-page.module.css'

/** The ways to reach the operator besides the form. */
const ContactDetails = () => (
  <div className={classes.details}>
    <dl className={classes.list}>
      <Given detail="supportEmail" as="div">
        <dt>E-mail</dt>
        <dd>
          <a href={`mailto:${OPERATOR.supportEmail}`}>{OPERATOR.supportEmail}</a>
        </dd>
      </Given>
      <Given detail="address" as="div">
        <dt>Post</dt>
        <dd>
          <address className={classes.address}>{OPERATOR.address}</address>
        </dd>
      </Given>
      <Given detail="phone" as="div">
        <dt>Phone</dt>
        <dd>
          <a href={`tel:${OPERATOR.phone}`}>{OPERATOR.phone}</a>
          <Given detail="phoneHours" className={classes.hours}>
            {OPERATOR.phoneHours}
          </Given>
        </dd>
      </Given>
    </dl>
    <Given detail="standIn" as="p" className={classes.example}>
      These details stand in for yours on this machine alone: you have not set your own yet.
    </Given>
  </div>
)

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
