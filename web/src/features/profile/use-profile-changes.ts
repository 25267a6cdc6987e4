import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useMutation } from '../../lib/use-mutation.ts'
import { PROFILE_KEY, updateProfile } from './use-profile.ts'

const SUCCESS_MS = 3000

type Notice = { tone: 'success' | 'danger'; message: string }

/** Sends changes one after the other and says how it went. */
export const useProfileChanges = () => {
  const queryClient = useQueryClient()
  const [notice, setNotice] = useState<Notice | null>(null)
  const change = useMutation({
    mutationFn: updateProfile,
    scope: { id: 'profile' },
    onMutate: () => queryClient.cancelQueries({ queryKey: PROFILE_KEY }),
    onSuccess: (profile) => {
      queryClient.setQueryData(PROFILE_KEY, profile)
      setNotice({ tone: 'success', message: 'Profile updated successfully!' })
    },
    onError: () => setNotice({ tone: 'danger', message: 'Failed to update profile' }),
  })

  useEffect(() => {
    if (notice?.tone !== 'success') return undefined
    const timer = setTimeout(() => setNotice(null), SUCCESS_MS)
    return () => clearTimeout(timer)
  }, [notice])

  const saveName = async (name: string): Promise<boolean> => {
    try {
      await change.mutateAsync({ name })
      return true
    } catch {
      // The notice has said it; what was typed stays.
      return false
    }
  }

  return {
    saveName,
    setComms: (isOn: boolean) => change.mutate({ receive_comms: isOn }),
    /** What is on its way to the server, to show it at once. */
    pending: change.isPending ? change.variables : undefined,
    notice,
    dismiss: () => setNotice(null),
  }
}
