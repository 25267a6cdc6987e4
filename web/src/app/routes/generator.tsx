import { KIND_NAMES } from '@visage/contract'
import type { KindName } from '@visage/contract'
import { useMatches } from 'react-router'
import type { MetaFunction } from 'react-router'
import { CLIENT_ONLY_TITLES } from '../../lib/routing/client-only-paths.ts'
import { pagePath } from '../../lib/routing/paths.ts'
import { NotificationBanner } from '../../ui/dialogs/notification-banner.tsx'
import { LoadingOverlay } from '../../ui/feedback/loading.tsx'
import { GeneratorPage } from '../generator-page.tsx'
import { useRemix } from '../use-remix.ts'

/** The screens' routes are named by their kinds. */
const kindIn = (matches: readonly ({ id: string } | undefined)[]): KindName => {
  const kind = KIND_NAMES.find((name) => name === matches.at(-1)?.id)
  if (!kind) throw new Error('This route is of no kind.')
  return kind
}

export const meta: MetaFunction = ({ location }) => [{ title: CLIENT_ONLY_TITLES[pagePath(location.pathname)] }]

const Generator = () => {
  const kind = kindIn(useMatches())
  const remix = useRemix()
  if (remix.isTaking) return <LoadingOverlay isVisible label="Fetching the picture" />
  return (
    <>
      {remix.message !== undefined && (
        <NotificationBanner tone="danger" message={remix.message} onDismiss={remix.leave} />
      )}
      <GeneratorPage key={kind} kind={kind} />
    </>
  )
}

export default Generator
