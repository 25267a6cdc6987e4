import type { SignedIn } from '@visage/contract'
import { decodeJwt, SignJWT, UnsecuredJWT } from 'jose'
import { describe, expect, test, vi } from 'vitest'
import type { TestServer } from '../../testing/start-test-server.ts'
import { onEachDatabase } from '../testing/on-each-database.ts'
import { createVisitor } from '../testing/visitor.ts'
import { openSessionCheck } from './authenticate.ts'

let server: TestServer

const minuteMs = 60_000
const dayMs = 24 * 60 * minuteMs

const refresh = (token: string) => server.client.post('/refresh/', { refresh_token: token })
const readProfile = (access: string, userId: string) =>
  server.client.post('/get_profiles/', { user_id: userId }, { token: access })
const signUp = (): Promise<SignedIn> => createVisitor(server).signUp()

onEachDatabase(
  (opened) => (server = opened),
  () => {
    describe('an access token', () => {
      test('is refused when it is missing, malformed, expired or forged, with one and the same answer', async () => {
        const { profile, access } = await signUp()
        const body = { user_id: profile.user_id }
        const claims = { scope: 'user', sub: profile.user_id, sid: profile.user_id }
        const forged = await new SignJWT(claims)
          .setProtectedHeader({ alg: 'HS256' })
          .setExpirationTime('1h')
          .sign(new Uint8Array(32))
        const unsigned = new UnsecuredJWT(claims).setExpirationTime('1h').encode()
        const [head = '', payload = ''] = access.split('.')
        const headers = [
          undefined,
          '',
          'Bearer',
          'Bearer ',
          'Bearer x',
          'Bearer a.b.c',
          `Basic ${access}`,
          access,
          `Bearer ${forged}`,
          `Bearer ${unsigned}`,
          `Bearer ${head}.${payload}.`,
          `Bearer ${access}x`,
          `Bearer ${access}, Bearer ${access}`,
        ]
        const answers = await Promise.all(
          headers.map((authorization) =>
            server.client.post(
              '/get_profiles/',
              body,
              authorization === undefined ? {} : { headers: { authorization } },
            ),
          ),
        )
        expect(answers.map(({ status }) => status)).toEqual(headers.map(() => 401))
        expect(new Set(answers.map(({ body: { code, error } }) => `${code} ${error}`)).size).toBe(1)
        expect((await readProfile(access, profile.user_id)).status).toBe(200)
        server.clock.advance(15 * minuteMs)
        const expired = await readProfile(access, profile.user_id)
        expect(expired.status).toBe(401)
        expect(expired.body.error).toBe(answers[0]?.body.error)
      })

      test('opens nobody else', async () => {
        const [one, other] = [await signUp(), await signUp()]
        const answer = await readProfile(one.access, other.profile.user_id)
        expect(answer.status).toBe(404)
        expect(answer.body.code).toBe('not_found')
      })
    })

    describe('refresh', () => {
      // Proves: sessions-new-pair-works
      test('answers a new pair that works', async () => {
        const { profile, refresh: token } = await signUp()
        server.clock.advance(20 * minuteMs)
        const answer = await refresh(token)
        expect(answer.status).toBe(200)
        expect(Object.keys(answer.body).toSorted()).toEqual(['access', 'refresh'])
        expect(answer.body.refresh).not.toBe(token)
        expect((await readProfile(answer.body.access, profile.user_id)).status).toBe(200)
        expect((await refresh(answer.body.refresh)).status).toBe(200)
      })

      // Proves: sessions-grace-never-forks
      test('gives parallel tabs one and the same next token, so that a thief in the same moment is found out', async () => {
        const { profile, refresh: token } = await signUp()
        const answers = await Promise.all(Array.from({ length: 5 }, () => refresh(token)))
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
        const [next, ...others] = new Set(answers.map(({ body }) => body.refresh))
        expect(others).toEqual([])
        for (const { body } of answers) expect((await readProfile(body.access, profile.user_id)).status).toBe(200)
        const ours = await refresh(next)
        expect(ours.status).toBe(200)
        server.clock.advance(11_000)
        expect((await refresh(next)).status).toBe(401)
        expect((await refresh(ours.body.refresh)).status).toBe(401)
      })

      test('ends the whole session when a token comes again after the grace', async () => {
        const { profile, refresh: stolen } = await signUp()
        const next = (await refresh(stolen)).body
        server.clock.advance(11_000)
        expect((await refresh(stolen)).body.code).toBe('unauthenticated')
        expect((await refresh(next.refresh)).status).toBe(401)
        expect((await readProfile(next.access, profile.user_id)).status).toBe(401)
      })

      test('leaves other sessions of the same person alone', async () => {
        const visitor = createVisitor(server)
        const first = await visitor.signUp()
        const second: SignedIn = (await visitor.signIn()).body
        await refresh(first.refresh)
        server.clock.advance(11_000)
        await refresh(first.refresh)
        expect((await readProfile(second.access, second.profile.user_id)).status).toBe(200)
        expect((await refresh(second.refresh)).status).toBe(200)
      })

      test('lasts 30 days from the last use', async () => {
        const { refresh: token } = await signUp()
        server.clock.advance(29 * dayMs)
        const renewed = await refresh(token)
        expect(renewed.status).toBe(200)
        server.clock.advance(30 * dayMs)
        expect((await refresh(renewed.body.refresh)).status).toBe(401)
      })

      // Proves: sessions-end-after-90-days
      test('ends after 90 days, however much it is used', async () => {
        const visitor = createVisitor(server)
        let { refresh: token } = await visitor.signUp()
        for (const days of [29, 29, 29]) {
          server.clock.advance(days * dayMs)
          token = (await refresh(token)).body.refresh
        }
        server.clock.advance(2.9 * dayMs)
        const last = await refresh(token)
        expect(last.status).toBe(200)
        server.clock.advance(0.2 * dayMs)
        expect((await refresh(last.body.refresh)).status).toBe(401)
        expect((await visitor.signIn()).status).toBe(200)
      })

      test('refuses a token that is not one', async () => {
        const { access } = await signUp()
        for (const token of ['nonsense', access, 'x'.repeat(2048)]) {
          const answer = await refresh(token)
          expect(answer.status).toBe(401)
          expect(answer.body.code).toBe('unauthenticated')
        }
      })
    })

    describe('logout', () => {
      test('is known of one session among those that are asked about together', async () => {
        const isSignedIn = openSessionCheck(server.ctx)
        const people = [await signUp(), await signUp()]
        await server.client.post('/logout/', { refresh_token: people[0]?.refresh })
        const callers = [...people, ...people].map(({ access, profile }) => ({
          userId: profile.user_id,
          sessionId: String(decodeJwt(access).sid),
        }))
        const select = vi.spyOn(server.ctx.db, 'select')
        expect(await Promise.all(callers.map(isSignedIn))).toEqual([false, true, false, true])
        expect(select).toHaveBeenCalledTimes(1)
        select.mockRestore()
      })

      test('ends that session at once, its access token too, and no other', async () => {
        const visitor = createVisitor(server)
        const first = await visitor.signUp()
        const second: SignedIn = (await visitor.signIn()).body
        const answer = await server.client.post('/logout/', { refresh_token: first.refresh })
        expect(answer.status).toBe(204)
        expect(answer.body).toBe('')
        expect((await readProfile(first.access, first.profile.user_id)).status).toBe(401)
        expect((await refresh(first.refresh)).status).toBe(401)
        expect((await readProfile(second.access, second.profile.user_id)).status).toBe(200)
      })

      test('answers the same when there is nothing left to end', async () => {
        const { refresh: token } = await signUp()
        for (const sent of [token, token, 'nonsense'])
          expect((await server.client.post('/logout/', { refresh_token: sent })).status).toBe(204)
      })
    })
  },
)
