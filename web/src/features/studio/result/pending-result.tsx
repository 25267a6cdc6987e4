import type { Job } from '@visage/contract'
import { Button } from '../../../ui/buttons/button.tsx'
import { FieldError } from '../../../ui/feedback/field-errors.tsx'
import { Spinner } from '../../../ui/feedback/loading.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import type { Medium, ResultPanelState } from '../generation/result-panel-state.ts'
import type { Result } from '../generation/result-store.ts'
import { queuePositionText, waitRangeText } from '../generation/wait-text.ts'
import waiting from './pending-result.module.css'
import classes from './result-panel.module.css'

type ResultProgressProps = {
  label: string
  /** From when the work runs; before, nobody knows how far it is. */
  percent: number | undefined
}

/** How far the work is. */
const ResultProgress = ({ label, percent }: ResultProgressProps) => (
  <div className={waiting.progress}>
    <VisuallyHidden>
      <progress aria-label={label} max={100} value={percent} />
    </VisuallyHidden>
    <div className={waiting.track} aria-hidden="true">
      <span
        className={waiting.bar}
        data-indeterminate={percent === undefined}
        style={percent === undefined ? undefined : { transform: `scaleX(${percent / 100})` }}
      />
    </div>
    {percent !== undefined && <span className={waiting.percent}>{percent}%</span>}
  </div>
)

type WaitingView = Extract<ResultPanelState, { state: 'sending' | 'queued' | 'running' }>

type PendingResultProps = {
  view: WaitingView
  medium: Medium
  waitText: string
  percent: number | undefined
  onCancel: () => void
  isCancelling: boolean
  cancelError: string | undefined
}

const titleOf = (view: WaitingView): string => {
  if (view.state === 'sending') return 'Sending'
  if (view.state === 'queued') return 'In line'
  return view.job.stage ?? 'Starting'
}

const detailOf = (view: WaitingView): string => {
  if (view.state === 'sending') return 'Asking for a place in line.'
  const wait = `Ready in ${waitRangeText(view.job.eta_seconds, view.job.eta_p90_seconds)}.`
  return view.state === 'queued' ? `${queuePositionText(view.job.position)} ${wait}` : wait
}

const PreviousResult = ({ result, medium }: { result: Result; medium: Medium }) => {
  if (medium === 'image') return <img src={result.url} alt="" className={waiting.previous} />
  return <video src={result.url} muted playsInline preload="metadata" aria-hidden="true" className={waiting.previous} />
}

/** What is becoming, where the engine shows it; else the last result, out of focus. */
const Behind = ({ view: { previous, ...view }, medium }: { view: WaitingView; medium: Medium }) => {
  if (view.state === 'running' && view.job.preview_url)
    return <img src={view.job.preview_url} alt="" className={waiting.preview} data-becoming />
  return previous && medium !== 'audio' ? <PreviousResult result={previous} medium={medium} /> : null
}

const warnedFrom = 3

/** Told before the last time, and in place of the button after it. */
const cancellationNote = (left: number | null): string | undefined => {
  if (left === null || left > warnedFrom) return undefined
  if (left === 0) return 'You have cancelled as many begun generations as a day allows, so this one goes on.'
  return `You can cancel ${left === 1 ? 'one more generation that has' : `${left} more generations that have`} begun today.`
}

const CancelChoice = ({
  job,
  onCancel,
  isCancelling,
}: Pick<PendingResultProps, 'onCancel' | 'isCancelling'> & { job: Job }) => {
  const note = cancellationNote(job.cancellations_left)
  return (
    <>
      <p className={waiting.safe}>If you do leave, the work goes on and waits for you here.</p>
      {note !== undefined && <p className={waiting.safe}>{note}</p>}
      {job.cancellations_left !== 0 && (
        <Button onClick={onCancel} busy={isCancelling} busyLabel="Cancelling...">
          Cancel
        </Button>
      )}
    </>
  )
}

export const PendingResult = ({ view, medium, waitText, percent, ...cancel }: PendingResultProps) => (
  <div className={classes.frame} data-waiting>
    <Behind view={view} medium={medium} />
    <span className={waiting.shimmer} aria-hidden="true" />
    <div className={waiting.panel}>
      <h2 className={waiting.title}>{titleOf(view)}</h2>
      <p className={waiting.detail}>{detailOf(view)}</p>
      <ResultProgress label={titleOf(view)} percent={percent} />
      <p className={waiting.wait}>
        <Spinner size={18} />
        {waitText}
      </p>
      {view.state !== 'sending' && <CancelChoice job={view.job} {...cancel} />}
      {cancel.cancelError !== undefined && <FieldError message={cancel.cancelError} />}
    </div>
  </div>
)
