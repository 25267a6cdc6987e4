import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signInWithGoogle } from '../../../account/sign-in/google.ts'
import { getGoogleToken } from '../../../account/testing/stand-in-google.ts'
import { createVisitor, startAccountServer } from '../../../account/testing/visitor.ts'
import { readSettings } from '../../../site/read-settings.ts'
import type { TestServer } from '../../../testing/start-test-server.ts'
import { GoogleTokenError } from '../google-sign-in.ts'
import { openOauthGoogle } from './open-oauth-google.ts'

const clientId = 'ours.apps.googleusercontent.com'

let provider: TestServer
let server: TestServer
beforeAll(async () => {
  provider = await startAccountServer()
  const env = { GOOGLE_CLIENT_ID: clientId, GOOGLE_BASE_URL: `${provider.url}/dev/google/` }
  server = await startAccountServer({ env })
})
afterAll(async () => {
  await server[Symbol.asyncDispose]()
  await provider[Symbol.asyncDispose]()
})

const signIn = async (email: string, token: string) =>
  createVisitor(server, { email }).post('/login_profile_with_google/', {
    email,
    google_password: email,
    name: 'Ada',
    google_token: token,
  })

describe('with a client id', () => {
  test('tokens are asked about at the provider', async () => {
    const visitor = createVisitor(server)
    const { profile } = await visitor.signUp()
    const answer = await signIn(visitor.email, await getGoogleToken(provider, { email: visitor.email, clientId }))
    expect(answer.status).toBe(200)
    expect(answer.body.profile).toEqual(profile)
  })

  test('a token that another site was given opens nothing', async () => {
    const visitor = createVisitor(server)
    await visitor.signUp()
    const token = await getGoogleToken(provider, { email: visitor.email, clientId: 'theirs' })
    expect((await signIn(visitor.email, token)).body.code).toBe('google_token_invalid')
    expect((await signIn(visitor.email, 'ya29.nonsense')).body.code).toBe('google_token_invalid')
  })

  test('the settings lead to the provider and no stand-in is served', async () => {
    const { google } = (await server.client.request('GET', '/settings')).body
    expect(google).toEqual({
      client_id: clientId,
      authorize_url: `${provider.url}/dev/google/o/oauth2/v2/auth`,
      userinfo_url: `${provider.url}/dev/google/oauth2/v3/userinfo`,
      is_stand_in: false,
    })
    for (const path of ['/dev/google/o/oauth2/v2/auth', '/dev/google/tokeninfo', '/dev/google/oauth2/v3/userinfo'])
      expect((await fetch(`${server.url}${path}`)).status).toBe(404)
  })
})

test('without a client id the settings lead to the stand-in and say so', async () => {
  const { google } = (await provider.client.request('GET', '/settings')).body
  expect(google).toMatchObject({ authorize_url: '/dev/google/o/oauth2/v2/auth', is_stand_in: true })
})

const tried = {
  email: 'a@example.com',
  token: 'ya29.x',
  ip: '203.0.113.9',
  device: { hash: '0', isKnown: false, name: 'Firefox' },
}

test('where it is off, the settings say so and nobody signs in', async () => {
  const ctx = { ...provider.ctx, google: null }
  expect(readSettings(ctx).google).toBeNull()
  await expect(signInWithGoogle(ctx, tried)).rejects.toMatchObject({ code: 'not_found', status: 404 })
})

describe('a provider in trouble', () => {
  let status = 200
  let body = '{}'
  const troubled = createServer((_request, response) => response.writeHead(status).end(body))
  beforeAll(() => new Promise<void>((resolve) => void troubled.listen(0, '127.0.0.1', resolve)))
  afterAll(() => new Promise((resolve) => void troubled.close(resolve)))
  const open = () =>
    openOauthGoogle({ clientId, baseUrl: `http://127.0.0.1:${(troubled.address() as AddressInfo).port}` })

  test.each([
    [503, '{}'],
    [429, '{}'],
    [200, 'not json'],
  ])('that answers %i %s is no answer about the token', async (nextStatus, nextBody) => {
    status = nextStatus
    body = nextBody
    await expect(open().readAccount('ya29.x')).rejects.not.toBeInstanceOf(GoogleTokenError)
  })

  test('that sends us elsewhere is not followed', async () => {
    status = 302
    await expect(open().readAccount('ya29.x')).rejects.toThrow('fetch failed')
  })

  test('that is away is told as such', async () => {
    const google = openOauthGoogle({ clientId, baseUrl: 'http://127.0.0.1:9' })
    await expect(signInWithGoogle({ ...provider.ctx, google }, tried)).rejects.toMatchObject({
      code: 'unavailable',
      status: 503,
      message: 'Google does not answer. Please try again.',
    })
  })
})
