import { useSignOut } from '../../features/account/use-sign-out.ts'
import { useCurrentPlan } from '../../features/billing/billing-queries.ts'
import { paidPlanOf } from '../../features/billing/plans/plan-state.ts'
import { CasesNotice } from '../../features/cases/cases-notice.tsx'
import { ProfileScreen } from '../../features/profile/profile-screen.tsx'
import { RefusalsCard } from '../../features/refusals/refusals-card.tsx'
import { SecurityCard } from '../../features/security/security-card.tsx'
import { useBlockDevtools } from '../../lib/protection/use-block-devtools.ts'
import { LoadingOverlay } from '../../ui/feedback/loading.tsx'

export const Profile = () => {
  useBlockDevtools()
  const { isSigningOut, signOut } = useSignOut()
  const { data: current, isPending } = useCurrentPlan()
  return (
    <>
      <ProfileScreen
        paid={current && paidPlanOf(current)}
        isPlanAwaited={isPending}
        security={<SecurityCard />}
        onSignOut={signOut}
      />
      <CasesNotice />
      <RefusalsCard />
      <LoadingOverlay isVisible={isSigningOut} label="Logging out..." />
    </>
  )
}
