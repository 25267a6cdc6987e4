import { Button } from '../../../ui/button.tsx'
import { PageHeading } from '../../../ui/page-heading.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useProfile } from '../use-profile.ts'
import type { PaidPlan } from '../renewal-text.ts'
import { AccountActions } from './account-actions.tsx'
import { ProfileDetails } from './profile-details.tsx'
import { YourData } from './your-data.tsx'
import styles from './profile-screen.module.css'

type PlanProps = { paid: PaidPlan; isPlanAwaited: boolean }

const Details = ({ paid, isPlanAwaited }: PlanProps) => {
  const { data, isError, refetch } = useProfile()
  if (data && !isPlanAwaited) return <ProfileDetails {...data} paid={paid} />
  if (!isError) return <Skeleton height="35.25rem" radius="card" />
  return (
    <div className={styles.failed} role="alert">
      <p>Failed to load profile data</p>
      <Button onClick={() => void refetch()}>Try again</Button>
    </div>
  )
}

/** The signed-in person's own page. */
export const ProfileScreen = ({ onSignOut, ...plan }: PlanProps & { onSignOut: () => void }) => (
  <div className={styles.screen}>
    <PageHeading title="Profile" lead="Your name, your mails, your plan." />
    <Details {...plan} />
    <YourData />
    <AccountActions onSignOut={onSignOut} />
  </div>
)
