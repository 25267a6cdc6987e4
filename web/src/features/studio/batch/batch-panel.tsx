import { ERRORS } from '@visage/contract'
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs'
import type { Batch, Job } from '@visage/contract'
import { useState } from 'react'
import { isApiError } from '../../../lib/api/api-error.ts'
import { downloadAsset } from '../../../lib/api/downloads.ts'
import { useMutation } from '../../../lib/api/mutations.ts'
import { counted } from '../../../lib/format/counted.ts'
import { DownloadButton } from '../../../ui/buttons/action-button.tsx'
import { Button } from '../../../ui/buttons/button.tsx'
import { Dialog } from '../../../ui/dialogs/dialog.tsx'
import { Skeleton } from '../../../ui/feedback/loading.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { FormFailureMessage, formFailureOf } from '../form-failure.tsx'
import { isOpen } from '../generation/jobs.ts'
import { describeInput } from '../kinds/requests.ts'
import classes from './batch.module.css'
import { downloadSheet, useBatch } from './use-batch.ts'
import { CANCELLED } from '../result/result-panel.tsx'

const captionOf = ({ kind, input }: Job): string => describeInput(kind, input).caption
const isLost = ({ status }: Job): boolean => status === 'failed' || status === 'cancelled'

/** How far all of it is, 0 to 100. */
const percentOf = ({ jobs }: Batch): number => {
  const parts = jobs.map((job) => (isOpen(job) ? job.progress : 100))
  return parts.length === 0 ? 0 : Math.floor(parts.reduce((sum, part) => sum + part, 0) / parts.length)
}

const stateText = (job: Job): string => {
  if (job.status === 'queued') return 'In line'
  if (job.status === 'running') return `${job.stage ?? 'Starting'}, ${Math.round(job.progress)}%`
  if (job.status === 'cancelled') return CANCELLED
  return job.error?.message ?? ERRORS.generation_failed.message
}

const ALIKE_TEXT =
  'Alike: how sure a network that had no part in making it is that this is the saved face. From 65% on it is the same person; what other engines make of a turned or laughing head may stay below. A face that is hidden, such as behind hair, is not measured.'

/** Pictures of a sheet are there to be compared; elsewhere a missing score is no news. */
const alikeText = (score: number | null, isSheet: boolean): string => {
  if (score !== null) return ` ${Math.round(score * 100)}% alike`
  return isSheet ? ' not measured' : ''
}

type TileProps = {
  job: Job
  label: string
  isSheet: boolean
  onEnlarge: () => void
  onRetry: () => void
  isRetrying: boolean
}

const Tile = ({ job, label, isSheet, onEnlarge, onRetry, isRetrying }: TileProps) => {
  const words = captionOf(job)
  const caption = label === '' ? words : label
  const { result } = job
  return (
    <li className={classes.tile}>
      {result ? (
        <div className={classes.done}>
          <button type="button" className={classes.open} onClick={onEnlarge} aria-label={`Enlarge: ${caption}`}>
            <img src={result.thumbnail_url ?? result.url} alt={caption} loading="lazy" />
          </button>
          <span className={classes.tool}>
            <DownloadButton of={caption} onDownload={() => downloadAsset(result.asset_id)} />
          </span>
        </div>
      ) : (
        <div className={classes.waiting} data-status={job.status}>
          {job.preview_url !== null && <img src={job.preview_url} alt="" className={classes.becoming} />}
          <p className={classes.state}>{job.status === 'succeeded' ? 'Deleted from the gallery.' : stateText(job)}</p>
          {isLost(job) && (
            <Button onClick={onRetry} busy={isRetrying} aria-label={`Try again: ${caption}`}>
              Try again
            </Button>
          )}
        </div>
      )}
      <p className={classes.caption} title={words}>
        {caption}
        {result && <span className={classes.alike}>{alikeText(result.identity_score, isSheet)}</span>}
      </p>
    </li>
  )
}

