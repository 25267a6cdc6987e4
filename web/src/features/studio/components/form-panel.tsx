import type { KindName } from '@visage/contract'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { isApiError } from '../../../lib/api-error.ts'
import { useSettings } from '../../../lib/use-settings.ts'
import { isOpen } from '../job-list.ts'
import { FORMS } from '../kinds/forms.ts'
import type { ScreenKind } from '../kinds/forms.ts'
import type { KindForm, Prefill } from '../kinds/kind-form.ts'
import { requestOf } from '../kinds/requests.ts'
import { isBusy } from '../stage-view.ts'
import { toldOf } from '../told.ts'
import type { Told } from '../told.ts'
import type { Generation } from '../use-generation.ts'
import classes from './form-panel.module.css'
import { OtherJobs } from './other-jobs.tsx'
import { UsualWait } from './usual-wait.tsx'

type FormPanelProps = {
  kind: ScreenKind
  choice: string
  onChoice: (choice: string) => void
  generation: Generation
  cost: ReactNode
  percent: number | undefined
  prefill: Prefill<KindName> | undefined
}

const errorOf = ({ view, error }: Generation, failureText: string): Told | undefined => {
  if (view.state === 'failed') return { message: view.message }
  // A refusal is told by the banner.
  if (!error || (isApiError(error) && error.status === 403)) return undefined
  return error.message === '' ? { message: failureText } : toldOf(error)
}

/** The kind's form, and what else is being made. */
export const FormPanel = ({ kind, choice, onChoice, generation, cost, percent, prefill }: FormPanelProps) => {
  const { Form }: KindForm<KindName> = FORMS[kind]
  const request = requestOf(kind)
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
        error={errorOf(generation, request.failureText)}
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
        jobs={generation.jobs.filter((job) => isOpen(job) && request.choiceOf(job.input) !== choice)}
        labelOf={(job) => request.labelOf(request.choiceOf(job.input))}
        onShow={(job) => onChoice(request.choiceOf(job.input))}
      />
    </div>
  )
}
