import { METER_NOUNS, METERS } from '@visage/contract'
import type { Meter, Usage } from '@visage/contract'
import { Link } from 'react-router'
import { PATHS } from '../../../lib/routing/paths.ts'
import { Skeleton } from '../../../ui/feedback/loading.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { useUsage } from '../billing-queries.ts'
import { creditsText, leftOf, periodText } from './usage-left.ts'
import classes from './usage-meters.module.css'

type UsageMetersProps = {
  /** Whether there is room for no more than a glance. */
  isCompact: boolean
  /** What the region is called. */
  label?: string
}

const MeterRow = ({ usage, meter }: { usage: Usage; meter: Meter }) => {
  const { limit } = usage.meters[meter]
  const left = leftOf(usage, meter)
  return (
    <li className={classes.row}>
      <span className={classes.name}>{meter}</span>
      <span className={classes.left}>
        {left} of {limit} left
      </span>
      <span className={classes.track} aria-hidden="true">
        <span
          className={classes.bar}
          data-empty={left === 0}
          style={{ transform: `scaleX(${limit ? left / limit : 0})` }}
        />
      </span>
    </li>
  )
}

const CompactMeters = ({ usage }: { usage: Usage }) => (
  <section aria-label="Usage">
    <Link to={PATHS.subscription} className={classes.compact} title={periodText(usage)}>
      {METERS.map((meter) => (
        <span key={meter} className={classes.glance} data-empty={leftOf(usage, meter) === 0}>
          <b>{leftOf(usage, meter)}</b> {leftOf(usage, meter) === 1 ? METER_NOUNS[meter] : meter}
        </span>
      ))}
      {usage.credits > 0 && (
        <span className={classes.glance}>
          <b>{usage.credits}</b> {usage.credits === 1 ? 'credit' : 'credits'}
        </span>
      )}
      <VisuallyHidden>left. {periodText(usage)}.</VisuallyHidden>
    </Link>
  </section>
)

/** Faces, images and videos left, and until when; always one glance away. */
export const UsageMeters = ({ isCompact, label = 'Usage' }: UsageMetersProps) => {
  const usage = useUsage()
  if (!usage)
    return (
      <div className={classes.waiting} data-compact={isCompact || undefined}>
        <Skeleton height="100%" radius="card" />
      </div>
    )
  if (isCompact) return <CompactMeters usage={usage} />
  return (
    <section className={classes.meters} aria-label={label}>
      <ul className={classes.rows}>
        {METERS.map((meter) => (
          <MeterRow key={meter} usage={usage} meter={meter} />
        ))}
      </ul>
      {usage.credits > 0 && <p className={classes.period}>{creditsText(usage.credits)}</p>}
      <p className={classes.period}>
        {periodText(usage)} · <Link to={PATHS.subscription}>Plans</Link>
      </p>
    </section>
  )
}