const headline = ({ jobs }: Batch): string => {
  const done = jobs.filter(({ status }) => status === 'succeeded').length
  if (jobs.some(isOpen)) return `${done} of ${counted(jobs.length, 'picture')} ready`
  return done === jobs.length ? `All ${counted(jobs.length, 'picture')} ready` : `${done} of ${jobs.length} made`
}

const Progress = ({ batch }: { batch: Batch }) => {
  const percent = percentOf(batch)
  return (
    <div className={classes.progress}>
      <VisuallyHidden>
        <progress aria-label="All pictures" max={100} value={percent} />
      </VisuallyHidden>
      <div className={classes.track} aria-hidden="true">
        <span className={classes.bar} style={{ transform: `scaleX(${percent / 100})` }} />
      </div>
      <span className={classes.percent}>{percent}%</span>
    </div>
  )
}

/** A batch: how far it is as a whole and in each picture, and what can be done with it. */
export const BatchPanel = ({ id }: { id: string }) => {
  const { query, cancel, retry } = useBatch(id)
  const [enlarged, setEnlarged] = useState<string>()
  const sheet = useMutation({ mutationFn: () => downloadSheet(id) })
  if (query.isPending) return <Skeleton height="24rem" radius="card" />
  if (query.isError)
    return (
      <div className={classes.message} role="alert">
        <p>{isApiError(query.error, 'not_found') ? 'There is no such batch of yours.' : query.error.message}</p>
        <Button onClick={() => void query.refetch()}>Try again</Button>
      </div>
    )
  const batch = query.data
  const { jobs, labels, title } = batch
  const placesOf = (status: Job['status']) => jobs.flatMap((job, place) => (job.status === status ? [place] : []))
  const failed = placesOf('failed')
  const cancelled = placesOf('cancelled')
  const error = cancel.error ?? retry.error ?? sheet.error
  const shown = jobs.find((job) => job.id === enlarged)
  return (
    <section className={classes.batch} aria-label={title}>
      <header className={classes.head}>
        <div>
          <h2 className={classes.title}>{title}</h2>
          <output className={classes.state}>{headline(batch)}</output>
        </div>
        <div className={classes.actions}>
          {jobs.some(({ result }) => result !== null) && (
            <Button
              icon={<IconLayoutGrid size={18} />}
              onClick={() => sheet.mutate()}
              busy={sheet.isPending}
              busyLabel="Drawing..."
            >
              Contact sheet
            </Button>
          )}
          {jobs.some(isOpen) && (
            <Button onClick={() => cancel.mutate()} busy={cancel.isPending} busyLabel="Cancelling...">
              Cancel the rest
            </Button>
          )}
          {failed.length > 1 && (
            <Button onClick={() => retry.mutate(failed)} busy={retry.isPending}>
              Try the {failed.length} failed again
            </Button>
          )}
          {cancelled.length > 1 && (
            <Button onClick={() => retry.mutate(cancelled)} busy={retry.isPending}>
              Make the {cancelled.length} cancelled after all
            </Button>
          )}
        </div>
      </header>
      {jobs.some(isOpen) && <Progress batch={batch} />}
      {error && <FormFailureMessage key={error.message} failure={formFailureOf(error)} />}
      <ol className={classes.tiles}>
        {jobs.map((job, place) => (
          <Tile
            key={job.id}
            job={job}
            label={labels[place] ?? ''}
            isSheet={batch.purpose === 'sheet'}
            onEnlarge={() => setEnlarged(job.id)}
            onRetry={() => retry.mutate([place])}
            isRetrying={retry.isPending && retry.variables.includes(place)}
          />
        ))}
      </ol>
      {jobs.some(({ result }) => typeof result?.identity_score === 'number') && (
        <p className={classes.state}>{ALIKE_TEXT}</p>
      )}
      <Dialog isOpen={shown !== undefined} onClose={() => setEnlarged(undefined)} title="Preview" size="picture">
        {shown?.result && <img className={classes.large} src={shown.result.url} alt={captionOf(shown)} />}
      </Dialog>
    </section>
  )
}
