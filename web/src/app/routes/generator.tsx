import { contract, KIND_NAMES } from '@visage/contract'
import type { InputStart, KindName, Job } from '@visage/contract'
import { useMatches, useSearchParams } from 'react-router'
import type { MetaFunction } from 'react-router'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { CLIENT_ONLY_TITLES } from '../../lib/routing/client-only-paths.ts'
import { pagePath } from '../../lib/routing/paths.ts'
import { NotificationBanner } from '../../ui/dialogs/notification-banner.tsx'
import { LoadingOverlay } from '../../ui/feedback/loading.tsx'
import { call } from '../../lib/api/call.ts'
import { clearRemixIntent } from '../../lib/session/sign-in-intent.ts'
import { GenerationCost, SubscriptionBanner } from '../../features/billing/usage/generation-cost.tsx'
import { noteDeletion } from '../../features/gallery/actions/undo-store.ts'
import { appealTo } from '../../features/refusals/appeal.tsx'
import { GeneratorScreen } from '../../features/studio/generator-screen.tsx'
import { findTour, ScreenTour } from '../../features/tour/screen-tour.tsx'
import { useBlockDevtools } from '../../lib/protection/use-block-devtools.ts'
import { JOB_UPDATES } from '../live-jobs.ts'
import { useStart } from '../use-start.ts'

/** A generator with all that other features add to it. */
const GeneratorPage = ({ kind }: { kind: KindName }) => {
  useBlockDevtools()
  const start = useStart()
  const tour = findTour(kind)
  const queryClient = useQueryClient()
  const tellAll = (job: Job) => {
    for (const update of JOB_UPDATES) update(job, queryClient)
  }
  return (
    <GeneratorScreen
      kind={kind}
      start={start}
      Cost={GenerationCost}
      guide={tour && <ScreenTour section={tour} />}
      Banner={SubscriptionBanner}
      appealTo={appealTo}
      onDeleted={(assetId) => noteDeletion(queryClient, assetId)}
      onEnded={tellAll}
    />
  )
}

/** The screens' routes are named by their kinds. */
const kindIn = (matches: readonly ({ id: string } | undefined)[]): KindName => {
  const kind = KIND_NAMES.find((name) => name === matches.at(-1)?.id)
  if (!kind) throw new Error('This route is of no kind.')
  return kind
}

export const meta: MetaFunction = ({ location }) => [{ title: CLIENT_ONLY_TITLES[pagePath(location.pathname)] }]

/** Takes up the shared picture that the address names, if it names one, and puts it into the form of the screen. */
const useRemix = () => {
  const [params, setParams] = useSearchParams()
  const token = params.get('remix')
  const { data, error } = useQuery({
    queryKey: ['remix', token],
    queryFn: () => call(contract.sharing.remixShared, { params: { token: token ?? '' } }),
    enabled: token !== null,
    retry: false,
    staleTime: Infinity,
  })
  useEffect(() => {
    if (token !== null) clearRemixIntent()
  }, [token])
  const leave = () => setParams({}, { replace: true })
  useEffect(() => {
    if (!data || token === null) return
    const start: InputStart = { mode: 'picture', gender: 'female', picture: { from: 'upload', id: data.id } }
    setParams({}, { replace: true, state: { start } })
  }, [data, token, setParams])
  return { isTaking: token !== null && !error, message: token === null ? undefined : error?.message, leave }
}

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
