import type { Job } from '@visage/contract'
import { Button } from '../../../ui/button.tsx'
import classes from './other-jobs.module.css'

type OtherJobsProps = { jobs: readonly Job[]; labelOf: (job: Job) => string; onShow: (job: Job) => void }

/** Work that goes on behind another choice of the form. */
export const OtherJobs = ({ jobs, labelOf, onShow }: OtherJobsProps) => {
  if (jobs.length === 0) return null
  return (
    <section className={classes.jobs} aria-label="Also being made">
      {jobs.map((job) => (
        <div key={job.id} className={classes.job}>
          <p>
            {labelOf(job)}: {job.status === 'running' ? `${Math.round(job.progress)}%` : 'in line'}
          </p>
          <Button variant="quiet" onClick={() => onShow(job)} aria-label={`Show ${labelOf(job)}`}>
            Show
          </Button>
        </div>
      ))}
    </section>
  )
}
