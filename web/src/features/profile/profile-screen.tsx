import IconLogout2 from '@tabler/icons-react/dist/esm/icons/IconLogout2.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useQueryClient } from '@tanstack/react-query'
import { contract } from '@visage/contract'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { isApiError } from '../../lib/api/api-error.ts'
import { call } from '../../lib/api/call.ts'
import { withReauthentication } from '../../lib/api/reauthentication.ts'
import { PATHS } from '../../lib/routing/paths.ts'
import { clearSession, readSession } from '../../lib/session/session.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { Skeleton } from '../../ui/feedback/loading.tsx'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { ProfileDetails } from './profile-details.tsx'
import styles from './profile-screen.module.css'
import type { PaidPlan } from './renewal-text.ts'
import { SignIns } from './sign-ins.tsx'
import { useProfile } from './use-profile.ts'
import { StorageMeter } from './storage-meter.tsx'
import { YourData } from './your-data.tsx'

const deleteAccount = async (): Promise<void> => {
  const { userId, userEmail } = readSession()
  try {
    await withReauthentication(() =>
      call(contract.account.deleteAccount, { body: { user_id: userId, email: userEmail } }),
    )
  } catch (error) {
    if (!isApiError(error) || error.code === 'reauthentication_required') throw error
    throw new Error('Failed to delete account', { cause: error })
  }
}

/** Leaving: for now, or for good. */
const AccountActions = ({ onSignOut }: { onSignOut: () => void }) => {
  const [isAsking, setIsAsking] = useState(false)
  const navigate = useNavigate()
  const queryClient = useQueryClient()

  const confirm = async () => {
    await deleteAccount()
    clearSession()
    queryClient.clear()
    await navigate(PATHS.login, { replace: true })
  }

  return (
    <div className={styles.actions}>
      <Button icon={<IconLogout2 size={20} stroke={1.6} aria-hidden="true" />} onClick={onSignOut}>
        Sign out
      </Button>
      <Button
        variant="danger"
        icon={<IconTrash size={20} stroke={1.6} aria-hidden="true" />}
        onClick={() => setIsAsking(true)}
      >
        Delete account
      </Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title="Delete your account?"
        text="Your account goes at once and for good, with every face, image and video you made. This cannot be undone."
        confirmLabel="Delete account"
        onConfirm={confirm}
      />
    </div>
  )
}

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

type ScreenProps = PlanProps & {
  /** What guards the account. */
  security: ReactNode
  onSignOut: () => void
}

/** The signed-in person's own page. */
export const ProfileScreen = ({ onSignOut, security, ...plan }: ScreenProps) => (
  <div className={styles.screen}>
    <PageHeading title="Profile" lead="Your name, your mails, your plan." />
    <Details {...plan} />
    {security}
    <SignIns />
    <StorageMeter />
    <YourData />
    <AccountActions onSignOut={onSignOut} />
  </div>
)
