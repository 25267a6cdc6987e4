import { useQuery, useQueryClient } from '@tanstack/react-query'
import { contract } from '@visage/contract'
import type { Profile } from '@visage/contract'
import { useEffect, useState } from 'react'
import { call } from '../../lib/api/call.ts'
import { useMutation } from '../../lib/api/mutations.ts'
import { readSession, setSessionValue } from '../../lib/session/session.ts'

const PROFILE_KEY = ['profile'] as const

type Changes = { name?: string; receive_comms?: boolean }

/** The signed-in person as the server knows them. */
export const useProfile = () =>
  useQuery({
    queryKey: PROFILE_KEY,
    queryFn: ({ signal }) =>
      call(contract.account.readProfile, { body: { user_id: readSession().userId } }, { signal }),
  })

const updateProfile = async (changes: Changes): Promise<Profile> => {
  const profile = await call(contract.account.updateProfile, { body: { user_id: readSession().userId, ...changes } })
  setSessionValue('userName', profile.profile.name)
  return profile
}

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
