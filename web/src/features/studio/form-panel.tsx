import { useQuery } from '@tanstack/react-query'
import { contract, kindOf } from '@visage/contract'
import type { Job, KindName, Wait } from '@visage/contract'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { isApiError } from '../../lib/api/api-error.ts'
import { call } from '../../lib/api/call.ts'
import { useSettings } from '../../lib/api/queries.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { formFailureOf } from './form-failure.tsx'
import type { FormFailure } from './form-failure.tsx'
import classes from './form-panel.module.css'
import { labelOf, modeOf } from './form/choices.ts'
import { isOpen } from './generation/jobs.ts'
import { isBusy } from './generation/result-panel-state.ts'
import type { Generation } from './generation/use-generation.ts'
import { usualWaitText } from './generation/wait-text.ts'
import { formOf } from './kinds/forms.ts'
import type { Prefill } from './kinds/kind-form.ts'
import { describeInput } from './kinds/requests.ts'

/** How long something would take that was asked for now. */
const readWait = (query: { kind: KindName; mode?: string }, signal?: AbortSignal): Promise<Wait> =>
  call(contract.waits.readWait, { query }, { signal })

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

const refreshMs = 60_000

type WaitQuery = {
  kind: KindName
  choice: string
  /** While one's own work goes on, what was known stays. */
  isResting: boolean
}

/** What the next result of a choice would take; undefined while that is not known. */
const useWait = ({ kind, choice, isResting }: WaitQuery): Wait | undefined => {
  const mode = modeOf(kind, choice)
  return useQuery({
    queryKey: ['studio', 'wait', kind, mode],
    queryFn: ({ signal }) => readWait({ kind, ...(mode !== undefined && { mode }) }, signal),
    enabled: !isResting,
    retry: false,
    refetchInterval: refreshMs,
  }).data
}

type UsualWaitProps = { kind: KindName; choice: string; isResting: boolean }

/** How long the next result would take, behind all that wait now. Its line is kept free until that is known. */
const UsualWait = (wanted: UsualWaitProps) => {
  const wait = useWait(wanted)
  return <p className={classes.wait}>{wait && usualWaitText(wait)}</p>
}

type FormPanelProps = {
  kind: KindName
  choice: string
  onChoice: (choice: string) => void
  generation: Generation
  cost: ReactNode
  percent: number | undefined
  prefill: Prefill<KindName> | undefined
}

const errorOf = ({ view, error }: Generation, failureText: string): FormFailure | undefined => {
  if (view.state === 'failed') return { message: view.message }
  // A refusal is told by the banner.
  if (!error || (isApiError(error) && error.status === 403)) return undefined
  return error.message === '' ? { message: failureText } : formFailureOf(error)
}

/** The kind's form, and what else is being made. */
export const FormPanel = ({ kind, choice, onChoice, generation, cost, percent, prefill }: FormPanelProps) => {
  const { Form } = formOf(kind)
  const placeOf = ({ input }: Job) => describeInput(kind, input).choice
  const settings = useSettings()
  const isOffered = settings === undefined || settings.engines[kind] !== undefined
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
        error={errorOf(generation, kindOf(kind).failureText)}
        cost={
          <div className={classes.terms}>
            {cost}
            {isOffered && <UsualWait kind={kind} choice={choice} isResting={isBusy(generation.view)} />}
          </div>
        }
        percent={percent ?? 0}
        prefill={prefill}
        onSubmit={generation.start}
      />
      <OtherJobs
        jobs={generation.jobs.filter((job) => isOpen(job) && placeOf(job) !== choice)}
        labelOf={(job) => labelOf(kind, placeOf(job))}
        onShow={(job) => onChoice(placeOf(job))}
      />
    </div>
  )
}
