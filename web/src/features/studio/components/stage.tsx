import type { ReactNode } from 'react'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import type { Medium } from '../medium.ts'
import type { StageView } from '../stage-view.ts'
import { placeText } from '../wait-text.ts'
import { StageDone } from './stage-done.tsx'
import type { ResultActions } from './stage-done.tsx'
import { StageFailed } from './stage-failed.tsx'
import { StageWaiting } from './stage-waiting.tsx'
import { StageSong } from './stage-song.tsx'
import classes from './stage.module.css'

type StageProps = {
  view: StageView
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

const announcement = (view: StageView): string => {
  if (view.state === 'queued') return `In line. ${placeText(view.job.position)}`
  if (view.state === 'running') return `In progress: ${view.job.stage ?? 'starting'}.`
  if (view.state === 'done') return view.wasCancelled ? 'Cancelled. Nothing was charged.' : 'The result is here.'
  if (view.state === 'empty' && view.wasCancelled) return 'Cancelled. Nothing was charged.'
  return ''
}

/** Where a result lives: from the empty place through line and work to the picture. The same for every kind. */
export const Stage = (props: StageProps) => {
  const { view, isLoaded, example, actions } = props
  return (
    <section
      className={classes.stage}
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
        <StageWaiting
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
        <StageSong key={view.result.jobId} result={view.result} actions={actions} />
      )}
      {view.state === 'done' && props.medium !== 'audio' && (
        <StageDone key={view.result.jobId} result={view.result} medium={props.medium} actions={actions} />
      )}
      {view.state === 'failed' && (
        <StageFailed message={view.message} onTryAgain={props.onTryAgain} onPutAway={props.onPutAway} />
      )}
      {(view.state === 'done' || view.state === 'empty') && view.wasCancelled && (
        <p className={classes.cancelled}>Cancelled. Nothing was charged.</p>
      )}
    </section>
  )
}
