import { OPERATOR } from '../operator.ts'
import classes from './contact-details.module.css'

/** The ways to reach the operator besides the form. */
export const ContactDetails = () => (
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
