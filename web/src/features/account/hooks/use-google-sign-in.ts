import { contract } from '@visage/contract'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isApiError } from '../../../lib/api-error.ts'
import { call } from '../../../lib/api.ts'
import { PATHS } from '../../../lib/paths.ts'
import { storeSignIn } from '../../../lib/session.ts'
import { useSettings } from '../../../lib/use-settings.ts'
import { readGooglePerson, takeGoogleToken } from './google-answer.ts'
import type { GooglePerson, GoogleSettings } from './google-answer.ts'
import type { SignInFlow } from './use-sign-in-flow.ts'

/** Takes what Google came back with: signs in, or opens the form for a new account with name and address filled in. */
export const useGoogleSignIn = (flow: SignInFlow): void => {
  const google = useSettings()?.google
  const { hash } = useLocation()
  const navigate = useNavigate()

  const signIn = async ({ email, name }: GooglePerson, token: string) => {
    const body = { email, google_password: email, name, google_token: token }
    try {
      // Without a token of ours a refusal is only a refusal: it ends no session.
      storeSignIn(await call(contract.account.signInWithGoogle, { body }, { accessToken: '' }))
    } catch (error) {
      if (!isApiError(error) || error.status !== 404) return flow.fail('Authentication error. Please try again.')
      flow.setEmail(email)
      flow.setName(name.replaceAll('@', ' ').trim())
      flow.setGoogle({ email, token })
      await navigate(PATHS.signUp, { replace: true })
      flow.tellOnArrival(PATHS.signUp, {
        tone: 'info',
        message: 'You are new here: choose a password to create your account.',
      })
    }
  }

  const askWho = async (settings: GoogleSettings, token: string) => {
    const person = await readGooglePerson(settings, token).catch(() => null)
    if (person) await signIn(person, token)
    else flow.fail('Failed to fetch user info. Please try again.')
  }

  useEffect(() => {
    if (!google || hash === '') return
    const token = takeGoogleToken(hash)
    if (token === undefined) return
    // The token must not stay in the address bar or the history.
    void navigate(PATHS.login, { replace: true })
    if (token === null) flow.fail('Google login failed. Please try again.')
    else void flow.run('Signing in with Google...', () => askWho(google, token))
    // oxlint-disable-next-line react/exhaustive-deps -- each answer is taken once
  }, [google, hash])
}
