import type { MetaFunction } from 'react-router'
import { LoadingOverlay } from '../../ui/feedback/loading.tsx'
import { NotificationBanner } from '../../ui/feedback/notification-banner.tsx'
import { GeneratorPage } from '../generator-page.tsx'
import { useRemix } from '../use-remix.ts'

export const meta: MetaFunction = () => [{ title: 'Image Generation · Visage' }]

const Image = () => {
  const remix = useRemix()
  if (remix.isTaking) return <LoadingOverlay isVisible label="Fetching the picture" />
  return (
    <>
      {remix.message !== undefined && (
        <NotificationBanner tone="danger" message={remix.message} onDismiss={remix.leave} />
      )}
      <GeneratorPage kind="image" tour="image" />
    </>
  )
}

export default Image
