import type { Job } from '@visage/contract'
import { useQueryClient } from '@tanstack/react-query'
import type { MetaFunction } from 'react-router'
import { GenerationCost } from '../../features/billing/components/generation-cost.tsx'
import { SubscriptionBanner } from '../../features/billing/components/subscription-banner.tsx'
import { GALLERY_KEY } from '../../features/gallery/gallery-key.ts'
import { GeneratorScreen } from '../../features/studio/components/generator-screen.tsx'
import { ScreenTour } from '../../features/tour/components/screen-tour.tsx'
import { useBlockDevtools } from '../../lib/use-block-devtools.ts'
import { JOB_UPDATES } from '../job-updates.ts'

export const meta: MetaFunction = () => [{ title: 'Face Generation · Visage' }]

const Face = () => {
  useBlockDevtools()
  const queryClient = useQueryClient()
  const tellAll = (job: Job) => {
    for (const update of JOB_UPDATES) update(job, queryClient)
  }
  return (
    <GeneratorScreen
      kind="face"
      cost={<GenerationCost kind="face" />}
      guide={<ScreenTour section="face" />}
      Banner={SubscriptionBanner}
      onDeleted={() => void queryClient.invalidateQueries({ queryKey: GALLERY_KEY })}
      onEnded={tellAll}
    />
  )
}

export default Face
