import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs'
import { useId, useRef } from 'react'
import { PATHS } from '../../../lib/routing/paths.ts'
import { Button, ButtonLink } from '../../../ui/buttons/button.tsx'
import type { ButtonVariant } from '../../../ui/buttons/button.tsx'
import { ButtonAnchor, mailLink } from '../components/outside-links.tsx'
import { Given, OPERATOR } from '../operator.tsx'
import classes from './job-card.module.css'
import type { Job } from './jobs.ts'

type ApplyProps = ButtonVariant & { title: string; 'aria-label'?: string }

/** Opens a mail to the hiring mailbox; where there is none, the page on which to write. */
const Apply = ({ title, ...look }: ApplyProps) => (
  <Given
    detail="hiringEmail"
    otherwise={
      <ButtonLink to={PATHS.contact} {...look}>
        Apply
      </ButtonLink>
    }
  >
    <ButtonAnchor
      href={mailLink({ to: OPERATOR.hiringEmail, subject: `Application for the position of ${title}` })}
      {...look}
    >
      Apply
    </ButtonAnchor>
  </Given>
)

const Facts = ({ job }: { job: Job }) => (
  <dl className={classes.facts}>
    <div>
      <dt>Location</dt>
      <dd>{job.location}</dd>
    </div>
    <div>
      <dt>Experience</dt>
      <dd>{job.experience}</dd>
    </div>
  </dl>
)

const Skills = ({ skills }: { skills: readonly string[] }) => (
  <ul className={classes.skills} aria-label="Skills">
    {skills.map((skill) => (
      <li key={skill}>{skill}</li>
    ))}
  </ul>
)

const Description = ({ job }: { job: Job }) => (
  <>
    <p className={classes.description}>{job.description}</p>
    <Facts job={job} />
    <h3 className={classes.subtitle}>Skills</h3>
    <Skills skills={job.skills} />
    <h3 className={classes.subtitle}>Roles</h3>
    <dl className={classes.roles}>
      {job.roles.map((role) => (
        <div key={role.rolestitle}>
          <dt>{role.rolestitle}</dt>
          <dd>{role.rolesData}</dd>
        </div>
      ))}
    </dl>
  </>
)

/** One open position; its description opens in a window, or stands below where scripts are off. */
export const JobCard = ({ job }: { job: Job }) => {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  const close = () => dialog.current?.close()
  return (
    <article className={classes.card}>
      <h2 className={classes.title}>{job.title}</h2>
      <Facts job={job} />
      <Skills skills={job.skills} />
      <div className={classes.actions}>
        <Apply title={job.title} aria-label={`Apply: ${job.title}`} />
        <Button
          variant="quiet"
          aria-haspopup="dialog"
          aria-label={`Job Description: ${job.title}`}
          data-needs-script
          onClick={() => dialog.current?.showModal()}
        >
          Job Description
        </Button>
      </div>
      <dialog ref={dialog} className={classes.dialog} aria-labelledby={titleId} closedby="any">
        <div className={classes.sheet}>
          <header className={classes.head}>
            <h2 id={titleId} className={classes.title}>
              {job.title}
            </h2>
            <button type="button" className={classes.close} aria-label="Close" onClick={close}>
              <IconX size={22} aria-hidden="true" />
            </button>
          </header>
          <Description job={job} />
          <div className={classes.actions}>
            <Apply title={job.title} variant="primary" />
          </div>
        </div>
      </dialog>
    </article>
  )
}
