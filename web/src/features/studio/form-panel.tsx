import type { Job, KindInput, KindName } from '@visage/contract'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { formFailureOf } from './form-failure.tsx'
import type { FormFailure } from './form-failure.tsx'
import classes from './form-panel.module.css'
import { labelOf } from './form/choices.ts'
import { QualitySwitch } from './form/quality-switch.tsx'
import type { QualityChoice } from './form/use-quality.ts'
import { isOpen } from './generation/jobs.ts'
import { isBusy } from './generation/result-panel-state.ts'
import type { Generation } from './generation/use-generation.ts'
import { usualWaitText } from './generation/wait-text.ts'
import { formOf } from './kinds/forms.ts'
import type { Prefill } from './kinds/kind-form.ts'
import { describeInput } from './kinds/requests.ts'

type OtherJobsProps = { jobs: readonly Job[]; labelOf: (job: Job) => string; onShow: (job: Job) => void }

/** Work that goes on behind another choice of the form. */
const OtherJobs = ({ jobs, labelOf, onShow }: OtherJobsProps) => {
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

type FormPanelProps = {
  kind: KindName
  choice: string
  onChoice: (choice: string) => void
  generation: Generation
  onSubmit: (input: KindInput<KindName>) => void
  /** Whether this installation has an engine for the kind. */
  isOffered: boolean
  quality: QualityChoice
  cost: ReactNode
  percent: number | undefined
  prefill: Prefill<KindName> | undefined
  onSeconds: (seconds: number) => void
}

const errorOf = ({ view, error }: Generation): FormFailure | undefined => {
  if (view.state === 'failed') return { message: view.message }
  return error ? formFailureOf(error) : undefined
}

/** The kind's form, and what else is being made. */
export const FormPanel = ({
  kind,
  choice,
  onChoice,
  generation,
  cost,
  percent,
  prefill,
  onSeconds,
  onSubmit,
  ...terms
}: FormPanelProps) => {
  const {
    isOffered,
    quality: { wait, quality, onQuality },
  } = terms
  const { Form } = formOf(kind)
  const placeOf = ({ input }: Job) => describeInput(kind, input).choice
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (prefill) panel.current?.querySelector<HTMLElement>('textarea, input:not([type=radio])')?.focus()
  }, [prefill])
  return (
    <div ref={panel} className={classes.panel}>
      {!isOffered && (
        <p role="alert" className={classes.notOffered}>
          This is switched off at the moment: no engine is set up for it.
        </p>
      )}
      <Form
        choice={choice}
        onChoice={onChoice}
        isBusy={isBusy(generation.view)}
        isOffered={isOffered}
        error={errorOf(generation)}
        cost={
          <div className={classes.terms}>
            {wait && <QualitySwitch qualities={wait.qualities} value={quality} onChange={onQuality} />}
            {cost}
            {/* Its line is kept free until it is known. */}
            {isOffered && <p className={classes.wait}>{wait && usualWaitText(wait)}</p>}
          </div>
        }
        percent={percent ?? 0}
        prefill={prefill}
        length={{ mostSeconds: wait?.max_seconds ?? null, onSeconds }}
        onSubmit={onSubmit}
      />
      <OtherJobs
        jobs={generation.jobs.filter((job) => isOpen(job) && placeOf(job) !== choice)}
        labelOf={(job) => labelOf(kind, placeOf(job))}
        onShow={(job) => onChoice(placeOf(job))}
      />
    </div>
  )
}
