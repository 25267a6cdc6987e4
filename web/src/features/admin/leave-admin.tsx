import { useQueryClient } from '@tanstack/react-query'
import { admin } from '@visage/contract/admin'
import { useState } from 'react'
import { useMutation } from '../../lib/api/mutations.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { callAdmin, saveAdminToken } from './call-admin.ts'

/** Closes the admin area here, or everywhere, and forgets what it has shown. */
const useCloseAdminSession = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (everywhere: boolean) => {
      await callAdmin(admin.closeAdminSession, { body: { everywhere } })
      saveAdminToken(null)
      queryClient.removeQueries({ queryKey: ['admin'] })
    },
  })
}

/** Closes the admin area wherever this operator has it open, such as on a machine that was left behind. */
export const CloseAdminSessions = () => {
  const [isAsking, setIsAsking] = useState(false)
  const { mutateAsync: leave } = useCloseAdminSession()
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>Close all my admin sessions</Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title="Close every admin session of yours?"
        text="Wherever you have opened the admin area, this tab included, a new code is asked for."
        confirmLabel="Close them all"
        onConfirm={() => leave(true)}
      />
    </>
  )
}

/** Closes the admin area of this sign-in. */
export const LeaveAdmin = () => {
  const { mutate, isPending } = useCloseAdminSession()
  return (
    <Button busy={isPending} onClick={() => mutate(false)}>
      Leave
    </Button>
  )
}
