import { Link } from 'react-router'
import { PATHS } from '../../../lib/routing/paths.ts'
import { Band } from '../components/band.tsx'
import { mailLink } from '../components/outside-links.tsx'
import { PageIntro } from '../components/page-intro.tsx'
import { SitePage } from '../components/site-page.tsx'
import { Given, OPERATOR } from '../operator.tsx'
import classes from './careers-page.module.css'
import { JobCard } from './job-card.tsx'
import { JOBS } from './jobs.ts'

const OPEN_APPLICATION = mailLink({ to: OPERATOR.hiringEmail, subject: 'Open application' })

const HiringLink = () => (
  <Given detail="hiringEmail" otherwise={<Link to={PATHS.contact}>us</Link>}>
    <a href={`mailto:${OPERATOR.hiringEmail}`}>{OPERATOR.hiringEmail}</a>
  </Given>
)

export const CareersPage = () => (
  <SitePage>
    <PageIntro
      title="Careers"
      lead="We build a photo studio for people who do not exist. It takes engineers who care about skin, writers who care about facts, and people who like to answer. Seven chairs are free."
    />
    <div className={classes.jobs}>
      {JOBS.map((job) => (
        <JobCard key={job.title} job={job} />
      ))}
      <aside className={classes.open} aria-labelledby="open-title">
        <h2 id="open-title" className={classes.openTitle}>
          Your chair is not among the seven?
        </h2>
        <p className={classes.openText}>
          Tell us what you would do here that nobody does yet:{' '}
          <Given detail="hiringEmail" otherwise={<Link to={PATHS.contact}>write to us</Link>}>
            <a href={OPEN_APPLICATION}>write to us</a>
          </Given>
          .
        </p>
      </aside>
    </div>
    <Band title="How we hire" tone="light" arrangement="beside">
      <div className={classes.hiring}>
        <p>
          Write to <HiringLink /> with what you have made and why this work interests you. A CV is welcome; a link to
          something real is better. Then come one conversation, one small paid task from our daily work, and an
          afternoon with the team.
        </p>
        <p>
          We decide by what you can do. Age, origin, gender, faith, disability and the name of your school play no part.
          If you need something to take part at your best, tell us and we arrange it.
        </p>
      </div>
    </Band>
  </SitePage>
)
