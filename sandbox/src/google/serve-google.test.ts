import { authorization, getGoogleToken, visitStandIn } from '@visage/server/account/testing/stand-in-google'
import { startAccountServer } from '@visage/server/account/testing/visitor'
import type { TestServer } from '@visage/server/testing/start-test-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { STAND_IN_CLIENT_ID } from './open-stand-in-google.ts'

let server: TestServer
beforeAll(async () => {
  server = await startAccountServer()
})
afterAll(() => server[Symbol.asyncDispose]())

const visit = (path: string, headers?: Record<string, string>) => visitStandIn(server, path, headers)
const authPath = (changes?: Record<string, string>) => `/o/oauth2/v2/auth?${authorization(changes)}`

const fragmentOf = (answer: Response) => {
  const location = new URL(answer.headers.get('location') ?? '')
  return { location, fragment: Object.fromEntries(new URLSearchParams(location.hash.slice(1))) }
}

describe('the page of the stand-in', () => {
  test('says that it is not Google and asks who to be', async () => {
    const answer = await visit(authPath({ login_hint: 'olive@example.com' }))
    expect(answer.status).toBe(200)
    const html = await answer.text()
    expect(html).toContain('Not Google')
    expect(html).toContain('value="olive@example.com"')
    expect(html).toContain('http://localhost:3000')
  })

  test('shows what it was sent as text', async () => {
    const html = await (await visit(authPath({ state: '"><script>alert(1)</script>', login_hint: '"><b>' }))).text()
    expect(html).not.toMatch(/<script|<b>/i)
  })

  test.each([
    [{ response_type: 'code' }, 'response_type=token'],
    [{ redirect_uri: 'https://elsewhere.example/login' }, 'leads to another site'],
    [{ redirect_uri: 'javascript:alert(1)' }, 'full http address'],
    [{ redirect_uri: 'http://localhost.elsewhere.example/' }, 'leads to another site'],
    [{ scope: 'openid profile' }, 'scope must hold email'],
    [{ client_id: '' }, 'client_id is missing'],
  ])('refuses %j', async (changes, sentence) => {
    for (const path of [authPath(changes), `/consent?${authorization({ ...changes, cancel: 'true' })}`]) {
      const answer = await visit(path)
      expect(answer.status).toBe(400)
      expect(answer.headers.get('location')).toBeNull()
      expect(await answer.text()).toContain(sentence)
    }
  })

  test('sends a token back in the fragment, with the state', async () => {
    const person = { email: 'ada@example.com', name: 'Ada Example', email_verified: 'true' }
    const answer = await visit(`/consent?${authorization(person)}`)
    expect(answer.status).toBe(302)
    const { location, fragment } = fragmentOf(answer)
    expect(`${location.origin}${location.pathname}${location.search}`).toBe('http://localhost:3000/login')
    expect(fragment).toEqual({
      state: 'made up & checked',
      access_token: expect.stringMatching(/^ya29\./),
      token_type: 'Bearer',
      expires_in: '3599',
      scope: 'openid email profile',
    })
  })

  test('sends a refusal back when the person cancels', async () => {
    const { fragment } = fragmentOf(await visit(`/consent?${authorization({ cancel: 'true' })}`))
    expect(fragment).toEqual({ state: 'made up & checked', error: 'access_denied' })
  })

  test('asks again when the form cannot be used', async () => {
    const answer = await visit(`/consent?${authorization({ email: 'nobody', name: 'Ada' })}`)
    expect(answer.status).toBe(400)
    expect(await answer.text()).toContain('Please enter an email address.')
  })
})

describe('its endpoints', () => {
  // Proves: dev-google-bearer-token-like
  test('answer the bearer of a token like Google does', async () => {
    const token = await getGoogleToken(server, { email: 'ada@example.com', name: 'Ada King Example' })
    const userinfo = await visit('/oauth2/v3/userinfo', { authorization: `Bearer ${token}` })
    expect(userinfo.status).toBe(200)
    const person = await userinfo.json()
    expect(person).toEqual({
      sub: expect.stringMatching(/^\d{21}$/),
      name: 'Ada King Example',
      given_name: 'Ada',
      family_name: 'King Example',
      email: 'ada@example.com',
      email_verified: true,
    })
    const info = await visit(`/tokeninfo?access_token=${token}`)
    expect(await info.json()).toMatchObject({
      aud: STAND_IN_CLIENT_ID,
      azp: STAND_IN_CLIENT_ID,
      sub: (person as { sub: string }).sub,
      email: 'ada@example.com',
      email_verified: 'true',
      expires_in: expect.stringMatching(/^3[56]\d\d$/),
      exp: expect.stringMatching(/^\d+$/),
    })
  })

  test('know no other token', async () => {
    const token = await getGoogleToken(server, { email: 'ada@example.com' })
    for (const bad of ['', 'ya29.nonsense', `${token.slice(0, -4)}AAAA`]) {
      const info = await visit(`/tokeninfo?access_token=${bad}`)
      expect(info.status).toBe(400)
      expect(await info.json()).toMatchObject({ error: 'invalid_token' })
      expect((await visit('/oauth2/v3/userinfo', { authorization: `Bearer ${bad}` })).status).toBe(401)
    }
    expect((await visit('/oauth2/v3/userinfo')).status).toBe(401)
  })
})
