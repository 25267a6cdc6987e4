import type { MetaFunction } from 'react-router'
import { useSignOut } from '../../features/account/hooks/use-sign-out.ts'
import { paidPlanOf } from '../../features/billing/plan-state.ts'
import { useCurrentPlan } from '../../features/billing/use-current-plan.ts'
import { CasesNotice } from '../../features/cases/components/cases-notice.tsx'
import { ProfileScreen } from '../../features/profile/components/profile-screen.tsx'
import { RefusalsCard } from '../../features/refusals/components/refusals-card.tsx'
import { useBlockDevtools } from '../../lib/use-block-devtools.ts'
import { LoadingOverlay } from '../../ui/loading-overlay.tsx'

export const meta: MetaFunction = () => [{ title: 'Profile · Visage' }]

const Profile = () => {
  useBlockDevtools()
  const { isSigningOut, signOut } = useSignOut()
  const { data: current, isPending } = useCurrentPlan()
  return (
    <>
      <ProfileScreen paid={current && paidPlanOf(current)} isPlanAwaited={isPending} onSignOut={signOut} />
      <CasesNotice />
      <RefusalsCard />
      <LoadingOverlay isVisible={isSigningOut} label="Logging out..." />
    </>
  )
}

export default Profile
