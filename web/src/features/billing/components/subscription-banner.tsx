import { PATHS } from '../../../lib/paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { NotificationBanner } from '../../../ui/notification-banner.tsx'

type SubscriptionBannerProps = { message: string; onClose: () => void }

/** Says that a generation was refused, and leads to the plans. */
export const SubscriptionBanner = ({ message, onClose }: SubscriptionBannerProps) => (
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
