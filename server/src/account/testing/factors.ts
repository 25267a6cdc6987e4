import { Secret, TOTP } from 'otpauth'
import type { TestServer } from '../../testing/start-test-server.ts'
import type { Answer } from '../../testing/test-client.ts'

type Send = (path: string, body: object) => Promise<Answer>

/** An app that shows the codes of a secret by a server's clock. */
const openApp = ({ clock }: Pick<TestServer, 'clock'>, secret: string) => ({
  secret,
  code: () => new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock.now().getTime() }),
  /** Waits for a code that was not shown before. */
  next() {
    clock.advance(30_000)
    return this.code()
  },
})

export type TestApp = ReturnType<typeof openApp>

/** Sets up an authenticator app in a session that has shown who its person is; answers it and the recovery codes. */
export const setUpApp = async (
  server: Pick<TestServer, 'clock'>,
  send: Send,
): Promise<{ app: TestApp; codes: string[] }> => {
  const begun = await send('/account/authenticator', {})
  if (begun.status !== 200) throw new Error(`No secret: ${begun.status} ${JSON.stringify(begun.body)}`)
  const app = openApp(server, begun.body.secret)
  const confirmed = await send('/account/authenticator/confirm', { otp: app.code() })
  if (confirmed.status !== 200) throw new Error(`Not confirmed: ${confirmed.status} ${JSON.stringify(confirmed.body)}`)
  return { app, codes: confirmed.body.recovery_codes }
}
