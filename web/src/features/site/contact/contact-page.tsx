import { PageIntro } from '../components/page-intro.tsx'
import { SitePage } from '../components/site-page.tsx'
import { OPERATOR } from '../operator.ts'
import { ContactForm } from './contact-form.tsx'
import classes from './contact-page.module.css'

/** The ways to reach the operator besides the form. */
const ContactDetails = () => (
  <div className={classes.details}>
    <dl className={classes.list}>
      <div>
        <dt>E-mail</dt>
        <dd>
          <a href={`mailto:${OPERATOR.supportEmail}`}>{OPERATOR.supportEmail}</a>
        </dd>
      </div>
      <div>
        <dt>Post</dt>
        <dd>
          <address className={classes.address}>
            {OPERATOR.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </address>
        </dd>
      </div>
      <div>
        <dt>Phone</dt>
        <dd>
          <a href={`tel:${OPERATOR.phone.replaceAll(' ', '')}`}>{OPERATOR.phone}</a>
          <span className={classes.hours}>{OPERATOR.phoneHours}</span>
        </dd>
      </div>
    </dl>
    {OPERATOR.isExample && (
      <p className={classes.example}>
        These are the example details that Visage ships with. Whoever runs this installation has not set their own yet.
      </p>
    )}
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
