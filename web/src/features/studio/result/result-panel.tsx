import type { ReactNode } from 'react'
import { Button } from '../../../ui/buttons/button.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import type { Medium, ResultPanelState } from '../generation/result-panel-state.ts'
import { queuePositionText } from '../generation/wait-text.ts'
import { FinishedResult } from './finished-result.tsx'
import { PendingResult } from './pending-result.tsx'
import type { ResultActions } from './result-actions.tsx'
import classes from './result-panel.module.css'
import { SongResult } from './song-result.tsx'

type FailedResultProps = { message: string; onTryAgain: () => void; onPutAway: () => void }

const FailedResult = ({ message, onTryAgain, onPutAway }: FailedResultProps) => (
  <div className={classes.frame} data-failed>
    <div className={classes.failure}>
      <h2 className={classes.title}>This one did not work out</h2>
      <p className={classes.message}>{message}</p>
      <p className={classes.what}>
        Try again as it is, or change the words first. A failed try is never charged and never counts against your plan.
      </p>
      <div className={classes.actions}>
        <Button onClick={onTryAgain}>Try again</Button>
        <Button variant="quiet" onClick={onPutAway}>
          Put away
        </Button>
      </div>
    </div>
  </div>
)

type ResultPanelProps = {
  view: ResultPanelState
  /** False until it is known whether there is something to show. */
  isLoaded: boolean
  medium: Medium
  waitText: string
  /** How far running work is, as it is shown. */
  percent: number | undefined
  /** A living example, shown while there is nothing else. */
  example: ReactNode
  actions: ResultActions
  onCancel: () => void
  isCancelling: boolean
  cancelError: string | undefined
  onTryAgain: () => void
  onPutAway: () => void
}

export const CANCELLED = 'Cancelled. Nothing was charged.'

const announcement = (view: ResultPanelState): string => {
  if (view.state === 'queued') return `In line. ${queuePositionText(view.job.position)}`
  if (view.state === 'running') return `In progress: ${view.job.stage ?? 'starting'}.`
  if (view.state === 'done') return view.wasCancelled ? CANCELLED : 'The result is here.'
  if (view.state === 'empty' && view.wasCancelled) return CANCELLED
  return ''
}

/** Where a result lives: from the empty place through line and work to the picture. The same for every kind. */
export const ResultPanel = (props: ResultPanelProps) => {
  const { view, isLoaded, example, actions } = props
  return (
    <section
      className={classes.panel}
      aria-label="Result"
      aria-busy={!isLoaded}
      data-state={view.state}
      data-tour="result"
    >
      <VisuallyHidden>
        <output>{announcement(view)}</output>
      </VisuallyHidden>
      {isLoaded && view.state === 'empty' && example}
      {(view.state === 'sending' || view.state === 'queued' || view.state === 'running') && (
        <PendingResult
          view={view}
          medium={props.medium}
          waitText={props.waitText}
          percent={props.percent}
          onCancel={props.onCancel}
          isCancelling={props.isCancelling}
          cancelError={props.cancelError}
        />
      )}
      {view.state === 'done' && props.medium === 'audio' && (
        <SongResult key={view.result.jobId} result={view.result} actions={actions} />
      )}
      {view.state === 'done' && props.medium !== 'audio' && (
        <FinishedResult key={view.result.jobId} result={view.result} medium={props.medium} actions={actions} />
      )}
      {view.state === 'failed' && (
        <FailedResult message={view.message} onTryAgain={props.onTryAgain} onPutAway={props.onPutAway} />
      )}
      {(view.state === 'done' || view.state === 'empty') && view.wasCancelled && (
        <p className={classes.cancelled}>{CANCELLED}</p>
      )}
    </section>
  )
}
