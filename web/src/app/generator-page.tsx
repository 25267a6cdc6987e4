import type { Job } from '@visage/contract'
import { useQueryClient } from '@tanstack/react-query'
import { GenerationCost } from '../features/billing/components/generation-cost.tsx'
import { SubscriptionBanner } from '../features/billing/components/subscription-banner.tsx'
import { noteDeletion } from '../features/gallery/note-deletion.ts'
import { AppealOffer } from '../features/refusals/components/appeal-offer.tsx'
import { GeneratorScreen } from '../features/studio/components/generator-screen.tsx'
import type { ScreenKind } from '../features/studio/kinds/forms.ts'
import { ScreenTour } from '../features/tour/components/screen-tour.tsx'
import type { TourSection } from '../features/tour/tours.ts'
import { useBlockDevtools } from '../lib/use-block-devtools.ts'
import { JOB_UPDATES } from './job-updates.ts'

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
