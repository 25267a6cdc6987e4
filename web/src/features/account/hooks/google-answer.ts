import type { SiteSettings } from '@visage/contract'
import { z } from 'zod'
import { PATHS } from '../../../lib/paths.ts'

export type GoogleSettings = NonNullable<SiteSettings['google']>

const stateName = 'google-state'

const userinfo = z.object({ email: z.string().min(1), name: z.string().default('') })
export type GooglePerson = z.output<typeof userinfo>

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
export const takeGoogleToken = (fragment: string): string | null | undefined => {
  const answer = new URLSearchParams(fragment.replace(/^#/, ''))
  if (!answer.has('access_token') && !answer.has('error')) return undefined
  const asked = sessionStorage.getItem(stateName)
  sessionStorage.removeItem(stateName)
  return asked !== null && answer.get('state') === asked ? answer.get('access_token') : null
}

/** Whose token it is. Throws when Google does not say. */
export const readGooglePerson = async (google: GoogleSettings, token: string): Promise<GooglePerson> => {
  const response = await fetch(new URL(google.userinfo_url, location.origin), {
    headers: { authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(15_000),
  })
  if (!response.ok) throw new Error(`Google answered ${response.status} to the question whose token this is.`)
  return userinfo.parse(await response.json())
}
