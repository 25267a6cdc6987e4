import type { Job, KindInput, KindName } from '@visage/contract'
import { useEffect, useRef, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { isApiError } from '../../../lib/api-error.ts'
import { useDraft } from '../../../lib/use-draft.ts'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { findLatest, isOpen } from '../job-list.ts'
import { FORMS } from '../kinds/forms.ts'
import type { KindForm, Prefill } from '../kinds/kind-form.ts'
import { requestOf } from '../kinds/requests.ts'
import { isBusy } from '../stage-view.ts'
import { useGeneration } from '../use-generation.ts'
import classes from './generator-screen.module.css'
import { OtherJobs } from './other-jobs.tsx'
import { ScreenGuide } from './screen-guide.tsx'
import { StageExample } from './stage-example.tsx'
import { Stage } from './stage.tsx'

type GeneratorScreenProps = {
  kind: KindName
  /** What one result costs. */
  cost: ReactNode
  /** The banner for a refused generation. */
  Banner: ComponentType<{ message: string; onClose: () => void }>
  onDeleted: () => void
  onEnded: (job: Job) => void
}

/** Brings a job to light that was already under way when the page was opened. */
const useOpenJobFirst = (jobs: readonly Job[], isLoaded: boolean, show: (job: Job) => void) => {
  const wasChosen = useRef(false)
  useEffect(() => {
    if (!isLoaded || wasChosen.current) return
    wasChosen.current = true
    const open = findLatest(jobs, isOpen)
    if (open) show(open)
  }, [isLoaded, jobs, show])
}

/** Where form and stage stand below each other, the stage comes into view when work begins. */
const useStageInView = (isBegun: boolean) => {
  const stage = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isBegun) stage.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [isBegun])
  return stage
}

/** One generator: the form on the left, the stage on the right. */
export const GeneratorScreen = ({ kind, cost, Banner, onDeleted, onEnded }: GeneratorScreenProps) => {
  const form: KindForm<KindName> = FORMS[kind]
  const request = requestOf(kind)
  const [choice, setChoice] = useDraft(`${kind}-choice`, request.choices[0])
  const [prefill, setPrefill] = useState<Prefill<KindName>>()
  const generation = useGeneration({ kind, choice }, { onDeleted, onEnded })
  const { view, error } = generation

  useOpenJobFirst(generation.jobs, generation.isLoaded, (open) => setChoice(request.choiceOf(open.input)))

  const stage = useStageInView(view.state === 'sending')
  const panel = useRef<HTMLDivElement>(null)
  const fillForm = (input: KindInput<KindName>) => {
    setPrefill({ input })
    panel.current?.querySelector<HTMLElement>('textarea, input:not([type=radio])')?.focus()
  }

  const isRefused = isApiError(error) && error.status === 403
  const formError = error && !isRefused ? error.message || request.failureText : undefined
  const changeChoice = (next: string) => {
    generation.forgetError()
    setChoice(next)
  }
  const tryAgain = () => {
    const failed = generation.job
    if (failed) generation.start(failed.input as KindInput<KindName>)
  }

  return (
    <div className={classes.screen}>
      {isRefused && <Banner message={error.message || 'Subscription required.'} onClose={generation.forgetError} />}
      <PageHeading title={form.title} lead={form.lead} actions={<ScreenGuide steps={form.guide} />} />
      <div className={classes.columns}>
        <div ref={panel} className={classes.panel}>
          <form.Form
            choice={choice}
            onChoice={changeChoice}
            isBusy={isBusy(view)}
            error={view.state === 'failed' ? view.message : formError}
            cost={cost}
            prefill={prefill}
            onSubmit={generation.start}
          />
          <OtherJobs
            jobs={generation.jobs.filter((job) => isOpen(job) && request.choiceOf(job.input) !== choice)}
            labelOf={(job) => request.labelOf(request.choiceOf(job.input))}
            onShow={(job) => changeChoice(request.choiceOf(job.input))}
          />
        </div>
        <div ref={stage} className={classes.stage}>
          <Stage
            view={view}
            isLoaded={generation.isLoaded}
            waitText={form.waitText}
            example={
              <StageExample key={choice} items={form.examplesOf(choice)} onUse={({ input }) => fillForm(input)} />
            }
            actions={{ noun: kind, onDelete: generation.remove, onBroken: generation.renewResult }}
            onCancel={generation.cancel}
            isCancelling={generation.isCancelling}
            cancelError={generation.cancelError?.message}
            onTryAgain={tryAgain}
            onPutAway={generation.putAway}
          />
        </div>
      </div>
    </div>
  )
}
