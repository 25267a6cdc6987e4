import { contract } from '@visage/contract'
import type { Profile } from '@visage/contract'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { readSession, setSessionValue } from '../../lib/session.ts'

export const PROFILE_KEY = ['profile'] as const

type Changes = { name?: string; receive_comms?: boolean }

/** The signed-in person as the server knows them. */
export const useProfile = () =>
  useQuery({
    queryKey: PROFILE_KEY,
    queryFn: ({ signal }) =>
      call(contract.account.readProfile, { body: { user_id: readSession().userId } }, { signal }),
  })

export const updateProfile = async (changes: Changes): Promise<Profile> => {
  const profile = await call(contract.account.updateProfile, { body: { user_id: readSession().userId, ...changes } })
  setSessionValue('userName', profile.profile.name)
  return profile
}
