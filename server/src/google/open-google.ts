import type { Config } from '../env.ts'
import type { Clock } from '../lib/time.ts'
import type { GoogleSignIn } from './google-sign-in.ts'
import { openOauthGoogle } from './oauth/open-oauth-google.ts'
import { openStandInGoogle } from './stand-in/open-stand-in-google.ts'

type Kind = NonNullable<Config['google']>['kind']
type Options<Chosen> = Extract<Config['google'], { kind: Chosen }> & { secret: string; clock: Clock }

const PROVIDERS: { [Chosen in Kind]: (options: Options<Chosen>) => GoogleSignIn } = {
  oauth: openOauthGoogle,
  'stand-in': openStandInGoogle,
}

/** Opens the configured way to sign in with Google; null when there is none. */
export const openGoogle = <Chosen extends Kind>(
  { google, secrets }: { google: Extract<Config['google'], { kind: Chosen }> | null; secrets: Config['secrets'] },
  clock: Clock,
): GoogleSignIn | null => google && PROVIDERS[google.kind]({ ...google, secret: secrets.tokens, clock })
