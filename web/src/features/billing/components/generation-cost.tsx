import type { KindName } from '@visage/contract'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { costText } from '../usage-left.ts'
import { useUsage } from '../use-usage.ts'
import classes from './generation-cost.module.css'

/** What the next result of a kind costs. */
export const GenerationCost = ({ kind }: { kind: KindName }) => {
  const usage = useUsage()
  if (!usage) return <Skeleton width="16rem" height="1.3125rem" />
  const { text, isShort } = costText(usage, kind)
  return (
    <p className={classes.cost} data-short={isShort}>
      {text}
    </p>
  )
}
