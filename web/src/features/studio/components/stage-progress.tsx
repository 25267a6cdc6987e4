import { VisuallyHidden } from '../../../ui/visually-hidden.tsx'
import waiting from './stage-waiting.module.css'

type StageProgressProps = {
  label: string
  /** From when the work runs; before, nobody knows how far it is. */
  percent: number | undefined
}

/** How far the work is. */
export const StageProgress = ({ label, percent }: StageProgressProps) => (
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
