import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx'
import { useLeave } from '../use-leave.ts'

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
