import { GoogleTokenError } from '@visage/server/google-sign-in'
import type { GoogleSignIn } from '@visage/server/google-sign-in'
import { readTokenInfo } from '@visage/server/read-token-info'
import type { Clock } from '@visage/server/time'
import { answerTokenInfo, createStandInTokens } from './stand-in-tokens.ts'

export const STAND_IN_PATH = '/dev/google'
export const STAND_IN_CLIENT_ID = 'visage.stand-in.local'

/** Stands in for Google on a machine without a client id. It believes whatever address is typed: never in production. */
export const openStandInGoogle = ({ secret, clock }: { secret: string; clock: Clock }): GoogleSignIn => {
  const tokens = createStandInTokens({ secret, clock })
  return {
    browser: {
      clientId: STAND_IN_CLIENT_ID,
      authorizeUrl: `${STAND_IN_PATH}/o/oauth2/v2/auth`,
      userinfoUrl: `${STAND_IN_PATH}/oauth2/v3/userinfo`,
      isStandIn: true,
    },
    async readAccount(accessToken) {
      const { status, body } = await answerTokenInfo({ tokens, clock }, accessToken)
      if (status !== 200) throw new GoogleTokenError('The stand-in does not know this token.')
      return readTokenInfo(body, STAND_IN_CLIENT_ID)
    },
  }
}
