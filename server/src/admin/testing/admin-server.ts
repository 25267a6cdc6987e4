import { ADMIN_HEADER } from '@visage/contract/admin'
import { setUpApp } from '../../account/testing/factors.ts'
import type { TestApp } from '../../account/testing/factors.ts'
import { drainMails } from '../../account/testing/drain-mails.ts'
import { listOutbox } from '../../adapters/mail/outbox/outbox.ts'
import { createMaker, startGenerationServer } from '../../testing/generation-server.ts'
import type { GenerationServer, Maker } from '../../testing/generation-server.ts'
import type { Answer, TestClient, TestUser } from '../../testing/test-client.ts'

const OPERATOR = 'operator@example.com'
const password = 'correct horse'

type Method = 'GET' | 'POST'

/** Signs up with an address of the test's own. */
export const signUpAs = async (client: TestClient, email: string): Promise<TestUser> => {
  await client.post('/create_profile/', { email, name: 'Op Erator', password })
  const { profile, access, refresh } = (await client.post('/verify_otp/', { email, otp: await client.readCode(email) }))
    .body
  return { id: profile.user_id, email, password, access, refresh }
}

/** A server with one operator, whose admin area is not open yet. */
export type AdminServer = GenerationServer & {
  operator: Maker
  /** Asks for the code that lets an operator set up the first second factor, and answers it. */
  askForCode(): Promise<string>
  /** Opens the admin area with the second factor, which is set up where there is none; answers the token. */
  openAdmin(): Promise<string>
  /** Calls the admin area as the operator, with the admin area that was opened last. */
  ask(method: Method, path: string, body?: object): Promise<Answer>
  /** The same with tokens of the test's own. */
  askAs(sent: { token?: string; admin?: string }, method: Method, path: string, body?: object): Promise<Answer>
}

/** The codes of the admin area that were mailed, newest first; other mails come in between. */
const readCodes = async ({ ctx }: GenerationServer): Promise<string[]> => {
  const { mail } = ctx.config
  const mails = mail.kind === 'outbox' ? await listOutbox(mail.dir) : []
  return mails
    .filter(({ subject }) => subject === 'Your Visage admin code')
    .map(({ text }) => /\b\d{6}\b/.exec(text)?.[0] ?? '')
}

type Options = Parameters<typeof startGenerationServer>[0]

export const startAdminServer = async (options: Options = {}): Promise<AdminServer> => {
  const server = await startGenerationServer({
    ...options,
    env: { ADMIN_EMAILS: OPERATOR, SUPPORT_EMAIL: OPERATOR, ...options.env },
  })
  const { client } = server
  const operator = createMaker(server, await signUpAs(client, OPERATOR))
  let app: TestApp | undefined
  let opened = ''
  const askAs: AdminServer['askAs'] = ({ token, admin }, method, path, body) =>
    client.request(method, path, {
      token,
      ...(body && { body }),
      ...(admin !== undefined && { headers: { [ADMIN_HEADER]: admin } }),
    })
  const askForCode = async () => {
    const sent = await askAs({ token: operator.user.access }, 'POST', '/admin/code', {})
    if (sent.status !== 200) throw new Error(`No code: ${sent.status} ${JSON.stringify(sent.body)}`)
    await drainMails(server)
    const [newest = ''] = await readCodes(server)
    return newest
  }
  const post = (path: string, body: object = {}) =>
    client.post(path, { user_id: operator.user.id, ...body }, { token: operator.user.access })
  operator.signIn = async () => {
    const { email, password: secret } = operator.user
    let signedIn = await client.post('/manual_login/', { email, password: secret })
    if (signedIn.body.code === 'second_factor_required') {
      const proof = { way: 'totp', otp: app?.next() }
      signedIn = await client.post('/sign-in/second-factor', { sign_in: signedIn.body.details.sign_in, proof })
    }
    const { access, refresh } = signedIn.body
    Object.assign(operator.user, { access, refresh })
  }
  const showFactor = async (token: string) => {
    if ((await askAs({ token }, 'GET', '/admin/door')).body.has_second_factor)
      return post('/account/reauthenticate', { proof: { way: 'totp', otp: app?.next() } })
    await askAs({ token }, 'POST', '/admin/first-factor', { otp: await askForCode() })
    app = (await setUpApp(server, post)).app
    return undefined
  }
  return {
    ...server,
    askForCode,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
    operator,
    askAs,
    ask: (method, path, body) => askAs({ token: operator.user.access, admin: opened }, method, path, body),
    async openAdmin() {
      const token = operator.user.access
      await showFactor(token)
      opened = (await askAs({ token }, 'POST', '/admin/open', {})).body.token
      return opened
    },
  }
}
