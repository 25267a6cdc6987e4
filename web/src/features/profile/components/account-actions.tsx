import { contract } from '@visage/contract'
import { useQueryClient } from '@tanstack/react-query'
import IconLogout2 from '@tabler/icons-react/dist/esm/icons/IconLogout2.mjs'
import IconTrash from '@tabler/icons-react/dist/esm/icons/IconTrash.mjs'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '../../../lib/api.ts'
import { isApiError } from '../../../lib/api-error.ts'
import { PATHS } from '../../../lib/paths.ts'
import { clearSession, readSession } from '../../../lib/session.ts'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import styles from './profile-screen.module.css'

const deleteAccount = async (): Promise<void> => {
  const { userId, userEmail } = readSession()
  try {
    await call(contract.account.deleteAccount, { body: { user_id: userId, email: userEmail } })
  } catch (error) {
    if (!isApiError(error)) throw error
    throw new Error('Failed to delete account', { cause: error })
  }
}

/** Leaving: for now, or for good. */
export const AccountActions = ({ onSignOut }: { onSignOut: () => void }) => {
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
