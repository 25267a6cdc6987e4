import { useQueryClient } from '@tanstack/react-query'
import { contract } from '@visage/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '../../lib/api/api-error.ts'
import { call } from '../../lib/api/call.ts'
import { PATHS } from '../../lib/routing/paths.ts'
import { clearSession, findSessionValue } from '../../lib/session/session.ts'

const signOutTimeoutMs = 2000

const endServerSession = async () => {
  const refreshToken = findSessionValue('refreshToken')
  if (!refreshToken) return
  try {
    await call(contract.account.signOut, { body: { refresh_token: refreshToken } }, { timeoutMs: signOutTimeoutMs })
  } catch (error) {
    // Signing out of this device must work without the server too: the tokens are forgotten either way.
    if (!(error instanceof ApiError)) throw error
  }
}

/** Signs out: the overlay for two seconds, then the session is cleared and the login page opens. */
export const useSignOut = (): { isSigningOut: boolean; signOut: () => void } => {
  const [isSigningOut, setIsSigningOut] = useState(false)
  const navigate = useNavigate()
  const queryClient = useQueryClient()

  const signOut = async () => {
    setIsSigningOut(true)
    await Promise.all([endServerSession(), new Promise((resolve) => setTimeout(resolve, signOutTimeoutMs))])
    clearSession()
    queryClient.clear()
    await navigate(PATHS.login, { replace: true })
  }

  return { isSigningOut, signOut: () => void signOut() }
}
