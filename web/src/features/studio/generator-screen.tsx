import { kindOf, unitsOfSeconds } from '@visage/contract'
import type { InputStart, Job, KindInput, KindName } from '@visage/contract'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { ComponentType, ReactNode } from 'react'
import { downloadAsset } from '../../lib/api/downloads.ts'
import { useSettings } from '../../lib/api/queries.ts'
import { useDraft } from '../../lib/session/use-draft.ts'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { FailureContext } from './form-failure.tsx'
import { FormPanel } from './form-panel.tsx'
import { choiceOf, listChoices, readChoice } from './form/choices.ts'
import { useQuality } from './form/use-quality.ts'
import { findLatest, isOpen } from './generation/jobs.ts'
import { isBusy } from './generation/result-panel-state.ts'
import type { ResultPanelState } from './generation/result-panel-state.ts'
import { useShownProgress } from './generation/shown-progress.ts'
import { useGeneration } from './generation/use-generation.ts'
import classes from './generator-screen.module.css'
import { formOf } from './kinds/forms.ts'
import type { Prefill } from './kinds/kind-form.ts'
import { describeInput } from './kinds/requests.ts'
import type { LiveProps } from './live/live-props.ts'
import { ResultExample } from './result/result-example.tsx'
import { ResultPanel } from './result/result-panel.tsx'

/** Which choice of a kind's form is open: the one that it begins with, or the one that this tab kept. */
const useChoice = (kind: KindName, start: InputStart | undefined): [choice: string, open: (choice: string) => void] => {
  const [first = '', ...others] = listChoices(kind)
  const [kept, keep] = useDraft(`${kind}-choice`, first)
  const [opened, open] = useState(() => start && choiceOf(kind, start))
  useEffect(() => {
    if (opened !== undefined) keep(opened)
  }, [opened, keep])
  const choice = opened ?? kept
  return [others.includes(choice) ? choice : first, open]
}

/** Brings a job to light that was already under way when the page was opened. */
const useOpenJobFirst = (jobs: readonly Job[], isLoaded: boolean, show: (job: Job) => void): void => {
  const wasChosen = useRef(false)
  useEffect(() => {
    if (!isLoaded || wasChosen.current) return
    wasChosen.current = true
    const open = findLatest(jobs, isOpen)
    if (open) show(open)
  }, [isLoaded, jobs, show])
}

/** Marking a film frame by frame takes a while. */
const downloadTimeoutMs = 5 * 60_000

type GeneratorScreenProps = {
  kind: KindName
  /** What the form begins with; what is in it already stays without that. */
  start: InputStart | undefined
  /** What one result costs that takes so many units of its meter. */
  Cost: ComponentType<{ kind: KindName; units: number }>
  /** The info icon that explains the screen. */
  guide: ReactNode
  /** The banner for a refused generation. */
  Banner: ComponentType<{ message: string; onClose: () => void }>
  /** What stands below the words of a refusal. */
  appealTo: (refusalId: string) => ReactNode
  onDeleted: (assetId: string) => void
  onEnded: (job: Job) => void
}

/** Where form and panel stand below each other, the panel comes into view when work begins. */
const useResultPanelInView = (isBegun: boolean) => {
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isBegun) panel.current?.scrollIntoView({ block: 'nearest', behavior: 'smooth' })
  }, [isBegun])
  return panel
}

const plain = {
  Provider: ({ children }: LiveProps) => children,
  Panel: ({ children }: { children: ReactNode }) => children,
}

/** A key of what the panel shows, so that its effects run again as soon as something new is there. */
const momentOf = (view: ResultPanelState): string => {
  if (view.state === 'done') return view.result.jobId
  return view.state === 'queued' || view.state === 'running' ? view.job.id : view.state
}

/** One generator: the form on the left, the panel on the right. */
export const GeneratorScreen = ({
  kind,
  start,
  Cost,
  guide,
  Banner,
  appealTo,
  onDeleted,
  onEnded,
}: GeneratorScreenProps) => {
  const form = formOf(kind)
  const [choice, setChoice] = useChoice(kind, start)
  const [prefill, setPrefill] = useState(() => start && { input: start as Prefill<KindName>['input'] })
  const generation = useGeneration({ kind, choice }, { onDeleted, onEnded })
  const { view, job } = generation
  const settings = useSettings()
  const isOffered = settings === undefined || settings.engines[kind] !== undefined
  const [seconds, setSeconds] = useState(0)
  const quality = useQuality({ kind, choice, isOffered, isResting: isBusy(view) })
  const chosen = quality.wait?.qualities.find((each) => each.quality === quality.quality)
  const generate = (input: KindInput<KindName>) => generation.start({ input, quality: quality.quality })
  const panel = useResultPanelInView(view.state === 'sending')
  const { medium, isHeard = false, noun, page, vary, failureText } = kindOf(kind)
  const failures = useMemo(() => ({ failureText, appealTo, Banner }), [failureText, appealTo, Banner])
  const { Provider, Panel } = form.live ?? plain
  const percent = useShownProgress(view.state === 'running' ? view.job : undefined, form.tick)

  useOpenJobFirst(generation.jobs, generation.isLoaded, ({ input }) => setChoice(describeInput(kind, input).choice))

  const changeChoice = (next: string) => {
    generation.forgetError()
    setChoice(next)
  }
  return (
    <div className={classes.screen}>
      <PageHeading title={page.title} lead={form.lead} actions={guide} />
      <Provider choice={choice} moment={momentOf(view)} isEmpty={view.state === 'empty'} isBusy={isBusy(view)}>
        <div className={classes.columns}>
          <FailureContext value={failures}>
            <FormPanel
              kind={kind}
              choice={choice}
              onChoice={changeChoice}
              generation={generation}
              onSubmit={generate}
              isOffered={isOffered}
              quality={quality}
              cost={<Cost kind={kind} units={(chosen?.units ?? 1) * unitsOfSeconds(kind, seconds)} />}
              onSeconds={setSeconds}
              percent={percent}
              prefill={prefill}
            />
          </FailureContext>
          <div ref={panel} className={classes.panel}>
            <Panel>
              <ResultPanel
                view={view}
                isLoaded={generation.isLoaded}
                medium={medium}
                waitText={`Don't refresh, please wait ${form.wait ?? '1 minute'}...`}
                percent={percent}
                example={
                  <ResultExample
                    key={choice}
                    items={form.examplesOf(choice)}
                    medium={medium}
                    onUse={(input) => setPrefill({ input })}
                  />
                }
                actions={{
                  noun,
                  isHeard,
                  onDelete: generation.remove,
                  onBroken: generation.renewResult,
                  onDownload: form.canDownload
                    ? (id, format) => downloadAsset(id, { timeoutMs: downloadTimeoutMs, format })
                    : undefined,
                  onVary: vary && ((id) => generate(vary({ id, gender: readChoice(kind, choice).gender }))),
                }}
                onCancel={generation.cancel}
                isCancelling={generation.isCancelling}
                cancelError={generation.cancelError?.message}
                onTryAgain={() => job && generate(job.input as KindInput<KindName>)}
                onPutAway={generation.putAway}
              />
            </Panel>
          </div>
        </div>
      </Provider>
    </div>
  )
}
