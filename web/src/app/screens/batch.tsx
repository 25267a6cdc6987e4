import { GenerationCost, SubscriptionBanner } from '../../features/billing/usage/generation-cost.tsx'
import { appealTo } from '../../features/refusals/appeal.tsx'
import { BatchScreen } from '../../features/studio/batch/batch-screen.tsx'

export const Batch = () => <BatchScreen Cost={GenerationCost} Banner={SubscriptionBanner} appealTo={appealTo} />
