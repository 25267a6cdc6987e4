import { STAND_IN_CLIENT_ID } from '@visage/sandbox/google'
import type { TestServer } from '../../testing/start-test-server.ts'

type Wish = { email: string; name?: string; isVerified?: boolean; clientId?: string }

const redirectUri = 'http://localhost:3000/login'

/** The query with which a site sends somebody to Google. */
export const authorization = (changes: Record<string, string> = {}): URLSearchParams =>
  new URLSearchParams({
    client_id: STAND_IN_CLIENT_ID,
    redirect_uri: redirectUri,
    response_type: 'token',
    scope: 'openid email profile',
    state: 'made up & checked',
    ...changes,
  })

/** Asks the stand-in for something without following where it leads. */
export const visitStandIn = (server: TestServer, path: string, headers: Record<string, string> = {}) =>
  fetch(`${server.url}/dev/google${path}`, { redirect: 'manual', headers })

/** A token as the button of the login page gets it: through the pages of the stand-in. */
export const getGoogleToken = async (
  server: TestServer,
  { email, name = 'Ada Visitor', isVerified = true, clientId = STAND_IN_CLIENT_ID }: Wish,
): Promise<string> => {
  const query = authorization({
    client_id: clientId,
    email,
    name,
    ...(isVerified ? { email_verified: 'true' } : {}),
  })
  const answer = await visitStandIn(server, `/consent?${query}`)
  const fragment = new URL(answer.headers.get('location') ?? '').hash.slice(1)
  const token = new URLSearchParams(fragment).get('access_token')
  if (!token) throw new Error(`No token: ${answer.status} ${fragment}`)
  return token
}
