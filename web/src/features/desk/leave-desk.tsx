import { useQueryClient } from '@tanstack/react-query'
import { desk } from '@visage/contract/desk'
import { useState } from 'react'
import { useMutation } from '../../lib/api/mutations.ts'
import { Button } from '../../ui/buttons/button.tsx'
import { ConfirmDialog } from '../../ui/dialogs/confirm-dialog.tsx'
import { callDesk, keepDeskToken } from './call-desk.ts'

/** Closes the desk here, or everywhere, and forgets what it has shown. */
const useLeave = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (everywhere: boolean) => {
      await callDesk(desk.leaveDesk, { body: { everywhere } })
      keepDeskToken(null)
      queryClient.removeQueries({ queryKey: ['desk'] })
    },
  })
}

/** Closes the desk wherever this operator has it open, such as on a machine that was left behind. */
export const CloseDesks = () => {
  const [isAsking, setIsAsking] = useState(false)
  const { mutateAsync: leave } = useLeave()
  return (
    <>
      <Button onClick={() => setIsAsking(true)}>Close all my desks</Button>
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title="Close every desk of yours?"
        text="Wherever you have opened the desk, this tab included, a new code is asked for."
        confirmLabel="Close them all"
        onConfirm={() => leave(true)}
      />
    </>
  )
}

/** Closes the desk of this sign-in. */
export const LeaveDesk = () => {
  const { mutate, isPending } = useLeave()
  return (
    <Button busy={isPending} onClick={() => mutate(false)}>
      Leave
    </Button>
  )
}
