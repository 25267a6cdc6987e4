import { useQueryClient } from '@tanstack/react-query'
import type { Job, KindName } from '@visage/contract'
import { GenerationCost, SubscriptionBanner } from '../features/billing/usage/generation-cost.tsx'
import { noteDeletion } from '../features/gallery/actions/undo-store.ts'
import { appealTo } from '../features/refusals/appeal.tsx'
import { GeneratorScreen } from '../features/studio/generator-screen.tsx'
import { findTour, ScreenTour } from '../features/tour/screen-tour.tsx'
import { useBlockDevtools } from '../lib/protection/use-block-devtools.ts'
import { JOB_UPDATES } from './live-jobs.ts'
import { useStart } from './use-start.ts'

/** A generator with all that other features add to it. */
export const GeneratorPage = ({ kind }: { kind: KindName }) => {
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
