import { contract } from '@visage/contract'
import type { SignedIn, SiteSettings } from '@visage/contract'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { z } from 'zod'
import { isApiError } from '../../../lib/api/api-error.ts'
import { call } from '../../../lib/api/call.ts'
import { useSettings } from '../../../lib/api/queries.ts'
import { PATHS } from '../../../lib/routing/paths.ts'
import { storeSignIn } from '../../../lib/session/session.ts'
import type { SignInFlow } from '../use-sign-in-flow.ts'

export const GOOGLE_FAILED = 'Google login failed. Please try again.'

type GoogleSettings = NonNullable<SiteSettings['google']>

const stateName = 'google-state'

const userinfo = z.object({ email: z.string().min(1), name: z.string().default('') })
type GooglePerson = z.output<typeof userinfo>

/** Servers of others answer a newcomer with 200 and nothing in it. */
const hasProfile = (answer: Partial<SignedIn>): answer is SignedIn => answer.profile !== undefined

/** Leaves for Google, which comes back to the login page. */
export const openGoogle = (google: GoogleSettings): void => {
  const state = crypto.randomUUID()
  sessionStorage.setItem(stateName, state)
  const url = new URL(google.authorize_url, location.origin)
  const question = {
    client_id: google.client_id,
    redirect_uri: `${location.origin}${PATHS.login}`,
    response_type: 'token',
    scope: 'openid email profile',
    state,
  }
  for (const [name, value] of Object.entries(question)) url.searchParams.set(name, value)
  location.assign(url)
}

/**
 * The access token in the fragment that Google came back with; null when Google refused or the answer is not to
 * the question this tab asked, undefined when the fragment is no answer at all. Each question takes one answer.
 */
const takeGoogleToken = (fragment: string): string | null | undefined => {
  const answer = new URLSearchParams(fragment.replace(/^#/, ''))
  if (!answer.has('access_token') && !answer.has('error')) return undefined
  const asked = sessionStorage.getItem(stateName)
  sessionStorage.removeItem(stateName)
  return asked !== null && answer.get('state') === asked ? answer.get('access_token') : null
}

/** Whose token it is. Throws when Google does not say. */
const readGooglePerson = async (google: GoogleSettings, token: string): Promise<GooglePerson> => {
  const response = await fetch(new URL(google.userinfo_url, location.origin), {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(15_000),
  })
  if (!response.ok) throw new Error(`Google answered ${response.status} to the question whose token this is.`)
  return userinfo.parse(await response.json())
}

/** Takes what Google came back with: signs in, or opens the form for a new account with name and address filled in. */
export const useGoogleSignIn = (flow: SignInFlow): void => {
  const google = useSettings()?.google
  const { hash } = useLocation()
  const navigate = useNavigate()

  const signIn = async ({ email, name }: GooglePerson, token: string) => {
    const body = { email, google_password: email, name, google_token: token }
    try {
      // Without a token of ours a refusal is only a refusal: it ends no session.
      const answer = await call(contract.account.signInWithGoogle, { body }, { accessToken: '' })
      if (hasProfile(answer)) return storeSignIn(answer)
    } catch (error) {
      if (flow.awaitsFactor(error)) return undefined
      if (!isApiError(error) || error.status !== 404) return flow.fail('Authentication error. Please try again.')
    }
    flow.setEmail(email)
    flow.setName(name.replaceAll('@', ' ').trim())
    flow.setGoogle({ email, token })
    await navigate(PATHS.signUp, { replace: true })
    return flow.tellOnArrival(PATHS.signUp, {
      tone: 'info',
      message: 'You are new here: choose a password to create your account.',
    })
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
    if (token === null) flow.fail(GOOGLE_FAILED)
    else void flow.run('Signing in with Google...', () => askWho(google, token))
    // oxlint-disable-next-line react/exhaustive-deps -- each answer is taken once
  }, [google, hash])
}
