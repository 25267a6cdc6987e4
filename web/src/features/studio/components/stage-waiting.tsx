import { Button } from '../../../ui/button.tsx'
import { FieldError } from '../../../ui/field-error.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import type { Medium } from '../medium.ts'
import type { Result } from '../result-store.ts'
import type { StageView } from '../stage-view.ts'
import { placeText, waitRangeText } from '../wait-text.ts'
import { StageProgress } from './stage-progress.tsx'
import classes from './stage.module.css'
import waiting from './stage-waiting.module.css'

type WaitingView = Extract<StageView, { state: 'sending' | 'queued' | 'running' }>

type StageWaitingProps = {
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
  return view.state === 'queued' ? `${placeText(view.job.position)} ${wait}` : wait
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

export const StageWaiting = ({ view, medium, waitText, percent, ...cancel }: StageWaitingProps) => (
  <div className={classes.frame} data-waiting>
    <Behind view={view} medium={medium} />
    <span className={waiting.shimmer} aria-hidden="true" />
    <div className={waiting.panel}>
      <h2 className={waiting.title}>{titleOf(view)}</h2>
      <p className={waiting.detail}>{detailOf(view)}</p>
      <StageProgress label={titleOf(view)} percent={percent} />
      <p className={waiting.wait}>
        <Spinner size={18} />
        {waitText}
      </p>
      {view.state !== 'sending' && (
        <>
          <p className={waiting.safe}>If you do leave, the work goes on and waits for you here.</p>
          <Button onClick={cancel.onCancel} busy={cancel.isCancelling} busyLabel="Cancelling...">
            Cancel
          </Button>
        </>
      )}
      {cancel.cancelError !== undefined && <FieldError message={cancel.cancelError} />}
    </div>
  </div>
)
