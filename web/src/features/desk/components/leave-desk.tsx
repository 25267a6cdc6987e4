import { Button } from '../../../ui/button.tsx'
import { useLeave } from '../use-leave.ts'

/** Closes the desk of this sign-in. */
export const LeaveDesk = () => {
  const { mutate, isPending } = useLeave()
  return (
    <Button busy={isPending} onClick={() => mutate(false)}>
      Leave
    </Button>
  )
}
