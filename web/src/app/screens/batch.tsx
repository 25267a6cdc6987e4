import { GenerationCost, SubscriptionBanner } from '../../features/billing/usage/generation-cost.tsx'
import { AppealOffer } from '../../features/refusals/appeal.tsx'
import { BatchScreen } from '../../features/studio/batch/batch-screen.tsx'

const appealTo = (refusalId: string) => <AppealOffer key={refusalId} refusalId={refusalId} />

export const Batch = () => <BatchScreen Cost={GenerationCost} Banner={SubscriptionBanner} appealTo={appealTo} />
