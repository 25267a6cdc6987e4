import { desk } from '@visage/contract/desk'
import { useQueryClient } from '@tanstack/react-query'
import { useMutation } from '../../lib/use-mutation.ts'
import { callDesk } from './call-desk.ts'
import { keepDeskToken } from './desk-token.ts'

/** Closes the desk here, or everywhere, and forgets what it has shown. */
export const useLeave = () => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: async (everywhere: boolean) => {
      await callDesk(desk.leaveDesk, { body: { everywhere } })
      keepDeskToken(null)
      queryClient.removeQueries({ queryKey: ['desk'] })
    },
  })
}
