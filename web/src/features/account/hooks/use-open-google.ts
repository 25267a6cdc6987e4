import { useQueryClient } from '@tanstack/react-query'
import { settingsQuery } from '../../../lib/settings-query.ts'
import { openGoogle } from './google-answer.ts'
import type { SignInFlow } from './use-sign-in-flow.ts'

/** Leaves for Google. A press that comes before the settings waits for them. */
export const useOpenGoogle = (flow: SignInFlow): (() => void) => {
  const queryClient = useQueryClient()
  const open = async () => {
    try {
      const { google } = await queryClient.ensureQueryData(settingsQuery)
      if (google) openGoogle(google)
    } catch {
      flow.fail('Google login failed. Please try again.')
    }
  }
  return () => void open()
}
