import { useQueryClient } from '@tanstack/react-query'
import type { Job } from '@visage/contract'
import { GenerationCost, SubscriptionBanner } from '../features/billing/usage/generation-cost.tsx'
import { noteDeletion } from '../features/gallery/care/undo-store.ts'
import { AppealOffer } from '../features/refusals/appeal.tsx'
import { GeneratorScreen } from '../features/studio/generator-screen.tsx'
import type { ScreenKind } from '../features/studio/kinds/forms.ts'
import { ScreenTour } from '../features/tour/screen-tour.tsx'
import type { TourSection } from '../features/tour/screen-tour.tsx'
import { useBlockDevtools } from '../lib/browser/use-block-devtools.ts'
import { JOB_UPDATES } from './live-jobs.ts'

type GeneratorPageProps = {
  kind: ScreenKind
  /** The guided tour of the screen, where it has one. */
  tour?: TourSection
}

const appealTo = (refusalId: string) => <AppealOffer key={refusalId} refusalId={refusalId} />

/** A generator with all that other features add to it. */
export const GeneratorPage = ({ kind, tour }: GeneratorPageProps) => {
  useBlockDevtools()
  const queryClient = useQueryClient()
  const tellAll = (job: Job) => {
    for (const update of JOB_UPDATES) update(job, queryClient)
  }
  return (
    <GeneratorScreen
      kind={kind}
      cost={<GenerationCost kind={kind} />}
      guide={tour && <ScreenTour section={tour} />}
      Banner={SubscriptionBanner}
      appealTo={appealTo}
      onDeleted={(assetId) => noteDeletion(queryClient, assetId)}
      onEnded={tellAll}
    />
  )
}
