import { ADMIN_HEADER } from '@visage/contract/admin'
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
  /** Asks for a code and answers it. */
  askForCode(): Promise<string>
  /** Asks for a code and opens the admin area with it; answers its token. */
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
  return {
    ...server,
    askForCode,
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
    operator,
    askAs,
    ask: (method, path, body) => askAs({ token: operator.user.access, admin: opened }, method, path, body),
    async openAdmin() {
      const otp = await askForCode()
      opened = (await askAs({ token: operator.user.access }, 'POST', '/admin/open', { otp })).body.token
      return opened
    },
  }
}
