import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs'
import { IconButton } from '../../../ui/icon-button.tsx'
import { NotificationBanner } from '../../../ui/notification-banner.tsx'
import type { TourSection } from '../tours.ts'
import { useTour } from '../use-tour.ts'

/** The info icon of a screen; the screen's tour starts by itself once per account. */
export const ScreenTour = ({ section }: { section: TourSection }) => {
  const { start, infoIcon, hasFailed, forgetFailure } = useTour(section)
  return (
    <>
      <IconButton
        ref={infoIcon}
        label="Start the guided tour"
        icon={<IconInfoCircle size={22} />}
        onClick={() => void start()}
      />
      {hasFailed && (
        <NotificationBanner
          tone="danger"
          message="The tour could not be loaded. Check your connection and press the info icon again."
          onDismiss={forgetFailure}
        />
      )}
    </>
  )
}
