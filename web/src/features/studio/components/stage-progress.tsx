import type { Job } from '@visage/contract'
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import { useShownProgress } from '../use-shown-progress.ts'
import waiting from './stage-waiting.module.css'

type StageProgressProps = {
  label: string
  /** The job once it runs; before, nobody knows how far it is. */
  job: Job | undefined
  percentPerSecond: number | undefined
}

/** How far the work is. */
export const StageProgress = ({ label, job, percentPerSecond }: StageProgressProps) => {
  const percent = useShownProgress(job, percentPerSecond)
  return (
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
}
