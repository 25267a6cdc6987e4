import type { KindName } from '@visage/contract'
import { PATHS } from '../../../lib/routing/paths.ts'
import { ButtonLink } from '../../../ui/buttons/button.tsx'
import { NotificationBanner } from '../../../ui/dialogs/notification-banner.tsx'
import { Skeleton } from '../../../ui/feedback/loading.tsx'
import { useUsage } from '../billing-queries.ts'
import classes from './generation-cost.module.css'
import { costText } from './usage-left.ts'

/** Says that a generation was refused, and leads to the plans. */
export const SubscriptionBanner = ({ message, onClose }: { message: string; onClose: () => void }) => (
  <NotificationBanner
    tone="danger"
    message={message}
    action={
      <ButtonLink to={PATHS.subscription} variant="primary">
        Subscribe
      </ButtonLink>
    }
    onDismiss={onClose}
  />
)

/** What the next result of a kind costs, which takes so many units of its meter. */
export const GenerationCost = ({ kind, units }: { kind: KindName; units: number }) => {
  const usage = useUsage()
  if (!usage) return <Skeleton width="16rem" height="1.3125rem" />
  const { text, isShort } = costText(usage, kind, units)
  return (
    <p className={classes.cost} data-short={isShort}>
      {text}
    </p>
  )
}
