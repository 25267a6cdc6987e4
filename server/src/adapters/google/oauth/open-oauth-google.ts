import { GoogleTokenError } from '../google-sign-in.ts'
import type { GoogleSignIn } from '../google-sign-in.ts'
import { readTokenInfo } from '../read-token-info.ts'

const timeoutMs = 8000

const GOOGLE = {
  authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
  userinfoUrl: 'https://www.googleapis.com/oauth2/v3/userinfo',
  tokenInfoUrl: 'https://oauth2.googleapis.com/tokeninfo',
}

/** The same three addresses below one base, as a stand-in serves them. */
const below = (baseUrl: string): typeof GOOGLE => {
  const base = baseUrl.replace(/\/+$/, '')
  return {
    authorizeUrl: `${base}/o/oauth2/v2/auth`,
    userinfoUrl: `${base}/oauth2/v3/userinfo`,
    tokenInfoUrl: `${base}/tokeninfo`,
  }
}

/**
 * Google's own sign-in for the client `clientId`. An access token carries no audience, so its issuer is asked: without
 * that, a token that any other site was given would open the account here.
 */
export const openOauthGoogle = ({ clientId, baseUrl }: { clientId: string; baseUrl: string | null }): GoogleSignIn => {
  const { authorizeUrl, userinfoUrl, tokenInfoUrl } = baseUrl === null ? GOOGLE : below(baseUrl)
  return {
    browser: { clientId, authorizeUrl, userinfoUrl, isStandIn: false },
    async readAccount(accessToken) {
      const url = `${tokenInfoUrl}?${new URLSearchParams({ access_token: accessToken })}`
      const response = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
      if (response.status >= 500 || response.status === 429)
        throw new Error(`Google answered ${response.status} to a question about a token.`)
      if (!response.ok) throw new GoogleTokenError('Google does not know this token.')
      return readTokenInfo(await response.json(), clientId)
    },
  }
}
