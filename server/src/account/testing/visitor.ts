import { randomInt, randomUUID } from 'node:crypto'
import type { SignedIn } from '@visage/contract'
import { createFakeEngine } from '@visage/sandbox/engines/fake-engine'
import type { Mailer } from '../../adapters/mail/mailer.ts'
import { startTestServer } from '../../testing/start-test-server.ts'
import type { TestServer } from '../../testing/start-test-server.ts'
import type { Answer } from '../../testing/test-client.ts'
import { onlyEngine } from '../../testing/test-engines.ts'

type Sent = { token?: string; headers?: Record<string, string> }

/** Somebody with an address, a network and a browser of their own, so that tests on one server do not share limits. */
export type Visitor = {
  email: string
  password: string
  ip: string
  post: (path: string, body: unknown, sent?: Sent) => Promise<Answer>
  /** Asks for an account; the answer may be an error. */
  createAccount(changes?: { name?: string; password?: string }): Promise<Answer>
  /** The code of the newest mail, once more than `after` mails have come. */
  readCode(after?: number): Promise<string>
  /** Makes a verified account and signs in. */
  signUp(): Promise<SignedIn>
  signIn(password?: string): Promise<Answer>
}

type Options = { env?: Record<string, string>; mail?: Mailer; databaseUrl?: string }

/** A test server that believes the client address which a visitor gives; it generates nothing. */
export const startAccountServer = ({ env, mail, databaseUrl }: Options = {}): Promise<TestServer> =>
  startTestServer({
    env: { TRUST_PROXY: '127.0.0.1', ...env },
    overrides: { engines: onlyEngine(createFakeEngine()), ...(mail ? { mail } : {}) },
    databaseUrl,
  })

const someAddress = () => `198.${randomInt(18, 20)}.${randomInt(256)}.${randomInt(1, 255)}`

export const createVisitor = ({ client }: TestServer, given: Partial<Pick<Visitor, 'email' | 'ip'>> = {}): Visitor => {
  const email = given.email ?? `visitor-${randomUUID()}@example.com`
  const ip = given.ip ?? someAddress()
  const password = 'correct horse battery'
  let cookie = ''
  const post: Visitor['post'] = async (path, body, { headers, ...sent } = {}) => {
    const own = { 'x-forwarded-for': ip, ...(cookie && { cookie }), ...headers }
    const answer = await client.post(path, body, { ...sent, headers: own })
    cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? cookie
    return answer
  }
  const readCode = (after = 0) => client.readCode(email, { after })
  const createAccount: Visitor['createAccount'] = (changes = {}) =>
    post('/create_profile/', { email, name: 'Ada Visitor', password, ...changes })
  return {
    email,
    password,
    ip,
    post,
    createAccount,
    readCode,
    async signUp() {
      const created = await createAccount()
      if (created.status !== 201) throw new Error(`No account: ${created.status} ${created.body.message}`)
      const verified = await post('/verify_otp/', { email, otp: await readCode() })
      return verified.body as SignedIn
    },
    signIn: (tried = password) => post('/manual_login/', { email, password: tried }),
  }
}

/** Six digits that are not this code. */
export const otherThan = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0')
